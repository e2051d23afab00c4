import type { Day } from '../../domain/events/days.ts';
import { believedDateTime } from '../../domain/places/record-age.ts';
import type { PublishedRecord } from './published-records.ts';

/**
 * Returns when what a page shows was last changed, as a date-time with offset; `undefined` where it
 * is not known. A day after tomorrow is not believed.
 *
 * The page of a place or an event is about its record, and what is around it is no news of it.
 * Every other page lists records, that of a destination or collection too: it changes with each of
 * them.
 *
 * @param own The record that the page is about.
 * @param shown Records that the page is about or leads to.
 * @param today Day in the time zone of the guide.
 */
export function lastChange(
	own: PublishedRecord | undefined,
	shown: readonly PublishedRecord[],
	today: Day,
): string | undefined {
	const isOfOne = own?.resource === 'places' || own?.resource === 'events';
	return (isOfOne ? [own] : shown)
		.flatMap(({ updatedAt }) => believedDateTime(updatedAt, today) ?? [])
		.reduce<string | undefined>(
			(last, date) => (last === undefined || Date.parse(date) > Date.parse(last) ? date : last),
			undefined,
		);
}
