import { expect, test } from '@playwright/test';
import { placesCsv } from '../../../../../src/outputs/feeds/places-csv.ts';
import { placesGeoJson } from '../../../../../src/outputs/feeds/places-geojson.ts';
import { placesGpx } from '../../../../../src/outputs/feeds/places-gpx.ts';
import { placesKml } from '../../../../../src/outputs/feeds/places-kml.ts';
import { eventCard } from '../../../../../src/ui/view-models/event/event-card.ts';
import {
	eventCollection,
	eventFileLinks,
	guideEventFormats,
} from '../../../../../src/ui/view-models/event/event-files.ts';
import { eventTableFile } from '../../../../../src/ui/view-models/explore/explored-events.ts';
import {
	groupingFiles,
	placeFileLinks,
} from '../../../../../src/ui/view-models/place/place-files.ts';
import { whatsOnSections } from '../../../../../src/ui/view-models/list/whats-on-sections.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const hall = storedPlace({
	id: placeId(1),
	name: 'Old Hall',
	location: { latitude: 38.7, longitude: -9.1, address: { city: 'Lisbon' } },
	provenance: {
		sd_license: 'https://creativecommons.org/licenses/by-sa/4.0/',
		sd_publisher: { name: 'Halls of Lisbon' },
	},
	attribution: { text: 'Hall Office', url: 'https://hall.example/', required: true },
});
const concert = storedEvent({
	id: eventId(1),
	name: 'Concert',
	description: 'Songs of the sea.',
	classification: { event_type: 'Music' },
	location: { place_id: placeId(1) },
	occurrences: [{ start_at: '2026-12-04T21:00:00+00:00', end_at: '2026-12-04T23:00:00+00:00' }],
	provenance: { sd_license: 'https://creativecommons.org/licenses/by/4.0/' },
	attribution: { text: 'Agenda', url: 'https://agenda.example/', required: true },
});
const context = contextOf({ places: [hall], events: [concert] });
const collection = eventCollection(context, {
	name: 'What’s on',
	path: '/guide/events/',
	events: context.guide.listedEvents,
});

test('an event is on the map at its venue, with its next date, page, and the credits and licences of both', () => {
	const { features } = JSON.parse(placesGeoJson(collection)) as { features: unknown[] };

	expect(features).toEqual([
		{
			type: 'Feature',
			id: eventId(1),
			geometry: { type: 'Point', coordinates: [-9.1, 38.7] },
			properties: {
				name: 'Concert',
				category: 'Music',
				description: 'Friday, 4 December 2026, 21:00–23:00 · Old Hall\nSongs of the sea.',
				city: 'Lisbon',
				address: 'Lisbon',
				url: 'https://guide.example/guide/events/concert-00000001/',
				credit: 'Agenda',
				creditUrl: 'https://agenda.example/',
				licence: 'CC BY 4.0',
				licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
				starts: '2026-12-04T21:00:00+00:00',
				ends: '2026-12-04T23:00:00+00:00',
				venue: 'Old Hall',
				venueCredit: 'Hall Office',
				venueCreditUrl: 'https://hall.example/',
				venueLicence: 'CC BY-SA 4.0',
				venueLicenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
			},
		},
	]);
});

test('every format names the credits and licences of the events and of their venues', () => {
	for (const format of [placesGeoJson, placesGpx, placesKml, placesCsv]) {
		const file = format(collection);

		expect(file).toContain('Agenda');
		expect(file).toContain('Hall Office');
		expect(file).toContain('CC BY 4.0');
		expect(file).toContain('CC BY-SA 4.0');
	}
});

test('a file names whose data its events and their venues are', () => {
	expect(collection.sources.map(({ licence, publisher }) => [publisher, licence])).toEqual([
		['Halls of Lisbon', 'CC BY-SA 4.0'],
		[undefined, 'CC BY 4.0'],
	]);
});

test('a table has the rights in what it tells of a venue after its name', () => {
	const [heading, row] = placesCsv(collection).split('\r\n');

	expect(heading).toMatch(
		/,updated,starts,ends,notice,venue,venue_credit,venue_credit_url,venue_licence,venue_licence_url$/,
	);
	expect(row).toMatch(
		/,Old Hall,Hall Office,https:\/\/hall\.example\/,CC BY-SA 4\.0,https:\/\/creativecommons\.org\/licenses\/by-sa\/4\.0\/$/,
	);
});

test('a placemark and a waypoint name the rights in what they tell of the venue', () => {
	expect(placesKml(collection)).toContain(
		'<Data name="venueCredit">\n<value>Hall Office</value>\n</Data>\n' +
			'<Data name="venueCreditUrl">\n<value>https://hall.example/</value>\n</Data>\n' +
			'<Data name="venueLicence">\n<value>CC BY-SA 4.0</value>\n</Data>\n' +
			'<Data name="venueLicenceUrl">\n<value>https://creativecommons.org/licenses/by-sa/4.0/</value>\n</Data>',
	);
	expect(placesGpx(collection)).toContain(
		'<src>Agenda, CC BY 4.0; Hall Office, CC BY-SA 4.0</src>',
	);
});

test('a waypoint names a source that event and venue share once', () => {
	const rights = { attribution: { text: 'Agenda' } };
	const about = contextOf({
		places: [
			storedPlace({ id: placeId(1), location: { latitude: 38.7, longitude: -9.1 }, ...rights }),
		],
		events: [storedEvent({ location: { place_id: placeId(1) }, ...rights })],
	});
	const list = { name: 'What’s on', path: '/guide/events/', events: about.guide.listedEvents };

	expect(placesGpx(eventCollection(about, list))).toContain('<src>Agenda</src>');
});

test('an event is at the address and the point of its venue, or at its own, never at a mixture', () => {
	const placed = (venueLocation: object) => {
		const own = { address: 'Rua B 2', city: 'Sintra', latitude: 38.8, longitude: -9.38 };
		const about = contextOf({
			places: [storedPlace({ id: placeId(1), name: 'Old Hall', location: venueLocation })],
			events: [storedEvent({ location: { place_id: placeId(1), ...own } })],
		});
		const [place] = eventCollection(about, {
			name: 'What’s on',
			path: '/guide/events/',
			events: about.guide.listedEvents,
		}).places;
		return [place?.street, place?.postalCode, place?.city, place?.coordinates?.latitude];
	};

	expect(placed({ latitude: 38.7, longitude: -9.1, address: { city: 'Lisbon' } })).toEqual([
		...['Rua B 2', undefined],
		...['Sintra', 38.8],
	]);
	expect(placed({ transit: 'Tram 28' })).toEqual(['Rua B 2', undefined, 'Sintra', 38.8]);
});

test('an event whose address is its town has no street in files', () => {
	const streetOf = (address: string) => {
		const location = { address, postal_code: '37000', city: 'Tours' };
		const about = contextOf({ events: [storedEvent({ location })] });
		const list = { name: 'What’s on', path: '/guide/events/', events: about.guide.listedEvents };
		return eventCollection(about, list).places[0]?.street;
	};

	expect(streetOf('Tours')).toBeUndefined();
	expect(streetOf('Rue de Tours')).toBe('Rue de Tours');
});

test('an end that states no time is left out, unless it states another day', () => {
	const endsOf = (end_at: string) => {
		const occurrences = [{ start_at: '2026-12-04T21:00:00+00:00', end_at }];
		const about = contextOf({ events: [storedEvent({ occurrences })] });
		return eventCollection(about, {
			name: 'What’s on',
			path: '/guide/events/',
			events: about.guide.listedEvents,
		}).places[0]?.ends;
	};

	expect(endsOf('2026-12-04T23:59:59+00:00')).toBeUndefined();
	expect(endsOf('2026-12-06T23:59:59+00:00')).toBe('2026-12-06T23:59:59+00:00');
});

test('an event that is cancelled says so before anything else', () => {
	const cancelled = contextOf({
		events: [
			storedEvent({
				status: 'cancelled',
				occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }],
			}),
		],
	});
	const [event] = eventCollection(cancelled, {
		name: 'What’s on',
		path: '/guide/events/',
		events: cancelled.guide.listedEvents,
	}).places;

	expect(event?.description).toMatch(/^Cancelled · /);
	expect(event?.notice).toBe('Cancelled');
});

for (const [words, sent] of [
	['has moved online', { status: 'moved online' }],
	['is held online', { classification: { attendance_mode: 'online' } }],
] as const) {
	test(`an event that ${words} is online in lists and on cards, and at no place in files`, () => {
		const about = contextOf({
			places: [hall],
			events: [
				storedEvent({
					id: eventId(1),
					name: 'Concert',
					location: { place_id: placeId(1), address: 'Rua B 2', city: 'Lisbon' },
					occurrences: [{ start_at: '2026-11-21T21:00:00+00:00' }],
					...sent,
				}),
			],
		});
		const [event] = about.guide.listedEvents;
		if (!event) throw new Error('The guide lost the event.');
		const list = { name: 'What’s on', path: '/guide/events/', events: [event] };
		const [place] = eventCollection(about, list).places;

		expect([place?.street, place?.city, place?.coordinates, place?.venue]).toEqual([
			...[undefined, undefined, undefined, undefined],
		]);
		expect(place?.venueCredit).toBeUndefined();
		expect(place?.description).not.toContain('Old Hall');
		expect(guideEventFormats(about)).toEqual(['geojson', 'csv']);
		expect(eventCard(about, event).whereabouts).toBe('Online');
		expect(eventTableFile(about)).not.toContain('Old Hall');
		expect(eventTableFile(about)).toContain('Online');
		expect(whatsOnSections(about)[0]?.lines.map(({ dates }) => dates[0]?.where)).toEqual([
			'Online',
		]);
	});
}

test('a file tells where its date is, though the others have moved online', () => {
	const about = contextOf({
		places: [hall],
		events: [
			storedEvent({
				name: 'Concert',
				location: { place_id: placeId(1) },
				occurrences: [
					{ start_at: '2026-12-04T21:00:00+00:00' },
					{ start_at: '2026-12-11T21:00:00+00:00', status: 'moved online' },
				],
			}),
		],
	});
	const [place] = eventCollection(about, {
		name: 'What’s on',
		path: '/guide/events/',
		events: about.guide.listedEvents,
	}).places;

	expect([place?.starts, place?.venue]).toEqual(['2026-12-04T21:00:00+00:00', 'Old Hall']);
});

test('events of which none has coordinates can be had as tables only', () => {
	const online = contextOf({ events: [storedEvent({ name: 'Reading' })] });

	expect(guideEventFormats(context)).toEqual(['gpx', 'kml', 'geojson', 'csv']);
	expect(guideEventFormats(online)).toEqual(['geojson', 'csv']);
});

test('the files of a destination, which bear its name, credit it', () => {
	const coast = storedGrouping({
		id: 'dst_1',
		name: 'Coast',
		place_ids: [placeId(1)],
		event_ids: [eventId(1)],
		attribution: { text: 'Visit Coast', url: 'https://coast.example/', required: true },
	});
	const inCoast = contextOf({ places: [hall], events: [concert], destinations: [coast] });
	const files = groupingFiles(inCoast, 'destinations');

	expect(files.map(({ path }) => path)).toEqual(['/guide/destinations/coast/places.geojson']);
	for (const { input } of files) {
		for (const format of [placesGeoJson, placesGpx, placesKml]) {
			const text = format(...input);
			expect(text).toContain('Coast, ');
			expect(text).toContain('Visit Coast');
		}
	}
});

test('of a destination only GeoJSON is a file; the others are made, or had of the whole guide', () => {
	const elsewhere = '/guide/explore/?destination=coast#files';
	const path = '/guide/destinations/coast/';
	const waysTo = (links: readonly { href: string; file?: string | undefined }[]) =>
		links.map(({ file, href }) => [href, file]);

	expect(waysTo(placeFileLinks(context, context.guide.listedPlaces, path, elsewhere))).toEqual([
		[elsewhere, `${path}places.gpx`],
		[elsewhere, `${path}places.kml`],
		[`${path}places.geojson`, undefined],
		[elsewhere, `${path}places.csv`],
	]);
	expect(waysTo(eventFileLinks(context)).at(-1)).toEqual(['/guide/events/events.csv', undefined]);
});

test('of a run of dates a file tells the days of the whole', () => {
	const festival = storedEvent({
		id: eventId(1),
		name: 'Garden festival',
		location: { place_id: placeId(1) },
		occurrences: [
			{ start_at: '2026-12-01T10:00:00+00:00', end_at: '2026-12-20T18:00:00+00:00' },
			{ start_at: '2026-12-21T10:00:00+00:00', end_at: '2027-01-10T16:00:00+00:00' },
		],
	});
	const withRun = contextOf({ places: [hall], events: [festival] });
	const [entry] = eventCollection(withRun, {
		name: 'What’s on',
		path: '/guide/events/',
		events: withRun.guide.listedEvents,
	}).places;

	expect(entry).toMatchObject({ starts: '2026-12-01', ends: '2027-01-10' });
	expect(entry?.description).toBe(
		'1 December 2026 – 10 January 2027; until 20 December 2026, 10:00–18:00 · Old Hall',
	);
});
