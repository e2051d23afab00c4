import { dayMs } from '../../i18n/durations.ts';
import type { SnapshotFacts } from '../snapshot/snapshot-format.ts';
import type { ServiceSettings } from './service-settings.ts';

/**
 * Returns since when every record is being read; `undefined` where only those are read which may
 * have changed.
 *
 * Every record is read when that is asked for or due, when an earlier such reading was interrupted,
 * and always of the sample, whose dates follow the calendar while its `updated_at` stays. A time to
 * come is one of a clock that was wrong, and says nothing.
 */
export function wholeReadingSince(
	{ whole_began_at: beganAt, whole_read_at: readAt }: Partial<SnapshotFacts>,
	{ policy, url }: Pick<ServiceSettings, 'policy' | 'url'>,
	now: string,
): string | undefined {
	if (policy.fullRead || url === undefined) return now;
	if (beganAt !== undefined && agoMs(beganAt, now) >= 0) return beganAt;
	if (readAt === undefined || beganAt !== undefined) return now;
	const readAgoMs = agoMs(readAt, now);
	return readAgoMs < 0 || readAgoMs >= policy.fullReadDays * dayMs ? now : undefined;
}

function agoMs(instant: string, now: string): number {
	return Date.parse(now) - Date.parse(instant);
}
