import { expect, test } from '@playwright/test';
import { nameList } from '../../../src/view-models/name-list.ts';
import { contextOf } from '../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../support/records.ts';

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
const { groups, otherNames, placeWorth } = nameList(context);
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

test('other names of places are named by rows of the table, where they are others', () => {
	expect(otherNames).toEqual([[4, 'Lugar 4']]);
});

test('a place is worth the more the more is known of it, and most where editors have ranked it', () => {
	expect(context.guide.listedPlaces.map(({ name }) => name)).toEqual([
		'Place 5',
		'Place 1',
		'Place 2',
		'Place 3',
		'Place 4',
	]);
	expect(placeWorth).toBe('zaaac');
});
