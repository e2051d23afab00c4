import { monthGrid } from '../../domain/events/month-grid.ts';
import { type MonthTable, monthTable } from '../../domain/events/month-grid-words.ts';
import { occurrencesOf } from '../../domain/events/listed-occurrences.ts';
import { type OccurrenceRows, occurrenceRows } from '../../domain/events/occurrence-rows.ts';
import { localeFacts } from '../../i18n/locale/locale-facts.ts';
import type { PageContext } from '../view-models/site/page-context.ts';
import { specimenNow } from './place-specimens.ts';

const today = '2026-11-21';

/**
 * Returns specimens of dates: one that is over, one to come, one that is cancelled, and days
 * without times.
 */
export function occurrenceSpecimens({ messages, routes, site }: PageContext): OccurrenceRows {
	const event = {
		occurrences: [
			{ start_at: '2026-10-02T21:00:00+01:00', end_at: '2026-10-02T23:00:00+01:00' },
			{
				start_at: '2026-12-04T21:00:00+00:00',
				end_at: '2026-12-05T00:30:00+00:00',
				notes: 'In the small hall.',
			},
			{
				start_at: '2026-12-11T21:00:00+00:00',
				end_at: '2026-12-11T23:00:00+00:00',
				status: 'cancelled',
			},
			{ start_at: '2026-12-18T00:00:00+00:00', end_at: '2026-12-20T23:59:00+00:00' },
		],
	};
	const clock = { nowMs: specimenNow, timeZone: 'Europe/Lisbon' };
	const dates = occurrencesOf(event, clock);
	const { timeZone } = clock;
	const words = { locale: site.locale, messages: messages.events, timeZone, today };
	return occurrenceRows(dates, clock, words, undefined, () => routes.home());
}

/** Returns a month with days that are empty, today, and days with few and many events. */
export function monthSpecimen({ messages, site }: PageContext): MonthTable {
	const { firstWeekday } = localeFacts(site.locale);
	const counts = new Map([
		[today, 1],
		['2026-11-22', 3],
		['2026-11-28', 24],
	]);
	return monthTable(
		'2026-11',
		monthGrid('2026-11', counts, firstWeekday, today),
		firstWeekday,
		() => '#month',
		{ locale: site.locale, messages: messages.events },
	);
}
