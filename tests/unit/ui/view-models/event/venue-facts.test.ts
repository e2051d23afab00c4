import { expect, test } from '@playwright/test';
import type { VenueFacts } from '../../../../../src/ui/view-models/event/venue-facts.ts';
import { pageOfEvent } from '../../../../support/event-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventRecord,
	placeId,
	placeRecord,
	storedEvent,
	storedPlace,
} from '../../../../support/records.ts';

const castle = {
	id: placeId(1),
	name: 'Castle',
	opening_hours: [
		{
			day_of_week: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
			opens: '14:00',
			closes: '18:00',
			valid_from: '06-03',
			valid_through: '12-31',
		},
	],
	access: {
		accessibility: { wheelchair_accessible: false, audio_guide: true },
		family_friendly: { pushchair_friendly: true },
	},
};
const exhibition = {
	name: 'Exhibition',
	location: { place_id: placeId(1) },
	occurrences: [{ start_at: '2026-12-04T14:00:00+00:00' }],
};
const label = 'Usual opening hours of the venue, 3 June to 31 December';

/** Returns what the page of an event says of its venue, on 21 November 2026. */
function factsOf(event: object = {}, venue: object = {}, locale = 'en-GB'): VenueFacts | undefined {
	const sent = { ...exhibition, ...event };
	const place = { ...castle, ...venue };
	const context = contextOf(
		{ places: [storedPlace(place)], events: [storedEvent(sent)] },
		{ locale },
	);
	const [guideEvent] = context.guide.events;
	if (!guideEvent) throw new Error('The guide lost the event.');
	const records = { record: eventRecord(sent), venue: placeRecord(place) };
	return pageOfEvent(context, guideEvent, records).venueFacts;
}

/** Dates on which the event begins, ends and what status they have. */
function on(start: string, end?: string, status?: string): object {
	return {
		occurrences: [
			{
				start_at: `${start}T14:00:00+00:00`,
				...(end !== undefined && { end_at: `${end}T18:00:00+00:00` }),
				status,
			},
		],
	};
}

test('an event tells the usual hours of its venue, as those of the venue, and where all of them are', () => {
	const hours = factsOf()?.hours;

	expect(hours?.label).toBe(label);
	expect(hours?.lines.map(({ days, text }) => [days, text])).toEqual([
		['Monday', 'Closed'],
		['Tuesday to Sunday', '14:00–18:00'],
	]);
	expect(hours?.href).toMatch(/^\/guide\/places\/castle-[a-z0-9]+\/#opening-hours$/);
});

test('the hours of the venue are told in the language of the guide', () => {
	const hours = factsOf({}, {}, 'fr-FR')?.hours;

	expect(hours?.label).toBe('Horaires d’ouverture habituels du lieu, du 3 juin au 31 décembre');
	expect(hours?.lines.map(({ days }) => days)).toEqual(['lundi', 'du mardi au dimanche']);
});

test('the season is that of the next date, or of today where that has begun', () => {
	const labelOn = (...dates: Parameters<typeof on>) => factsOf(on(...dates))?.hours?.label;

	expect(labelOn('2027-06-03')).toBe(label);
	expect(labelOn('2027-02-01')).toBeUndefined();
	expect(labelOn('2026-03-01', '2027-03-01')).toBe(label);
	expect(labelOn('2026-12-31', '2027-03-01')).toBe(label);
});

test('nothing is said of hours where nobody is to come, or nobody knows when', () => {
	const hoursOn = (...dates: Parameters<typeof on>) => factsOf(on(...dates))?.hours;

	expect(hoursOn('2026-10-02')).toBeUndefined();
	expect(hoursOn('2026-12-04', undefined, 'cancelled')).toBeUndefined();
	expect(hoursOn('2026-12-04', undefined, 'postponed')).toBeUndefined();
	expect(factsOf({ occurrences: [] })?.hours).toBeUndefined();
	expect(
		factsOf({
			occurrences: [
				{ start_at: '2026-12-04T14:00:00+00:00', status: 'cancelled' },
				{ start_at: '2026-12-05T14:00:00+00:00' },
			],
		})?.hours?.label,
	).toBe(label);
});

test('nothing is said of hours that are not stated, in doubt or no longer current by then', () => {
	expect(factsOf({}, { opening_hours: undefined })?.hours).toBeUndefined();
	expect(
		factsOf({}, { opening_hours: [{ day_of_week: ['monday'], opens: 'noon' }] })?.hours,
	).toBeUndefined();
	expect(factsOf({}, { validity: { valid_through: '2026-12-03' } })?.hours).toBeUndefined();
	expect(factsOf({}, { validity: { valid_through: '2026-12-04' } })?.hours?.label).toBe(label);
});

/** Dates at the castle, each a start and, where it is stated, an end. */
function outsideOf(dates: readonly [start: string, end?: string][], venue: object = {}) {
	const occurrences = dates.map(([start, end]) => ({ start_at: start, end_at: end }));
	return factsOf({ occurrences }, venue)?.hours?.outside;
}

test('an event that starts when its venue is closed says so beside the hours', () => {
	const sentence = 'The event starts outside these hours.';

	expect(outsideOf([['2026-12-04T20:30:00+00:00', '2026-12-04T22:00:00+00:00']])).toBe(sentence);
	expect(outsideOf([['2026-12-07T14:30:00+00:00', '2026-12-07T16:00:00+00:00']])).toBe(sentence);
	expect(outsideOf([['2026-12-04T18:00:00+00:00']])).toBe(sentence);
	expect(outsideOf([['2026-12-04T20:30:00+00:00'], ['2026-12-07T14:30:00+00:00']])).toBe(sentence);
});

test('an event that starts in the hours of its venue says nothing of that, whatever has become of its other dates', () => {
	expect(outsideOf([['2026-12-04T14:00:00+00:00', '2026-12-04T20:00:00+00:00']])).toBeUndefined();
	expect(outsideOf([['2026-12-04T17:59:00+00:00']])).toBeUndefined();
	expect(outsideOf([['2026-10-02T20:30:00+00:00'], ['2026-12-04T14:00:00+00:00']])).toBeUndefined();
});

test('a start by other clocks than those of the venue is not held against its hours', () => {
	const [abroad, there] = ['2026-12-04T20:30:00+08:00', '2026-12-04T20:30:00+00:00'];

	expect(outsideOf([[abroad]])).toBeUndefined();
	expect(outsideOf([[abroad], [there]])).toBe(
		'On some dates the event starts outside these hours.',
	);
});

test('where only some dates to come start when the venue is closed, that is said of these', () => {
	const dates: [string][] = [['2026-12-04T20:30:00+00:00'], ['2026-12-05T14:00:00+00:00']];
	const sentence = 'On some dates the event starts outside these hours.';

	expect(outsideOf(dates)).toBe(sentence);
	expect(outsideOf(dates.toReversed())).toBe(sentence);
	expect(outsideOf([['2026-12-04T20:30:00+00:00'], ['2026-12-05T00:00:00+00:00']])).toBe(sentence);
	expect(outsideOf([['2026-12-04T20:30:00+00:00'], ['2027-02-05T20:30:00+00:00']])).toBe(sentence);
});

test('several days start outside the hours where the venue is closed at that time on each of them', () => {
	expect(outsideOf([['2026-12-07T06:00:00+00:00', '2026-12-20T09:00:00+00:00']])).toBe(
		'The event starts outside these hours.',
	);
	expect(outsideOf([['2026-12-07T14:00:00+00:00', '2026-12-20T18:00:00+00:00']])).toBeUndefined();
	expect(outsideOf([['2026-12-07T00:00:00+00:00', '2026-12-07T23:59:00+00:00']])).toBeUndefined();
});

test('the hours of special days and those of the night before count as those of the venue', () => {
	const [usual] = castle.opening_hours;
	const special = { opens: '20:00', closes: '02:00', is_special_hours: true };
	const onSpecialDay = { valid_from: '2026-12-04', valid_through: '2026-12-04' };
	const venue = { opening_hours: [usual, { ...special, ...onSpecialDay }] };

	expect(outsideOf([['2026-12-04T20:30:00+00:00']], venue)).toBeUndefined();
	expect(outsideOf([['2026-12-05T01:30:00+00:00']], venue)).toBeUndefined();
	expect(outsideOf([['2026-12-05T02:00:00+00:00']], venue)).toBe(
		'The event starts outside these hours.',
	);
});

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const untilOctober = {
	day_of_week: everyDay,
	opens: '14:00',
	closes: '18:00',
	valid_from: '01-01',
	valid_through: '10-31',
};
const fromNovember = {
	day_of_week: everyDay,
	opens: '10:00',
	closes: '20:00',
	valid_from: '11-01',
	valid_through: '12-31',
};
const ofTwoSeasons = { opening_hours: [untilOctober, fromNovember] };

test('of a date that has begun the hours from today on count, not those of the season in which it began', () => {
	const since = (start: string) => outsideOf([[start, '2026-12-20T21:00:00+00:00']], ofTwoSeasons);

	expect(since('2026-10-01T10:00:00+01:00')).toBeUndefined();
	expect(since('2026-10-01T09:00:00+01:00')).toBe('The event starts outside these hours.');
});

test('of a date that is about to end its last seven days count, whatever weekdays are left of it', () => {
	const hours = { ...fromNovember, day_of_week: everyDay.slice(0, 5) };
	const since = (start: string) =>
		outsideOf([[start, '2026-11-22T21:00:00+00:00']], { opening_hours: [hours] });

	expect(since('2026-11-09T10:00:00+00:00')).toBeUndefined();
	expect(since('2026-11-09T09:00:00+00:00')).toBe('The event starts outside these hours.');
	expect(since('2026-11-20T20:30:00+00:00')).toBe('The event starts outside these hours.');
});

test('dates of another season than that of the hours start neither outside nor within them', () => {
	const [inDecember, lateInDecember] = ['2026-12-04T19:00:00+00:00', '2026-12-04T20:30:00+00:00'];
	const [inFebruary, lateInFebruary] = ['2027-02-04T15:00:00+00:00', '2027-02-04T19:00:00+00:00'];

	expect(outsideOf([[inDecember], [lateInFebruary]], ofTwoSeasons)).toBeUndefined();
	expect(outsideOf([[lateInDecember], [inFebruary]], ofTwoSeasons)).toBe(
		'On some dates the event starts outside these hours.',
	);
	expect(outsideOf([[lateInDecember], [lateInFebruary]], ofTwoSeasons)).toBe(
		'On some dates the event starts outside these hours.',
	);
});

test('several days in two seasons start outside the hours of the first where the venue is closed at that time in both', () => {
	const at = (start: string) => outsideOf([[start, '2027-11-01T22:00:00+00:00']], ofTwoSeasons);

	expect(at('2027-10-28T20:30:00+01:00')).toBe('The event starts outside these hours.');
	expect(at('2027-10-28T18:30:00+01:00')).toBeUndefined();
});

test('special days that are not told beside a date do not count', () => {
	const closed = { closed: true, is_special_hours: true };
	const christmas = { ...closed, valid_from: '2026-12-25', valid_through: '2026-12-25' };
	const venue = { opening_hours: [fromNovember, christmas] };
	const onChristmas = '2026-12-25T14:00:00+00:00';

	expect(outsideOf([['2026-12-04T14:00:00+00:00'], [onChristmas]], venue)).toBeUndefined();
	expect(outsideOf([[onChristmas]], venue)).toBe('The event starts outside these hours.');
	expect(outsideOf([['2026-12-21T09:00:00+00:00', '2027-01-20T21:00:00+00:00']], venue)).toBe(
		'The event starts outside these hours.',
	);
});

test('on the first day of a season the night before counts as it is stated, and as none where it is not', () => {
	const night = { ...untilOctober, opens: '20:00', closes: '02:00' };
	const atNight: [string][] = [['2027-11-01T01:30:00+00:00']];

	expect(outsideOf(atNight, { opening_hours: [night, fromNovember] })).toBeUndefined();
	expect(outsideOf(atNight, ofTwoSeasons)).toBe('The event starts outside these hours.');
	expect(outsideOf(atNight, { opening_hours: [fromNovember] })).toBe(
		'The event starts outside these hours.',
	);
});

test('a date that began before the record of the venue came into force is judged from today on', () => {
	const dates: [string, string][] = [['2026-10-01T09:00:00+01:00', '2026-12-20T21:00:00+00:00']];
	const venue = { ...ofTwoSeasons, validity: { valid_from: '2026-11-01' } };

	expect(outsideOf(dates, venue)).toBe('The event starts outside these hours.');
});

test('hours of a venue that was verified long ago come with the advice to check them', () => {
	const verified = (source_verified_at: string) =>
		factsOf({}, { provenance: { source_verified_at } })?.hours?.warning;

	expect(verified('2024-01-10T09:00:00Z')).toMatchObject({
		text: 'Last verified in January 2024: check before you go.',
		isShown: true,
	});
	expect(verified('2026-10-10T09:00:00Z')?.isShown).toBe(false);
});

test('what the venue states of getting in is told, with yes and no', () => {
	const access = factsOf()?.access.map(({ label: question, state }) => [question, state]);

	expect(access).toEqual([
		['Wheelchair accessible', 'no'],
		['Pushchair friendly', 'yes'],
	]);
	expect(factsOf({ occurrences: [] })?.access).toHaveLength(2);
	expect(factsOf({}, { access: undefined })?.access).toEqual([]);
});

test('nothing is said of a venue that states neither, nor of one to which nobody has to go', () => {
	expect(factsOf({}, { access: undefined, opening_hours: undefined })).toBeUndefined();
	expect(factsOf({ status: 'moved online' })).toBeUndefined();
	expect(factsOf({ classification: { attendance_mode: 'online' } })).toBeUndefined();
});
