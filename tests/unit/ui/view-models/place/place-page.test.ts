import { expect, test } from '@playwright/test';
import { placeSurroundings } from '../../../../../src/ui/view-models/place/place-surroundings.ts';
import { placePage, type PlacePage } from '../../../../../src/ui/view-models/place/place-page.ts';
import { richPlace } from '../../../../fixtures/rich-records.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	placeRecord,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

interface Neighbourhood {
	others?: readonly object[];
	events?: readonly object[];
	destinations?: readonly object[];
	collections?: readonly object[];
}

function pageOf(sent: object, rest: Neighbourhood = {}): PlacePage {
	const record = placeRecord(sent);
	const context = contextOf({
		places: [sent, ...(rest.others ?? [])].map(storedPlace),
		events: (rest.events ?? []).map(storedEvent),
		destinations: (rest.destinations ?? []).map(storedGrouping),
		collections: (rest.collections ?? []).map(storedGrouping),
	});
	const place = context.guide.placesById.get(record.id);
	if (!place) throw new Error('The guide lost the place.');
	return placePage(context, record, placeSurroundings(context, place));
}

test('a keyword that is among the further facts is not told again', () => {
	const { attributes, editorialFacts } = pageOf({
		name: 'La Grignote',
		attributes: { cuisine: ['Pizzeria', 'Grill'] },
		editorial: { keywords: ['Pizzeria', 'By the river'] },
	});

	expect(attributes).toMatchObject([
		{ value: { values: [{ text: 'Pizzeria' }, { text: 'Grill' }] } },
	]);
	expect(editorialFacts).toEqual([
		{ label: 'Keywords', texts: [{ text: 'By the river', isContent: true, isTerm: true }] },
	]);
});

test('stars are told of a hotel, and not of a tourist office', () => {
	const ratingOf = (schema_type: string) =>
		pageOf({ schema_type, attributes: { star_rating: 2 } }).attributes.map(({ label, value }) => [
			label,
			value,
		]);

	expect(ratingOf('schema:Hotel')).toMatchObject([[expect.any(String), { text: '2 stars' }]]);
	expect(ratingOf('schema:TouristInformationCenter')).toMatchObject([
		['Classification', { text: '2' }],
	]);
});

test('a place is not told to be free where its price says something else', () => {
	const costOf = (is_free: boolean, price_range: string) => {
		const { factGroups, isFree, price } = pageOf({ access: { is_free }, pricing: { price_range } });
		const fact = factGroups.flatMap(({ facts }) => facts).find(({ key }) => key === 'isFree');
		return [isFree, price, fact?.state];
	};

	expect(costOf(true, '£10')).toEqual([undefined, ['£10'], 'not-stated']);
	expect(costOf(true, 'Free, tours £10')).toEqual([true, ['Free, tours £10'], 'yes']);
	expect(costOf(false, '£10')).toEqual([false, ['£10'], 'no']);
});

test('a place is not told to cost something where its price says that there is nothing to pay', () => {
	const { factGroups, isFree, price } = pageOf({
		access: { is_free: false },
		pricing: { price_range: 'Free entry' },
	});
	const fact = factGroups.flatMap(({ facts }) => facts).find(({ key }) => key === 'isFree');

	expect([isFree, price, fact?.state]).toEqual([undefined, ['Free entry'], 'not-stated']);
});

test('a site for motorhomes with room for 20 is not told to take 20 people', () => {
	const roomOf = (schema_type: string) =>
		pageOf({ schema_type, access: { max_capacity: 20 } })
			.factGroups.flatMap(({ values }) => values)
			.map(({ label, texts }) => [label, ...texts]);

	expect(roomOf('schema:RVPark')).toEqual([['Capacity', '20']]);
	expect(roomOf('schema:Campground')).toEqual([['Capacity', '20 people']]);
});

test('an event that is held online is not on at any place, one that has moved there was to be', () => {
	const reading = (number: number, more: object) => ({
		id: eventId(number),
		name: `Reading ${number}`,
		location: { place_id: placeId(1) },
		occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }],
		...more,
	});
	const { eventsHere } = pageOf(
		{ name: 'Library' },
		{
			events: [
				reading(1, {}),
				reading(2, { classification: { attendance_mode: 'online' } }),
				reading(3, { status: 'moved online' }),
			],
		},
	);

	expect(eventsHere.map(({ name }) => name)).toEqual(['Reading 1', 'Reading 3']);
});

test('a place leads to the map of the guide, and to that of its source by whose it is', () => {
	const location = { latitude: 38.7, longitude: -9.2, map_url: 'https://maps.example/quay' };
	const { gettingThere } = pageOf({ name: 'Quay', location });

	expect(gettingThere.ownMap).toEqual({
		href: '/guide/map/?place=quay-00000001',
		label: 'Show on a map',
	});
	expect(gettingThere.maps).toEqual([
		{ href: 'https://maps.example/quay', label: 'Map at maps.example' },
	]);
});

test('a place that is not on the map of the guide leads to that of its source alone', () => {
	const location = { map_url: 'https://maps.example/quay' };
	const gone = { validity: { valid_through: '2026-11-20' } };
	for (const { gettingThere } of [
		pageOf({ name: 'Quay', location }),
		pageOf({ name: 'Quay', location: { ...location, latitude: 38.7, longitude: -9.2 }, ...gone }),
	]) {
		expect(gettingThere.ownMap).toBeUndefined();
		expect(gettingThere.maps).toEqual([
			{ href: 'https://maps.example/quay', label: 'Show on a map' },
		]);
	}
});

test('places around that bear one name are told apart by their kinds', () => {
	const at = (longitude: number) => ({ latitude: 38.7001, longitude });
	const { locator } = pageOf(
		{ name: 'Quay', location: at(-9.2001) },
		{
			others: [
				{
					id: placeId(2),
					name: 'Le Colombien',
					category_path: 'Food > Bar',
					location: at(-9.1991),
				},
				{ id: placeId(3), name: 'LE COLOMBIEN', type: 'Hotel', location: at(-9.1981) },
				{ id: placeId(4), name: 'Market', type: 'Market', location: at(-9.1971) },
			],
		},
	);

	expect(locator?.places.map(({ label }) => label)).toEqual([
		'Le Colombien – Bar',
		'LE COLOMBIEN – Hotel',
		'Market',
	]);
});

test('places around that bear the name of the page are told apart from it, by street or town where kinds are one', () => {
	const around = (sent: object, ...others: object[]) =>
		pageOf(
			{ name: 'Le Cheval Blanc', ...sent },
			{ others: others.map((other, index) => ({ id: placeId(index + 2), ...other })) },
		).locator?.places.map(({ label }) => label);
	const at = (longitude: number, street?: string, city = 'Bléré') => ({
		name: 'Le Cheval Blanc',
		type: 'Hotel',
		location: { latitude: 47.3281, longitude, address: { street, city } },
	});

	expect(around(at(0.9911, '5 place Bidault'), { ...at(0.9921), type: 'Bar' })).toEqual([
		'Le Cheval Blanc – Bar',
	]);
	expect(around(at(0.9911), at(0.9921, '5 place Bidault'), at(0.9931, '2 quai Bellevue'))).toEqual([
		'Le Cheval Blanc – 5 place Bidault',
		'Le Cheval Blanc – 2 quai Bellevue',
	]);
	expect(around(at(0.9911, 'Le Bourg'), at(0.9921, 'LE BOURG', 'Luzillé'))).toEqual([
		'Le Cheval Blanc – Luzillé',
	]);
	expect(around(at(0.9911, '5 place Bidault'), at(0.9921))).toEqual(['Le Cheval Blanc']);
	expect(around({ ...at(0.9911), name: 'Quay' }, at(0.9921), at(0.9931))).toEqual([
		'Le Cheval Blanc',
		'Le Cheval Blanc',
	]);
});

test('what is around a place is drawn, and told in words nearest first', () => {
	const { locator } = pageOf(
		{
			name: 'Quay',
			description: 'Where the boats from the island land.',
			location: { latitude: 38.7001, longitude: -9.2001 },
		},
		{
			others: [
				{ id: placeId(2), name: 'Lighthouse', location: { latitude: 38.8001, longitude: -9.2001 } },
				{ id: placeId(3), name: 'Kiosk', location: { latitude: 38.7001, longitude: -9.2001 } },
				{ id: placeId(4), name: 'Market', location: { latitude: 38.7001, longitude: -9.1901 } },
				{ id: placeId(5), name: 'Nowhere' },
			],
		},
	);

	expect(locator?.drawing?.svg).toMatch(/^<svg viewBox=.*>123<\/text><\/svg>$/);
	expect(locator?.places.map(({ label, distance }) => [label, distance])).toEqual([
		['Kiosk', 'Same point on the map'],
		['Market', '0.5 mi east · 11 mins'],
		['Lighthouse', '6.9 mi north'],
	]);
	expect(pageOf({ name: 'Bench' }).locator).toBe(undefined);
	expect(pageOf({ name: 'Hut', location: { latitude: 38.7, longitude: -9.2 } }).locator).toBe(
		undefined,
	);
});

test('what is around a place without text, photograph and hours is told in words alone', () => {
	const location = { latitude: 38.7001, longitude: -9.2001 };
	const { locator } = pageOf(
		{ name: 'Quay', location },
		{ others: [{ id: placeId(2), name: 'Kiosk', location }] },
	);

	expect(locator?.places.map(({ label }) => label)).toEqual(['Kiosk']);
	expect(locator?.drawing).toBeUndefined();
});

test('the same distance is the same minutes on foot', () => {
	const at = (metres: number) => {
		const latitude = 38.7001 + metres / 111_195;
		const kiosk = { id: placeId(2), name: 'Kiosk', location: { latitude, longitude: -9.2001 } };
		return pageOf(
			{ name: 'Quay', location: { latitude: 38.7001, longitude: -9.2001 } },
			{ others: [kiosk] },
		).locator?.places.map(({ distance }) => distance);
	};

	expect(at(1.4)).toEqual(['Same point on the map']);
	expect(at(6)).toEqual(['10 m north · 1 min']);
	expect(at(76)).toEqual(['80 m north · 1 min']);
	expect(at(84)).toEqual(['80 m north · 1 min']);
	expect(at(790)).toEqual(['0.5 mi north · 11 mins']);
	expect(at(820)).toEqual(['0.5 mi north · 11 mins']);
});

test('the notes speak of minutes and arrows only where there are some', () => {
	const notesOf = (quay: number, ...latitudes: number[]) => {
		const description = 'Where the boats from the island land.';
		const { locator } = pageOf(
			{ name: 'Quay', description, location: { latitude: quay, longitude: -9.2 } },
			{
				others: latitudes.map((latitude, index) => ({
					id: placeId(index + 2),
					name: 'Kiosk',
					location: { latitude, longitude: -9.2 },
				})),
			},
		);
		return { drawing: locator?.drawing?.note, distances: locator?.note };
	};
	const drawing = 'North is at the top.';
	const distances = 'Distances and minutes on foot are as the crow flies: the way may be longer.';

	expect(notesOf(38.7001, 38.7011, 38.7012)).toEqual({ drawing, distances });
	expect(notesOf(38.71, 38.7511, 38.7512)).toEqual({
		drawing,
		distances: 'Distances are as the crow flies: the way may be longer.',
	});
	expect(notesOf(38.7001, 38.7011, 38.7012, 38.7501)).toEqual({
		drawing: `${drawing} An arrow points to what lies beyond the outer ring.`,
		distances,
	});
});

test('what may be anywhere around is not drawn, and stands nearby without a distance', () => {
	const kiosk = { id: placeId(2), name: 'Kiosk', location: { latitude: 38.71, longitude: -9.2 } };
	const tower = { id: placeId(3), name: 'Tower', location: { latitude: 38.75, longitude: -9.2 } };
	const placesAround = (latitude: number) => {
		const { locator, nearby } = pageOf(
			{ name: 'Quay', location: { latitude, longitude: -9.2 } },
			{ others: [kiosk, tower] },
		);
		return {
			drawn: locator?.places.map(({ label, distance }) => [label, distance]),
			listed: nearby.map(({ name, distance }) => [name, distance]),
		};
	};

	expect(placesAround(38.7001)).toEqual({
		drawn: [['Tower', '3.4 mi north']],
		listed: [
			['Kiosk', undefined],
			['Tower', '3.4 mi north'],
		],
	});
	expect(placesAround(38.72)).toEqual({
		drawn: undefined,
		listed: [
			['Kiosk', undefined],
			['Tower', undefined],
		],
	});
});

test('farther places are drawn, and credited, in the stead of nearby ones that may be anywhere around', () => {
	const place = (number: number, name: string, latitude: number) => ({
		id: placeId(number),
		name,
		location: { latitude, longitude: -9.2 },
		attribution: { text: `Office of ${name}`, required: true },
	});
	const rough = (count: number) =>
		Array.from({ length: count }, (_, index) => place(index + 2, `Hut ${index + 1}`, 38.71));
	const exact = [
		place(10, 'Kiosk', 38.7101),
		place(11, 'Tower', 38.7501),
		place(12, 'Mill', 38.7601),
	];
	const around = (...others: object[]) => aroundQuay(38.7001, ...others);
	const aroundQuay = (latitude: number, ...others: object[]) => {
		const { frame, locator, nearby } = pageOf(
			{ name: 'Quay', location: { latitude, longitude: -9.2 } },
			{ others },
		);
		return {
			drawn: locator?.places.map(({ label }) => label),
			listed: nearby.map(({ name }) => name),
			credits: frame.credits.map(({ text }) => text),
		};
	};

	expect(around(...rough(5), ...exact)).toEqual({
		drawn: ['Kiosk', 'Tower', 'Mill'],
		listed: ['Hut 1', 'Hut 2', 'Hut 3', 'Hut 4', 'Hut 5', 'Kiosk'],
		credits: [
			'Office of Hut 1',
			'Office of Hut 2',
			'Office of Hut 3',
			'Office of Hut 4',
			'Office of Hut 5',
			'Office of Kiosk',
			'Office of Tower',
			'Office of Mill',
		],
	});
	expect(around(...rough(6), ...exact.slice(1)).drawn).toEqual(['Tower', 'Mill']);
	expect(around(...rough(6)).drawn).toBeUndefined();
	// About a rough point they would stand for all that is nearer.
	expect(aroundQuay(38.69, ...rough(5), ...exact).drawn).toBeUndefined();
	expect(aroundQuay(38.69, ...exact).drawn).toEqual(['Tower', 'Mill']);
});

test('a name that is given twice is shown once', () => {
	const otherNames = (alternate_name: string) =>
		pageOf({ name: 'Pôle karting', alternate_name }).otherNames.map(({ text }) => text);

	expect(otherNames('PÔLE KARTING')).toEqual([]);
	expect(otherNames('Pole-Karting ')).toEqual([]);
	expect(otherNames('Karting')).toEqual(['Karting']);
});

test('the page of a bare record shows its name, and nothing is made up', () => {
	const page = pageOf({ name: 'Bench' });

	expect(page).toMatchObject({
		heading: 'Bench',
		otherNames: [],
		eyebrow: undefined,
		whereabouts: undefined,
		validityNotices: [],
		isRecommended: false,
		images: [],
		lead: [],
		description: [],
		curatorNote: [],
		seasonality: [],
		neighbourhood: [],
		phones: [],
		fax: undefined,
		website: undefined,
		price: [],
		isFree: undefined,
		attributes: [],
		editorialFacts: [],
		eventsHere: [],
		nearby: [],
		alike: [],
		memberOf: [],
	});
	expect(page.gettingThere).toMatchObject({
		addressLines: [],
		transit: [],
		coordinates: undefined,
		directions: undefined,
		containedIn: undefined,
	});
	expect(page.about).toMatchObject({
		publisher: undefined,
		licence: undefined,
		published: undefined,
		updated: undefined,
		sources: [],
		originalPage: undefined,
	});
	expect(page.frame).toMatchObject({
		title: 'Bench – Coast Guide',
		description: 'Bench',
		canonical: 'https://guide.example/guide/places/bench-00000001/',
		credits: [],
		isIndexable: true,
	});
});

test('the page of a rich record shows what it says', () => {
	const page = pageOf(richPlace);

	expect(page).toMatchObject({
		heading: 'Old Harbour Museum',
		otherNames: [{ text: 'Museu do Cais Velho' }],
		eyebrow: 'Maritime museums',
		description: ['Ships, maps and salt.', 'The quay behind the museum is part of the collection.'],
		curatorNote: ['Go late: the lamps are lit at five.'],
		seasonality: ['Cool in August.'],
		neighbourhood: ['Narrow lanes down to the river.'],
		fax: '+351 210 000 001',
		website: { href: 'https://museum.example/', label: 'museum.example' },
		price: ['EUR 5-8 per person'],
		isFree: false,
		lead: ['A museum of ships in an old warehouse.'],
		editorialFacts: [
			{ label: 'Mood', texts: [{ text: 'quiet', isContent: true, isTerm: true }] },
			{ label: 'Good for', texts: [{ text: 'families' }] },
			{ label: 'Things to do', texts: [{ text: 'indoors' }] },
			{ label: 'Season', texts: [{ text: 'all year' }] },
			{ label: 'Keywords', texts: [{ text: 'ships' }, { text: 'maps' }] },
		],
	});
	expect(page.images.map(({ url }) => url)).toEqual([
		'https://cdn.example/harbour.jpg',
		'https://cdn.example/chart.jpg',
	]);
	expect(page.frame.description).toBe(
		'Old Harbour Museum · Maritime museums · Alfama, Lisboa · A museum of ships in an old warehouse.',
	);
	expect(page.frame.breadcrumb.map(({ href, label }) => [label, href])).toEqual([
		['Home', '/guide/'],
		['Places', '/guide/places/'],
		['Culture', '/guide/categories/culture/'],
		['Museums', '/guide/categories/culture/museums/'],
		['Maritime museums', '/guide/categories/culture/museums/maritime-museums/'],
		['Old Harbour Museum', undefined],
	]);
	expect(page.frame.credits).toEqual([
		{ text: 'Data: Visit Lisboa & partners', url: 'https://visit.example/', required: true },
	]);
});

test('a website that other places have too is linked, and no address of the same thing', () => {
	const sameAsOf = (others: readonly object[]) => {
		const { frame, website } = pageOf(
			{
				contact: { website: 'http://office.example' },
				provenance: { same_as: ['https://www.wikidata.org/wiki/Q1'] },
			},
			{ others },
		);
		const { '@graph': nodes } = JSON.parse(frame.structuredData ?? '') as {
			'@graph': { '@type': string; sameAs?: string[] }[];
		};
		return [website?.label, nodes.find((node) => node['@type'] === 'Place')?.sameAs];
	};
	const other = (website: string) => ({ id: placeId(2), contact: { website } });

	expect(sameAsOf([other('https://office.example/rooms')])).toEqual([
		'office.example',
		['http://office.example/', 'https://www.wikidata.org/wiki/Q1'],
	]);
	expect(sameAsOf([other('https://www.office.example/')])).toEqual([
		'office.example',
		['https://www.wikidata.org/wiki/Q1'],
	]);
});

test('what has no description is described by its kind and town', () => {
	const page = pageOf({
		name: 'Tavern',
		category_path: 'Food > Taverns',
		description: '<p>&nbsp;</p>',
		location: { address: { city: 'Faro' } },
	});

	expect(page.description).toEqual([]);
	expect(page.frame.description).toBe('Tavern · Taverns · Faro');
});

test('a short text is described by name, kind and town as well, and a longer one by itself', () => {
	const described = (editorial: string, sent: object = {}, others: object[] = []) =>
		pageOf(
			{
				name: 'La Source',
				category_path: 'Stays > Campsites',
				location: { address: { city: 'Limeray' } },
				editorial: { description: editorial },
				...sent,
			},
			{ others },
		).frame.description;
	const long = 'A campsite by the river with forty pitches, a pool and a bakery.';

	expect(described('Meublés de tourisme')).toBe(
		'La Source · Campsites · Limeray · Meublés de tourisme',
	);
	expect(described('La Source, by the river.', { category_path: null })).toBe(
		'Limeray · La Source, by the river.',
	);
	expect(described('川のそばの静かなキャンプ場、プールとパン屋あり。')).toBe(
		'川のそばの静かなキャンプ場、プールとパン屋あり。',
	);
	expect(described(long)).toBe(long);
	expect(described(`LA SOURCE. ${long}`)).toBe(long);
	expect(
		described('By the river.', {}, [
			{ id: placeId(2), name: 'Tavern', description: 'By the river.' },
		]),
	).toBe('La Source, Limeray · Campsites · By the river.');
});

test('the text of the editors stands in for a description that is blank', () => {
	const page = pageOf({ description: '<br>', editorial: { description: 'Salt and stone.' } });

	expect(page.description).toEqual(['Salt and stone.']);
});

test('the text does not begin with the name that stands above it', () => {
	const page = pageOf({
		name: 'Chapel',
		description: 'Chapel. A nave of salt.',
		editorial: { description: 'Chapel!\n\nSalt and stone.' },
	});

	expect([page.lead, page.description]).toEqual([[], ['A nave of salt.', 'Salt and stone.']]);
});

test('a place out of force says so, and search engines keep away', () => {
	const gone = pageOf({ name: 'Gone', validity: { valid_through: '2026-11-20' } });

	expect(gone.validityNotices).toEqual([
		{
			text: 'No longer current: this was valid until 20 November 2026',
			from: '2026-11-21',
			isShown: true,
			timeZone: 'Europe/Lisbon',
		},
	]);
	expect(gone.frame.isIndexable).toBe(false);
	expect(gone.frame.structuredData).toBe(undefined);
});

test('the nearest places are shown with their distance and their credits, the place itself is not', () => {
	const at = (number: number, longitude: number) => ({
		id: placeId(number),
		name: `Place ${number}`,
		location: { latitude: 38.7001, longitude },
		attribution: { text: `Office ${number}`, required: true },
	});
	const page = pageOf(at(1, -9.1), {
		others: [at(2, -9.12), at(3, -9.11), at(4, -10), at(5, -9.1)],
	});

	expect(page.nearby.map(({ name }) => name)).toEqual(['Place 5', 'Place 3', 'Place 2']);
	expect(page.nearby[1]?.distance).toContain('m');
	expect(page.frame.credits.map(({ text }) => text)).toEqual([
		'Office 1',
		'Office 5',
		'Office 3',
		'Office 2',
	]);
});

test('a place shows what is on there and what it belongs to', () => {
	const page = pageOf(
		{ name: 'Quay' },
		{
			events: [
				{
					id: eventId(1),
					name: 'Fado',
					location: { place_id: placeId(1) },
					occurrences: [{ start_at: '2026-12-01T20:00:00+00:00' }],
				},
				{
					id: eventId(2),
					name: 'Over',
					location: { place_id: placeId(1) },
					occurrences: [{ start_at: '2026-01-01T20:00:00+00:00' }],
				},
			],
			destinations: [{ id: 'dst_1', name: 'Faro', place_ids: [placeId(1)] }],
			collections: [{ id: 'col_1', name: 'By the sea', place_ids: [placeId(1)] }],
		},
	);

	expect(page.eventsHere.map(({ href, name, whereabouts }) => [name, href, whereabouts])).toEqual([
		['Fado', '/guide/events/fado-00000001/', undefined],
	]);
	expect(page.memberOf).toEqual([
		{ href: '/guide/destinations/faro/', label: 'Faro', isContent: true },
		{ href: '/guide/collections/by-the-sea/', label: 'By the sea', isContent: true },
	]);
});

test('the town that stands linked below the name is not linked again at the end', () => {
	const page = pageOf(
		{ location: { address: { city: 'Faro' } } },
		{
			destinations: [{ id: 'dst_1', name: 'Faro', place_ids: [placeId(1)] }],
			collections: [{ id: 'col_1', name: 'By the sea', place_ids: [placeId(1)] }],
		},
	);

	expect(page.whereaboutsParts.map(({ href }) => href)).toEqual(['/guide/destinations/faro/']);
	expect(page.memberOf.map(({ label }) => label)).toEqual(['By the sea']);
});

test('the destination that stands linked with the address is not linked again at the end', () => {
	const page = pageOf(
		{ location: { contained_in: 'Ria Formosa' } },
		{
			destinations: [{ id: 'dst_1', name: 'Ria Formosa', place_ids: [placeId(1)] }],
			collections: [{ id: 'col_1', name: 'By the sea', place_ids: [placeId(1)] }],
		},
	);

	expect(page.gettingThere.containedIn?.href).toBe('/guide/destinations/ria-formosa/');
	expect(page.memberOf.map(({ label }) => label)).toEqual(['By the sea']);
});

test('a place that closes for good later on is already told when, for pages that are read then', () => {
	const closing = pageOf({ validity: { valid_from: '2026-01-01', valid_through: '2026-12-31' } });

	expect(closing.validityNotices.map(({ text, isShown }) => [text, isShown])).toEqual([
		['This information applies from 1 January 2026', false],
		['No longer current: this was valid until 31 December 2026', false],
	]);
	expect(closing.about.validity).toBe('1 January 2026 – 31 December 2026');
	expect(closing.frame.isIndexable).toBe(true);
});

test('the status of a place is told on the days only on which its record is in force', () => {
	const opening_hours = [{ day_of_week: ['Daily'], opens: '09:00:00', closes: '18:00:00' }];
	const validityOf = (validity?: object) => pageOf({ opening_hours, validity }).hours.validity;

	expect(validityOf({ valid_from: '2027-05-01' })).toEqual({ validFrom: '2027-05-01' });
	expect(validityOf({ valid_from: '2026-01-01', valid_through: '2026-03-31' })).toEqual({
		validThrough: '2026-03-31',
	});
	expect(validityOf({ valid_from: '2026-01-01' })).toBeUndefined();
	expect(validityOf({ valid_from: '2027-05-01', valid_through: '2026-03-31' })).toBeUndefined();
	expect(validityOf()).toBeUndefined();
});

test('hours of an old record come with the advice to check them, told in rows, in words or unclearly', () => {
	const warningOf = (row?: object) =>
		pageOf({ updated_at: '2015-03-01T09:00:00+00:00', opening_hours: row && [row] }).hoursWarning
			?.text;
	const advice = 'Last updated in March 2015: check before you go.';

	expect(warningOf({ opens: '10:00:00', closes: '17:00:00' })).toBe(advice);
	expect(warningOf({ notes: 'Open by appointment' })).toBe(advice);
	expect(warningOf({ opens: '10:00:00', closes: '25:61:00' })).toBe(advice);
	expect(warningOf()).toBeUndefined();
});

test('where the innermost category has no other place, more of the category around it are shown', () => {
	const at = (number: number, longitude: number, category: string) => ({
		id: placeId(number),
		name: `Place ${number}`,
		category_path: category,
		location: { latitude: 38.7, longitude },
	});
	const alikeOf = (category: string, ...others: string[]) =>
		pageOf(at(1, -9.1, category), {
			others: others.map((other, index) => at(index + 2, -9.4 - index / 100, other)),
		}).alike.map(({ name }) => name);

	expect(alikeOf('Food > Basque', 'Food > Taverns', 'Food', 'Sights')).toEqual([
		'Place 2',
		'Place 3',
	]);
	expect(alikeOf('Food', 'Food > Taverns', 'Sights')).toEqual(['Place 2']);
	expect(alikeOf('Food > Basque', 'Food > Taverns', 'food > basque')).toEqual(['Place 3']);
	expect(alikeOf('Food > Basque', 'Sights')).toEqual([]);
});

test('a destination that a place names as what it lies in is one in the structured data too', () => {
	const { frame } = pageOf(
		{ name: 'Chapel', location: { contained_in: 'Chamberi' } },
		{
			others: [{ id: placeId(2), name: 'Old Castle' }],
			destinations: [{ id: 'dst_1', name: 'Chamberí', place_ids: [placeId(2)] }],
		},
	);
	const { '@graph': nodes } = JSON.parse(frame.structuredData ?? '') as {
		'@graph': { '@type': string; containedInPlace?: object }[];
	};

	expect(nodes.find((node) => node['@type'] === 'Place')?.containedInPlace).toEqual({
		'@type': 'TouristDestination',
		'@id': 'https://guide.example/guide/#dst_1',
		name: 'Chamberí',
		url: 'https://guide.example/guide/destinations/chamberi/',
	});
});

test('more places of the same kind are shown, but for those that are nearby anyhow', () => {
	const at = (number: number, longitude: number, category: string) => ({
		id: placeId(number),
		name: `Place ${number}`,
		category_path: category,
		location: { latitude: 38.7, longitude },
		attribution: { text: `Office ${number}`, required: true },
	});
	const tavern = { ...at(1, -9.1, 'Food > Taverns'), description: 'It has one table.' };
	const page = pageOf(tavern, {
		others: [
			at(2, -9.11, 'Food > Taverns'),
			at(3, -9.4, 'food > taverns'),
			at(4, -9.45, 'Food > Bars'),
			at(5, -9.5, 'Food > Taverns'),
			at(6, -19, 'Food > Taverns'),
		],
	});

	expect(page.nearby.map(({ name }) => name)).toEqual(['Place 2']);
	expect(page.alike.map(({ name }) => name)).toEqual(['Place 3', 'Place 5']);
	expect(page.frame.credits.map(({ text }) => text)).toEqual([
		'Office 1',
		'Office 2',
		'Office 3',
		'Office 5',
	]);
});

test('what a place lies in is a link where it is published, unless several bear the name', () => {
	const within = (name: string) =>
		pageOf(
			{ name: 'Chapel', location: { contained_in: name } },
			{
				others: [
					{ id: placeId(2), name: 'Old Castle' },
					{ id: placeId(3), name: 'Market' },
					{ id: placeId(4), name: 'Market' },
					{ id: placeId(5), name: 'Évora' },
				],
				destinations: [{ id: 'dst_1', name: 'Evora', place_ids: [placeId(2)] }],
			},
		).gettingThere.containedIn;

	expect(within('old castle')).toEqual({
		label: 'old castle',
		href: '/guide/places/old-castle-00000002/',
	});
	expect(within('Évora')).toEqual({ label: 'Évora', href: '/guide/destinations/evora/' });
	expect(within('Market')).toEqual({ label: 'Market', href: undefined });
	expect(within('Chapel')).toEqual({ label: 'Chapel', href: undefined });
	expect(within('Elsewhere')).toEqual({ label: 'Elsewhere', href: undefined });
});

test('the short words of the editors are told by their kind, a kind of place only where it adds something', () => {
	const page = pageOf({
		type: 'Tascas',
		category_path: 'Food > Taverns',
		editorial: { mood: ['quiet', 'quiet'], season: ['summer'], keywords: [] },
	});

	expect(page.editorialFacts).toEqual([
		{ label: 'Kind of place', texts: [{ text: 'Tascas', isContent: true, isTerm: true }] },
		{ label: 'Mood', facet: 'mood', texts: [{ text: 'quiet', isContent: true, isTerm: true }] },
		{
			label: 'Season',
			facet: 'season',
			texts: [{ text: 'summer', isContent: true, isTerm: true }],
		},
	]);
	expect(pageOf({ type: 'Tavern' }).editorialFacts).toEqual([]);
	expect(pageOf({ type: 'Tavern', category: 'taverns' }).editorialFacts).toEqual([]);
});

test('the text of the editors leads a description, unless it is said there again', () => {
	const texts = (description: string) =>
		pageOf({ description, editorial: { description: 'Salt and stone.' } });

	expect(texts('A chapel.')).toMatchObject({
		lead: ['Salt and stone.'],
		description: ['A chapel.'],
	});
	expect(texts('Salt and stone. A chapel.').lead).toEqual([]);
});

test('a point of two decimals is told to be known roughly, of the map where the directions lead to a street', () => {
	const gettingThere = (location: object, more: object = {}) =>
		pageOf({ location, ...more }).gettingThere.roughPoint;
	const rough = { latitude: 47.39, longitude: 0.69 };
	const street = { ...rough, address: { street: '8 rue Berthelot', city: 'Tours' } };

	expect(gettingThere(rough)).toBe(
		'Only roughly known: the place may be up to 0.9 mi from this point.',
	);
	expect(gettingThere({ ...rough, latitude: 47.391 })).toBeUndefined();
	expect(gettingThere(street)).toBe(
		'Shown on the map only roughly: the place may be up to 0.9 mi from its mark.',
	);
	expect(gettingThere(street, { validity: { valid_through: '2020-01-01' } })).toBeUndefined();
	expect(pageOf({ location: street }).gettingThere.coordinates).toBeUndefined();
});

test('a certification is not told again among the attributes', () => {
	const attributesBeside = (certifications: string[]) =>
		pageOf({
			sustainability: { certifications },
			attributes: { quality_labels: ['Qualité Tourisme', 'Clef-Verte'], label: 'clef verte' },
			editorial: { keywords: ['clef verte'] },
		});

	expect(attributesBeside(['Clef Verte'])).toMatchObject({
		attributes: [{ key: 'quality_labels', value: { kind: 'text', text: 'Qualité Tourisme' } }],
		editorialFacts: [],
	});
	expect(attributesBeside(['Clef Verte', 'Qualité tourisme']).attributes).toEqual([]);
	expect(attributesBeside(['EMAS']).attributes).toMatchObject([
		{ value: { values: [{ text: 'Qualité Tourisme' }, { text: 'Clef-Verte' }] } },
		{ value: { text: 'clef verte' } },
	]);
});

test('places around that bear one name are told apart by their streets, where these differ', () => {
	const inn = (number: number, street: string | undefined, name = 'Auberge', city = 'Azay') => ({
		id: placeId(number),
		name,
		type: 'Inn',
		location: { latitude: 47.26, longitude: 0.46 + number / 1000, address: { street, city } },
	});
	const whereabouts = (...others: object[]) =>
		pageOf({ location: { latitude: 47.25, longitude: 0.451 } }, { others }).nearby.map(
			(card) => card.whereabouts,
		);

	expect(
		whereabouts(inn(2, 'Rue A'), inn(3, 'Rue B'), inn(4, undefined), inn(5, 'Rue C', 'Auberge 2')),
	).toEqual(['Rue A, Azay', 'Rue B, Azay', 'Azay', 'Azay']);
	expect(whereabouts(inn(2, 'Rue A'), inn(3, 'rue A'))).toEqual(['Azay', 'Azay']);
	expect(whereabouts(inn(2, 'Rue A'), inn(3, 'Rue B', 'Auberge', 'Tours'))).toEqual([
		'Rue A, Azay',
		'Rue B, Tours',
	]);
});

test('a place tells in which language its descriptions are, where its record says another than that of the guide', () => {
	const languageOf = (description_language: string) =>
		pageOf({ description: 'Ein Haus.', metadata: { description_language } }).descriptionLanguage;

	expect(languageOf('de')).toBe('de');
	expect(languageOf('en')).toBeUndefined();
});
