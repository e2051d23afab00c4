import { datePart, isoDateTime } from './iso-dates.ts';

/**
 * When the doors open: a time of day as `HH:MM:SS`, or a date-time on the day of the start; `undefined` for other text.
 *
 * @param startDate Of the Event node: a date, or a date-time in the source's own offset.
 */
export function doorTime(text: string | undefined, startDate: string): string | undefined {
	const time = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text?.trim() ?? '');
	if (time) return `${time[1] ?? ''}:${time[2] ?? ''}:${time[3] ?? '00'}`;
	const dateTime = isoDateTime(text);
	return datePart(dateTime) === datePart(startDate) ? dateTime : undefined;
}
