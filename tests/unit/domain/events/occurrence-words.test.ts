import { expect, test } from '@playwright/test';
import { dateLeaf } from '../../../../src/domain/events/date-leaf.ts';
import { doorClock, doorsInWords } from '../../../../src/domain/events/door-time.ts';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import {
	type WordsContext,
	occurrenceWords,
} from '../../../../src/domain/events/occurrence-words.ts';
import { at, british, eventOn, lisbon } from './sample-dates.ts';

const american: WordsContext = { ...british, locale: 'en-US' };
const german: WordsContext = { ...british, locale: 'de' };

function words(
	start: string,
	end?: string,
	context: WordsContext = british,
	timeZone = 'Europe/Lisbon',
) {
	const [occurrence] = occurrencesOf(eventOn(at(start, end)), { timeZone });
	return occurrence && occurrenceWords(occurrence, { ...context, timeZone });
}

const fullText = (start: string, end?: string, context?: WordsContext) =>
	words(start, end, context)?.text;

test('a date with a time', () => {
	expect(words('2026-12-04T21:00:00+00:00')).toEqual({
		text: 'Friday, 4 December 2026, 21:00',
		short: 'Fri 4 Dec, 21:00',
		dateTime: '2026-12-04T21:00:00+00:00',
	});
});

test('the clock is that of the venue, wherever it is', () => {
	const at = (start: string, timeZone: string) => words(start, undefined, british, timeZone)?.text;

	expect(at('2026-12-04T21:00:00+13:00', 'Pacific/Auckland')).toBe(
		'Friday, 4 December 2026, 21:00',
	);
	expect(at('2026-12-04T00:30:00-11:00', 'Pacific/Pago_Pago')).toBe(
		'Friday, 4 December 2026, 00:30',
	);
	expect(at('2026-12-04T23:45:00+05:30', 'Asia/Kolkata')).toBe('Friday, 4 December 2026, 23:45');
});

test('what is written in UTC is told by the clock of the venue', () => {
	const inParis = (start: string, end: string) => {
		const timeZone = 'Europe/Paris';
		const coordinates = { latitude: 48.8566, longitude: 2.3522 };
		const [date] = occurrencesOf({ ...eventOn(at(start, end)), coordinates }, { timeZone });
		return date && occurrenceWords(date, { ...british, timeZone }).text;
	};

	expect(inParis('2026-07-04T19:00:00+00:00', '2026-07-04T21:00:00Z')).toBe(
		'Saturday, 4 July 2026, 21:00–23:00',
	);
	expect(inParis('2026-07-04T22:00:00+00:00', '2026-07-05T22:00:00+00:00')).toBe(
		'Sunday, 5 July 2026',
	);
});

test('a range on one day', () => {
	expect(fullText('2026-12-04T21:00:00+00:00', '2026-12-04T23:30:00+00:00')).toBe(
		'Friday, 4 December 2026, 21:00–23:30',
	);
});

test('a night ends the next day', () => {
	expect(fullText('2026-12-04T22:00:00+00:00', '2026-12-05T04:00:00+00:00')).toBe(
		'Friday, 4 December 2026, 22:00 to 04:00 (next day)',
	);
});

test('an evening until midnight', () => {
	expect(fullText('2026-12-04T19:00:00+00:00', '2026-12-05T00:00:00+00:00')).toBe(
		'Friday, 4 December 2026, 19:00 to midnight',
	);
});

test('an end at 23:59 states the day only', () => {
	expect(fullText('2026-12-04T20:30:00+00:00', '2026-12-04T23:59:59+00:00')).toBe(
		'Friday, 4 December 2026, from 20:30',
	);
});

test('an end at the start adds nothing', () => {
	expect(fullText('2026-12-04T14:30:00+00:00', '2026-12-04T14:30:00+00:00')).toBe(
		'Friday, 4 December 2026, 14:30',
	);
});

test('an end in another offset is told as it is written, with that offset', () => {
	expect(fullText('2026-12-04T21:00:00+00:00', '2026-12-05T11:30:00+13:00')).toBe(
		'Friday, 4 December 2026, 21:00 to 11:30 UTC+13 (next day)',
	);
});

test('an end on another date than the next is left out rather than told wrongly', () => {
	// Samoa left out 30 December 2011.
	const night = ['2011-12-29T22:00:00-10:00', '2011-12-31T02:00:00+14:00'] as const;

	expect(words(...night, british, 'Pacific/Apia')?.text).toBe('Thursday, 29 December 2011, 22:00');
});

test('a whole day', () => {
	expect(words('2027-06-12T00:00:00+01:00', '2027-06-12T23:59:59+01:00')).toEqual({
		text: 'Saturday, 12 June 2027',
		short: 'Sat, 12 Jun 2027',
		dateTime: '2027-06-12',
	});
});

test('several whole days', () => {
	expect(words('2027-06-12T00:00:00+01:00', '2027-06-14T00:00:00+01:00')).toEqual({
		text: 'Saturday 12 June – Sunday 13 June 2027',
		short: '12 – 13 Jun 2027',
		dateTime: '2027-06-12',
	});
});

test('several days with a later clock at their end: it may be that of each day', () => {
	expect(words('2026-12-04T10:00:00+00:00', '2026-12-06T18:00:00+00:00')).toEqual({
		text: 'Friday 4 December – Sunday 6 December 2026, 10:00–18:00',
		short: '4 – 6 Dec',
		dateTime: '2026-12-04T10:00:00+00:00',
	});
	expect(fullText('2027-04-01T10:00:00+01:00', '2027-09-30T18:00:00+01:00')).toBe(
		'1 April – 30 September 2027, 10:00–18:00',
	);
});

test('several days that end at 23:59 or midnight end on a day, and a week and more on that of its 00:00', () => {
	expect(fullText('2026-12-04T10:00:00+00:00', '2026-12-06T23:59:59+00:00')).toBe(
		'Friday 4 December – Sunday 6 December 2026, from 10:00',
	);
	expect(fullText('2026-12-04T10:00:00+00:00', '2026-12-06T00:00:00+00:00')).toBe(
		'Friday 4 December – Saturday 5 December 2026, from 10:00',
	);
	expect(fullText('2026-12-04T10:00:00+00:00', '2026-12-10T00:00:00+00:00')).toBe(
		'Friday 4 December – Wednesday 9 December 2026, from 10:00',
	);
	expect(fullText('2026-12-04T10:00:00+00:00', '2026-12-11T00:00:00+00:00')).toBe(
		'Friday 4 December – Friday 11 December 2026, from 10:00',
	);
});

test('several days without a later clock at their end are one stretch', () => {
	expect(fullText('2026-12-04T18:00:00+00:00', '2026-12-06T12:00:00+00:00')).toBe(
		'Friday, 4 December 2026, 18:00 – Sunday, 6 December 2026, 12:00',
	);
	expect(fullText('2026-12-04T18:00:00+00:00', '2026-12-05T18:00:00+00:00')).toBe(
		'Friday, 4 December 2026, 18:00 – Saturday, 5 December 2026, 18:00',
	);
});

test('clocks that are changed in between are those on the wall', () => {
	expect(fullText('2026-10-17T17:30:00+01:00', '2026-11-02T17:45:00+00:00')).toBe(
		'Saturday 17 October – Monday 2 November 2026, 17:30–17:45',
	);
});

test('months that are to come are a range without weekdays', () => {
	expect(words('2027-04-01T00:00:00+01:00', '2027-09-30T23:59:59+01:00')).toEqual({
		text: '1 April – 30 September 2027',
		short: '1 Apr – 30 Sept 2027',
		dateTime: '2027-04-01',
	});
});

test('months that run are told by their end', () => {
	const summer: WordsContext = { ...british, today: '2027-07-01' };

	expect(words('2027-04-01T00:00:00+01:00', '2027-09-30T23:59:59+01:00', summer)).toEqual({
		text: 'Until 30 September 2027 (since 1 April 2027)',
		short: 'Until 30 September',
		dateTime: '2027-04-01',
	});
	expect(fullText('2027-04-01T10:00:00+01:00', '2027-09-30T18:00:00+01:00', summer)).toBe(
		'Until 30 September 2027 (since 1 April 2027), 10:00–18:00',
	);
	expect(fullText('2027-04-01T22:00:00+01:00', '2027-09-30T23:59:59+01:00', summer)).toBe(
		'Until 30 September 2027 (since 1 April 2027), from 22:00',
	);
	expect(fullText('2027-04-01T18:00:00+01:00', '2027-09-30T12:00:00+01:00', summer)).toBe(
		'Until 30 September 2027, 12:00 (since 1 April 2027, 18:00)',
	);
});

test('months that are over are a range again', () => {
	const autumn: WordsContext = { ...british, today: '2027-10-01' };

	expect(words('2027-04-01T00:00:00+01:00', '2027-09-30T23:59:59+01:00', autumn)).toMatchObject({
		text: '1 April – 30 September 2027',
		short: '1 Apr – 30 Sept',
	});
});

test('follows the locale: order, clock, months', () => {
	expect(fullText('2026-12-04T21:00:00+00:00', '2026-12-04T23:30:00+00:00', american)).toBe(
		'Friday, December 4, 2026, 9:00 – 11:30 PM',
	);
	expect(fullText('2026-12-04T21:00:00+00:00', undefined, american)).toBe(
		'Friday, December 4, 2026, 9:00 PM',
	);
	expect(fullText('2027-06-12T00:00:00+02:00', '2027-06-13T23:59:59+02:00', german)).toBe(
		'Samstag, 12. – Sonntag, 13. Juni 2027',
	);
	expect(fullText('2026-12-04T10:00:00+00:00', '2026-12-06T18:00:00+00:00', american)).toBe(
		'Friday, December 4 – Sunday, December 6, 2026, 10:00 AM – 6:00 PM',
	);
});

test('a leaf of a calendar', () => {
	const [occurrence] = occurrencesOf(eventOn(at('2026-12-04T21:00:00+00:00')), lisbon);

	expect(occurrence && dateLeaf(occurrence, 'en-GB')).toEqual({
		weekday: 'Fri',
		day: '4',
		month: 'Dec',
		year: '2026',
		dateTime: '2026-12-04',
	});
});

test.describe('doors', () => {
	const summerInParis = { firstDay: '2026-07-04', timeZone: 'Europe/Paris' };
	const winterInParis = { firstDay: '2026-12-04', timeZone: 'Europe/Paris' };

	for (const [text, expected] of [
		['20:30', 'Doors 20:30'],
		['20:30:00', 'Doors 20:30'],
		['8:15', 'Doors 08:15'],
		['2026-07-04T20:30:00+02:00', 'Doors 20:30'],
		['after dark', 'Doors after dark'],
		['25:00', 'Doors 25:00'],
		['25:00Z', 'Doors 25:00Z'],
	] as const) {
		test(`"${text}" is "${expected}"`, () => {
			expect(doorsInWords(text, summerInParis, british)).toBe(expected);
		});
	}

	test('are told by the clocks of the venue, whatever the offset in which they are written', () => {
		const clock = (text: string) => doorClock(text, summerInParis);

		expect(clock('2026-07-04T18:30:00Z')).toBe('20:30');
		expect(clock('2026-07-04T18:30:00.000+00:00')).toBe('20:30');
		expect(clock('2026-07-04T20:30:00+13:00')).toBe('09:30');
		expect(clock('2026-07-04T22:30:00Z')).toBe('00:30');
		expect(clock('2026-12-04T19:30:00Z')).toBe('20:30');
	});

	test('a time of day with an offset is that of the first day', () => {
		expect(doorClock('18:30:00Z', summerInParis)).toBe('20:30');
		expect(doorClock('18:30+00:00', summerInParis)).toBe('20:30');
		expect(doorClock('19:30Z', winterInParis)).toBe('20:30');
		expect(doorClock('20:30:00+02:00', summerInParis)).toBe('20:30');
		expect(doorClock('19:30Z', { timeZone: 'Europe/Paris' })).toBeUndefined();
	});

	test('in the clock of the locale', () => {
		expect(doorsInWords('20:30', summerInParis, american)).toBe('Doors 8:30 PM');
	});

	test('are not mentioned when nothing is stated', () => {
		expect(doorsInWords(undefined, summerInParis, british)).toBeUndefined();
	});

	test('have a clock only when a time is stated', () => {
		expect(doorClock('8:15', summerInParis)).toBe('08:15');
		expect(doorClock('after dark', summerInParis)).toBeUndefined();
	});
});
