import { expect, test } from '@playwright/test';
import { type Occurrence } from '../../../../src/domain/events/occurrence.ts';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import { parseOffsetDateTime } from '../../../../src/domain/events/offset-date-time.ts';
import type { DatedEvent, EventZone } from '../../../../src/domain/events/dated-event.ts';
import { zoneOfDate } from '../../../../src/domain/events/venue-zone.ts';
import { at, eventOn } from './sample-dates.ts';

const spain = { timeZone: 'Europe/Madrid' };
const tenerife = { latitude: 28.4636, longitude: -16.2518 };
const seville = { latitude: 37.3891, longitude: -5.9845 };
const ofMadrid = { timeZone: 'Europe/Madrid', isOfVenue: true };
const ofCanaries = { timeZone: 'Atlantic/Canary', isOfVenue: true };

function zoneOf(start: string, event: DatedEvent, zone: EventZone = spain) {
	const moment = parseOffsetDateTime(start);
	if (!moment) throw new Error(`${start} is no date-time.`);
	return zoneOfDate(moment, event, zone);
}

test('a date is told by the clocks of its coordinates where it has their offset', () => {
	expect(zoneOf('2026-07-04T21:00:00+02:00', { coordinates: seville })).toEqual(ofMadrid);
	expect(zoneOf('2026-07-04T21:00:00+01:00', { coordinates: tenerife })).toEqual(ofCanaries);
});

test('a date in a country with one time zone is told by its clocks', () => {
	const inCountry = (start: string, countryCode: string) => zoneOf(start, { countryCode });

	expect(inCountry('2026-07-04T09:00:00+08:00', 'TW')).toEqual({
		timeZone: 'Asia/Taipei',
		isOfVenue: true,
	});
	expect(inCountry('2026-07-04T09:00:00Z', 'jp').timeZone).toBe('Asia/Tokyo');
	// The clocks of its two zones show the same.
	expect(inCountry('2026-07-04T09:00:00+02:00', 'DE').timeZone).toBe('Europe/Berlin');
	// It has eleven.
	expect(inCountry('2026-07-04T09:00:00-07:00', 'US')).toEqual({
		timeZone: '-07:00',
		isOfVenue: false,
	});
});

test('a date is told by the clocks of the other places of its destination', () => {
	const destinationZone = 'Atlantic/Canary';

	expect(zoneOf('2026-07-04T21:00:00+01:00', { countryCode: 'ES', destinationZone })).toEqual(
		ofCanaries,
	);
	expect(zoneOf('2026-07-04T20:00:00Z', { destinationZone })).toEqual(ofCanaries);
});

test('a zone without the written offset gives way to the next, and at last to the offset', () => {
	const event = { coordinates: seville, countryCode: 'PT', destinationZone: 'Atlantic/Canary' };

	expect(zoneOf('2026-07-04T21:00:00+02:00', event)).toEqual(ofMadrid);
	expect(zoneOf('2026-07-04T21:00:00+01:00', event)).toEqual(ofCanaries);
	expect(zoneOf('2026-07-04T21:00:00+05:30', event)).toEqual({
		timeZone: '+05:30',
		isOfVenue: false,
	});
	// Clocks in Spain are an hour ahead of UTC in winter.
	expect(zoneOf('2026-12-04T21:00:00+02:00', event).timeZone).toBe('+02:00');
});

test('a date without a place has the zone of the guide where it has its offset', () => {
	expect(zoneOf('2026-07-04T21:00:00+02:00', {})).toEqual({ ...ofMadrid, isOfVenue: false });
	expect(zoneOf('2026-07-04T21:00:00+08:00', {}).timeZone).toBe('+08:00');
	expect(zoneOf('2026-07-04T21:00:00Z', {}).timeZone).toBe('+00:00');
});

test('a start in UTC is told by the clocks of its venue', () => {
	expect(zoneOf('2026-07-04T20:00:00Z', { coordinates: tenerife })).toEqual(ofCanaries);
	expect(zoneOf('2026-07-04T20:00:00+00:00', { coordinates: seville })).toEqual(ofMadrid);
});

test('where all have the clocks of the guide, coordinates tell nothing', () => {
	const inOneZone = { ...spain, looksUpTimeZones: false };

	expect(zoneOf('2026-07-04T20:00:00Z', { coordinates: tenerife }, inOneZone)).toEqual(ofMadrid);
	expect(zoneOf('2026-07-04T21:00:00+01:00', { coordinates: tenerife }, inOneZone).timeZone).toBe(
		'+01:00',
	);
});

test.describe('in Paris, in a guide of Lisbon', () => {
	const paris = { latitude: 48.8566, longitude: 2.3522 };
	const spanOfOne = (start: string, end?: string) => {
		const [occurrence] = occurrencesOf(
			{ ...eventOn(at(start, end)), coordinates: paris },
			{ timeZone: 'Europe/Lisbon' },
		);
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
			span: '2026-07-04T00:00:00-05:00 – 2026-07-04T23:59:59-05:00',
			days: '2026-07-04 – 2026-07-04, all day',
			ends: '2026-07-05T04:59:59.000Z',
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
			occurrencesOf(
				{
					...eventOn(at('2026-07-04T19:00:00Z'), at('2026-07-04T21:00:00+02:00')),
					coordinates: paris,
				},
				{ timeZone: 'Europe/Paris' },
			),
		).toHaveLength(1);
	});
});

test('whole days in UTC without a place are those of the guide', () => {
	const [occurrence] = occurrencesOf(eventOn(at('2026-07-04T00:00:00Z')), {
		timeZone: 'America/Los_Angeles',
	});

	expect(occurrence && spanTexts(occurrence)).toMatchObject({
		days: '2026-07-04 – 2026-07-04, all day',
		ends: '2026-07-05T06:59:59.999Z',
	});
});

test('an end with the offset of another season is told as it is written', () => {
	const [occurrence] = occurrencesOf(
		eventOn(at('2026-07-01T10:00:00+02:00', '2026-12-31T18:00:00+02:00')),
		{ timeZone: 'Europe/Paris' },
	);

	expect(occurrence?.end?.iso).toBe('2026-12-31T18:00:00+02:00');
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
