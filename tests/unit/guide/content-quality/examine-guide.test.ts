import { expect, test } from '@playwright/test';
import type { EventClock } from '../../../../src/domain/events/dated-event.ts';
import type { Terms } from '../../../../src/domain/facets/terms.ts';
import { GuideExamination } from '../../../../src/guide/content-quality/examine-guide.ts';
import type { Finding } from '../../../../src/guide/content-quality/finding.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';
import { eventId, eventRecord, placeId, placeRecord } from '../../../support/records.ts';

const clock = { nowMs: Date.parse('2026-11-21T09:00:00Z'), timeZone: 'Europe/Lisbon' };
const photograph = { url: 'https://cdn.example/a.jpg', credit: 'Ana Reis' };
/** A place and an event that leave nothing to be desired. */
const wholePlace = {
	name: 'Harbour Museum',
	schema_type: 'schema:Museum',
	description: 'Ships, charts and the stories of those who sailed by them, on three floors.',
	location: { latitude: 38.7001, longitude: -9.1001 },
	opening_hours: [{ opens: '10:00:00', closes: '18:00:00' }],
	images: [photograph],
};
const wholeEvent = {
	name: 'Night of fado',
	description: 'Three singers, two guitars and a hall in which every whisper can be heard.',
	location: { city: 'Lisbon' },
	occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }],
	images: [photograph],
};

function findingsOf(
	content: { places?: object[]; events?: object[] },
	zone: Partial<EventClock> = {},
): Finding[] {
	const examination = new GuideExamination({ ...clock, ...zone });
	for (const [index, sent] of (content.places ?? []).entries()) {
		const record = placeRecord({ id: placeId(index + 1), ...wholePlace, ...sent });
		examination.add({ resource: 'places', record });
	}
	for (const [index, sent] of (content.events ?? []).entries()) {
		const record = eventRecord({ id: eventId(index + 1), ...wholeEvent, ...sent });
		examination.add({ resource: 'events', record });
	}
	return [...examination.finish()];
}

const ofPlace = (sent: object) => findingsOf({ places: [sent] }).map(({ rule }) => rule);
const ofEvent = (sent: object) => findingsOf({ events: [sent] }).map(({ rule }) => rule);

test('a whole place and a whole event leave nothing to say', () => {
	expect(ofPlace({})).toEqual([]);
	expect(ofEvent({})).toEqual([]);
});

test('an event whose dates stand in notes alone is not told as one without any', () => {
	const notes = 'Jul–Dec 2026 (Every Wed) 1430–1630';

	expect(findingsOf({ events: [{ occurrences: [{ notes }] }] })).toEqual([
		{ rule: 'dates-in-notes', resource: 'events', id: eventId(1), detail: notes },
	]);
	expect(ofEvent({ occurrences: [] })).toEqual(['undated']);
});

for (const [oddity, sent, rules] of [
	['without a photograph', { images: [] }, ['image-missing']],
	[
		'with a photograph of nobody',
		{ images: [{ url: 'https://a.example/b.jpg' }] },
		['image-rights-unknown'],
	],
	['with hardly a description', { description: 'A museum.' }, ['description-short']],
	[
		'with a short description in Japanese',
		{ description: '港の歴史と船の模型を三つの階で見られる小さな博物館。' },
		[],
	],
	['without a description', { description: '' }, ['description-missing']],
	[
		'with a telephone number that lacks a digit',
		{ contact: { phone: '+33 062291654' } },
		['telephone-not-dialable'],
	],
	['with words in place of a telephone number', { contact: { phone: 'at the desk' } }, []],
	['with a placeholder for its name', { name: 'N/A' }, ['name-placeholder']],
	['without hours', { opening_hours: [] }, ['hours-missing']],
	['with hours in words', { opening_hours: [{ notes: 'Ask inside' }] }, ['hours-in-words']],
	[
		'with an opening in the small hours',
		{ opening_hours: [{ opens: '02:00:00', closes: '12:00:00' }] },
		['hours-improbable'],
	],
	[
		'with an opening before it has closed',
		{
			opening_hours: [
				{ opens: '05:00:00', closes: '14:00:00' },
				{ opens: '08:00:00', closes: '18:00:00' },
			],
		},
		['hours-improbable'],
	],
	[
		'that is open for 23 hours',
		{ opening_hours: [{ opens: '09:00:00', closes: '08:00:00' }] },
		['hours-improbable'],
	],
	[
		'of a bakery and a bar',
		{
			opening_hours: [
				{ day_of_week: ['Monday'], opens: '04:30:00', closes: '21:00:00' },
				{ day_of_week: ['Friday'], opens: '11:30:00', closes: '05:00:00' },
				{ day_of_week: ['Saturday'], opens: '00:00:00', closes: '24:00:00' },
			],
		},
		[],
	],
	[
		'that is not open to the public, without hours',
		{ opening_hours: [], access: { public_access: false } },
		[],
	],
	['that is a park without hours', { opening_hours: [], schema_type: 'schema:Park' }, []],
	['that is a hotel without hours', { opening_hours: [], schema_type: 'schema:Hotel' }, []],
	['whose kind is a code', { type: 'INC4SC2' }, ['kind-is-code']],
	['whose category is a word for programs', { category: 'bib_gourmand' }, ['kind-is-code']],
	['without coordinates', { location: undefined }, ['coordinates-missing']],
	['with half its coordinates', { location: { latitude: 38.7 } }, ['coordinates-half']],
	[
		'whose coordinates are swapped, so that the latitude is beyond a pole',
		{ location: { latitude: 139.76541, longitude: 35.68123 } },
		['coordinates-swapped'],
	],
	['at 0, 0', { location: { latitude: 0, longitude: 0 } }, ['coordinates-zero']],
	[
		'at a point of two decimals',
		{ location: { latitude: 38.7, longitude: -9.14 } },
		['coordinates-rough'],
	],
	[
		'at a point of which one number has more',
		{ location: { latitude: 38.7, longitude: -9.141 } },
		[],
	],
	[
		'that is free and has a price',
		{ access: { is_free: true }, pricing: { price_range: 'EUR 8' } },
		['free-with-price'],
	],
	[
		'that is free and has a price in pounds',
		{ access: { is_free: true }, pricing: { price_range: '£8' } },
		['free-with-price'],
	],
	[
		'that is free and has a rate for groups',
		{ access: { is_free: true }, pricing: { price_range: 'Group rate; Free' } },
		[],
	],
	[
		'that is not free, at a price of nothing',
		{ access: { is_free: false }, pricing: { price_range: 'Free entry' } },
		['not-free-without-price'],
	],
	[
		'that is not free but on Sundays',
		{ access: { is_free: false }, pricing: { price_range: 'Free entry on Sundays' } },
		[],
	],
	[
		'that is free to enter and sells something',
		{
			access: { is_free: true },
			pricing: { price_range: 'EUR 1-2 per tart' },
			schema_type: 'schema:CafeOrCoffeeShop',
		},
		[],
	],
	[
		'that is free but for a tour',
		{ access: { is_free: true }, pricing: { price_range: 'Free; guided tour 5 EUR' } },
		[],
	],
	[
		'with rates that have no amount',
		{ pricing: { price_range: 'Base rate - full rate; Group rate' } },
		['price-without-amount'],
	],
	[
		'with a price in words',
		{ pricing: { price_range: '(visite guidée)' } },
		['price-without-amount'],
	],
	[
		'to stay at for nothing that is not said to be free',
		{ pricing: { price_range: '0 EUR' }, schema_type: 'schema:Resort' },
		['price-without-amount'],
	],
	[
		'to stay at that is said to be free',
		{
			access: { is_free: true },
			pricing: { price_range: '0 EUR' },
			schema_type: 'schema:Campground',
		},
		[],
	],
	[
		'with a note beside a price',
		{ pricing: { price_range: '6 EUR; (Billetterie à l’office de tourisme); 7 EUR' } },
		[],
	],
	[
		'that sells something at a rate without an amount',
		{
			access: { is_free: true },
			pricing: { price_range: 'Group rate' },
			schema_type: 'schema:CafeOrCoffeeShop',
		},
		['price-without-amount'],
	],
	[
		'that is closed with times',
		{ opening_hours: [{ closed: true, opens: '09:00:00', closes: '12:00:00' }] },
		['closed-with-times'],
	],
	[
		'that is closed from midnight to midnight',
		{ opening_hours: [{ closed: true, opens: '00:00:00', closes: '00:00:00' }] },
		[],
	],
	[
		'no longer in force, and bare',
		{ validity: { valid_through: '2026-11-20' }, images: [] },
		['expired'],
	],
	['in force for one more day', { validity: { valid_through: '2026-11-21' } }, []],
] as const) {
	test(`what is told of a place ${oddity}`, () => {
		expect(ofPlace(sent)).toEqual(rules);
	});
}

for (const [oddity, sent, rules] of [
	['without dates', { occurrences: [] }, ['undated']],
	['that is cancelled and without dates', { occurrences: [], status: 'cancelled' }, []],
	[
		'that ends before it begins',
		{ occurrences: [{ start_at: '2026-12-04T21:00:00Z', end_at: '2026-12-04T19:00:00Z' }] },
		['ends-before-start'],
	],
	[
		'whose end is a day only',
		{ occurrences: [{ start_at: '2026-12-04T21:00:00Z', end_at: '2026-12-04T00:00:00Z' }] },
		[],
	],
	[
		'that is over, whatever is wrong with it',
		{ occurrences: [{ start_at: '2026-11-01T21:00:00Z' }], images: [] },
		[],
	],
	[
		'that was postponed and has no new date',
		{ occurrences: [{ start_at: '2026-11-01T21:00:00Z' }], status: 'postponed', images: [] },
		['image-missing'],
	],
	[
		'that is sold out and available',
		{
			status: 'sold out',
			occurrences: [{ start_at: '2026-12-04T21:00:00Z', status: 'available' }],
		},
		['sold-out-but-available'],
	],
	[
		'of which one date is sold out',
		{ occurrences: [{ start_at: '2026-12-04T21:00:00Z', status: 'sold out' }] },
		[],
	],
	[
		'that is called off in its name alone',
		{ name: 'Annulé – Fado night', status: 'scheduled' },
		['status-in-name'],
	],
	[
		'that is called off in its name and by its status',
		{ name: 'Annulé – Fado night', status: 'cancelled' },
		[],
	],
	['with a placeholder for its name', { name: 'Nil' }, ['name-placeholder']],
	['that is nowhere', { location: undefined }, ['nowhere']],
	['at a place that is not published', { location: { place_id: placeId(9) } }, ['nowhere']],
	[
		'in a town, at a place that is not published',
		{ location: { place_id: placeId(9), city: 'Lisbon' } },
		[],
	],
	['of which the postal code is stated', { location: { postal_code: '37600' } }, []],
	[
		'at a point of two decimals',
		{ location: { latitude: 38.7, longitude: -9.14 } },
		['coordinates-rough'],
	],
	['that is online', { location: undefined, classification: { attendance_mode: 'online' } }, []],
] as const) {
	test(`what is told of an event ${oddity}`, () => {
		expect(ofEvent(sent)).toEqual(rules);
	});
}

test('an event is somewhere at a place that is published, with or without coordinates', () => {
	const found = findingsOf({
		places: [{ location: undefined }],
		events: [{ location: { place_id: placeId(1) } }, { location: { place_id: placeId(2) } }],
	});

	expect(found.filter(({ resource }) => resource === 'events')).toEqual([
		{ rule: 'nowhere', resource: 'events', id: eventId(2), detail: placeId(2) },
	]);
});

test.describe('an event in the Azores, in a guide of Portugal', () => {
	const azores = { latitude: 37.7412, longitude: -25.6756 };
	const venues = [{ location: azores }];
	const found = (events: object[], zone?: Partial<EventClock>) =>
		findingsOf({ places: venues, events }, zone)
			.filter(({ resource }) => resource === 'events')
			.map(({ detail, rule }) => [rule, detail]);

	test('is told of where its time is not right by the clocks there', () => {
		for (const location of [azores, { place_id: placeId(1) }]) {
			const at = (start_at: string) => ({ location, occurrences: [{ start_at }] });

			expect(found([at('2026-12-04T21:00:00-01:00')])).toEqual([]);
			for (const other of ['2026-12-04T21:00:00+00:00', '2026-12-04T21:00:00+02:00']) {
				expect(found([at(other)])).toEqual([
					['other-clock', `${other}: not the offset of Atlantic/Azores`],
				]);
			}
		}
	});

	test('is told of where all have the clocks of the guide, and its time has not', () => {
		const at = (start_at: string) => ({
			location: { place_id: placeId(1) },
			occurrences: [{ start_at }],
		});
		const inGuide = { looksUpTimeZones: false };

		expect(found([at('2026-12-04T21:00:00+00:00')], inGuide)).toEqual([]);
		expect(found([at('2026-12-04T21:00:00-01:00')], inGuide)).toEqual([
			['other-clock', '2026-12-04T21:00:00-01:00: not the offset of Europe/Lisbon'],
		]);
	});

	test('is told of where nobody knows its zone, and its time has not the clocks of the guide', () => {
		expect(
			found([
				{ location: { city: 'Taipei' }, occurrences: [{ start_at: '2026-12-04T21:00:00+08:00' }] },
			]),
		).toEqual([['other-clock', '2026-12-04T21:00:00+08:00: not the offset of Europe/Lisbon']]);
	});

	test('is not past while its rule goes on by the clocks there', () => {
		const weekly = {
			location: { place_id: placeId(1) },
			occurrences: [{ start_at: '2026-10-02T20:00:00+00:00', recurrence_rule: 'FREQ=WEEKLY' }],
			images: [],
		};

		expect(found([weekly])).toEqual([['image-missing', undefined]]);
	});
});

/** Twelve places along the coast, and one more. */
function alongCoast(sent: object): Finding[] {
	const places = Array.from({ length: 12 }, (_, index) => ({
		name: `Place ${index}`,
		location: {
			latitude: 38.7001 + index / 50,
			longitude: -9.1001 - index / 50,
			address: { country_code: 'PT' },
		},
	}));
	return findingsOf({ places: [...places, { name: 'The other', ...sent }] });
}

test('coordinates far from all others are doubted, with what is likely wrong', () => {
	const at = (latitude: number, longitude: number) =>
		alongCoast({ location: { latitude, longitude } }).map(({ detail, rule }) => [rule, detail]);

	expect(at(-9.1001, 38.7)).toEqual([['coordinates-swapped', '-9.1001, 38.7']]);
	expect(at(38.7, 9.1001)).toEqual([['coordinates-sign', '38.7, 9.1001']]);
	expect(at(48.8001, 2.3)).toEqual([['coordinates-far', '1440 km']]);
	expect(at(39.1001, -9.1)).toEqual([]);
});

test('coordinates that bear one fault are told of, however many they are in one spot', () => {
	const mainland = Array.from({ length: 12 }, (_, index) => ({ name: `Place ${index}` }));
	const found = (latitude: number, longitude: number) => {
		const others = [0, 1, 2].map((index) => ({
			name: `Other ${index}`,
			location: { latitude: latitude + index / 100, longitude },
		}));
		return findingsOf({ places: [...mainland, ...others] }).map(({ rule }) => rule);
	};

	expect(found(-9.1001, 38.7)).toEqual(Array(3).fill('coordinates-swapped'));
	expect(found(38.7, 9.1001)).toEqual(Array(3).fill('coordinates-sign'));
	expect(found(48.8001, 2.3)).toEqual([]);
});

test('a town on the other side of Greenwich is no fault', () => {
	const at = (name: string, latitude: number, longitude: number) =>
		Array.from({ length: 4 }, (_, index) => ({
			name: `${name} ${index}`,
			location: { latitude: latitude + index / 100, longitude },
		}));
	const caen = [
		...at('Castle', 49.18, -0.3701),
		...at('Abbey', 49.19, -0.3601),
		...at('Quay', 49.2, -0.3801),
	];

	expect(findingsOf({ places: [...caen, ...at('Rouen', 49.44, 1.1001)] })).toEqual([]);
});

test('a country that the coordinates are not in is told', () => {
	const location = { latitude: 38.7, longitude: -9.1, address: { country_code: 'FR' } };
	const places = Array.from({ length: 3 }, () => ({
		name: 'In France',
		location: { latitude: 48.8, longitude: 2.3, address: { country_code: 'FR' } },
	}));

	const found = findingsOf({ places: [...places, { name: 'Not there', location }] });

	expect(found.filter(({ rule }) => rule === 'coordinates-other-country')).toEqual([
		{ rule: 'coordinates-other-country', resource: 'places', id: placeId(4), detail: 'FR' },
	]);
});

test.describe('places on one point', () => {
	const at = (postal_code: string | undefined, city: string, more: object = {}) => ({
		name: `At ${postal_code} ${city}`,
		location: { latitude: 47.340487, longitude: 1.17038, address: { postal_code, city }, ...more },
	});
	const found = (...places: object[]) => findingsOf({ places });

	test('are named together where city and postal code say that they are in different towns', () => {
		expect(
			found(
				at('41400', 'Montrichard'),
				at('41400', 'Faverolles-sur-Cher'),
				at('41120', 'Les Montils'),
				at('41120', '41120 LES MONTILS'),
			),
		).toEqual([
			{
				rule: 'coordinates-other-town',
				resource: 'places',
				id: placeId(1),
				detail: '41400 Montrichard · 41120 Les Montils · 41120 LES MONTILS',
				others: [placeId(3), placeId(4)],
			},
		]);
	});

	test('are in one town whatever its spelling, its further words and how its code is written', () => {
		expect(found(at('41000', 'Blois'), at('41006', 'BLOIS Cedex'))).toEqual([]);
		expect(found(at('41800', 'Trôo'), at('41801', 'Troo'))).toEqual([]);
		expect(found(at('1200-002', 'Lisbon'), at('1200 002', 'Lisboa'))).toEqual([]);
		expect(found(at(undefined, 'Chinon'), at('37400', 'Amboise'))).toEqual([]);
	});

	test('are in one town where it is the neighbourhood of the other', () => {
		const address = { postal_code: '72341', city: 'Loir en Vallée' };

		expect(
			found(
				at('72340', 'Ruillé-sur-Loir'),
				at('72341', 'Loir en Vallée', {
					address: { ...address, neighbourhood: 'Ruillé-sur-Loir' },
				}),
			),
		).toEqual([]);
		expect(found(at('72340', 'Ruillé-sur-Loir'), at('72341', 'Loir en Vallée'))).toHaveLength(1);
	});

	test('may be in any town around where the point is rough', () => {
		const rough = { latitude: 47.34, longitude: 1.17 };
		const rules = found(at('41400', 'Montrichard', rough), at('41120', 'Les Montils', rough)).map(
			({ rule }) => rule,
		);

		expect(rules).toEqual(['coordinates-rough', 'coordinates-rough']);
	});
});

test.describe('a record whose postal code is that of another town', () => {
	const place = (latitude: number, postalCode: string, city: string) => ({
		name: `${city} at ${latitude}`,
		location: { latitude, longitude: 0.68713, address: { postal_code: postalCode, city } },
	});
	const inTours = [0, 1, 2, 3, 4].map((index) => place(47.39512 + index / 1000, '37000', 'Tours'));
	const inNeuvy = [0, 1, 2].map((index) => place(47.60512 + index / 1000, '37370', 'Neuvy-le-Roi'));
	const found = (...places: object[]) =>
		findingsOf({ places: [...inTours, ...inNeuvy, ...places] }).map(({ detail, id, rule }) => [
			rule,
			id,
			detail,
		]);

	test('is named where its point is there, too', () => {
		expect(found(place(47.39612, '37000', 'NEUVY LE ROI'))).toEqual([
			['town-of-other-code', placeId(9), '37000 NEUVY LE ROI · 37370'],
		]);
	});

	test('may be right where its point is about as near to its own town, or others share code and town', () => {
		expect(found(place(47.49512, '37000', 'Neuvy-le-Roi'))).toEqual([]);
		expect(
			found(...[1, 2, 3].map((index) => place(47.39612 + index / 9000, '37000', 'Neuvy-le-Roi'))),
		).toEqual([]);
	});

	test('may be right where hardly anything is known of code or town', () => {
		expect(found(place(47.39612, '37000', 'Luzillé'))).toEqual([]);
		expect(found(place(47.39612, '37999', 'Neuvy-le-Roi'))).toEqual([]);
	});
});

test.describe('a record far from the others of its town', () => {
	const town = { postal_code: '37510', city: 'Ballan-Miré' };
	const place = (latitude: number, longitude: number, address: object = {}) => ({
		name: `At ${latitude}, ${longitude}`,
		location: { latitude, longitude, address: { ...town, ...address } },
	});
	const inTown = [
		place(47.33786, 0.6129),
		place(47.33812, 0.61251),
		place(47.33808, 0.61309),
		place(47.34157, 0.61322),
	];
	const found = (places: object[], events: object[] = []) =>
		findingsOf({ places, events }, { looksUpTimeZones: false }).map(({ detail, id, rule }) => [
			rule,
			id,
			detail,
		]);

	test('is named where it is more than 8 km from their middle, as an event is', () => {
		const event = {
			location: { ...town, city: 'BALLAN MIRE', latitude: 47.41037, longitude: 0.69635 },
		};

		expect(found([...inTown, place(47.41037, 0.69635)], [event])).toEqual([
			['coordinates-far-from-address', placeId(5), '10 km · 37510 Ballan-Miré'],
			['coordinates-far-from-address', eventId(1), '10 km · 37510 BALLAN MIRE'],
		]);
		expect(found([...inTown, place(47.39786, 0.6129)])).toEqual([]);
	});

	test('may be in a far part of it, where others are around', () => {
		const farPart = [place(47.41037, 0.69635), place(47.41537, 0.69635), place(47.41037, 0.70635)];

		expect(found([...inTown, ...farPart])).toEqual([]);
	});

	test('may be in a town that is as wide as that, or of which hardly any record is known', () => {
		const wide = [place(47.32786, 0.6129), place(47.34786, 0.6129)];

		expect(found([...wide, ...inTown.slice(0, 2), place(47.41037, 0.69635)])).toEqual([]);
		expect(found([...inTown.slice(0, 2), place(47.41037, 0.69635)])).toEqual([]);
	});

	test('is named from 2 km on where they are all in one house', () => {
		const inStreet = (latitude: number, street: string) => place(latitude, 0.6129, { street });
		const along = (street: string) => [
			...[0, 1, 2].map((index) => inStreet(47.33786 + index / 100_000, street)),
			inStreet(47.36786, street),
			inStreet(47.35086, street),
		];

		expect(found(along('14 Boulevard Léo Lagrange'))).toEqual([
			[
				'coordinates-far-from-address',
				placeId(4),
				'3 km · 14 Boulevard Léo Lagrange, 37510 Ballan-Miré',
			],
		]);
		expect(found(along('D74'))).toEqual([]);
	});

	test('is not doubted, nor are others by it, where its point is rough', () => {
		const rules = found([...inTown.slice(0, 3), place(47.41, 0.69)]).map(([rule]) => rule);

		expect(rules).toEqual(['coordinates-rough']);
	});
});

test('records of several streets at one point are named, also by those of the past', () => {
	const at = (street: string, more: object = {}) => ({
		name: street,
		location: {
			latitude: 47.728933,
			longitude: 0.57381,
			address: { street, postal_code: '72340', city: 'La Chartre-sur-le-Loir' },
		},
		...more,
	});
	const found = (...places: object[]) =>
		findingsOf({ places }).map(({ detail, id, rule }) => [rule, id, detail]);
	const streets = [at('4 rue des Caves'), at('1 rue du Percheron')];
	const detail = '47.728933, 0.57381 · 72340 La Chartre-sur-le-Loir · 3';

	expect(found(...streets)).toEqual([]);
	expect(
		found(...streets, at('Chemin des Bergivaux', { validity: { valid_through: '2020-01-01' } })),
	).toEqual([
		['expired', placeId(3), '2020-01-01'],
		['coordinates-of-town', placeId(1), detail],
		['coordinates-of-town', placeId(2), detail],
	]);
});

test('a point among records of another district is named', () => {
	const at = (index: number) => ({
		name: `Blois ${index}`,
		location: {
			latitude: 47.58953 + 0.01 * Math.cos((index * Math.PI) / 8),
			longitude: 1.33128 + 0.01 * Math.sin((index * Math.PI) / 8),
			address: { postal_code: '41000', city: 'Blois' },
		},
	});
	const altisports = {
		name: 'Altisports',
		location: {
			latitude: 47.58953,
			longitude: 1.33128,
			address: { postal_code: '65400', city: 'Argelès-Gazost' },
		},
	};
	const places = [...Array.from({ length: 16 }, (_, index) => at(index)), altisports];

	expect(findingsOf({ places }).map(({ detail, id, rule }) => [rule, id, detail])).toEqual([
		['coordinates-among-other-towns', placeId(17), '65400 Argelès-Gazost · 41000 Blois'],
	]);
});

test.describe('a point of three towns amid a fourth', () => {
	const church = 47.7540449;
	const at = (postal_code: string, city: string, latitude = church) => ({
		name: `In ${city}`,
		location: { latitude, longitude: 0.575969, address: { postal_code, city } },
	});
	const lhomme = at('72340', 'Lhomme', 47.758);

	test('is named once, with all records on it, whether their postal codes differ or not', () => {
		const found = (...codes: readonly string[]) => {
			const [chahaignes = '', marcon = '', loir = ''] = codes;
			const places = [
				at(chahaignes, 'Chahaignes'),
				at(marcon, 'Marçon'),
				at(loir, 'Loir en Vallée'),
				lhomme,
			];
			return findingsOf({ places });
		};
		const finding = {
			rule: 'coordinates-of-several-towns',
			resource: 'places',
			id: placeId(1),
			others: [placeId(2), placeId(3)],
		};

		expect(found('72340', '72340', '72340')).toEqual([
			{ ...finding, detail: '72340 Chahaignes · 72340 Marçon · 72340 Loir en Vallée' },
		]);
		expect(found('72341', '72342', '72343')).toEqual([
			{ ...finding, detail: '72341 Chahaignes · 72342 Marçon · 72343 Loir en Vallée' },
		]);
	});

	test('is named once for places and once for events, as links lead to one or the other', () => {
		const { latitude, longitude } = at('', '').location;
		const events = ['Loir en Vallée', 'Lhomme-le-Vieux'].map((city) => ({
			location: { latitude, longitude, postal_code: '72340', city },
		}));
		const places = [at('72340', 'Chahaignes'), at('72340', 'Marçon'), at('72341', 'Flée', 47.758)];

		expect(
			findingsOf({ places, events }, { looksUpTimeZones: false }).map(({ id, others, rule }) => [
				rule,
				id,
				others,
			]),
		).toEqual([
			['coordinates-of-several-towns', placeId(1), [placeId(2)]],
			['coordinates-of-several-towns', eventId(1), [eventId(2)]],
		]);
	});
});

test('a record whose point the guide leaves out is in no dispute with others on the point', () => {
	const spot = { latitude: 47.340487, longitude: 1.17038 };
	const at = (postal_code: string, city: string, north = 0, east = 0) => ({
		name: `${city} ${north} ${east}`,
		location: {
			latitude: spot.latitude + north,
			longitude: spot.longitude + east,
			address: { postal_code, city },
		},
	});
	const around = Array.from({ length: 16 }, (_, index) => {
		const angle = (index * Math.PI) / 8;
		return at('41400', 'Montrichard', 0.0135 * Math.cos(angle), 0.02 * Math.sin(angle));
	});
	const far = [0, 1, 2, 3].map((index) => at('37000', 'Tours', 0.3 + index / 1000));
	const found = (...places: object[]) =>
		findingsOf({ places }).map(({ id, others, rule }) => [rule, id, others]);

	expect(found(at('41400', 'Montrichard'), at('41120', 'Les Montils'), ...around)).toEqual([
		['coordinates-among-other-towns', placeId(2), undefined],
	]);
	expect(found(at('41400', 'Montrichard'), at('37000', 'Tours'), ...far)).toEqual([
		['coordinates-far-from-address', placeId(2), undefined],
	]);
});

test('islands far away are no fault, as long as a place there is not alone', () => {
	const azores = [0, 1, 2].map((index) => ({
		name: `Island ${index}`,
		location: { latitude: 37.7401, longitude: -25.67 + index / 100 },
	}));
	const mainland = Array.from({ length: 12 }, (_, index) => ({ name: `Place ${index}` }));

	expect(findingsOf({ places: [...mainland, ...azores] })).toEqual([]);
});

for (const [likeness, one, other, rule] of [
	['one name at one spot', { name: 'Café Luz' }, { name: 'CAFE LUZ' }, 'same-name-nearby'],
	[
		'one name in two towns',
		{ name: 'Café Luz' },
		{ name: 'Café Luz', location: { latitude: 38.8001, longitude: -9.1 } },
		undefined,
	],
	[
		'a hotel and its restaurant',
		{ name: 'Luz', schema_type: 'schema:Hotel' },
		{ name: 'Luz', schema_type: 'schema:Restaurant' },
		undefined,
	],
	[
		'one website and part of a name',
		{ name: 'Luz', contact: { website: 'https://luz.example' } },
		{ name: 'Hotel Luz', contact: { website: 'http://www.luz.example/' } },
		'same-website-nearby',
	],
	[
		'one website, two names',
		{ name: 'Yurt', contact: { website: 'https://luz.example' } },
		{ name: 'Barge', contact: { website: 'https://luz.example' } },
		undefined,
	],
	[
		'one Wikidata item',
		{ name: 'A', provenance: { same_as: ['https://www.wikidata.org/wiki/Q1'] } },
		{
			name: 'B',
			provenance: { same_as: ['http://www.wikidata.org/entity/Q1'] },
			location: { latitude: 39.0001, longitude: -9 },
		},
		'same-wikidata',
	],
] as const) {
	test(`${likeness}: ${rule ?? 'two places'}`, () => {
		const found = findingsOf({ places: [one, other] });

		expect(found).toEqual(
			rule === undefined
				? []
				: [{ rule, resource: 'places', id: placeId(1), others: [placeId(2)] }],
		);
	});
}

test('a code is named unless the guide has a label for it', () => {
	const found = (terms: Terms) => {
		const facts = {
			timeZone: 'Europe/Lisbon',
			contentLanguage: 'en',
			descriptionLanguageKey: 'none',
			terms,
		};
		const examination = new GuideExamination(clock, facts);
		const sent = { ...wholePlace, id: placeId(1), type: 'INC4SC2' };
		examination.add({ resource: 'places', record: placeRecord(sent) });
		return examination.finish().map(({ detail, rule }) => [rule, detail]);
	};

	expect(found({})).toEqual([['kind-is-code', 'INC4SC2']]);
	expect(found({ kind: { inc4sc2: 'Chamber music' } })).toEqual([]);
});

test('places on one spot are examined in a time that grows with them', () => {
	const whole = placeRecord(wholePlace);
	const examined = (count: number) => {
		const examination = new GuideExamination(clock);
		for (let index = 0; index < count; index++) {
			const record = { ...whole, id: placeId(index), name: `Beach ${index % 50}` };
			examination.add({ resource: 'places', record });
		}
		return examination.finish();
	};

	expect(examined(4000)).toHaveLength(50);
	expect(growth(1000, examined)).toBeLessThan(steadyGrowth);
});

test('events that are part of each other, or of themselves, are named once', () => {
	const partOf = (id: number) => ({ hierarchy: { super_event_id: eventId(id) } });

	expect(findingsOf({ events: [partOf(2), partOf(1), partOf(3), partOf(1), {}] })).toEqual([
		{ rule: 'part-of-itself', resource: 'events', id: eventId(1), others: [eventId(2)] },
		{ rule: 'part-of-itself', resource: 'events', id: eventId(3), others: [] },
	]);
});
