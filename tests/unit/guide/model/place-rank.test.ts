import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../support/records.ts';
import { listOrder, orderOfList } from '../../../../src/guide/model/place-rank.ts';
import { testProperty } from '../../../support/test-property.ts';
import { guideOf, namesOf } from './example-guide.ts';

const place = (number: number, name: string, schemaType?: string, more: object = {}) =>
	storedPlace({
		id: placeId(number),
		name,
		...(schemaType !== undefined && { schema_type: `schema:${schemaType}` }),
		...more,
	});
const photograph = { images: [{ url: 'https://cdn.example/1.jpg' }] };
const location = { address: { city: 'Faro' } };

test('without a word of the editors, what a visitor came for is first, in every list alike', () => {
	const guide = guideOf({
		places: [
			place(1, 'Anchor Inn', 'Hotel', { category: 'Stay', ...photograph, location }),
			place(2, 'Bank', 'BankOrCreditUnion', { location }),
			place(3, 'Bastion', 'LandmarksOrHistoricalBuildings', { category: 'Sights', location }),
			place(4, 'Café', 'CafeOrCoffeeShop', { location }),
			place(5, 'Fort', 'LandmarksOrHistoricalBuildings', { ...photograph, location }),
			place(6, 'Odeon', 'MovieTheater', { location }),
			place(7, 'Second-hand', 'Store', { location }),
			place(8, 'Tower', 'LandmarksOrHistoricalBuildings', {
				provenance: { same_as: ['https://www.wikidata.org/wiki/Q1'] },
				location,
			}),
		],
		destinations: [storedGrouping({ name: 'Faro' })],
	});
	const wanted = ['Tower', 'Fort', 'Odeon', 'Bastion', 'Café', 'Anchor Inn', 'Second-hand', 'Bank'];

	expect(namesOf(guide.listedPlaces)).toEqual(wanted);
	expect(namesOf(guide.destinations[0]?.places ?? [])).toEqual(wanted);
	expect(namesOf(guide.facets.values.city[0]?.places ?? [])).toEqual(wanted);
	expect(namesOf(guide.categories.flatMap(({ places }) => places))).toEqual([
		'Bastion',
		'Anchor Inn',
	]);
	expect(orderOfList(guide.listedPlaces, 'en-GB')).toBe('highlights');
});

test('scores come first, then what the editors recommend, then what stands out', () => {
	const { listedPlaces } = guideOf({
		places: [
			place(1, 'Abbey', 'Church', photograph),
			place(2, 'Bar', 'BarOrPub', { editorial: { endorsed: true } }),
			place(3, 'Castle', 'Museum', { editorial: { endorsed: false } }),
			place(4, 'Dairy', 'Store', { editorial: { editorial_score: -5 } }),
			place(5, 'Estate', 'Museum', { editorial: { editorial_score: 9, endorsed: true } }),
			place(6, 'Ford', 'Museum', { editorial: { editorial_score: 90 } }),
			place(7, 'Gate', 'Museum', { editorial: { editorial_score: 9 }, ...photograph }),
		],
	});

	expect(namesOf(listedPlaces)).toEqual([
		'Ford',
		'Gate',
		'Estate',
		'Dairy',
		'Bar',
		'Abbey',
		'Castle',
	]);
	expect(orderOfList(listedPlaces, 'en-GB')).toBe('choices');
});

test('events to come and collections let a place stand out', () => {
	const { listedPlaces, ranks } = guideOf({
		places: [place(1, 'Arena'), place(2, 'Bastion'), place(3, 'Court')],
		events: [1, 2, 3, 4, 5].map((number) =>
			storedEvent({
				id: eventId(number),
				location: { place_id: placeId(number === 5 ? 1 : 3) },
				occurrences: [{ start_at: '2026-12-01T20:00:00+00:00' }],
			}),
		),
		collections: [storedGrouping({ name: 'Walls', place_ids: [placeId(2)] })],
	});

	expect(listedPlaces.map(({ id, name }) => [name, ranks.get(id)])).toEqual([
		['Court', 2],
		['Bastion', 1],
		['Arena', 0],
	]);
});

test('a place whose type says nothing counts as the others of its category', () => {
	const { listedPlaces, ranks } = guideOf({
		places: [
			place(1, 'Bench', 'Place', { category_path: 'Outdoors' }),
			place(2, 'Cape', 'Place', { category_path: 'Outdoors > Views' }),
			place(3, 'Rock', 'Landform', { category_path: 'Outdoors > Views' }),
			place(4, 'Shop', 'Store', { category_path: 'Outdoors' }),
			place(5, 'Unheard of'),
		],
	});

	expect(listedPlaces.map(({ id, name }) => [name, ranks.get(id)])).toEqual([
		['Cape', 10],
		['Rock', 10],
		['Bench', 3],
		['Unheard of', 0],
		['Shop', -4],
	]);
});

test('where nothing sets places apart they are by name', () => {
	const { listedPlaces } = guideOf({ places: [place(1, 'Zoo'), place(2, 'Álamo')] });

	expect(namesOf(listedPlaces)).toEqual(['Álamo', 'Zoo']);
	expect(orderOfList(listedPlaces, 'en-GB')).toBe('name');
});

const kinds = ['Museum', 'Park', 'Hotel', undefined];
const anyPlace = fc.record({
	kind: fc.constantFrom(...kinds),
	type: fc.constantFrom('castle', 'inn', undefined),
	rank: fc.integer({ min: -4, max: 30 }),
	editorialScore: fc.constantFrom(undefined, undefined, 1, 2),
	endorsed: fc.boolean(),
});

testProperty(
	'every list has each of its places once, in one order whatever it was before',
	200,
	() =>
		fc.property(fc.array(anyPlace, { maxLength: 40 }), (given) => {
			const places = given.map(({ editorialScore, endorsed, kind, type }, index) => ({
				...place(index + 1, `Place ${index}`, kind, {
					type,
					editorial: { editorial_score: editorialScore, endorsed },
				}),
				addressSlug: `place-${index}`,
			}));
			const ranks = new Map(places.map(({ id }, index) => [id, given[index]?.rank ?? 0]));
			const ordered = listOrder(ranks)(places);

			expect(new Set(ordered)).toEqual(new Set(places));
			expect(ordered).toHaveLength(places.length);
			expect(listOrder(ranks)(places)).toEqual(ordered);
			const scores = ordered.map(({ editorialScore = -1, isEndorsed }) =>
				editorialScore === -1 && isEndorsed ? 0 : editorialScore,
			);
			expect(scores).toEqual(scores.toSorted((one, other) => other - one));
		}),
);
