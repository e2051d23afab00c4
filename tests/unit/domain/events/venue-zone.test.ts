import { expect, test } from '@playwright/test';
import { type Occurrence, occurrencesOf } from '../../../../src/domain/events/occurrence.ts';
import { parseOffsetDateTime } from '../../../../src/domain/events/offset-date-time.ts';
import { zoneOfDate } from '../../../../src/domain/events/venue-zone.ts';
import { at, eventOn } from './sample-dates.ts';

const spain = { timeZone: 'Europe/Madrid' };
const spainWithItsIslands = { ...spain, looksUpTimeZones: true };
const tenerife = { latitude: 28.4636, longitude: -16.2518 };
const seville = { latitude: 37.3891, longitude: -5.9845 };

function zoneOf(...[start, ...where]: [string, ...Tail<Parameters<typeof zoneOfDate>>]) {
	const moment = parseOffsetDateTime(start);
	if (!moment) throw new Error(`${start} is no date-time.`);
	return zoneOfDate(moment, ...where);
}
type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

test('a date is told by the clocks of the guide', () => {
	expect(zoneOf('2026-07-04T21:00:00+02:00', seville, spain)).toBe('Europe/Madrid');
	expect(zoneOf('2026-07-04T21:00:00+02:00', undefined, spain)).toBe('Europe/Madrid');
});

test('a clock that is right where the venue lies stands, though the guide has another zone', () => {
	expect(zoneOf('2026-07-04T21:00:00+01:00', tenerife, spain)).toBe('Atlantic/Canary');
});

test('an offset that is neither leaves the clocks of the guide', () => {
	expect(zoneOf('2026-07-04T21:00:00Z', tenerife, spain)).toBe('Europe/Madrid');
	expect(zoneOf('2026-07-04T21:00:00Z', undefined, spain)).toBe('Europe/Madrid');
});

test('in a guide that spans time zones every date is told by the clocks of its venue', () => {
	for (const start of ['2026-07-04T21:00:00+01:00', '2026-07-04T22:00:00+02:00']) {
		expect(zoneOf(start, tenerife, spainWithItsIslands)).toBe('Atlantic/Canary');
		expect(zoneOf(start, undefined, spainWithItsIslands)).toBe('Europe/Madrid');
	}
	expect(zoneOf('2026-07-04T20:00:00Z', tenerife, spainWithItsIslands)).toBe('Atlantic/Canary');
});

test.describe('in a guide of Paris', () => {
	const spanOfOne = (start: string, end?: string) => {
		const [occurrence] = occurrencesOf(eventOn(at(start, end)), { timeZone: 'Europe/Paris' });
		return occurrence && spanTexts(occurrence);
	};

	test('an evening in UTC has the times of Paris, and is over at the same instant', () => {
		expect(spanOfOne('2026-07-04T19:00:00+00:00', '2026-07-04T21:00:00+00:00')).toEqual({
			span: '2026-07-04T21:00:00+02:00 – 2026-07-04T23:00:00+02:00',
			stated: '2026-07-04T19:00:00+00:00 – 2026-07-04T21:00:00+00:00',
			days: '2026-07-04 – 2026-07-04',
			ends: '2026-07-04T21:00:00.000Z',
		});
	});

	test('a day in UTC is the day of Paris', () => {
		expect(spanOfOne('2026-07-04T22:00:00Z', '2026-07-05T22:00:00Z')).toMatchObject({
			days: '2026-07-05 – 2026-07-05, all day',
			ends: '2026-07-05T22:00:00.000Z',
		});
		expect(spanOfOne('2026-07-04T22:00:00Z')).toMatchObject({
			days: '2026-07-05 – 2026-07-05, all day',
			ends: '2026-07-05T21:59:59.999Z',
		});
	});

	test('an evening after midnight there is on the next day', () => {
		expect(spanOfOne('2026-07-04T22:30:00Z', '2026-07-04T23:30:00Z')).toMatchObject({
			days: '2026-07-05 – 2026-07-05',
		});
	});

	test('whole days are those that are written, whatever their offset, from midnight to midnight there', () => {
		expect(spanOfOne('2026-07-04T00:00:00Z', '2026-07-06T00:00:00Z')).toEqual({
			span: '2026-07-04T00:00:00+02:00 – 2026-07-06T00:00:00+02:00',
			stated: '2026-07-04T00:00:00+00:00 – 2026-07-06T00:00:00+00:00',
			days: '2026-07-04 – 2026-07-05, all day',
			ends: '2026-07-05T22:00:00.000Z',
		});
		expect(spanOfOne('2026-07-04T00:00:00-05:00', '2026-07-04T23:59:59-05:00')).toMatchObject({
			span: '2026-07-04T00:00:00+02:00 – 2026-07-04T23:59:59+02:00',
			days: '2026-07-04 – 2026-07-04, all day',
			ends: '2026-07-04T21:59:59.000Z',
		});
		expect(spanOfOne('2026-07-04T00:00:00Z')).toMatchObject({
			span: '2026-07-04T00:00:00+02:00 – ',
			days: '2026-07-04 – 2026-07-04, all day',
			ends: '2026-07-04T21:59:59.999Z',
		});
	});

	test('whole days over a change of the clocks end at the midnight after it', () => {
		expect(spanOfOne('2026-10-24T00:00:00Z', '2026-10-26T00:00:00Z')).toMatchObject({
			span: '2026-10-24T00:00:00+02:00 – 2026-10-26T00:00:00+01:00',
			ends: '2026-10-25T23:00:00.000Z',
		});
	});

	test('whole days written by the clocks there are only what is written', () => {
		expect(spanOfOne('2026-07-04T00:00:00+02:00', '2026-07-06T00:00:00+02:00')).toEqual({
			span: '2026-07-04T00:00:00+02:00 – 2026-07-06T00:00:00+02:00',
			stated: undefined,
			days: '2026-07-04 – 2026-07-05, all day',
			ends: '2026-07-05T22:00:00.000Z',
		});
	});

	test('a whole day in two offsets is one date', () => {
		expect(
			occurrencesOf(
				eventOn(
					at('2026-07-04T00:00:00Z', '2026-07-05T00:00:00Z'),
					at('2026-07-04T00:00:00+02:00', '2026-07-05T00:00:00+02:00'),
				),
				{ timeZone: 'Europe/Paris' },
			),
		).toHaveLength(1);
	});

	test('the same instants in two offsets are one date', () => {
		expect(
			occurrencesOf(eventOn(at('2026-07-04T19:00:00Z'), at('2026-07-04T21:00:00+02:00')), {
				timeZone: 'Europe/Paris',
			}),
		).toHaveLength(1);
	});
});

test('a midnight that the clocks skip there is when the day begins', () => {
	// Clocks in Cairo went from midnight to one o’clock on 24 April 2026.
	const [occurrence] = occurrencesOf(eventOn(at('2026-04-24T00:00:00Z', '2026-04-25T00:00:00Z')), {
		timeZone: 'Africa/Cairo',
	});

	expect(occurrence && spanTexts(occurrence)).toMatchObject({
		span: '2026-04-24T00:00:00+02:00 – 2026-04-25T00:00:00+03:00',
		days: '2026-04-24 – 2026-04-24, all day',
		ends: '2026-04-24T21:00:00.000Z',
	});
});

function spanTexts({ endsAtMs, firstDay, isAllDay, lastDay, stated, ...span }: Occurrence) {
	const text = ({ end, start }: Pick<Occurrence, 'start' | 'end'>) =>
		`${start.iso} – ${end?.iso ?? ''}`;
	return {
		span: text(span),
		stated: stated && text(stated),
		days: `${firstDay} – ${lastDay}${isAllDay ? ', all day' : ''}`,
		ends: new Date(endsAtMs).toISOString(),
	};
}
