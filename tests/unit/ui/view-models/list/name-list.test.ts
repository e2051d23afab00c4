import { expect, test } from '@playwright/test';
import { nameList } from '../../../../../src/ui/view-models/list/name-list.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const inCais = { address: { city: 'Faro', neighbourhood: 'Cais' } };
const context = contextOf({
	places: [
		...[1, 2, 3].map((number) => ({ location: inCais, name: `Place ${number}` })),
		{ name: 'Place 4', alternate_name: 'Lugar 4', description: 'Walls above the harbour.' },
		{ name: 'Place 5', alternate_name: 'PLACE 5', editorial: { editorial_score: 1 } },
	].map((place, at) => storedPlace({ id: placeId(at + 1), ...place })),
	destinations: [
		storedGrouping({ id: 'dst_1', name: 'Bay', place_ids: [placeId(1)] }),
		storedGrouping({ id: 'dst_2', name: 'Coast', place_ids: [placeId(1), placeId(2)] }),
	],
});
const { explore, groups, otherNames, placeWorth } = nameList(context);
const groupsOf = (wanted: string) => groups.filter(({ kind }) => kind === wanted);

test('lists of towns and neighbourhoods are named by their kind and where they are', () => {
	expect(groupsOf('list')).toEqual([
		{
			kind: 'list',
			label: 'Town',
			names: ['Faro'],
			paths: ['/guide/browse/city/faro/'],
			places: [''],
		},
		{
			kind: 'list',
			label: 'Neighbourhood',
			names: ['Cais'],
			paths: ['/guide/browse/neighbourhood/faro/cais/'],
			places: ['Faro'],
		},
	]);
});

test('a destination with more places comes before others', () => {
	expect(groupsOf('destination').map(({ names }) => names)).toEqual([['Coast', 'Bay']]);
});

test('destinations, collections and events have what they can be filtered by, each combination once', () => {
	const { groups } = nameList(
		contextOf({
			events: ['Fado', 'Ships', 'Tiles'].map((name, at) =>
				storedEvent({ id: eventId(at + 1), name }),
			),
			destinations: [
				storedGrouping({ id: 'dst_1', name: 'Bay', event_ids: [eventId(1), eventId(2)] }),
			],
		}),
	);
	const filtersOf = (wanted: string) =>
		groups
			.filter(({ kind }) => kind === wanted)
			.map(({ filterRows, filterSets }) => ({ filterRows, filterSets }));

	expect(filtersOf('destination')).toEqual([
		{ filterSets: ['kind=destination&destination=bay'], filterRows: [0] },
	]);
	expect(filtersOf('event')).toEqual([
		{
			filterSets: ['kind=event&destination=bay', 'kind=event'],
			filterRows: [0, 0, 1],
		},
	]);
	expect(filtersOf('category')).toEqual([{}]);
});

test('lists with one name are told apart by how much is in each', () => {
	const castle = { name: 'Keep', category: 'Castle' };
	const { groups } = nameList(
		contextOf({
			places: [1, 2].map((number) => storedPlace({ id: placeId(number), ...castle })),
			collections: [
				storedGrouping({ id: 'col_1', name: 'Castle', place_ids: [placeId(1)] }),
				storedGrouping({ id: 'col_2', name: 'Walls', place_ids: [placeId(1)] }),
			],
		}),
	);
	const named = groups
		.filter(({ kind }) => kind === 'collection' || kind === 'category')
		.map(({ kind, names, places }) => ({ kind, names, places }));

	expect(named).toEqual([
		{ kind: 'collection', names: ['Castle', 'Walls'], places: ['1 place', ''] },
		{ kind: 'category', names: ['Castle'], places: ['2 places'] },
	]);
});

test('the words of a list of Explore are those of its page', () => {
	expect(explore).toEqual({
		path: '/guide/explore/',
		oneEntry: '{count} place',
		entries: '{count} places',
		locale: 'en-GB',
	});
});

test('other names of places are named by rows of the table, where they are others', () => {
	expect(otherNames).toEqual([[1, 'Lugar 4']]);
});

test('a place is worth the more the more is known of it, and most where editors have ranked it', () => {
	expect(context.guide.listedPlaces.map(({ name }) => name)).toEqual([
		'Place 5',
		'Place 4',
		'Place 1',
		'Place 2',
		'Place 3',
	]);
	expect(placeWorth).toBe('zcaaa');
});
