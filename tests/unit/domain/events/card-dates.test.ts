import { expect, test } from '@playwright/test';
import { type CardDates, cardText } from '../../../../src/domain/events/card-dates.ts';
import { cardDatesOf, cardDatesOfPart } from '../../../../src/domain/events/card-dates-of.ts';
import { addDays } from '../../../../src/domain/events/days.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { events as messages } from '../../../../src/i18n/messages/en/events.ts';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import type { OccurrenceRecord } from '../../../../src/records/event-occurrence.ts';
import { at, british, clockAt, eventOn } from './sample-dates.ts';

const built = clockAt('2026-11-21T09:00:00Z');

function cardOf(...occurrences: OccurrenceRecord[]): CardDates | undefined {
	return cardDatesOf(datesOf(eventOn(...occurrences), built), undefined, built, british);
}

/** Returns what a card says when it is read at an instant: its date, then its notice. */
function readAt(instant: string, card: CardDates | undefined): string {
	if (!card) return 'no card';
	const nowMs = Date.parse(instant);
	const { when, notice } = cardText(card, nowMs, 'Europe/Lisbon', messages.card, 'en-GB', true);
	return [when, notice?.[1]].filter((part) => part !== undefined).join(' · ');
}

const evening = (day: string, more: Partial<OccurrenceRecord> = {}) =>
	at(`${day}T20:00:00+00:00`, `${day}T22:00:00+00:00`, more);

test('a card carries the dates to come in little room', () => {
	expect(cardOf(evening('2026-11-14'), evening('2026-11-28'))).toEqual({
		dates: [['2026-11-28T20:00:00+00:00', 1795903200000]],
	});
});

test('days, spans and notices are carried where a date has them', () => {
	expect(
		cardOf(
			at('2026-11-28T00:00:00+00:00', '2026-11-30T00:00:00+00:00', { status: 'sold out' }),
			at('2026-12-05T00:00:00+00:00', undefined, { status: 'cancelled' }),
		),
	).toEqual({
		dates: [
			['2026-11-28', 1795996800000, '2026-11-29', 0],
			['2026-12-05', 1796515199999, 0, 1],
		],
		notices: [
			['sold-out', 'Sold out'],
			['cancelled', 'Cancelled'],
		],
	});
});

test('today and tomorrow are named when it is read, not at the build', () => {
	const card = cardOf(evening('2026-11-21'), evening('2026-11-28'));

	expect(
		card && cardText(card, built.nowMs, 'Europe/Lisbon', messages.card, 'en-GB', false).when,
	).toBe('Sat 21 Nov, 20:00');
	expect(readAt('2026-11-21T21:59:59Z', card)).toBe('Today, 20:00');
	expect(readAt('2026-11-21T22:00:01Z', card)).toBe('Sat 28 Nov, 20:00');
	expect(readAt('2026-11-27T12:00:00Z', card)).toBe('Tomorrow, 20:00');
	expect(readAt('2026-11-28T22:00:01Z', card)).toBe('Today, 20:00 · Over');
	expect(readAt('2026-11-29T12:00:00Z', card)).toBe('Sat 28 Nov, 20:00 · Over');
});

test('a span of months is told by its end once it runs', () => {
	const card = cardOf(at('2026-12-01T00:00:00+00:00', '2027-03-01T00:00:00+00:00'));

	expect(readAt('2026-11-30T12:00:00Z', card)).toBe('1 Dec 2026 – 28 Feb 2027');
	expect(readAt('2026-12-01T12:00:00Z', card)).toBe('Until 28 February 2027');
	expect(readAt('2027-01-02T12:00:00Z', card)).toBe('Until 28 February');
});

test('a span of more than a week is told by its end while it runs, a shorter one by its days', () => {
	const days = (first: string, last: string) =>
		cardOf(at(`${first}T00:00:00+00:00`, `${last}T00:00:00+00:00`));
	const eightDays = days('2026-12-01', '2026-12-09');
	const week = days('2026-12-01', '2026-12-08');

	expect(readAt('2026-11-30T12:00:00Z', eightDays)).toBe('1 – 8 Dec');
	expect(readAt('2026-12-01T12:00:00Z', eightDays)).toBe('Until 8 December');
	expect(readAt('2026-12-08T12:00:00Z', eightDays)).toBe('Until 8 December');
	expect(readAt('2026-12-09T12:00:00Z', eightDays)).toBe('1 – 8 Dec · Over');
	expect(readAt('2026-12-02T12:00:00Z', week)).toBe('1 – 7 Dec');
});

test('a night that began yesterday is still on', () => {
	const card = cardOf(at('2026-11-27T22:00:00+00:00', '2026-11-28T04:00:00+00:00'));

	expect(readAt('2026-11-28T03:00:00Z', card)).toBe('Fri 27 Nov, 22:00');
	expect(readAt('2026-11-28T04:00:01Z', card)).toBe('Fri 27 Nov, 22:00 · Over');
});

test('a date without an end, or with one before its start, lasts its day', () => {
	const card = cardOf(
		at('2026-11-27T20:00:00+00:00'),
		at('2026-11-28T20:00:00+00:00', '2026-11-28T10:00:00+00:00'),
	);

	expect(readAt('2026-11-27T23:59:59Z', card)).toBe('Today, 20:00');
	expect(readAt('2026-11-28T23:59:59Z', card)).toBe('Today, 20:00');
	expect(readAt('2026-11-29T00:00:00Z', card)).toBe('Sat 28 Nov, 20:00 · Over');
});

test('a notice belongs to its date; that it was sold out no longer matters when it is past', () => {
	const card = cardOf(
		evening('2026-11-28', { status: 'sold out' }),
		evening('2026-12-05', { status: 'cancelled' }),
		evening('2026-12-12', { status: 'sold out' }),
	);

	expect(readAt('2026-11-27T00:00:00Z', card)).toBe('Tomorrow, 20:00 · Sold out');
	expect(readAt('2026-11-29T00:00:00Z', card)).toBe('Sat 12 Dec, 20:00 · Sold out');
	expect(readAt('2026-12-13T00:00:00Z', card)).toBe('Sat 12 Dec, 20:00 · Over');
});

test('a cancelled date is still told to be so when it is past', () => {
	const card = cardOf(evening('2026-11-28', { status: 'cancelled' }));

	expect(readAt('2026-11-29T00:00:00Z', card)).toBe('Sat 28 Nov, 20:00 · Cancelled');
});

test('a postponed date that has gone by is no past one: the event has not taken place', () => {
	const later = Date.parse('2026-11-29T00:00:00Z');
	const postponed = cardOf(evening('2026-11-28', { status: 'postponed' }));
	const standing =
		postponed && cardText(postponed, later, 'Europe/Lisbon', messages.card, 'en-GB', true);

	expect(readAt('2026-11-29T00:00:00Z', postponed)).toBe('Sat 28 Nov, 20:00 · Postponed');
	expect(standing?.standing).toBe('goes-on');
});

test('a rule goes on after the dates that are counted out, up to its end', () => {
	const open = cardOf(evening('2026-11-14', { recurrence_rule: 'FREQ=WEEKLY' }));
	const ending = cardOf(evening('2026-11-14', { recurrence_rule: 'FREQ=WEEKLY;UNTIL=20270701' }));

	expect(readAt('2027-02-06T12:00:00Z', open)).toBe('Today, 20:00');
	expect(readAt('2027-02-06T22:00:01Z', open)).toBe('Every Saturday; see the organiser for dates');
	expect(readAt('2027-02-06T22:00:01Z', ending)).toBe(
		'Every Saturday until 1 July 2027; see the organiser for dates',
	);
	expect(readAt('2027-06-26T22:00:01Z', ending)).toBe('Over');
});

test('an event with very many dates carries those of the coming weeks, and never says that it is over before it is', () => {
	const days = Array.from({ length: 300 }, (_, index) => addDays('2026-11-21', index));
	const card = cardOf(...days.map((day) => evening(day)));

	expect(card?.dates).toHaveLength(40);
	expect(JSON.stringify(card).length).toBeLessThan(1900);
	expect(readAt('2026-12-30T20:00:00Z', card)).toBe('Today, 20:00');
	expect(readAt('2026-12-31T12:00:00Z', card)).toBe('Further dates: see its page');
	expect(readAt('2027-09-16T21:00:00Z', card)).toBe('Further dates: see its page');
	expect(readAt('2027-09-16T22:00:01Z', card)).toBe('Over');
});

test('an event may have more dates than a function has arguments', () => {
	const [date] = datesOf(eventOn(evening('2026-11-28')), built);
	const dates = Array.from({ length: 150_000 }, () => date ?? []).flat();

	expect(cardDatesOf(dates, undefined, built, british)?.dates).toHaveLength(40);
});

test('in a month or a day of a programme a date is past, the event need not be over', () => {
	const dates = datesOf(eventOn(evening('2026-11-28')), built);
	const card = cardDatesOfPart(dates, undefined, built, british);

	expect(readAt('2026-11-28T12:00:00Z', card)).toBe('Today, 20:00');
	expect(readAt('2026-11-29T12:00:00Z', card)).toBe('Sat 28 Nov, 20:00 · Past');
});

/** Returns what a card says after its date when it is read at an instant. */
function furtherAt(instant: string, card: CardDates | undefined, locale = 'en-GB') {
	const nowMs = Date.parse(instant);
	const words = messagesFor(locale).events.card;
	return card && cardText(card, nowMs, 'Europe/Lisbon', words, locale, true).further;
}

test('a card tells on how many more days its event begins', () => {
	const card = cardOf(
		evening('2026-11-21'),
		evening('2026-11-28'),
		at('2026-11-28T15:00:00+00:00', '2026-11-28T16:00:00+00:00'),
		evening('2026-12-05', { status: 'cancelled' }),
		evening('2026-12-12'),
	);

	expect(furtherAt('2026-11-21T12:00:00Z', card)).toBe('and 2 more dates');
	expect(furtherAt('2026-11-28T12:00:00Z', card)).toBe('and 1 more date');
	expect(furtherAt('2026-12-12T12:00:00Z', card)).toBeUndefined();
	expect(furtherAt('2026-12-13T12:00:00Z', card)).toBeUndefined();
});

test('of a rule that goes on a card does not tell how many dates, of more than it carries it does', () => {
	const days = Array.from({ length: 300 }, (_, index) => addDays('2026-11-21', index));
	const many = cardOf(...days.map((day) => evening(day)));
	const daily = cardOf(
		evening('2026-11-14', { recurrence_rule: 'FREQ=DAILY;UNTIL=20261231T235959Z' }),
		evening('2027-02-02'),
	);
	const rule = cardOf(evening('2026-11-14', { recurrence_rule: 'FREQ=WEEKLY' }));

	expect(furtherAt('2026-11-21T12:00:00Z', rule)).toBe('and more dates');
	expect(furtherAt('2026-11-21T12:00:00Z', many)).toBe('and 299 more dates');
	expect(furtherAt('2026-12-30T12:00:00Z', many)).toBe('and 260 more dates');
	expect(furtherAt('2026-11-21T12:00:00Z', daily)).toBe('and 41 more dates');
});

test('in a month a card tells of the dates after it in this one and those after it', () => {
	const event = eventOn(
		...['2026-11-22', '2026-11-28', '2026-12-05', '2026-12-12'].map((day) => evening(day)),
	);
	const dates = datesOf(event, built);
	const november = cardDatesOfPart(dates.slice(0, 2), undefined, built, british, dates);
	const december = cardDatesOfPart(dates.slice(2), undefined, built, british, dates);

	expect(furtherAt('2026-11-21T12:00:00Z', november)).toBe('and 3 more dates');
	expect(furtherAt('2026-11-28T12:00:00Z', november)).toBe('and 2 more dates');
	expect(furtherAt('2026-11-21T12:00:00Z', december)).toBe('and 1 more date');
});

test('in a month a card does not count dates within the days that it tells', () => {
	const event = eventOn(
		at('2026-12-01T10:00:00+00:00', '2026-12-31T18:00:00+00:00'),
		at('2027-01-01T10:00:00+00:00', '2027-01-31T16:00:00+00:00'),
		...['2027-01-03', '2027-01-10', '2027-02-17'].map((day) => evening(day)),
	);
	const dates = datesOf(event, built);
	const december = cardDatesOfPart(dates.slice(0, 1), undefined, built, british, dates);

	expect(furtherAt('2026-11-21T12:00:00Z', december)).toBe('and 1 more date');
});

test('a span is not told by its end where its rule goes on after it', () => {
	const card = cardOf(
		at('2026-11-01T10:00:00+00:00', '2027-01-31T18:00:00+00:00', {
			recurrence_rule: 'FREQ=YEARLY',
		}),
	);

	expect(readAt('2026-12-05T12:00:00Z', card)).toBe('1 Nov 2026 – 31 Jan 2027');
	expect(furtherAt('2026-12-05T12:00:00Z', card)).toBe('and more dates');
});

test('each language tells of further dates in its own words', () => {
	const [two, three] = [2, 3].map((count) =>
		cardOf(
			...['2026-11-22', '2026-11-28', '2026-12-05'].slice(0, count).map((day) => evening(day)),
		),
	);
	const inLanguage = (locale: string) =>
		[two, three].map((card) => furtherAt('2026-11-21T12:00:00Z', card, locale));

	expect(inLanguage('de')).toEqual(['und 1 weiterer Termin', 'und 2 weitere Termine']);
	expect(inLanguage('es')).toEqual(['y 1 fecha más', 'y 2 fechas más']);
	expect(inLanguage('fr')).toEqual(['et 1 autre date', 'et 2 autres dates']);
	expect(inLanguage('it')).toEqual(['e 1 altra data', 'e altre 2 date']);
	expect(inLanguage('ja')).toEqual(['ほか1日', 'ほか2日']);
	expect(inLanguage('nl')).toEqual(['en nog 1 datum', 'en nog 2 data']);
	expect(inLanguage('pt')).toEqual(['e mais 1 data', 'e mais 2 datas']);
});

test('of a run a card carries its days and its end', () => {
	const card = cardOf(
		at('2026-11-01T10:00:00+00:00', '2026-11-30T18:00:00+00:00'),
		at('2026-12-01T10:00:00+00:00', '2026-12-20T16:00:00+00:00'),
	);

	expect(card?.dates).toEqual([
		[
			'2026-11-01T10:00:00+00:00',
			1796061600000,
			'2026-11-30',
			-1,
			['2026-11-01', '2026-12-20', 1797782400000],
		],
		[
			'2026-12-01T10:00:00+00:00',
			1797782400000,
			'2026-12-20',
			-1,
			['2026-11-01', '2026-12-20', 1797782400000],
		],
	]);
	expect(readAt('2026-12-05T12:00:00Z', card)).toBe('Until 20 December');
	expect(furtherAt('2026-11-21T12:00:00Z', card)).toBeUndefined();
	expect(readAt('2026-12-21T12:00:00Z', card)).toBe('1 – 20 Dec · Over');
});

test('an event without dates has none to carry', () => {
	expect(cardOf()).toBeUndefined();
	expect(cardDatesOfPart([], undefined, built, british)).toBeUndefined();
});
