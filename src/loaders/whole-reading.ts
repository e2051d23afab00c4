import { dayMs } from '../durations.ts';
import type { SnapshotFacts } from '../snapshot/snapshot-format.ts';
import type { ServiceSettings } from './service-settings.ts';

/**
 * Since when every record is being read; `undefined` where only those are read which may have changed.
 *
 * Every record is read when that is asked for or due, when an earlier such reading was interrupted, and always of the sample, whose
 * dates follow the calendar while its `updated_at` stays.
 */
export function wholeReadingSince(
	{ whole_began_at: beganAt, whole_read_at: readAt }: Partial<SnapshotFacts>,
	{ policy, url }: Pick<ServiceSettings, 'policy' | 'url'>,
	now: string,
): string | undefined {
	if (policy.fullRead || url === undefined) return now;
	if (beganAt !== undefined) return beganAt;
	if (readAt === undefined) return now;
	const isDue = Date.parse(now) - Date.parse(readAt) >= policy.fullReadDays * dayMs;
	return isDue ? now : undefined;
}
