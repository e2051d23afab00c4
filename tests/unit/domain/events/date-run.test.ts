import { expect, test } from '@playwright/test';
import { cardText } from '../../../../src/domain/events/card-dates.ts';
import { cardDatesOf } from '../../../../src/domain/events/card-dates-of.ts';
import { dayInZone } from '../../../../src/domain/events/days.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { wordsOfLeading } from '../../../../src/domain/events/leading-words.ts';
import { inOrderFrom } from '../../../../src/domain/events/list-order.ts';
import { occurrenceRows } from '../../../../src/domain/events/occurrence-rows.ts';
import { occurrenceWords } from '../../../../src/domain/events/occurrence-words.ts';
import { leadingOccurrence } from '../../../../src/domain/events/upcoming.ts';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import type { OccurrenceRecord } from '../../../../src/records/event-occurrence.ts';
import { at, british, clockAt, eventOn } from './sample-dates.ts';

const paris = (now: string) => clockAt(now, 'Europe/Paris');

/** Days with daily hours, by the clocks of summer. */
function days(
	first: string,
	last: string,
	hours = '10:00–18:00',
	more: Partial<OccurrenceRecord> = {},
): OccurrenceRecord {
	const [from = '', to = ''] = hours.split('–');
	return at(`2027-${first}T${from}:00+02:00`, `2027-${last}T${to}:00+02:00`, more);
}

const gardens = [
	days('04-25', '09-30', '10:00–19:30'),
	days('10-01', '10-24', '10:00–19:00'),
	days('10-25', '10-30', '10:00–18:00'),
];

/** Returns what card and head of an event with these dates say at an instant. */
function said(now: string, records: readonly OccurrenceRecord[], locale = 'en-GB') {
	const clock = paris(now);
	const today = dayInZone(clock.nowMs, clock.timeZone);
	const messages = messagesFor(locale).events;
	const { timeZone } = clock;
	const context = { ...british, locale, messages, timeZone, today };
	const dates = datesOf(eventOn(...records), clock);
	const leading = leadingOccurrence(dates, clock.nowMs);
	const card = cardDatesOf(dates, undefined, clock, context);
	return {
		card: card && cardText(card, clock.nowMs, clock.timeZone, messages.card, locale, false).when,
		row: leading && occurrenceWords(leading, context).short,
		head:
			leading &&
			(wordsOfLeading(leading, dates, context) ?? occurrenceWords(leading, context).text),
	};
}

test('dates that follow one another without a day between them are told as one, with the hours of now', () => {
	expect(said('2027-09-09T10:00:00Z', gardens)).toEqual({
		card: 'Until 30 October',
		row: 'Until 30 October',
		head: 'Until 30 October 2027 (since 25 April 2027); until 30 September 2027, 10:00–19:30',
	});
	expect(said('2027-04-01T10:00:00Z', gardens)).toEqual({
		card: '25 Apr – 30 Oct',
		row: '25 Apr – 30 Oct',
		head: '25 April – 30 October 2027; until 30 September 2027, 10:00–19:30',
	});
});

test('the last of them still tells since when the whole has been on', () => {
	expect(said('2027-10-26T10:00:00Z', gardens)).toEqual({
		card: 'Until 30 October',
		row: 'Until 30 October',
		head: 'Until 30 October 2027 (since 25 April 2027), 10:00–18:00',
	});
	expect(said('2027-11-05T10:00:00Z', gardens).card).toBe('25 – 30 Oct');
});

test('all hours of the days that run now are told, and of whole days none', () => {
	const twice = [
		days('07-01', '10-20', '10:00–12:00'),
		days('07-01', '10-20', '14:00–18:00'),
		days('10-21', '10-30', '14:00–17:00'),
	];
	const whole = [
		at('2027-07-01T00:00:00+02:00', '2027-08-01T00:00:00+02:00'),
		at('2027-08-01T00:00:00+02:00', '2027-09-01T00:00:00+02:00'),
	];

	expect(said('2027-08-05T10:00:00Z', twice).head).toBe(
		'Until 30 October 2027 (since 1 July 2027); until 20 October 2027, 10:00–12:00 and 14:00–18:00',
	);
	expect(said('2027-07-05T10:00:00Z', whole).head).toBe('Until 31 August 2027 (since 1 July 2027)');
});

test('dates that go on at the same hours are one date, also where the clocks are set back', () => {
	const alike = [
		days('07-01', '10-20', '14:00–18:00'),
		at('2027-10-21T14:00:00+02:00', '2027-11-10T18:00:00+01:00'),
	];
	const evenings = days('10-21', '10-30', '20:00–22:00');

	expect(said('2027-06-01T10:00:00Z', alike).head).toBe('1 July – 10 November 2027, 14:00–18:00');
	expect(said('2027-08-05T10:00:00Z', alike).head).toBe(
		'Until 10 November 2027 (since 1 July 2027), 14:00–18:00',
	);
	expect(said('2027-06-01T10:00:00Z', [...alike, evenings]).head).toBe(
		'1 July – 10 November 2027; until 20 October 2027, 14:00–18:00',
	);
});

test('each language tells until when the hours of now hold', () => {
	const head = (locale: string) => said('2027-09-09T10:00:00Z', gardens, locale).head;

	expect(head('de')).toBe(
		'Bis 30. Oktober 2027 (seit 25. April 2027); bis 30. September 2027, 10:00–19:30 Uhr',
	);
	expect(head('fr')).toBe(
		'Jusqu’au 30 octobre 2027 (depuis le 25 avril 2027)\u202f; jusqu’au 30 septembre 2027, 10:00 – 19:30',
	);
	expect(head('it')).toBe(
		'Fino al 30 ottobre 2027 (dal 25 aprile 2027); fino al 30 settembre 2027, 10:00–19:30',
	);
	expect(head('ja')).toBe(
		'2027年10月30日まで（2027年4月25日から）。2027年9月30日まで 10:00～19:30',
	);
});

test('a day between them ends a run, and what another date follows is told by both of its ends', () => {
	const [summer] = gardens;
	const gap = [days('04-25', '09-30', '10:00–19:30'), days('10-02', '10-24')];

	expect(said('2027-09-09T10:00:00Z', gap)).toEqual({
		card: '25 Apr – 30 Sept',
		row: '25 Apr – 30 Sept',
		head: '25 April – 30 September 2027, 10:00–19:30',
	});
	expect(said('2027-09-09T10:00:00Z', summer ? [summer] : []).card).toBe('Until 30 September');
});

test('a date that begins on the last day of the one before goes on with it', () => {
	const dates = [days('04-25', '09-30'), days('09-30', '10-24', '20:00–22:00')];

	expect(said('2027-09-09T10:00:00Z', dates).card).toBe('Until 24 October');
});

test('what is called off, or of which something else is said, is no part of a run', () => {
	const [summer, ...autumn] = gardens;
	const withStatus = (status: string) =>
		said('2027-09-09T10:00:00Z', [
			...(summer ? [summer] : []),
			...autumn.map((record) => ({ ...record, status })),
		]).card;

	expect(withStatus('cancelled')).toBe('Until 30 September');
	expect(withStatus('postponed')).toBe('Until 30 September');
	expect(withStatus('sold out')).toBe('25 Apr – 30 Sept');
	expect(withStatus('confirmed')).toBe('Until 30 October');
});

test('dates of one day each are no run: their hours are those of that day', () => {
	const weekend = [days('10-23', '10-23'), days('10-24', '10-24', '12:00–18:00')];

	expect(said('2027-09-09T10:00:00Z', weekend).card).toBe('Sat 23 Oct, 10:00');
});

test('in the list of all dates each is told by its own days', () => {
	const clock = paris('2027-09-09T10:00:00Z');
	const context = { ...british, timeZone: clock.timeZone, today: '2027-09-09' };
	const { upcoming } = occurrenceRows(datesOf(eventOn(...gardens), clock), clock, context);

	expect(upcoming.map(({ text }) => text)).toEqual([
		'25 April – 30 September 2027, 10:00–19:30',
		'Friday 1 October – Sunday 24 October 2027, 10:00–19:00',
		'Monday 25 October – Saturday 30 October 2027, 10:00–18:00',
	]);
});

test('from one to the next it has begun with the first, and no leaf of a calendar tells another day', () => {
	const clock = paris('2027-09-30T20:00:00Z');
	const { upcoming } = occurrenceRows(datesOf(eventOn(...gardens), clock), clock, british);

	expect(upcoming.map(({ beginsAtMs }) => new Date(beginsAtMs).toISOString())).toEqual([
		'2027-04-25T08:00:00.000Z',
		'2027-04-25T08:00:00.000Z',
	]);
	expect(upcoming.map(({ leafUntilMs = 0 }) => new Date(leafUntilMs).toISOString())).toEqual([
		'2027-04-25T21:59:59.999Z',
		'2027-04-25T21:59:59.999Z',
	]);
});

test('lists have it where the whole ends', () => {
	const clock = paris('2027-09-09T10:00:00Z');
	const [first] = datesOf(eventOn(...gardens), clock);
	const [other] = datesOf(eventOn(days('04-01', '10-15')), clock);
	const entries = first && other ? [{ occurrence: first }, { occurrence: other }] : [];

	expect(inOrderFrom(entries, '2027-09-09').map(({ occurrence }) => occurrence.lastDay)).toEqual([
		'2027-10-15',
		'2027-09-30',
	]);
});
