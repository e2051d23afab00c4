import { expect, test } from '@playwright/test';
import {
	type VisitTime,
	instantOfVisit,
	wordsOfVisit,
} from '../../../../src/outputs/explore/visit-time.ts';
import { english } from '../../../../src/i18n/messages/en/messages.ts';
import { openingStatus } from '../../../../src/domain/opening-hours/opening-status.ts';
import { statusText } from '../../../../src/domain/opening-hours/status-text.ts';
import type { OpeningHoursRow } from '../../../../src/records/opening-hours-row.ts';
import { timetable } from './explored-places.ts';

const paris = 'Europe/Paris';
const evenings: OpeningHoursRow[] = [{ day_of_week: ['Daily'], opens: '18:30', closes: '22:30' }];
const nights: OpeningHoursRow[] = [{ day_of_week: ['Daily'], opens: '18:30', closes: '02:00' }];
const allDay: OpeningHoursRow[] = [{ day_of_week: ['Daily'], opens: '00:00', closes: '24:00' }];

/** Returns what an entry says of a place at the time of a visit. */
function statusOn(visit: VisitTime, rows: readonly OpeningHoursRow[]): string {
	const words = wordsOfVisit(english.openingHours.status, 'Open Wed 9 Sept, 20:00');
	const status = openingStatus(timetable(rows), instantOfVisit(visit, paris), paris);
	const text = statusText(status, words, 'en-GB');
	return [text?.state, text?.detail].filter(Boolean).join(' · ');
}

test('an entry says that a place is open at the time of a visit, and until when', () => {
	const visit = { date: '2020-09-09', time: '20:00' };

	expect(statusOn(visit, evenings)).toBe('Open Wed 9 Sept, 20:00 · until 22:30');
	expect(statusOn(visit, nights)).toBe('Open Wed 9 Sept, 20:00 · until 02:00');
	expect(statusOn(visit, allDay)).toBe('Open 24 hours');
});

test('a place that closes within an hour of the time of a visit says until when as any other', () => {
	expect(statusOn({ date: '2020-09-09', time: '22:00' }, evenings)).toBe(
		'Open Wed 9 Sept, 20:00 · until 22:30',
	);
});

test('the time of a visit is that of the clocks of the place', () => {
	const visit = { date: '2020-09-09', time: '20:00' };

	expect(new Date(instantOfVisit(visit, paris)).toISOString()).toBe('2020-09-09T18:00:00.000Z');
	expect(new Date(instantOfVisit(visit, 'Asia/Tokyo')).toISOString()).toBe(
		'2020-09-09T11:00:00.000Z',
	);
});
