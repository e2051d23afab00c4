import { expect, test } from '@playwright/test';
import { dayTimesText } from '../../../../src/domain/opening-hours/day-times-text.ts';
import { seasonsOf } from '../../../../src/domain/opening-hours/seasons.ts';
import { hoursInWords } from '../../../../src/domain/opening-hours/timetable.ts';
import { timetableOf } from '../../../../src/domain/opening-hours/timetable-of.ts';
import { localDay } from '../../../../src/domain/opening-hours/wall-clock.ts';
import { hoursOf, wording } from './hours-of.ts';

const { messages } = wording;
const words = { ...messages.status, ...messages };

/** Returns the hours of a date in words. */
function textOn(date: string, ...rows: object[]): string | undefined {
	const hours = hoursOf(...rows);
	const timetable = timetableOf(hours, seasonsOf(hours));
	const day = localDay(Date.parse(`${date}T12:00Z`), 'Europe/Lisbon');
	return dayTimesText(timetable, day, words, 'en-GB');
}

const museum = [
	{ day_of_week: ['Tue-Fri'], opens: '10:00', closes: '12:30' },
	{ day_of_week: ['Tue-Fri'], opens: '14:00', closes: '18:00' },
];
const saturday = { day_of_week: ['Saturday'] };

test('the hours of a day are told with all that is open on it', () => {
	expect(textOn('2026-11-20', ...museum)).toBe('10:00–12:30, 14:00–18:00');
	expect(textOn('2026-11-21', ...museum)).toBe('Closed today');
});

test('a night belongs to the day before it, and a whole day has words of its own', () => {
	const bar = { ...saturday, opens: '20:00', closes: '02:00' };
	expect(textOn('2026-11-21', bar)).toBe('20:00 until 02:00 next day');
	const always = { ...saturday, opens: '00:00', closes: '24:00' };
	expect(textOn('2026-11-21', always)).toBe('Open 24 hours');
});

test('what is not stated stays unknown', () => {
	const summer = { ...museum[0], valid_from: '2026-06-01', valid_through: '2026-08-31' };
	expect(textOn('2026-11-20', summer)).toBe('Hours not stated for today');
	expect(textOn('2026-11-21', { ...saturday, opens: '20:00' })).toBeUndefined();
	expect(dayTimesText(hoursInWords, 20_000, words, 'en-GB')).toBeUndefined();
});
