import { expect, test } from '@playwright/test';
import { displayImages } from '../../../../src/domain/images/display-images.ts';
import { legalNode } from '../../../../src/outputs/structured-data/json-ld.ts';
import { placeNode } from '../../../../src/outputs/structured-data/place.ts';
import { guide, pageUrl, placeRecord } from './example-guide.ts';
import { membersOf } from './members-of.ts';

const page = { guide, url: pageUrl, images: [] };
const bare = {
	'@type': 'Place',
	'@id': 'https://guide.example/#plc_0123456789abcdef0123456789abcdef',
	identifier: 'plc_0123456789abcdef0123456789abcdef',
	name: 'A',
	url: 'https://guide.example/places/a/',
	mainEntityOfPage: { '@id': 'https://guide.example/places/a/#webpage' },
};
/** Returns what a record adds to the bare node. */
function added(members: object): Record<string, unknown> {
	const node = membersOf(placeNode(placeRecord(members), page));
	return Object.fromEntries(
		node.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(bare[key as never])),
	);
}

test('says nothing about a place of which nothing is known but id and name', () => {
	expect(placeNode(placeRecord({}), page)).toEqual(bare);
	const nothing = { description: '', location: { address: {} }, images: [], contact: null };
	expect(placeNode(placeRecord({ ...nothing, access: { pet_policy: {} } }), page)).toEqual(bare);
});

test('a telephone number that connects nowhere is none', () => {
	const telephoneOf = (phone: string) => added({ contact: { phone } });

	expect(telephoneOf('+33 062291654')).toEqual({});
	expect(telephoneOf('+33 2 47 73 19 71')).toEqual({ telephone: '+33 2 47 73 19 71' });
	expect(telephoneOf('1-800-FLOWERS')).toEqual({ telephone: '1-800-FLOWERS' });
	expect(telephoneOf('1-800-444-PARK')).toEqual({ telephone: '1-800-444-PARK' });
	expect(telephoneOf('3624 24h/24 7j/7')).toEqual({ telephone: '3624' });
	expect(telephoneOf('Fax: +33 2 47 73 19 71')).toEqual({});
	expect(telephoneOf('+33 2 47 73 19 71 / *2407')).toEqual({
		telephone: ['+33 2 47 73 19 71', '*2407'],
	});
});

test('a post box is no street', () => {
	const addressOf = (street: string, street_alt?: string) =>
		added({ location: { address: { street, street_alt, city: 'Tours' } } });
	const address = { '@type': 'PostalAddress', addressLocality: 'Tours' };

	for (const box of ['BP 371', 'B.P. 12', 'CS 40 016', 'TSA1234', 'P.O. Box 5', 'Postfach 7']) {
		expect(addressOf(box), box).toEqual({ address: { ...address, postOfficeBoxNumber: box } });
	}
	expect(addressOf('CS 40016', 'Route de Beauvois')).toEqual({
		address: { ...address, streetAddress: 'Route de Beauvois', postOfficeBoxNumber: 'CS 40016' },
	});
	for (const street of ['BP 10102, Ruillé sur Loir', 'Boxhill 3', 'CS Parc']) {
		expect(addressOf(street), street).toEqual({ address: { ...address, streetAddress: street } });
	}
});

test('the town is no street', () => {
	const addressOf = (street: string, street_alt?: string) =>
		added({ location: { address: { street, street_alt, city: 'Tours' } } });
	const address = { '@type': 'PostalAddress', addressLocality: 'Tours' };

	expect(addressOf('Tours')).toEqual({ address });
	expect(addressOf('1 rue Nationale', 'TOURS')).toEqual({
		address: { ...address, streetAddress: '1 rue Nationale' },
	});
});

test('a business has no point that may be a kilometre off, a sight has', () => {
	const geoOf = (schema_type: string, latitude: number) =>
		placeNode(placeRecord({ schema_type, location: { latitude, longitude: 0.69 } }), page).geo;
	const point = { '@type': 'GeoCoordinates', latitude: 47.39, longitude: 0.69 };

	expect(geoOf('schema:Hotel', 47.39)).toBeUndefined();
	expect(geoOf('schema:LocalBusiness', 47.39)).toBeUndefined();
	expect(geoOf('schema:Hotel', 47.391)).toEqual({ ...point, latitude: 47.391 });
	expect(geoOf('schema:Museum', 47.39)).toEqual(point);
});

test('another name that is the same is none', () => {
	expect(added({ alternate_name: ' a ' })).toEqual({});
	expect(added({ alternate_name: 'À' })).toEqual({});
	expect(added({ alternate_name: 'あ' })).toEqual({ alternateName: 'あ' });
});

test('the day on which hours are told is that of the place, in a guide that spans time zones', () => {
	const record = placeRecord({
		location: { latitude: -36.85, longitude: 174.76 },
		opening_hours: [
			{ opens: '10:00', closes: '12:00', valid_from: '2026-11-01', valid_through: '2026-11-20' },
		],
	});
	// In Auckland it is the 21st.
	const evening = { ...guide, nowMs: Date.parse('2026-11-20T20:00:00Z') };
	const hoursIn = (spans: boolean) =>
		placeNode(record, { ...page, guide: { ...evening, looksUpTimeZones: spans } })
			.openingHoursSpecification;

	expect(hoursIn(false)).toMatchObject([{ validThrough: '2026-11-20' }]);
	expect(hoursIn(true)).toBeUndefined();
});

test('writes every member in a fixed order', () => {
	const record = placeRecord({
		schema_type: 'schema:TouristAttraction',
		name: 'Cliff Path',
		alternate_name: 'Caminho da Falésia',
		description: 'A path.\n\nAlong the cliff.',
		category: 'Nature',
		category_path: 'Nature > Coast > Path',
		location: {
			latitude: 0,
			longitude: -9.1,
			map_url: 'geo:0,-9.1',
			geo_link: 'https://map.example/x',
			contained_in: 'Natural Park',
			address: {
				street: 'Rua do Mar',
				street_alt: 'Bloco B',
				postal_code: '1100-001',
				neighbourhood: 'Alfama',
				region: 'Lisboa',
				city: 'Lisboa',
				country: 'Portugal',
				country_code: 'pt',
			},
		},
		contact: { phone: ' +351 1 ', fax: '+351 2', website: 'https://cliff.example' },
		editorial: { keywords: ['walk', 'Coast', 'walk'], travel_style: ['Slow travel'] },
		pricing: { price_range: 'free' },
		access: {
			is_free: true,
			public_access: false,
			smoking_allowed: false,
			max_capacity: 40,
			languages_spoken: ['pt', 'EN', 'English', 'xx'],
			family_friendly: { minimum_age: 0, suitable_for_children: true },
			pet_policy: { pets_allowed: true },
		},
		sustainability: {
			features: ['Solar power', 'Refill station'],
			certifications: ['Blue Flag'],
			carbon_offset: false,
		},
		provenance: {
			same_as: ['https://www.wikidata.org/wiki/Q1', 'https://guide.example/places/a/'],
		},
		images: [{ url: 'https://cdn.example/1.jpg' }, { url: 'https://cdn.example/2.jpg' }],
	});
	const node = placeNode(record, { ...page, images: displayImages(record.images) });

	expect(membersOf(node)).toEqual([
		['@type', 'TouristAttraction'],
		['@id', 'https://guide.example/#plc_0123456789abcdef0123456789abcdef'],
		['identifier', 'plc_0123456789abcdef0123456789abcdef'],
		['name', 'Cliff Path'],
		['alternateName', 'Caminho da Falésia'],
		['description', 'A path. Along the cliff.'],
		['url', 'https://guide.example/places/a/'],
		['mainEntityOfPage', { '@id': 'https://guide.example/places/a/#webpage' }],
		['sameAs', ['https://cliff.example/', 'https://www.wikidata.org/wiki/Q1']],
		[
			'image',
			[
				{ '@id': 'https://guide.example/places/a/#image-1' },
				{ '@id': 'https://guide.example/places/a/#image-2' },
			],
		],
		['telephone', '+351 1'],
		['faxNumber', '+351 2'],
		[
			'address',
			{
				'@type': 'PostalAddress',
				streetAddress: 'Rua do Mar, Bloco B',
				postalCode: '1100-001',
				addressLocality: 'Lisboa',
				addressRegion: 'Lisboa',
				addressCountry: 'PT',
			},
		],
		['geo', { '@type': 'GeoCoordinates', latitude: 0, longitude: -9.1 }],
		[
			'containedInPlace',
			[
				{ '@type': 'Place', name: 'Natural Park' },
				{ '@type': 'Place', name: 'Alfama' },
			],
		],
		['hasMap', 'https://map.example/x'],
		['availableLanguage', ['pt', 'en']],
		['isAccessibleForFree', true],
		['publicAccess', false],
		['smokingAllowed', false],
		['maximumAttendeeCapacity', 40],
		[
			'amenityFeature',
			[
				{ '@type': 'LocationFeatureSpecification', name: 'Suitable for children', value: true },
				{ '@type': 'LocationFeatureSpecification', name: 'Pets allowed', value: true },
			],
		],
		['hasCertification', [{ '@type': 'Certification', name: 'Blue Flag' }]],
		[
			'additionalProperty',
			[
				{ '@type': 'PropertyValue', name: 'Price range', value: 'free' },
				{ '@type': 'PropertyValue', name: 'Minimum age', value: 0, unitText: 'years' },
				{ '@type': 'PropertyValue', name: 'Sustainability feature', value: 'Solar power' },
				{ '@type': 'PropertyValue', name: 'Sustainability feature', value: 'Refill station' },
				{ '@type': 'PropertyValue', name: 'Carbon offset', value: false },
			],
		],
		['keywords', ['walk', 'Coast', 'Nature', 'Path']],
		['touristType', ['Slow travel']],
	]);
});

test('a place that is free and has a price is not said to be free', () => {
	const free = (price_range: string) =>
		placeNode(placeRecord({ name: 'B', access: { is_free: true }, pricing: { price_range } }), page)
			.isAccessibleForFree;

	expect(free('£10')).toBe(undefined);
	expect(free('Adults 5\nChildren 3')).toBe(undefined);
	expect(free('Free, tours £10')).toBe(true);
});

test('a place whose price says that there is nothing to pay is not said to cost something', () => {
	const free = (price_range: string) =>
		placeNode(
			placeRecord({ name: 'B', access: { is_free: false }, pricing: { price_range } }),
			page,
		).isAccessibleForFree;

	expect(free('Free entry')).toBe(undefined);
	expect(free('Free on Sundays')).toBe(false);
});

test('writes the same bytes whatever the order in which the service sends members', () => {
	const members = {
		contact: { website: 'https://a.example/', phone: '1' },
		access: { pet_policy: { pet_fee: true, dogs_allowed: false }, is_free: true },
		name: 'B',
	};
	const turned = {
		access: { is_free: true, pet_policy: { dogs_allowed: false, pet_fee: true } },
		name: 'B',
		contact: { phone: '1', website: 'https://a.example/' },
	};

	expect(JSON.stringify(placeNode(placeRecord(turned), page))).toBe(
		JSON.stringify(placeNode(placeRecord(members), page)),
	);
});

test('gives every stated flag its fixed name, and its value whether true or false', () => {
	const flags = added({
		access: {
			accessibility: {
				wheelchair_accessible: true,
				accessible_toilets: false,
				hearing_loop: true,
				braille_signage: false,
				audio_guide: true,
				step_free_access: false,
				accessible_parking: true,
				notes: 'Ring the bell.',
			},
			family_friendly: {
				suitable_for_children: false,
				children_menu: true,
				baby_changing: false,
				pushchair_friendly: true,
				children_activities: false,
			},
			pet_policy: {
				pets_allowed: true,
				dogs_allowed: false,
				pets_on_lead_only: true,
				pet_fee: false,
			},
		},
	});

	expect(flags).toEqual({
		amenityFeature: [
			['Wheelchair accessible', true],
			['Accessible toilets', false],
			['Hearing loop', true],
			['Braille signage', false],
			['Audio guide', true],
			['Step-free access', false],
			['Accessible parking', true],
			['Suitable for children', false],
			["Children's menu", true],
			['Baby changing', false],
			['Pushchair friendly', true],
			["Children's activities", false],
			['Pets allowed', true],
			['Dogs allowed', false],
			['Pets on lead only', true],
			['Pet fee', false],
		].map(([name, value]) => ({ '@type': 'LocationFeatureSpecification', name, value })),
	});
});

test('takes the editorial description where there is no other', () => {
	expect(added({ description: '<br>', editorial: { description: 'Ours.' } })).toEqual({
		description: 'Ours.',
	});
	expect(added({ description: 'Theirs.', editorial: { description: 'Ours.' } })).toEqual({
		description: 'Theirs.',
	});
});

test('ends a description of more than 1500 characters with a whole sentence', () => {
	const sentence = 'The path leads along the cliff. ';
	expect(added({ description: sentence.repeat(50) })).toEqual({
		description: sentence.repeat(46).trim(),
	});
	expect(added({ description: sentence.repeat(46) })).toEqual({
		description: sentence.repeat(46).trim(),
	});
});

test('leaves out coordinates that are missing, invalid or 0, 0', () => {
	for (const location of [
		{ latitude: 38.7 },
		{ longitude: -9 },
		{ latitude: 0, longitude: 0 },
		{ latitude: 91, longitude: 0 },
		{ latitude: '38.7', longitude: '-9' },
	]) {
		expect(added({ location })).toEqual({});
	}
});

test('writes the country by its code in capitals, else by its name', () => {
	const country = (address: object) => added({ location: { address } }).address;

	expect(country({ country: 'France', country_code: 'fr' })).toEqual({
		'@type': 'PostalAddress',
		addressCountry: 'FR',
	});
	expect(country({ country: 'France', country_code: 'FRA' })).toEqual({
		'@type': 'PostalAddress',
		addressCountry: 'France',
	});
	expect(country({ country: 'Lummerland', country_code: 'XX' })).toEqual({
		'@type': 'PostalAddress',
		addressCountry: 'Lummerland',
	});
});

test('writes Greece and the United Kingdom by the codes of ISO, whatever those of the Union are', () => {
	expect(added({ location: { address: { country: 'Greece', country_code: 'EL' } } })).toEqual({
		address: { '@type': 'PostalAddress', addressCountry: 'GR' },
	});
	expect(added({ location: { address: { country_code: 'uk' } } })).toEqual({
		address: { '@type': 'PostalAddress', addressCountry: 'GB' },
	});
});

test('writes the postal code once, also where the source has it with the city again', () => {
	expect(added({ location: { address: { city: '37000 Tours', postal_code: '37000' } } })).toEqual({
		address: { '@type': 'PostalAddress', postalCode: '37000', addressLocality: 'Tours' },
	});
});

test('refers maps to web addresses only', () => {
	expect(added({ location: { map_url: 'geo:1,2' } })).toEqual({});
	expect(added({ location: { map_url: '//map.example/a', geo_link: 'geo:1,2' } })).toEqual({
		hasMap: 'https://map.example/a',
	});
});

test('keeps a price range of 100 characters or more out of priceRange', () => {
	const priceOf = (length: number) =>
		added({ schema_type: 'schema:Restaurant', pricing: { price_range: '5'.repeat(length) } });

	expect(priceOf(99).priceRange).toBe('5'.repeat(99));
	expect(priceOf(100)).toEqual({
		'@type': 'Restaurant',
		additionalProperty: [{ '@type': 'PropertyValue', name: 'Price range', value: '5'.repeat(100) }],
	});
});

test('tells a price range as it was sent, and none that tells no amount', () => {
	const priceOf = (price_range: string, is_free?: boolean) =>
		added({ schema_type: 'schema:Resort', pricing: { price_range }, access: { is_free } })
			.priceRange;

	expect(priceOf('88 EUR; 0.80 EUR; Child rate')).toBe('88 EUR; 0.80 EUR; Child rate');
	expect(priceOf('Free; Base rate - full rate: 5–30 EUR', false)).toBe(
		'Free; Base rate - full rate: 5–30 EUR',
	);
	expect(priceOf('0 EUR')).toBe(undefined);
	expect(priceOf('0 EUR', false)).toBe(undefined);
	for (const text of ['Child rate; Group rate', '(visite guidée)']) {
		expect(priceOf(text)).toBe(undefined);
	}
});

test('puts points between the lines of a price', () => {
	const priceOf = (price_range: string) =>
		added({ schema_type: 'schema:Restaurant', pricing: { price_range } }).priceRange;

	expect(priceOf('Guide - Gratuit\nVisite : 8,00€\nForfait :\n60 €')).toBe(
		'Guide - Gratuit · Visite : 8,00€ · Forfait : 60 €',
	);
	expect(priceOf('Adults £5\n\n£3 for children')).toBe('Adults £5 · £3 for children');
});

test('does not call free what a place sells that is free to enter', () => {
	const priceOf = (type: string, price_range: string, is_free?: boolean) =>
		added({ schema_type: `schema:${type}`, pricing: { price_range }, access: { is_free } });

	for (const text of ['Free', 'Entrée libre', '0 EUR']) {
		expect(priceOf('Winery', text, true)).toEqual({
			'@type': 'Winery',
			isAccessibleForFree: true,
		});
	}
	expect(priceOf('Winery', 'Free, tasting 5 EUR', true).priceRange).toBe('Free, tasting 5 EUR');
	expect(priceOf('Winery', 'Free').priceRange).toBe('Free');
});

test('puts languages and travel styles where the class allows them', () => {
	const members = {
		access: { languages_spoken: ['pt'] },
		editorial: { travel_style: ['Slow travel'] },
	};

	expect(added({ ...members, schema_type: 'schema:School' })).toEqual({
		'@type': 'School',
		knowsLanguage: ['pt'],
		keywords: ['Slow travel'],
	});
	expect(added({ ...members, schema_type: 'schema:TouristDestination' })).toEqual({
		'@type': 'TouristDestination',
		additionalProperty: [{ '@type': 'PropertyValue', name: 'Languages spoken', value: ['pt'] }],
		touristType: ['Slow travel'],
	});
	expect(added({ ...members, schema_type: 'schema:Campground' })).toEqual({
		'@type': 'Campground',
		availableLanguage: ['pt'],
		keywords: ['Slow travel'],
	});
});

test('calls the room for motorhomes no number of people, and that of a campsite one', () => {
	const roomOf = (type: string) =>
		added({ schema_type: `schema:${type}`, access: { max_capacity: 20 } });

	expect(roomOf('RVPark')).toEqual({ '@type': 'RVPark' });
	expect(roomOf('Campground')).toEqual({ '@type': 'Campground', maximumAttendeeCapacity: 20 });
});

test('does not make a capacity of 0', () => {
	expect(added({ access: { max_capacity: 0 } })).toEqual({});
});

test('points up to destinations of the guide, once where the source names them too', () => {
	const record = placeRecord({
		location: { contained_in: 'lisboa', address: { neighbourhood: 'Alfama' } },
	});
	const destinations = [
		{ id: 'dst_1f', name: 'Lisboa', url: 'https://guide.example/destinations/lisboa/' },
	];

	expect(placeNode(record, { ...page, destinations })).toMatchObject({
		containedInPlace: [
			{ '@type': 'Place', name: 'Alfama' },
			{
				'@type': 'TouristDestination',
				'@id': 'https://guide.example/#dst_1f',
				name: 'Lisboa',
				url: 'https://guide.example/destinations/lisboa/',
			},
		],
	});
	expect(placeNode(placeRecord({}), { ...page, destinations })).toMatchObject({
		containedInPlace: { '@type': 'TouristDestination', name: 'Lisboa' },
	});
});

test('points up once to two destinations whose ids differ by their prefix alone', () => {
	const destinations = [
		{ id: '5', name: 'Sintra', url: 'https://guide.example/destinations/sintra/' },
		{ id: 'dst_5', name: 'Sintra hills', url: 'https://guide.example/destinations/sintra-hills/' },
	];

	expect(placeNode(placeRecord({}), { ...page, destinations })).toMatchObject({
		containedInPlace: {
			'@type': 'TouristDestination',
			'@id': 'https://guide.example/#dst_5',
			name: 'Sintra hills',
		},
	});
});

test('says nothing of what is for the page or the editors only', () => {
	expect(
		added({
			type: 'Attraction',
			location: { transit: 'Tram 28' },
			editorial: {
				mood: ['calm'],
				activity_type: ['walking'],
				season: ['summer'],
				curator_note: 'Go early.',
				neighbourhood_context: 'Old.',
				seasonality_notes: 'Busy.',
				editorial_score: 5,
				endorsed: true,
				source: 'desk',
			},
			access: { family_friendly: { notes: 'a' }, accessibility: { notes: 'b' } },
			sustainability: { notes: 'c' },
			attributes: { stars: 4 },
			metadata: { k: 'v' },
			validity: { valid_from: '2026-01-01' },
			attribution: { text: 'Credit' },
			updated_at: '2026-01-01T00:00:00+00:00',
		}),
	).toEqual({});
});

test('drops a property that the type may not carry', () => {
	const members = { '@id': 'https://guide.example/#m', name: 'A', priceRange: '€' };

	expect(legalNode({ '@type': 'Museum', ...members })).toEqual({
		'@type': 'Museum',
		'@id': 'https://guide.example/#m',
		name: 'A',
	});
	expect(legalNode({ '@type': 'Hotel', ...members })).toEqual({ '@type': 'Hotel', ...members });
});
