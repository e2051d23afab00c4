import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { cardText } from '../../../../src/domain/events/card-dates.ts';
import { cardDatesOf } from '../../../../src/domain/events/card-dates-of.ts';
import type { DatedEvent } from '../../../../src/domain/events/dated-event.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { occurrenceWords } from '../../../../src/domain/events/occurrence-words.ts';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import { eventNodeDates } from '../../../../src/outputs/structured-data/occurrence-dates.ts';
import { testProperty } from '../../../support/test-property.ts';
import { at, british, eventOn } from './sample-dates.ts';

const nowMs = Date.parse('2026-01-01T00:00:00Z');
const guideZones = ['Europe/Lisbon', 'Asia/Taipei', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC'];
const spots = {
	'Asia/Taipei': { latitude: 25.03, longitude: 121.56 },
	'America/New_York': { latitude: 40.71, longitude: -74.01 },
	'Australia/Lord_Howe': { latitude: -31.55, longitude: 159.08 },
};
const locales = ['de', 'en-GB', 'es', 'fr', 'it', 'ja', 'nl', 'pt'];

/** Returns what page, card and structured data say of an event, in a guide of a time zone. */
function shownTimes(event: DatedEvent, timeZone: string, locale: string) {
	const clock = { nowMs, timeZone };
	const messages = messagesFor(locale).events;
	const words = { ...british, locale, messages, timeZone, today: '2026-01-01' };
	const [date] = datesOf(event, clock);
	const card = cardDatesOf(datesOf(event, clock), undefined, clock, words);
	return {
		date,
		page: date && occurrenceWords(date, words).text,
		list: date && occurrenceWords(date, words).short,
		card: card && cardText(card, nowMs, timeZone, messages.card, locale, false).when,
		startDate: eventNodeDates(event, clock)?.leading.startDate,
	};
}

const two = (number: number) => String(number).padStart(2, '0');
const written = fc.record({
	day: fc
		.integer({ min: 40, max: 700 })
		.map((days) => new Date(nowMs + days * 86_400_000).toISOString().slice(0, 10)),
	hour: fc.integer({ min: 10, max: 23 }),
	minute: fc.integer({ min: 0, max: 59 }),
	quarters: fc.integer({ min: -48, max: 56 }).filter((quarters) => quarters !== 0),
});
const circumstances = fc.record({
	guide: fc.constantFrom(...guideZones),
	coordinates: fc.option(fc.constantFrom(...Object.values(spots)), { nil: undefined }),
	countryCode: fc.option(fc.constantFrom('TW', 'US', 'ES', 'XX'), { nil: undefined }),
	destinationZone: fc.option(fc.constantFrom(...guideZones), { nil: undefined }),
	locale: fc.constantFrom(...locales),
});

testProperty('the clock that is told is the one that is written, whatever its offset', 300, () =>
	fc.property(
		written,
		circumstances,
		({ day, hour, minute, quarters }, { guide, locale, ...where }) => {
			const sign = quarters < 0 ? '-' : '+';
			const [hours, rest] = [Math.floor(Math.abs(quarters) / 4), (Math.abs(quarters) % 4) * 15];
			const clock = `${two(hour)}:${two(minute)}`;
			const start = `${day}T${clock}:00${sign}${two(hours)}:${two(rest)}`;
			const { date, page, list, card, startDate } = shownTimes(
				{ ...eventOn(at(start)), ...where },
				guide,
				locale,
			);

			for (const text of [page, list, card]) expect(text).toContain(clock);
			expect([date?.start.iso, date?.start.epochMs]).toEqual([start, Date.parse(start)]);
			expect(startDate).toBe(start);

			const ofGuide = Temporal.Instant.from(start).toZonedDateTimeISO(guide).offsetNanoseconds;
			const isOfGuide = ofGuide === quarters * 15 * 60e9;
			const offset = `UTC${sign === '-' ? '−' : '+'}${hours}${rest ? `:${two(rest)}` : ''}`;
			for (const text of [page, list, card]) expect(text?.endsWith(offset)).toBe(!isOfGuide);
		},
	),
);

testProperty(
	'what is written in UTC is told by the clock of a place whose zone is known',
	100,
	() =>
		fc.property(written, fc.constantFrom(...guideZones), ({ day, hour, minute }, guide) => {
			for (const [zone, coordinates] of Object.entries(spots)) {
				const start = `${day}T${two(hour)}:${two(minute)}:30Z`;
				const there = Temporal.Instant.from(start).toZonedDateTimeISO(zone);
				// Midnight alone stands for the whole day.
				if (there.hour === 0 && there.minute === 0) continue;
				const { date, page, startDate } = shownTimes(
					{ ...eventOn(at(start)), coordinates },
					guide,
					'en-GB',
				);

				expect(date?.start.iso).toBe(there.toString({ timeZoneName: 'never' }));
				expect(page).toContain(there.toPlainTime().toString().slice(0, 5));
				expect(startDate).toBe(`${day}T${two(hour)}:${two(minute)}:30+00:00`);
			}
		}),
);

test('a class at nine in Taipei is at nine in a guide of Lisbon, in every language', () => {
	const nine = eventOn(at('2026-07-04T09:00:00+08:00', '2026-07-04T11:00:00+08:00'));
	const said = Object.fromEntries(
		locales.map((locale) => [locale, shownTimes(nine, 'Europe/Lisbon', locale).page]),
	);

	expect(said).toEqual({
		de: 'Samstag, 4. Juli 2026, 09:00–11:00 Uhr UTC+8',
		'en-GB': 'Saturday, 4 July 2026, 09:00–11:00 UTC+8',
		es: 'sábado, 4 de julio de 2026, 9:00–11:00 UTC+8',
		fr: 'samedi 4 juillet 2026, 09:00 – 11:00 UTC+8',
		it: 'sabato 4 luglio 2026, 09:00–11:00 UTC+8',
		ja: '2026年7月4日土曜日 9:00～11:00 UTC+8',
		nl: 'zaterdag 4 juli 2026, 09:00–11:00 uur UTC+8',
		pt: 'sábado, 4 de julho de 2026, 09:00 – 11:00 UTC+8',
	});
	expect(shownTimes(nine, 'Europe/Lisbon', 'de').card).toBe('Sa., 4. Juli, 09:00 Uhr UTC+8');
	expect(shownTimes(nine, 'Asia/Taipei', 'en-GB').page).toBe('Saturday, 4 July 2026, 09:00–11:00');
});

test.describe('when the clocks are put back', () => {
	const inParis = (start: string, end?: string) =>
		shownTimes(eventOn(at(start, end)), 'Europe/Paris', 'en-GB');

	test('an hour that comes twice is told with its offset', () => {
		const first = inParis('2026-10-25T02:15:00+02:00');
		const second = inParis('2026-10-25T02:15:00+01:00');

		expect([first.page, first.card]).toEqual([
			'Sunday, 25 October 2026, 02:15 UTC+2',
			'Sun 25 Oct, 02:15 UTC+2',
		]);
		expect([second.page, second.card]).toEqual([
			'Sunday, 25 October 2026, 02:15 UTC+1',
			'Sun 25 Oct, 02:15 UTC+1',
		]);
	});

	test('an end by a clock before that of the start is told with both offsets', () => {
		expect(inParis('2026-10-25T02:45:00+02:00', '2026-10-25T02:15:00+01:00').page).toBe(
			'Sunday, 25 October 2026, 02:45 UTC+2 – 02:15 UTC+1',
		);
		expect(inParis('2026-10-25T01:30:00+02:00', '2026-10-25T02:15:00+01:00').page).toBe(
			'Sunday, 25 October 2026, 01:30 – 02:15 UTC+1',
		);
	});

	test('hours that come once are told without', () => {
		expect(inParis('2026-10-25T01:59:00+02:00').card).toBe('Sun 25 Oct, 01:59');
		expect(inParis('2026-10-25T03:00:00+01:00').card).toBe('Sun 25 Oct, 03:00');
		expect(inParis('2026-10-24T22:00:00+02:00', '2026-10-25T03:00:00+01:00').page).toBe(
			'Saturday, 24 October 2026, 22:00 to 03:00 (next day)',
		);
		// They are put forward from two to three.
		expect(inParis('2027-03-28T01:30:00+01:00').card).toBe('Sun, 28 Mar 2027, 01:30');
		expect(inParis('2027-03-28T03:15:00+02:00').card).toBe('Sun, 28 Mar 2027, 03:15');
	});
});

test('daily hours are those on the wall, whichever offset each is written with', () => {
	expect(
		shownTimes(
			eventOn(at('2026-07-01T10:00:00+02:00', '2026-12-31T18:00:00+01:00')),
			'UTC',
			'en-GB',
		).page,
	).toBe('1 July – 31 December 2026, 10:00–18:00');
});
