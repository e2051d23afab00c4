import { expect, test } from '@playwright/test';
import { wordsOfLeading } from '../../../../src/domain/events/leading-words.ts';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import type { WordsContext } from '../../../../src/domain/events/occurrence-words.ts';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import type { OccurrenceRecord } from '../../../../src/records/event-occurrence.ts';
import { at, british, eventOn, lisbon } from './sample-dates.ts';

/** Returns what is said of the first of these dates where it leads, on 21 November 2026. */
function said(occurrences: readonly OccurrenceRecord[], context: WordsContext = british) {
	const dates = occurrencesOf(eventOn(...occurrences), lisbon);
	const [first] = dates;
	return first && wordsOfLeading(first, dates, context);
}

/** From 6 July to 31 October 2027 between these clocks. */
function summer(from: string, to: string, more: Partial<OccurrenceRecord> = {}): OccurrenceRecord {
	return at(`2027-07-06T${from}:00+01:00`, `2027-10-30T${to}:00+01:00`, more);
}

/** On 4 December 2026. */
function evening(from: string, to?: string, more: Partial<OccurrenceRecord> = {}) {
	return at(`2026-12-04T${from}:00Z`, to && `2026-12-04T${to}:00Z`, more);
}

test('the hours of all dates of the same several days are told', () => {
	expect(said([summer('10:00', '12:00'), summer('14:00', '18:00')])).toBe(
		'6 July – 30 October 2027, 10:00–12:00 and 14:00–18:00',
	);
	expect(said([summer('10:00', '12:00'), summer('14:00', '18:00'), summer('20:00', '22:00')])).toBe(
		'6 July – 30 October 2027, 10:00–12:00, 14:00–18:00 and 20:00–22:00',
	);
});

test('those that began long ago are told by their end', () => {
	const running = { ...british, today: '2027-08-01' };

	expect(said([summer('10:00', '12:00'), summer('14:00', '18:00')], running)).toBe(
		'Until 30 October 2027 (since 6 July 2027), 10:00–12:00 and 14:00–18:00',
	);
});

test('of hours of which no end is known the starts are told', () => {
	const starts = ['11:00', '15:00', '15:45', '16:30', '17:15'];

	expect(said(starts.map((start) => summer(start, '23:59')))).toBe(
		'6 July – 30 October 2027, 11:00, 15:00, 15:45, 16:30 and 17:15',
	);
});

test('each language joins hours in its own way', () => {
	const inLanguage = (locale: string) =>
		said([summer('10:00', '12:00'), summer('14:00', '18:00')], {
			...british,
			locale,
			messages: messagesFor(locale).events,
		});

	expect(inLanguage('de')).toBe('6. Juli – 30. Oktober 2027, 10:00–12:00 Uhr und 14:00–18:00 Uhr');
	expect(inLanguage('fr')).toBe('6 juillet – 30 octobre 2027, 10:00 – 12:00 et 14:00 – 18:00');
	expect(inLanguage('ja')).toBe('2027年7月6日～2027年10月30日 10:00～12:00、14:00～18:00');
});

test('other days, whole days, one stretch and the same hours again are not told with a date', () => {
	const morning = summer('10:00', '12:00');

	expect(said([morning])).toBeUndefined();
	expect(said([morning, summer('10:00', '12:00', { notes: 'In English' })])).toBeUndefined();
	expect(
		said([morning, at('2027-07-06T14:00:00+01:00', '2027-10-29T18:00:00+01:00')]),
	).toBeUndefined();
	expect(said([morning, summer('20:00', '02:00')])).toBeUndefined();
	expect(said([summer('00:00', '23:59'), morning])).toBeUndefined();
});

test('a date of another status is not told with it', () => {
	const morning = summer('10:00', '12:00');
	const afternoon = (status: string) => summer('14:00', '18:00', { status });

	expect(said([morning, afternoon('cancelled')])).toBeUndefined();
	expect(said([morning, afternoon('sold out')])).toBeUndefined();
	expect(said([morning, afternoon('cancelled'), summer('20:00', '22:00')])).toBe(
		'6 July – 30 October 2027, 10:00–12:00 and 20:00–22:00',
	);
});

test('a date that is said to be planned is told with one of which nothing is said', () => {
	const both = '6 July – 30 October 2027, 10:00–12:00 and 14:00–18:00';
	const planned = { status: 'confirmed' };

	expect(said([summer('10:00', '12:00', planned), summer('14:00', '18:00')])).toBe(both);
	expect(said([summer('10:00', '12:00'), summer('14:00', '18:00', planned)])).toBe(both);
});

test('what begins later on the day is told beside a start of which nobody knows the end', () => {
	expect(said([evening('15:00', '23:59'), evening('16:00', '23:59'), evening('17:00')])).toBe(
		'Friday, 4 December 2026, 15:00, 16:00 and 17:00',
	);
	expect(said([evening('15:00'), evening('18:00', '19:30')])).toBe(
		'Friday, 4 December 2026, 15:00 and 18:00–19:30',
	);
});

test('a date of one day that has an end leads alone, as the next one follows it', () => {
	expect(said([evening('15:00', '16:00'), evening('17:00', '18:00')])).toBeUndefined();
	expect(said([evening('15:00'), at('2026-12-05T15:00:00Z')])).toBeUndefined();
});
