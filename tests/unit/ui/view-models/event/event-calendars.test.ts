import { expect, test } from '@playwright/test';
import {
	calendarOfEvent,
	guideFeed,
	servedCalendar,
} from '../../../../../src/ui/view-models/event/event-calendars.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { eventId, placeId, storedEvent, storedPlace } from '../../../../support/records.ts';
import { linesWith } from '../../../outputs/icalendar/parsed-calendar.ts';

const hall = {
	id: placeId(1),
	name: 'Old Hall',
	location: {
		latitude: 38.7,
		longitude: -9.1,
		address: { street: 'Rua A 1', postal_code: '1100-001', city: 'Lisbon' },
	},
	attribution: { text: 'Hall Office', required: true },
};
const concert = {
	id: eventId(1),
	name: 'Concert',
	location: { place_id: placeId(1) },
	occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }],
	attribution: { text: 'Agenda', url: 'https://agenda.example/' },
};

/** Lines of the calendar of an event at a venue. */
function calendarLines(venue: object, event: object, ...names: string[]): string[] {
	const context = contextOf({ places: [storedPlace(venue)], events: [storedEvent(event)] });
	const [shown] = context.guide.events;
	if (!shown) throw new Error('The guide lost the event.');
	return linesWith(calendarOfEvent(context, shown), ...names);
}

test('a calendar says where its event takes place by the record of the venue, and credits both', () => {
	expect(calendarLines(hall, concert, 'LOCATION', 'GEO', 'DESCRIPTION')).toEqual([
		'LOCATION:Old Hall\\, Rua A 1\\, 1100-001 Lisbon',
		'GEO:38.7;-9.1',
		'DESCRIPTION:Source: Hall Office\\nSource: Agenda\\nhttps://agenda.example/\\n\\nhttps://guide.example/guide/events/concert-00000001/',
	]);
});

test('a calendar is revised with its event and with the record of the venue, whichever is the later', () => {
	const revised = (venueAt?: string, eventAt?: string) =>
		calendarLines(
			{ ...hall, updated_at: venueAt },
			{ ...concert, updated_at: eventAt },
			'LAST-MODIFIED',
			'SEQUENCE',
		);
	const ofEvent = ['SEQUENCE:14124015', 'LAST-MODIFIED:20261108T081500Z'];
	const ofVenue = ['SEQUENCE:14128355', 'LAST-MODIFIED:20261111T083500Z'];

	expect(revised(undefined, '2026-11-08T08:15:00Z')).toEqual(ofEvent);
	expect(revised('2026-11-01T08:15:00Z', '2026-11-08T08:15:00Z')).toEqual(ofEvent);
	expect(revised('2026-11-11T09:35:00+01:00', '2026-11-08T08:15:00Z')).toEqual(ofVenue);
	// When the event was revised last nobody knows.
	expect(revised('2026-11-11T09:35:00+01:00')).toEqual(['SEQUENCE:0']);
});

test('a point just beside the equator is on it, and brings no exponent into a calendar', () => {
	const atEquator = { location: { latitude: 1e-7, longitude: 9.45, city: 'Libreville' } };

	// The library leaves out points on the equator.
	expect(calendarLines(hall, { ...concert, ...atEquator }, 'GEO')).toEqual([]);
});

test('what lies just beside 0, 0 is nowhere, as 0, 0 is', () => {
	const nowhere = { location: { latitude: 1e-7, longitude: -5e-7, city: 'Lisbon' } };

	expect(calendarLines(hall, { ...concert, ...nowhere }, 'GEO')).toEqual([]);
});

test('a calendar of an event that is held online leads to no place', () => {
	const online = { ...concert, classification: { attendance_mode: 'online' } };

	expect(calendarLines(hall, online, 'LOCATION', 'GEO')).toEqual([]);
	expect(calendarLines(hall, { ...online, status: 'moved online' }, 'LOCATION', 'GEO')).toEqual([]);
});

test('an address of its own comes before that of the venue', () => {
	const near = { ...concert.location, address: 'Gate on Rua C', city: 'Lisbon' };
	const far = { ...near, latitude: 38.71, longitude: -9.1 };

	expect(calendarLines(hall, { ...concert, location: near }, 'LOCATION', 'GEO')).toEqual([
		'LOCATION:Gate on Rua C\\nOld Hall\\, Rua A 1\\, 1100-001 Lisbon',
		'GEO:38.7;-9.1',
	]);
	expect(calendarLines(hall, { ...concert, location: far }, 'LOCATION', 'GEO')).toEqual([
		'LOCATION:Gate on Rua C\\, Lisbon\\nOld Hall',
		'GEO:38.71;-9.1',
	]);
});

test('an address is whole, in the order of its country', () => {
	const pier = {
		street: '100 Oceanside Drive',
		neighbourhood: 'Sunset',
		postal_code: '94133',
		city: 'San Francisco',
		region: 'CA',
		country_code: 'US',
	};

	expect(calendarLines({ ...hall, location: { address: pier } }, concert, 'LOCATION')).toEqual([
		'LOCATION:Old Hall\\, 100 Oceanside Drive\\, Sunset\\, San Francisco\\, CA 94133\\, United States',
	]);
});

test('what the record of a venue does not say of the place, that of the event does', () => {
	const bare = { ...hall, location: { transit: 'Tram 28' } };
	const location = {
		...concert.location,
		address: 'Rua B 2',
		postal_code: '1200-002',
		city: 'Lisbon',
	};
	const elsewhere = { ...concert, location: { ...location, latitude: 38.71, longitude: -9.14 } };

	expect(calendarLines(bare, elsewhere, 'LOCATION', 'GEO')).toEqual([
		'LOCATION:Old Hall\\, Rua B 2\\, 1200-002 Lisbon',
		'GEO:38.71;-9.14',
	]);
});

test('a calendar leads to the place that its event names, where that is another than its venue', () => {
	const address = { address: 'Rua B 2', postal_code: '1200-002', city: 'Lisbon' };
	const point = { latitude: 38.71, longitude: -9.14 };
	const elsewhere = { ...concert, location: { ...concert.location, ...address, ...point } };

	expect(calendarLines(hall, elsewhere, 'LOCATION', 'GEO')).toEqual([
		'LOCATION:Rua B 2\\, 1200-002 Lisbon\\nOld Hall',
		'GEO:38.71;-9.14',
	]);
});

test('a calendar is made of other things where its event or venue is another, and each day where a rule is read', () => {
	const madeOf = (venue: object, event: object, day: string) => {
		const content = { places: [storedPlace(venue)], events: [storedEvent(event)] };
		const context = contextOf(content, {}, Date.parse(`${day}T09:00:00Z`));
		const [shown] = context.guide.events;
		if (!shown) throw new Error('The guide lost the event.');
		return JSON.stringify(servedCalendar(context, shown));
	};
	const [only] = concert.occurrences;
	const weekly = { ...concert, occurrences: [{ ...only, recurrence_rule: 'FREQ=WEEKLY' }] };
	const before = madeOf(hall, concert, '2026-11-21');

	expect(madeOf(hall, concert, '2026-11-22')).toBe(before);
	expect(madeOf({ ...hall, name: 'New Hall' }, concert, '2026-11-21')).not.toBe(before);
	expect(madeOf(hall, { ...concert, name: 'Recital' }, '2026-11-21')).not.toBe(before);
	expect(madeOf(hall, weekly, '2026-11-22')).not.toBe(madeOf(hall, weekly, '2026-11-21'));
});

test('a calendar to subscribe to credits the venues, too', () => {
	const feed = guideFeed(
		contextOf({ places: [storedPlace(hall)], events: [storedEvent(concert)] }),
	);

	expect(linesWith(feed, 'DESCRIPTION')).toEqual([expect.stringContaining('Source: Hall Office')]);
});

test('who is credited for the event and for its venue is named once', () => {
	const agenda = { ...hall, attribution: concert.attribution };

	expect(calendarLines(agenda, concert, 'DESCRIPTION')).toEqual([
		'DESCRIPTION:Source: Agenda\\nhttps://agenda.example/\\n\\nhttps://guide.example/guide/events/concert-00000001/',
	]);
});
