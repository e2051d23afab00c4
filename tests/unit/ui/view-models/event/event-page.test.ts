import { expect, test } from '@playwright/test';
import type { Site } from '../../../../../src/config/site.ts';
import type { EventPage } from '../../../../../src/ui/view-models/event/event-page.ts';
import { pageOfEvent } from '../../../../support/event-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventRecord,
	placeId,
	placeRecord,
	storedEvent,
	storedPlace,
} from '../../../../support/records.ts';

const concert = {
	name: 'Concert',
	location: {
		place_id: placeId(1),
		address: 'Rua B 2',
		postal_code: '1200-002',
		city: 'Lisbon',
		latitude: 38.7001,
		longitude: -9.2,
	},
	occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }],
};
const kiosk = {
	id: placeId(2),
	name: 'Kiosk',
	location: { latitude: 38.7101, longitude: -9.2 },
};

/** The page of the event, in a guide with a kiosk near it. */
function pageOf(
	sent: object,
	venue?: object,
	about?: Partial<Site>,
	near: object = kiosk,
): EventPage {
	const places = [near, ...(venue ? [venue] : [])];
	const context = contextOf(
		{ places: places.map(storedPlace), events: [storedEvent(sent)] },
		about,
	);
	const [event] = context.guide.events;
	if (!event) throw new Error('The guide lost the event.');
	return pageOfEvent(context, event, {
		record: eventRecord(sent),
		venue: venue && placeRecord(venue),
	});
}

test('where the record of a venue names no address and no point, those of its event are shown', () => {
	const hall = { id: placeId(1), name: 'Old Hall', location: { transit: 'Tram 28' } };
	const { gettingThere, locator } = pageOf(concert, hall);

	expect(gettingThere).toMatchObject({
		addressLines: ['Rua B 2', '1200-002 Lisbon'],
		transit: ['Tram 28'],
		coordinates: ['38.7001° N', '9.2° W'],
		directions: { coordinatesToCopy: '38.7001, -9.2' },
	});
	expect(locator?.places.map(({ label }) => label)).toEqual(['Kiosk']);
});

test('what is around an event tells no hours of this moment', () => {
	const opening_hours = [{ opens: '09:00:00', closes: '18:00:00' }];
	const { locator } = pageOf(concert, undefined, undefined, { ...kiosk, opening_hours });

	expect(locator?.places.map(({ hours, label }) => [label, hours])).toEqual([['Kiosk', undefined]]);
});

test('a place around that bears the name of the event or of its venue is told apart by its kind', () => {
	const labels = (sent: object, venue?: object) =>
		pageOf(sent, venue, undefined, { ...kiosk, type: 'Shop' }).locator?.places.map(
			({ label }) => label,
		);
	const hall = { id: placeId(1), name: 'KIOSK', type: 'Hall' };

	expect(labels(concert)).toEqual(['Kiosk']);
	expect(labels({ ...concert, name: 'Kiosk' })).toEqual(['Kiosk – Shop']);
	expect(labels(concert, hall)).toEqual(['Kiosk – Shop']);
});

test('farther places are drawn in the stead of those around an event that may be anywhere around', () => {
	const huts = Array.from({ length: 6 }, (_, index) => ({
		id: placeId(index + 10),
		name: 'Hut',
		location: { latitude: 38.7, longitude: -9.2 },
	}));
	const context = contextOf({
		places: [...huts, kiosk].map(storedPlace),
		events: [storedEvent(concert)],
	});
	const [event] = context.guide.events;
	if (!event) throw new Error('The guide lost the event.');
	const { locator } = pageOfEvent(context, event, { record: eventRecord(concert) });

	expect(locator?.places.map(({ label }) => label)).toEqual(['Kiosk']);
});

test('an event leads to its venue on the map of the guide, unless it is elsewhere', () => {
	const venueAt = (latitude: number) => ({
		id: placeId(1),
		name: 'Old Hall',
		location: { latitude, longitude: -9.2, address: { street: 'Rua A 1' } },
	});

	expect(pageOf(concert, venueAt(38.7)).gettingThere.ownMap).toEqual({
		href: '/guide/map/?place=old-hall-00000001',
		label: 'Show on a map',
	});
	expect(pageOf(concert, venueAt(38.9)).gettingThere.ownMap).toBeUndefined();
	expect(pageOf(concert).gettingThere.ownMap).toBeUndefined();
});

test('the directions lead to the venue by its name, and nowhere where a town alone is known', () => {
	const directionsIn = (location: object, venue?: object) =>
		pageOf({ ...concert, location: { ...concert.location, ...location } }, venue).gettingThere
			.directions?.href;
	const town = { address: undefined, latitude: undefined, longitude: undefined };

	expect(directionsIn(town)).toBeUndefined();
	expect(directionsIn(town, { id: placeId(1), name: 'Old Hall' })).toBe(
		'https://www.openstreetmap.org/search?query=Old%20Hall%2C%201200-002%20Lisbon',
	);
});

test('an address of its own is told before the venue and that of it', () => {
	const location = { latitude: 38.7, longitude: -9.2, address: { street: 'Rua A 1' } };
	const { gettingThere } = pageOf(concert, { id: placeId(1), name: 'Old Hall', location });

	expect(gettingThere).toMatchObject({
		ownAddress: 'Rua B 2, 1200-002 Lisbon',
		venueName: 'Old Hall',
		addressLines: ['Rua A 1'],
	});
});

test('the town of an event leads to its list, as on the page of a place', () => {
	const location = { address: { city: 'Lisbon' } };
	const hall = { id: placeId(1), name: 'Old Hall', location };
	const cafes = [3, 4].map((number) => ({ id: placeId(number), name: 'Café', location }));
	const context = contextOf({
		places: [hall, kiosk, ...cafes].map(storedPlace),
		events: [storedEvent(concert)],
	});
	const [event] = context.guide.events;
	if (!event) throw new Error('The guide lost the event.');
	const records = { record: eventRecord(concert), venue: placeRecord(hall) };

	expect(pageOfEvent(context, event, records).whereaboutsParts).toEqual([
		{ text: 'Old Hall', isContent: true },
		{ text: 'Lisbon', isContent: true, href: '/guide/browse/city/lisbon/' },
	]);
});

test('nobody is led to the venue of an event that has moved online', () => {
	const hall = { ...kiosk, id: placeId(1), name: 'Old Hall' };
	const second = { start_at: '2026-12-11T21:00:00+00:00' };
	const online = pageOf({ ...concert, status: 'moved online' }, hall);
	const partly = pageOf(
		{
			...concert,
			occurrences: [{ ...concert.occurrences[0], status: 'moved online' }, second],
		},
		hall,
	);

	expect(online.gettingThere.directions).toBeUndefined();
	expect(online.gettingThere.addressLines).toEqual([]);
	expect([online.locator, online.whereabouts]).toEqual([undefined, undefined]);
	expect([online.venueHeading, online.venue?.name]).toEqual(['Planned venue', 'Old Hall']);
	expect(partly.gettingThere.directions).toBeDefined();
	expect([partly.venueHeading, partly.whereabouts]).toEqual(['Where', 'Old Hall, Lisbon']);
});

test('nobody is led there either where it moved online and has no dates, or is over', () => {
	const hall = { ...kiosk, id: placeId(1), name: 'Old Hall' };
	const over = [{ start_at: '2026-10-02T21:00:00+01:00' }];

	for (const occurrences of [[], over]) {
		const page = pageOf({ ...concert, occurrences, status: 'EventMovedOnline' }, hall);
		expect([page.venueHeading, page.venue?.name]).toEqual(['Planned venue', 'Old Hall']);
		expect([page.whereabouts, page.locator, page.gettingThere.directions]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	}
	expect(pageOf({ ...concert, occurrences: over }, hall).venueHeading).toBe('Where');
});

test('an event that was online from the start has no way to any place, a mixed one has', () => {
	const hall = { ...kiosk, id: placeId(1), name: 'Old Hall' };
	const held = (attendance_mode: string) =>
		pageOf({ ...concert, classification: { attendance_mode } }, hall);
	const online = held('OnlineEventAttendanceMode');
	const mixed = held('mixed');

	expect([online.venue, online.locator, online.whereabouts]).toEqual([
		undefined,
		undefined,
		undefined,
	]);
	expect(online.gettingThere).toMatchObject({ addressLines: [], transit: [], maps: [] });
	expect([online.gettingThere.directions, online.gettingThere.coordinates]).toEqual([
		undefined,
		undefined,
	]);
	expect([mixed.venue?.name, mixed.whereabouts]).toEqual(['Old Hall', 'Old Hall, Lisbon']);
	expect(mixed.gettingThere.directions).toBeDefined();
});

test('search engines are told the date of the page where an online event follows the clocks of its venue', () => {
	const hall = {
		id: placeId(1),
		name: 'Old Hall',
		location: { latitude: 28.12, longitude: -15.43 },
	};
	const lecture = {
		name: 'Lecture',
		location: { place_id: placeId(1) },
		classification: { attendance_mode: 'online' },
		occurrences: [{ start_at: '2026-10-02T20:00:00+01:00', recurrence_rule: 'FREQ=WEEKLY' }],
	};
	const { frame, when } = pageOf(lecture, hall, { timeZone: 'Europe/Madrid' });
	const graph = JSON.parse(frame.structuredData ?? '') as { '@graph': { '@type': string }[] };

	expect(when.leading?.row.text).toBe('Friday, 27 November 2026, 20:00 UTC');
	expect(graph['@graph'].find((node) => node['@type'] === 'Event')).toMatchObject({
		startDate: '2026-11-27T20:00:00+00:00',
		location: { '@type': 'VirtualLocation', url: expect.stringContaining('/events/lecture-') },
	});
});

test('where the record of a venue names them, the page has those', () => {
	const location = { latitude: 38.8001, longitude: -9.4001, address: { city: 'Sintra' } };
	const silent = { ...concert, location: { ...concert.location, address: undefined } };
	const { gettingThere, locator } = pageOf(silent, { ...kiosk, id: placeId(1), location });

	expect(gettingThere).toMatchObject({
		addressLines: ['Sintra'],
		coordinates: ['38.8001° N', '9.4001° W'],
	});
	expect(locator?.places.map(({ distance }) => distance)).toEqual([
		expect.stringContaining('south-east'),
	]);
});

test('search engines find a postponed event when its old date has gone by, but no past one', () => {
	const occurrences = [{ start_at: '2026-10-02T21:00:00+01:00' }];
	const isFound = (more: object) => pageOf({ ...concert, ...more }).frame.isIndexable;

	expect(isFound({ occurrences, status: 'postponed' })).toBe(true);
	expect(isFound({ occurrences, status: 'cancelled' })).toBe(false);
	expect(isFound({ occurrences })).toBe(false);
});

test('an event is not told to be free where its price says something else', () => {
	const { isFree, price } = pageOf({ ...concert, details: { is_free: true, price_range: '£10' } });

	expect([isFree, price]).toEqual([undefined, ['£10']]);
});

test('an event is not told to cost something where its price says that there is nothing to pay', () => {
	const details = { is_free: false, price_range: 'Free entry' };
	const { isFree, price } = pageOf({ ...concert, details });

	expect([isFree, price]).toEqual([undefined, ['Free entry']]);
});

test('structured data name the source of the venue where they hold its data', () => {
	const venue = {
		id: placeId(1),
		name: 'Old Hall',
		attribution: { text: '© Câmara de Lisboa', required: true },
	};
	const creditsOf = (members: object) => {
		const sent = { ...concert, attribution: { text: 'Visit Lisboa' }, ...members };
		const { structuredData } = pageOf(sent, venue).frame;
		const { '@graph': nodes } = JSON.parse(structuredData ?? '') as {
			'@graph': { '@type': string; creditText?: unknown }[];
		};
		return nodes.find(({ '@type': type }) => type === 'WebPage')?.creditText;
	};

	expect(creditsOf({})).toEqual(['Visit Lisboa', '© Câmara de Lisboa']);
	expect(creditsOf({ classification: { attendance_mode: 'online' } })).toBe('Visit Lisboa');
	expect(creditsOf({ occurrences: [] })).toBe('Visit Lisboa');
	expect(
		creditsOf({
			occurrences: [
				{ start_at: '2026-12-04T21:00:00+00:00', status: 'moved online' },
				{ start_at: '2026-12-11T21:00:00+00:00' },
			],
		}),
	).toEqual(['Visit Lisboa', '© Câmara de Lisboa']);
});

test('a short text is described by name, date and town as well, and a longer one by itself', () => {
	const described = (description?: string) => pageOf({ ...concert, description }).frame.description;
	const long = 'Three singers, two guitars and a hall in which every whisper can be heard.';

	expect(described('Venez marcher !')).toBe(
		'Concert · Friday, 4 December 2026, 21:00 · Lisbon · Venez marcher !',
	);
	expect(described('Concert in Lisbon.')).toBe(
		'Friday, 4 December 2026, 21:00 · Concert in Lisbon.',
	);
	expect(described(undefined)).toBe('Concert · Friday, 4 December 2026, 21:00 · Lisbon');
	expect(described(long)).toBe(long);
	expect(described(`Concert.\n${long}`)).toBe(long);
});

test('an event tells in which language its descriptions are, where its record says another than that of the guide', () => {
	const languageOf = (description_language: string) =>
		pageOf({ ...concert, description: 'Ein Fest.', metadata: { description_language } })
			.descriptionLanguage;

	expect(languageOf('de')).toBe('de');
	expect(languageOf('en')).toBeUndefined();
});

test('the age of a record is told beside its next date, else among what is known of the record', () => {
	const updated_at = '2018-05-03T09:00:00+00:00';
	const advice = 'Last updated in May 2018: check before you go.';
	const warningsOf = (sent: object) => {
		const { about, datesWarning } = pageOf({ ...concert, updated_at, ...sent });
		return [datesWarning?.text, about.warning?.text];
	};

	expect(warningsOf({})).toEqual([advice, undefined]);
	expect(warningsOf({ occurrences: [{ start_at: '2018-06-04T21:00:00+00:00' }] })).toEqual([
		undefined,
		advice,
	]);
	expect(warningsOf({ occurrences: [] })).toEqual([undefined, advice]);
});
