import { Temporal } from 'temporal-polyfill';
import type { Occurrence } from './occurrence.ts';
import type { OffsetDateTime } from './offset-date-time.ts';

/** Whether the numeric offset of a date-time is the one that a time zone (IANA name) has at that instant. */
export function hasOffsetOfZone(moment: OffsetDateTime, timeZone: string): boolean {
	const zoned = Temporal.Instant.fromEpochMilliseconds(moment.epochMs).toZonedDateTimeISO(timeZone);
	return zoned.offsetNanoseconds === moment.offsetMinutes * 60e9;
}

/** Every date-time of the occurrences whose offset contradicts the time zone of their place, for the report. */
export function offsetsAgainstZone(
	occurrences: readonly Occurrence[],
	timeZone: string,
): OffsetDateTime[] {
	return occurrences
		.filter(({ isExpanded }) => !isExpanded)
		.flatMap(({ start, end }) => (end === undefined ? [start] : [start, end]))
		.filter((moment) => !hasOffsetOfZone(moment, timeZone));
}
