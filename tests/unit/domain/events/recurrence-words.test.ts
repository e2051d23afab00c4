import { expect, test } from '@playwright/test';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import { recurrencesInWords } from '../../../../src/domain/events/recurrence-words.ts';
import { at, british, eventOn, lisbon } from './sample-dates.ts';

/** Returns the words for a rule that begins on Friday 4 September 2026, 21:00 in Lisbon. */
function inWords(rule: string, start = '2026-09-04T21:00:00+01:00'): string[] {
	const occurrences = occurrencesOf(
		eventOn(at(start, undefined, { recurrence_rule: rule })),
		lisbon,
	);
	return recurrencesInWords(occurrences, british);
}

for (const [rule, words] of [
	['FREQ=WEEKLY;BYDAY=FR;UNTIL=20260930', 'Every Friday until 30 September'],
	['FREQ=WEEKLY;BYDAY=FR;UNTIL=20270930', 'Every Friday until 30 September 2027'],
	['FREQ=WEEKLY', 'Every Friday'],
	['FREQ=WEEKLY;BYDAY=SU,MO', 'Every Monday and Sunday'],
	['FREQ=WEEKLY;BYDAY=SU,MO,WE', 'Every Monday, Wednesday and Sunday'],
	['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Every day'],
	['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'Every 2 weeks on Friday'],
	['FREQ=WEEKLY;COUNT=12', 'Every Friday, 12 times'],
	['FREQ=WEEKLY;COUNT=1', 'Every Friday, 1 time'],
	['FREQ=WEEKLY;BYMONTH=8,7', 'Every Friday in July and August'],
	['FREQ=DAILY', 'Every day'],
	['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
	['FREQ=DAILY;BYDAY=SA,SU', 'Every Saturday and Sunday'],
	['FREQ=DAILY;BYMONTH=12', 'Every day in December'],
	['FREQ=MONTHLY;BYDAY=1SA', 'First Saturday of the month'],
	['FREQ=MONTHLY;BYDAY=1SA,3SA', 'First and third Saturday of the month'],
	['FREQ=MONTHLY;BYDAY=2TU,-1FR', 'Second Tuesday and last Friday of the month'],
	['FREQ=MONTHLY;BYDAY=-2FR', 'Second-to-last Friday of the month'],
	['FREQ=MONTHLY;INTERVAL=2;BYDAY=1SA', 'First Saturday of every second month'],
	['FREQ=MONTHLY;BYDAY=1SA;BYMONTH=6,7', 'First Saturday of June and July'],
	['FREQ=MONTHLY;BYDAY=FR', 'Every Friday'],
	['FREQ=MONTHLY', 'On the 4th of every month'],
	['FREQ=MONTHLY;BYMONTHDAY=1,15', 'On the 1st and 15th of every month'],
	['FREQ=MONTHLY;BYMONTHDAY=-1', 'On the last day of every month'],
	['FREQ=MONTHLY;BYMONTHDAY=2,3;INTERVAL=3', 'On the 2nd and 3rd of every third month'],
	['FREQ=MONTHLY;BYMONTHDAY=-1,15', 'On the 15th and last day of every month'],
	['FREQ=YEARLY', 'Every year on 4 September'],
	['FREQ=YEARLY;INTERVAL=2', 'Every 2 years on 4 September'],
	['FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=24', 'Every year on 24 June'],
	['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'Every year on 29 February'],
	['FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=12,13', 'Every year on 12 June and 13 June'],
	['FREQ=YEARLY;BYMONTH=5;BYDAY=1SU', 'First Sunday of May'],
	['FREQ=YEARLY;BYMONTHDAY=13', 'On the 13th of every month'],
	['FREQ=YEARLY;BYMONTH=7;BYDAY=FR', 'Every Friday in July'],
] as const) {
	test(`${rule} is "${words}"`, () => {
		expect(inWords(rule)).toEqual([words]);
	});
}

for (const timeZone of ['America/New_York', 'Europe/Lisbon', 'Europe/Berlin']) {
	test(`a rule until the end of the year 9999 has no end, in ${timeZone} as well`, () => {
		for (const until of ['99991231T235959Z', '99991231T235959', '99991231']) {
			const rule = { recurrence_rule: `FREQ=WEEKLY;UNTIL=${until}` };
			const event = eventOn(at('2026-09-04T21:00:00+02:00', undefined, rule));

			expect(recurrencesInWords(occurrencesOf(event, { timeZone }), british)).toHaveLength(1);
			expect(recurrencesInWords(occurrencesOf(event, { timeZone }), british)[0]).not.toContain(
				'until',
			);
		}
	});
}

for (const rule of [
	'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
	'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3',
	'FREQ=DAILY;INTERVAL=2;BYDAY=SA,SU',
	'FREQ=DAILY;BYMONTHDAY=1',
	'FREQ=MONTHLY;INTERVAL=2;BYMONTH=6,7;BYDAY=1SA',
	'FREQ=MONTHLY;INTERVAL=2;BYDAY=SA',
	'FREQ=YEARLY;INTERVAL=2;BYMONTHDAY=13',
	'FREQ=YEARLY;BYDAY=20MO',
	'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31',
	'FREQ=MONTHLY;BYDAY=1SA,SU',
	'FREQ=HOURLY',
	'FREQ=WEEKLY;BYHOUR=9',
	'RRULE:<script>alert(1)</script>',
]) {
	test(`"${rule}", for which there are no words, repeats regularly`, () => {
		expect(inWords(rule)).toEqual(['Repeats regularly']);
	});
}

test('a rule that is written for people is given as it is', () => {
	expect(inWords('Fridays, except in August')).toEqual([
		'Repeats, as stated by the source: Fridays, except in August',
	]);
});

test('dates without a rule have no words', () => {
	expect(inWords('RDATE:20261101T210000,20261108T210000')).toEqual([]);
});

test('the last Friday is told alike in both spellings', () => {
	expect(inWords('FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1')).toEqual(inWords('FREQ=MONTHLY;BYDAY=-1FR'));
});

test.describe('the end of a rule', () => {
	test('in UTC is the day it is at the venue', () => {
		expect(inWords('FREQ=WEEKLY;UNTIL=20260930T225959Z')).toEqual([
			'Every Friday until 30 September',
		]);
	});

	test('at midnight leaves the day before', () => {
		expect(inWords('FREQ=WEEKLY;UNTIL=20260930T230000Z')).toEqual([
			'Every Friday until 30 September',
		]);
		expect(inWords('FREQ=WEEKLY;UNTIL=20261001T000000')).toEqual([
			'Every Friday until 30 September',
		]);
	});

	test('before the time of day at which its dates start leaves the day before', () => {
		expect(inWords('FREQ=WEEKLY;UNTIL=20261002T190000Z')).toEqual(['Every Friday until 1 October']);
		expect(inWords('FREQ=WEEKLY;UNTIL=20261002T205959')).toEqual(['Every Friday until 1 October']);
		expect(inWords('FREQ=WEEKLY;UNTIL=20261002T200000Z')).toEqual(['Every Friday until 2 October']);
	});

	test('is compared by the clocks of the venue, also on the day on which they are changed', () => {
		// In Lisbon 02:00 became 01:00 on 25 October: 20:30 is 21 and a half hours after midnight.
		expect(inWords('FREQ=DAILY;UNTIL=20261025T203000Z')).toEqual(['Every day until 24 October']);
		expect(inWords('FREQ=DAILY;UNTIL=20261025T210000Z')).toEqual(['Every day until 25 October']);
	});

	test('at midnight includes whole days that begin then', () => {
		expect(inWords('FREQ=WEEKLY;UNTIL=20261002T000000', '2026-09-04T00:00:00+01:00')).toEqual([
			'Every Friday until 2 October',
		]);
	});
});

test('a rule that was written for other days than it has at the venue is told by the days there', () => {
	const wordsOf = (start: string) =>
		recurrencesInWords(
			occurrencesOf(
				{
					...eventOn(at(start, undefined, { recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR' })),
					coordinates: { latitude: 48.8566, longitude: 2.3522 },
				},
				{ timeZone: 'Europe/Paris' },
			),
			british,
		);

	expect(wordsOf('2026-09-04T22:30:00Z')).toEqual(['Every Saturday']);
	expect(wordsOf('2026-09-04T19:30:00Z')).toEqual(['Every Friday']);
});

test('a rule that several occurrences share is told once', () => {
	const rule = { recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR' };
	const occurrences = occurrencesOf(
		eventOn(
			at('2026-09-04T21:00:00+01:00', undefined, rule),
			at('2026-09-11T21:00:00+01:00', undefined, rule),
		),
		lisbon,
	);

	expect(recurrencesInWords(occurrences, british)).toEqual(['Every Friday']);
});

test('an event without rules has no words for them', () => {
	const occurrences = occurrencesOf(eventOn(at('2026-09-04T21:00:00+01:00')), lisbon);

	expect(recurrencesInWords(occurrences, british)).toEqual([]);
});
