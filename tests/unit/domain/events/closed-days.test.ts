import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type CardDates, cardText } from '../../../../src/domain/events/card-dates.ts';
import { closedDaysFrom, isAtClosedDoor } from '../../../../src/domain/events/closed-days.ts';
import { closedOnDays } from '../../../../src/domain/events/whats-on.ts';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import { dateFromIso, dayOf, weekdayOf } from '../../../../src/domain/opening-hours/calendar.ts';
import { seasonsOf } from '../../../../src/domain/opening-hours/seasons.ts';
import { timetableOf } from '../../../../src/domain/opening-hours/timetable-of.ts';
import { testProperty } from '../../../support/test-property.ts';
import { hoursOf } from '../opening-hours/hours-of.ts';

const tuesdayToSunday = { day_of_week: ['Tue-Sun'], opens: '10:00', closes: '17:00' };
const monday = '2026-12-07';
const exhibition = { firstDay: '2026-10-01', lastDay: '2027-03-31' };
const on = (day: string) => ({ firstDay: day, lastDay: day });

function closedDaysOf(...rows: object[]): string[] {
	const hours = hoursOf(...rows);
	return closedDaysFrom(timetableOf(hours, seasonsOf(hours)), '2026-12-01');
}

test('an exhibition of months finds a museum closed on its closed day', () => {
	const closed = closedDaysOf(tuesdayToSunday);
	expect(closed.slice(0, 3)).toEqual([monday, '2026-12-14', '2026-12-21']);
	expect(isAtClosedDoor(exhibition, on(monday), closed)).toBe(true);
	expect(isAtClosedDoor(exhibition, on('2026-12-08'), closed)).toBe(false);
	expect(isAtClosedDoor(exhibition, { firstDay: monday, lastDay: '2026-12-08' }, closed)).toBe(
		false,
	);
	expect(isAtClosedDoor(exhibition, on('2027-04-05'), closed)).toBe(false);
});

test('a date of less than a week takes place although its venue is closed', () => {
	const closed = closedDaysOf(tuesdayToSunday);
	expect(isAtClosedDoor(on(monday), on(monday), closed)).toBe(false);
	const weekend = { firstDay: '2026-12-05', lastDay: monday };
	expect(isAtClosedDoor(weekend, on(monday), closed)).toBe(false);
});

test('days in doubt, days that no row speaks of and nights close no door', () => {
	const doubtful = {
		day_of_week: ['Monday'],
		closed: true,
		is_special_hours: true,
		notes: 'often',
	};
	const daily = { ...tuesdayToSunday, day_of_week: ['Daily'] };
	expect(closedDaysOf(daily, doubtful)).toEqual([]);
	expect(closedDaysOf({ ...daily, valid_from: '04-01', valid_through: '10-31' })).toEqual([]);
	const special = {
		closed: true,
		is_special_hours: true,
		valid_from: '12-25',
		valid_through: '12-25',
	};
	expect(closedDaysOf(daily, special)).toEqual(['2026-12-25']);
});

for (const [locale, today, thatDay] of [
	['en', 'Closed today', 'Closed on this day'],
	['de', 'Heute geschlossen', 'An diesem Tag geschlossen'],
	['es', 'Cerrado hoy', 'Cerrado ese día'],
	['fr', 'Fermé aujourd’hui', 'Fermé ce jour-là'],
	['it', 'Chiuso oggi', 'Chiuso in questo giorno'],
	['ja', '本日休業', 'この日は休業'],
	['nl', 'Vandaag gesloten', 'Op deze dag gesloten'],
	['pt', 'Fechado hoje', 'Fechado neste dia'],
] as const) {
	test(`says in ${locale} that what is on for long is closed today`, () => {
		const words = messagesFor(locale).events.card;
		const start = '2026-10-01';
		const endsAtMs = Date.parse('2027-03-31T22:00Z');
		const card: CardDates = { dates: [[start, endsAtMs, '2027-03-31']], closed: [monday] };
		const noticeOn = (day: string, isLive = true) =>
			cardText(card, Date.parse(`${day}T12:00Z`), 'Europe/Lisbon', words, locale, isLive).notice;

		expect(noticeOn(monday)).toEqual(['closed', today]);
		expect(noticeOn('2026-12-08')).toBeUndefined();
		expect(noticeOn(monday, false)).toBeUndefined();
		expect(words.closedThatDay).toBe(thatDay);
	});
}

test('a notice of the date stands before that it is closed today, and what is called off is not closed', () => {
	const words = messagesFor('en').events.card;
	const noticed = (kind: 'sold-out' | 'cancelled', label: string) =>
		cardText(
			{
				dates: [['2026-10-01', Date.parse('2027-03-31T22:00Z'), '2027-03-31', 0]],
				notices: [[kind, label]],
				closed: [monday],
			},
			Date.parse(`${monday}T12:00Z`),
			'Europe/Lisbon',
			words,
			'en',
			true,
		).notice;

	expect(noticed('sold-out', 'Sold out')).toEqual(['sold-out', 'Sold out · Closed today']);
	expect(noticed('cancelled', 'Cancelled')).toEqual(['cancelled', 'Cancelled']);
});

test('a list of days says that the venue is closed on all of them', () => {
	const words = messagesFor('en').events.card;
	const date = {
		...exhibition,
		eventId: 'evt_1',
		dateTime: '2026-10-01',
		endsAtMs: Date.parse('2027-03-31T22:00Z'),
		closedDays: ['2026-12-05', '2026-12-06', monday],
	};
	const said = (first: string, last: string) => closedOnDays(date, { first, last }, monday, words);

	expect(said(monday, monday)).toBe('Closed today');
	expect(said('2026-12-05', '2026-12-06')).toBe('Closed on these days');
	expect(said(monday, '2026-12-13')).toBeUndefined();
});

testProperty('no door is closed on a day on which the place opens', 200, () =>
	fc.property(
		fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
		(open) => {
			const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
			const closed = closedDaysOf({
				...tuesdayToSunday,
				day_of_week: open.map((day) => names[day]),
			});
			const weekdays = new Set(closed.map((day) => weekdayOf(dayOf(dateFromIso(day)))));
			return weekdays.size === 7 - open.length && open.every((day) => !weekdays.has(day));
		},
	),
);
