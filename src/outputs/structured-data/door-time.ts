import { Temporal } from 'temporal-polyfill';
import type { DoorDate } from '../../domain/events/door-time.ts';
import { writtenInZone } from '../../domain/events/zone-offsets.ts';
import { datePart, isoDateTime } from './iso-dates.ts';

/**
 * When the doors open: a time of day as `HH:MM:SS`, or a date-time on the day of the start;
 * `undefined` for other text.
 *
 * @param startDate Of the Event node: a date, or a date-time in the source's own offset.
 * @param venueDay Where that is not the offset of the venue: a time of day alone would be read by
 * the clock of the start, so it is written as a date-time on this day.
 */
export function doorTime(
	text: string | undefined,
	startDate: string,
	venueDay?: Required<DoorDate>,
): string | undefined {
	const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text?.trim() ?? '');
	if (match) {
		const time = `${match[1] ?? ''}:${match[2] ?? ''}:${match[3] ?? '00'}`;
		if (!venueDay) return time;
		const clock = Temporal.PlainDateTime.from(`${venueDay.firstDay}T${time}`);
		return writtenInZone(clock, venueDay.timeZone)?.iso;
	}
	const dateTime = isoDateTime(text);
	return datePart(dateTime) === datePart(startDate) ? dateTime : undefined;
}
