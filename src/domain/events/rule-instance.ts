import { Temporal } from 'temporal-polyfill';
import type { Occurrence } from './occurrence.ts';
import { type OffsetDateTime, parseOffsetDateTime } from './offset-date-time.ts';
import { spanInZone } from './span-in-zone.ts';
import { writtenInZone } from './zone-offsets.ts';

/**
 * Returns the instance of an occurrence's rule that begins at `start`, as long as its source by the
 * clock on the wall; none where its dates cannot be written. A note on a date is about that date
 * alone.
 *
 * @param start Start by the clocks of the venue; of whole days only the day counts.
 */
export function instanceAt(source: Occurrence, start: Temporal.ZonedDateTime): Occurrence[] {
	const { isAllDay, seriesStatus: status, timeZone } = source;
	const begins = start.toPlainDateTime();
	const ends = source.end && begins.add(lastingByClock(source.start, source.end));
	const from = isAllDay ? writtenInZone(begins, timeZone) : offsetDateTimeOf(start);
	if (from === undefined) return [];
	const to =
		ends &&
		(isAllDay ? writtenInZone(ends, timeZone) : offsetDateTimeOf(ends.toZonedDateTime(timeZone)));
	const span = spanInZone(from, to, timeZone);
	const added = { notes: undefined, rule: undefined, stated: undefined, status, isExpanded: true };
	return [{ ...source, ...span, ...added }];
}

function lastingByClock(start: OffsetDateTime, end: OffsetDateTime): Temporal.Duration {
	return Temporal.PlainDateTime.from(start.iso).until(Temporal.PlainDateTime.from(end.iso));
}

function offsetDateTimeOf(moment: Temporal.ZonedDateTime): OffsetDateTime | undefined {
	return parseOffsetDateTime(moment.toString({ timeZoneName: 'never', smallestUnit: 'second' }));
}
