import { PermalinkHistory } from '../../guide/permalinks/permalink-history.ts';
import { mergedPermalinks } from '../../guide/permalinks/permalink.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { readPermalinkFile } from './permalink-file.ts';

/**
 * Returns what earlier builds have published, by the snapshot and by the file that is committed.
 *
 * @param committedPath Absent where the guide has no such file.
 */
export function permalinkHistory(
	snapshot: Pick<Snapshot, 'addresses'>,
	committedPath: string | undefined,
): PermalinkHistory {
	const committed = committedPath === undefined ? [] : readPermalinkFile(committedPath);
	return new PermalinkHistory(mergedPermalinks(snapshot.addresses(), committed));
}
