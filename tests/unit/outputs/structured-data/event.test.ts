import { expect, test } from '@playwright/test';
import { displayImages } from '../../../../src/domain/images/display-images.ts';
import { eventNode, type EventNodeContext } from '../../../../src/outputs/structured-data/event.ts';
import { sharedOccurrenceIds } from '../../../../src/outputs/structured-data/occurrence-identity.ts';
import { eventRecord, guide, placeRecord } from './example-guide.ts';
import { membersOf } from './members-of.ts';

const url = 'https://guide.example/events/a/';
const page: EventNodeContext = { guide, url, images: [], sharedOccurrenceIds: new Set<string>() };
const occurrences = [{ start_at: '2026-12-04T21:00:00+00:00' }];
const dated = { occurrences, location: { city: 'Faro' } };

/** The members of the node besides those which every event here has. */
function added(members: object, rest: Partial<EventNodeContext> = {}): Record<string, unknown> {
	const node = eventNode(eventRecord({ ...dated, ...members }), { ...page, ...rest });
	const plain = eventNode(eventRecord(dated), page) ?? {};
	return Object.fromEntries(
		membersOf(node).filter(
			([key, value]) => JSON.stringify(value) !== JSON.stringify(plain[key as never]),
		),
	);
}

test('needs a start and a location', () => {
	expect(eventNode(eventRecord(dated), page)).toEqual({
		'@type': 'Event',
		'@id': 'https://guide.example/#evt_0123456789abcdef0123456789abcdef',
		identifier: 'evt_0123456789abcdef0123456789abcdef',
		name: 'A',
		url: 'https://guide.example/events/a/',
		mainEntityOfPage: { '@id': 'https://guide.example/events/a/#webpage' },
		startDate: '2026-12-04T21:00:00+00:00',
		location: {
			'@type': 'Place',
			'@id': 'https://guide.example/events/a/#location',
			address: { '@type': 'PostalAddress', addressLocality: 'Faro' },
		},
	});
	for (const location of [
		{ address: 'Rua B 2' },
		{ postal_code: '8000-001' },
		{ latitude: 37.01, longitude: -7.93 },
	]) {
		expect(eventNode(eventRecord({ occurrences, location }), page)).toHaveProperty('location');
	}
	for (const record of [
		{ occurrences },
		{ location: { city: 'Faro' } },
		{ location: { city: 'Faro' }, occurrences: [{ end_at: '2026-12-04T21:00:00+00:00' }] },
		{ occurrences, location: { country_code: 'PT', region: 'Algarve' } },
	]) {
		expect(eventNode(eventRecord(record), page)).toBe(undefined);
	}
});

test('writes every member in a fixed order', () => {
	const record = eventRecord({
		name: 'Song Night',
		description: 'Songs.\n\nAll night.',
		status: 'sold out',
		classification: {
			event_type: 'music',
			attendance_mode: 'hybrid',
			theme: ['Fado', 'Night'],
		},
		location: { city: 'Faro', latitude: 37.01, longitude: -7.93 },
		people: {
			organiser: 'Casa do Fado, Lda.',
			host: 'Porto Vivo',
			performer: 'Ana & Rui',
			sponsor: 'Banco',
		},
		details: {
			is_free: false,
			price_range: 'EUR 10–15',
			ticket_url: 'https://tix.example/1',
			donation_link: 'https://give.example/1',
			door_time: '20:30',
			in_language: 'PT',
			available_age: '18+',
			capacity: 300,
			program_info: 'One, two.',
			keywords: ['song', 'Fado'],
		},
		occurrences,
		hierarchy: { super_event_id: 'evt_ffffffffffffffffffffffffffffffff' },
		images: [{ url: 'https://cdn.example/1.jpg' }],
		provenance: { same_as: ['https://song.example/', 'https://guide.example/x'] },
	});
	const node = eventNode(record, {
		...page,
		images: displayImages(record.images),
		superEventId: 'evt_ffffffffffffffffffffffffffffffff',
	});

	expect(membersOf(node)).toEqual([
		['@type', 'MusicEvent'],
		['@id', 'https://guide.example/#evt_0123456789abcdef0123456789abcdef'],
		['identifier', 'evt_0123456789abcdef0123456789abcdef'],
		['name', 'Song Night'],
		['description', 'Songs. All night.'],
		['url', 'https://guide.example/events/a/'],
		['mainEntityOfPage', { '@id': 'https://guide.example/events/a/#webpage' }],
		['sameAs', ['https://song.example/']],
		['image', [{ '@id': 'https://guide.example/events/a/#image-1' }]],
		['startDate', '2026-12-04T21:00:00+00:00'],
		['eventStatus', 'https://schema.org/EventScheduled'],
		['doorTime', '20:30:00'],
		['eventAttendanceMode', 'https://schema.org/MixedEventAttendanceMode'],
		[
			'location',
			[
				{
					'@type': 'Place',
					'@id': 'https://guide.example/events/a/#location',
					address: { '@type': 'PostalAddress', addressLocality: 'Faro' },
					geo: { '@type': 'GeoCoordinates', latitude: 37.01, longitude: -7.93 },
				},
				{ '@type': 'VirtualLocation', url: 'https://tix.example/1' },
			],
		],
		[
			'organizer',
			[
				{ '@type': 'Organization', name: 'Casa do Fado, Lda.' },
				{ '@type': 'Organization', name: 'Porto Vivo' },
			],
		],
		['performer', { '@type': 'PerformingGroup', name: 'Ana & Rui' }],
		['sponsor', { '@type': 'Organization', name: 'Banco' }],
		['isAccessibleForFree', false],
		[
			'offers',
			{
				'@type': 'Offer',
				price: 10,
				priceCurrency: 'EUR',
				priceSpecification: {
					'@type': 'PriceSpecification',
					minPrice: 10,
					maxPrice: 15,
					priceCurrency: 'EUR',
				},
				url: 'https://tix.example/1',
				availability: 'https://schema.org/SoldOut',
			},
		],
		['typicalAgeRange', '18-'],
		['inLanguage', 'pt'],
		['maximumAttendeeCapacity', 300],
		['keywords', ['song', 'Fado', 'Night']],
		['potentialAction', { '@type': 'DonateAction', target: 'https://give.example/1' }],
		['superEvent', { '@id': 'https://guide.example/#evt_ffffffffffffffffffffffffffffffff' }],
	]);
});

const types: readonly [classification: Record<string, string>, type: string][] = [
	[{ event_type: 'music' }, 'MusicEvent'],
	[{ event_type: 'schema:MusicEvent' }, 'MusicEvent'],
	[{ event_type: 'https://schema.org/theaterevent' }, 'TheaterEvent'],
	[{ event_type: 'Food event' }, 'FoodEvent'],
	[{ event_type: 'visual-arts' }, 'VisualArtsEvent'],
	[{ event_subtype: 'festival', event_type: 'music' }, 'Festival'],
	[{ event_subtype: 'Open day', event_type: 'Sale' }, 'SaleEvent'],
	[{ event_subtype: 'Event', event_type: 'Dance' }, 'DanceEvent'],
	[{ kind_of_event: 'Exhibition' }, 'ExhibitionEvent'],
	[{ event_type: 'Event Series', kind_of_event: 'Sports' }, 'SportsEvent'],
	[{ event_type: 'UserCheckins' }, 'Event'],
	[{ event_type: 'broadcast' }, 'Event'],
	[{ event_type: 'Museum' }, 'Event'],
	[{ event_type: 'Arraial' }, 'Event'],
];
for (const [classification, type] of types) {
	test(`is a ${type} where its classification is ${JSON.stringify(classification)}`, () => {
		expect(eventNode(eventRecord({ ...dated, classification }), page)?.['@type']).toBe(type);
	});
}

test('takes its type from the record where the classification names none', () => {
	const record = eventRecord({ ...dated, type: 'Comedy', classification: { event_type: 'x' } });

	expect(eventNode(record, page)?.['@type']).toBe('ComedyEvent');
});

test('nests a published venue, whose facts win over those of the event', () => {
	const venue = {
		record: placeRecord({
			schema_type: 'schema:Museum',
			name: 'Museum',
			location: { address: { city: 'Lisboa' } },
			contact: { phone: '1' },
		}),
		url: 'https://guide.example/places/museum/',
	};

	expect(
		added({ location: { city: 'Faro', latitude: 37.01, longitude: -7.93 } }, { venue }),
	).toEqual({
		location: {
			'@type': 'Museum',
			'@id': 'https://guide.example/#plc_0123456789abcdef0123456789abcdef',
			name: 'Museum',
			url: 'https://guide.example/places/museum/',
			address: { '@type': 'PostalAddress', addressLocality: 'Lisboa' },
			geo: { '@type': 'GeoCoordinates', latitude: 37.01, longitude: -7.93 },
		},
	});
});

test('a venue whose record has but a country is where the event is said to be', () => {
	const venue = {
		record: placeRecord({ name: 'Hall', location: { address: { country_code: 'PT' } } }),
		url: 'https://guide.example/places/hall/',
	};

	expect(
		added({ location: { address: 'Rua B 2', city: 'Faro', country_code: 'PT' } }, { venue }),
	).toMatchObject({
		location: {
			name: 'Hall',
			address: { streetAddress: 'Rua B 2', addressLocality: 'Faro', addressCountry: 'PT' },
		},
	});
});

test('an online event is where its tickets are, else on its own page', () => {
	const classification = { attendance_mode: 'Online' };
	const mode = 'https://schema.org/OnlineEventAttendanceMode';

	expect(added({ classification, details: { ticket_url: 'https://tix.example/1' } })).toEqual({
		eventAttendanceMode: mode,
		location: { '@type': 'VirtualLocation', url: 'https://tix.example/1' },
		offers: { '@type': 'Offer', url: 'https://tix.example/1' },
	});
	expect(added({ classification, location: undefined })).toEqual({
		eventAttendanceMode: mode,
		location: { '@type': 'VirtualLocation', url: 'https://guide.example/events/a/' },
	});
});

const attendanceModes: readonly [text: string, mode: string | undefined][] = [
	['offline', 'https://schema.org/OfflineEventAttendanceMode'],
	['In person', 'https://schema.org/OfflineEventAttendanceMode'],
	['on-site', 'https://schema.org/OfflineEventAttendanceMode'],
	['physical', 'https://schema.org/OfflineEventAttendanceMode'],
	['schema:OfflineEventAttendanceMode', 'https://schema.org/OfflineEventAttendanceMode'],
	[
		'https://www.schema.org/OnlineEventAttendanceMode',
		'https://schema.org/OnlineEventAttendanceMode',
	],
	[' http://schema.org/MixedEventAttendanceMode ', 'https://schema.org/MixedEventAttendanceMode'],
	['VIRTUAL', 'https://schema.org/OnlineEventAttendanceMode'],
	['digital', 'https://schema.org/OnlineEventAttendanceMode'],
	['mixed', 'https://schema.org/MixedEventAttendanceMode'],
	['hybrid', 'https://schema.org/MixedEventAttendanceMode'],
	['drive-in', undefined],
	['constructor', undefined],
];
for (const [text, mode] of attendanceModes) {
	test(`reads the attendance mode "${text}" as ${mode ?? 'not stated'}`, () => {
		const node = eventNode(
			eventRecord({ ...dated, classification: { attendance_mode: text } }),
			page,
		);

		expect(node?.eventAttendanceMode).toBe(mode);
	});
}

test('names a host who is the organiser once', () => {
	expect(added({ people: { organiser: 'Porto Vivo', host: 'porto vivo' } })).toEqual({
		organizer: { '@type': 'Organization', name: 'Porto Vivo' },
	});
});

test('subordinate events refer to the location and to the images', () => {
	const images = displayImages([{ url: 'https://cdn.example/1.jpg' }]);
	const upcoming = [
		{ id: '11111111-1111-4111-8111-111111111111', start_at: '2026-12-04T21:00:00+00:00' },
		{ id: '22222222-2222-4222-8222-222222222222', start_at: '2026-12-11T21:00:00+00:00' },
	];

	expect(added({ occurrences: upcoming }, { images }).subEvent).toEqual([
		{
			'@type': 'Event',
			'@id': 'https://guide.example/#occ_11111111-1111-4111-8111-111111111111',
			name: 'A',
			startDate: '2026-12-04T21:00:00+00:00',
			location: { '@id': 'https://guide.example/events/a/#location' },
			url: 'https://guide.example/events/a/',
			image: [{ '@id': 'https://guide.example/events/a/#image-1' }],
		},
		{
			'@type': 'Event',
			'@id': 'https://guide.example/#occ_22222222-2222-4222-8222-222222222222',
			name: 'A',
			startDate: '2026-12-11T21:00:00+00:00',
			location: { '@id': 'https://guide.example/events/a/#location' },
			url: 'https://guide.example/events/a/',
			image: [{ '@id': 'https://guide.example/events/a/#image-1' }],
		},
	]);
});

test('an occurrence id that several occurrences bear identifies none of them', () => {
	const id = '11111111-1111-4111-8111-111111111111';
	const record = eventRecord({
		...dated,
		occurrences: [
			{ id, start_at: '2026-12-04T21:00:00+00:00' },
			{ start_at: '2026-12-11T21:00:00+00:00' },
		],
	});
	const shared = sharedOccurrenceIds([record, { occurrences: [{ id }] }]);
	const node = eventNode(record, { ...page, sharedOccurrenceIds: shared });

	expect([...shared]).toEqual(['11111111-1111-4111-8111-111111111111']);
	expect(node?.subEvent?.map((subEvent) => subEvent['@id'])).toEqual([undefined, undefined]);
});

test('says nothing of what is for the page or the editors only', () => {
	expect(
		added({
			portal_status: 'published',
			details: {
				program_info: 'One, two.',
				door_time: 'after dark',
				available_age: 'all ages',
				price_range: 'adults 12, children 6',
				capacity: 0,
				in_language: 'Portuguese',
			},
			editorial: { endorsed: true, endorsed_at: '2026-01-01T00:00:00+00:00', source: 'desk' },
			metadata: { k: 'v' },
			updated_at: '2026-01-01T00:00:00+00:00',
		}),
	).toEqual({});
});

test('takes the editorial description where there is no other', () => {
	expect(added({ editorial: { description: 'Ours.' } })).toEqual({ description: 'Ours.' });
});
