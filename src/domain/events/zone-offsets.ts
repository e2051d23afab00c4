import { Temporal } from 'temporal-polyfill';
import { type OffsetDateTime, parseOffsetDateTime } from './offset-date-time.ts';
import type { Span } from './span.ts';

/** Returns an instant by the clocks of a time zone (IANA name). */
export function zoned(epochMs: number, timeZone: string): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
}

/**
 * Returns whether the numeric offset of a date-time is the one that a time zone (IANA name) has at
 * that instant.
 */
export function hasOffsetOfZone(moment: OffsetDateTime, timeZone: string): boolean {
	return zoned(moment.epochMs, timeZone).offsetNanoseconds === moment.offsetMinutes * 60e9;
}

/** Holds a start by the clocks of its venue, and as it is written where that differs. */
interface StartAtVenue {
	start: OffsetDateTime;
	stated?: Pick<Span, 'start'> | undefined;
	/** IANA name. */
	timeZone: string;
}

/**
 * Returns whether an occurrence was written by the clocks of its venue, or in UTC, in which sources
 * write the times of any place: else it is not known which clocks its rule follows.
 */
export function followsClocksOfVenue({ start, stated, timeZone }: StartAtVenue): boolean {
	if (!hasOffsetOfZone(start, timeZone)) return false;
	const written = stated?.start ?? start;
	return written.offsetMinutes === 0 || hasOffsetOfZone(written, timeZone);
}

/**
 * Writes an instant by the clocks of a time zone; leaves it as it is where RFC 3339 cannot write it
 * by these.
 */
export function atClocksOf(moment: OffsetDateTime, timeZone: string): OffsetDateTime {
	if (hasOffsetOfZone(moment, timeZone)) return moment;
	const text = zoned(moment.epochMs, timeZone).toString({
		timeZoneName: 'never',
		smallestUnit: 'second',
	});
	const parsed = parseOffsetDateTime(text);
	return parsed?.epochMs === moment.epochMs ? parsed : moment;
}

/**
 * Gives a written time the offset that a time zone has then; leaves it as it is where RFC 3339
 * cannot write that.
 */
export function withOffsetOf(moment: OffsetDateTime, timeZone: string): OffsetDateTime {
	if (hasOffsetOfZone(moment, timeZone)) return moment;
	return writtenInZone(Temporal.PlainDateTime.from(moment.iso), timeZone) ?? moment;
}

/**
 * Returns what the clock on the wall shows, with its offset in a time zone; `undefined` where RFC
 * 3339 cannot write it.
 *
 * A midnight that the change of the clocks skips is written with the offset before it: it is the
 * instant at which the day begins.
 */
export function writtenInZone(
	clock: Temporal.PlainDateTime,
	timeZone: string,
): OffsetDateTime | undefined {
	const { offset } = clock.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
	return parseOffsetDateTime(`${clock.toString({ smallestUnit: 'second' })}${offset}`);
}
