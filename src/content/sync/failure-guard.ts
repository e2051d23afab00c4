import { type ContentReport, failedCount } from './content-report.ts';
import type { SyncPolicy } from './sync-policy.ts';
import { SyncStoppedError } from './sync-stopped-error.ts';

/**
 * Stops a sync that leaves nothing to publish, or in which too many places and events could not be
 * read.
 *
 * @throws {SyncStoppedError} With how many.
 */
export function stopIfTooManyFailed(report: ContentReport, { mostFailures }: SyncPolicy): void {
	const { events, places } = report.resources;
	const listed = places.listed + events.listed;
	const failed = failedCount(places) + failedCount(events);
	if (places.published + events.published === 0) {
		throw failed === 0
			? SyncStoppedError.nothingToPublish(listed)
			: SyncStoppedError.nothingReadable(listed);
	}
	if (failed > listed * mostFailures) throw SyncStoppedError.tooManyFailed(failed, listed);
}
