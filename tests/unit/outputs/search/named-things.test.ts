import { expect, test } from '@playwright/test';
import type { ExploredFacet } from '../../../../src/outputs/explore/encode-facets.ts';
import type { NameGroup, NameKind } from '../../../../src/outputs/search/name-list.ts';
import { NamedThings } from '../../../../src/outputs/search/named-things.ts';
import { exploredPlace, tableOf } from '../explore/explored-places.ts';

const explore = {
	path: '/guide/explore/',
	oneEntry: '{count} place',
	entries: '{count} places',
	locale: 'en-GB',
};
const rest = {
	explore,
	otherNames: [],
	placeTable: '',
	placeWorth: '',
	words: { allTexts: '', noSuggestions: '', suggestionCount: '' },
};

test('names of a kind are found however many of other kinds answer better', () => {
	const things = new NamedThings(
		{
			groups: [
				group(
					'destination',
					Array.from({ length: 200 }, () => 'Lisbon'),
				),
				group('event', ['Night of the Lisbon fado houses', 'Lisbno Pride']),
			],
			...rest,
		},
		tableOf([]),
	);
	const namesFound = (query: string, kind?: string) =>
		things.search(query, 2, kind === undefined ? {} : { kind }).map(({ name }) => name);

	expect(namesFound('lisbon')).toEqual(['Lisbon', 'Lisbon']);
	expect(namesFound('lisbon', 'event')).toEqual(['Night of the Lisbon fado houses']);
	expect(namesFound('lisbon pride', 'event')).toEqual(['Lisbno Pride']);
	expect(namesFound('lisbon', 'collection')).toEqual([]);
});

test('a place is found by its other name, and then told by both', () => {
	const things = new NamedThings(
		{
			...rest,
			groups: [group('destination', ['Castelo']), group('place', [])],
			otherNames: [
				[1, 'Castelo de São Jorge'],
				[2, 'Museu do Fado'],
			],
			placeWorth: 'abz',
		},
		tableOf(
			['Café', 'St George’s Castle', 'Fado Museum'].map((name) =>
				exploredPlace({ name, city: 'Lisbon' }),
			),
		),
	);
	const namesFound = (query: string) => things.search(query, 8).map(({ name }) => name);

	expect(things.search('castelo de sao jorge', 1)).toEqual([
		{
			name: 'St George’s Castle (Castelo de São Jorge)',
			kind: 'place',
			description: 'place · Lisbon',
			path: '/guide/places/somewhere-0a1b2c3d/',
		},
	]);
	expect(namesFound('castelo')).toEqual(['Castelo', 'St George’s Castle (Castelo de São Jorge)']);
	expect(namesFound('st george castle')).toEqual(['St George’s Castle']);
	expect(namesFound('museu do fado')).toEqual(['Fado Museum (Museu do Fado)']);
	expect(namesFound('fado')).toEqual(['Fado Museum']);
	expect(namesFound('cafe')).toEqual(['Café']);
});

test.describe('Words that say what a place is and where', () => {
	const places = [
		{ name: 'Château de Meslay', kind: 'Castle', city: 'Meslay' },
		{ name: 'Château Royal de Blois', kind: 'Castle', city: 'Blois' },
		{ name: 'Hôtel de Blois', kind: 'Hotel', city: 'Blois' },
		{ name: 'Musée des Beaux-Arts', kind: 'Museum', city: 'Tours' },
		{ name: 'La Framboise', kind: 'Guesthouse', city: 'Civray' },
		{ name: 'La vie en rose', kind: 'Guesthouse', city: 'Amboise' },
		{ name: 'Le Foyer', kind: 'Restaurant', city: 'Joué-lès-Tours' },
		{ name: 'La Deuvalière', kind: 'Restaurant', city: 'Tours' },
		{ name: 'Inter Gril', kind: 'Restaurant', city: 'Tours' },
		{ name: 'Restaurant des Tours', kind: 'Restaurant', city: 'Chinon' },
		{ name: 'Port de Loire', kind: 'Harbour', city: 'Saint-Martin-le-Beau' },
	];
	const things = new NamedThings(
		{
			...rest,
			placeWorth: 'a'.repeat(places.length),
			groups: [
				group('place', []),
				{ ...group('event', ['Exposition Carrasco']), places: ['Tours'] },
			],
		},
		tableOf(places.map((place) => exploredPlace(place))),
	);
	const found = (query: string, hasAll: boolean) =>
		things
			.search(query, 8)
			.filter(({ likeness }) => (likeness !== 'some-words') === hasAll)
			.map(({ name }) => name);
	const namesFound = (query: string) => found(query, true);

	test('stand in for words that its name lacks', () => {
		expect(namesFound('castle blois')).toEqual(['Château Royal de Blois']);
		expect(namesFound('blois castle')).toEqual(['Château Royal de Blois']);
		expect(namesFound('musee tours')).toEqual(['Musée des Beaux-Arts']);
		expect(namesFound('exposition tours')).toEqual(['Exposition Carrasco']);
		expect(namesFound('guesthouse ambo')).toEqual(['La vie en rose']);
	});

	test('are found in the plural, with small mistakes, and with short words between them', () => {
		expect(namesFound('castles blois')).toEqual(['Château Royal de Blois']);
		expect(namesFound('mussee tours')).toEqual(['Musée des Beaux-Arts']);
		expect(namesFound('castle in blois')).toEqual(['Château Royal de Blois']);
		expect(namesFound('restaurants in tours')).toEqual([
			'Restaurant des Tours',
			'La Deuvalière',
			'Inter Gril',
			'Le Foyer',
		]);
	});

	test('come after names that have every word, those in a town by that very name first', () => {
		expect(namesFound('restaurant tours')).toEqual([
			'Restaurant des Tours',
			'La Deuvalière',
			'Inter Gril',
			'Le Foyer',
		]);
	});

	test('find nothing by the town alone, by one word, or by a few letters that the name lacks', () => {
		expect(namesFound('saint martin')).toEqual([]);
		expect(namesFound('la tours')).toEqual(['Restaurant des Tours']);
		expect(namesFound('castle amb')).toEqual([]);
		expect(namesFound('castle mes')).toEqual(['Château de Meslay']);
		expect(namesFound('castle')).toEqual([]);
	});

	test('find what has most of the words where nothing has all, but nothing by the town alone', () => {
		expect(found('castle of xylophones in blois', false)).toEqual(['Château Royal de Blois']);
		expect(found('library beaux arts tours', false)).toEqual(['Musée des Beaux-Arts']);
		expect(found('xylophone amboise', false)).toEqual([]);
		expect(found('castle blois', false)).toEqual([]);
	});
});

test('a place is found by every category that it is in', () => {
	const place = exploredPlace({ name: 'Le Clos', kind: 'Guesthouse', city: 'Amboise' });
	const things = new NamedThings(
		{ ...rest, placeWorth: 'a', groups: [group('place', [])] },
		tableOf([place], [facet('category', { stays: ['Accommodation', [place]] })]),
	);

	expect(things.search('accommodation amboise', 8).map(({ name }) => name)).toContain('Le Clos');
});

test('categories and collections are found by the plural of their names, with names that have it', () => {
	const things = new NamedThings(
		{
			...rest,
			placeWorth: 'aaa',
			groups: [
				group('collection', ['Church', 'Château', 'Tour']),
				group('category', ['Brewery', 'Restaurant', 'Burg']),
				group('place', []),
			],
		},
		tableOf(
			['Restaurant Saint-Hubert', 'Les Tours', 'La Tour'].map((name) => exploredPlace({ name })),
		),
	);
	const namesFound = (query: string) => things.search(query, 8).map(({ name }) => name);

	expect(namesFound('restaurants')).toEqual(['Restaurant', 'Restaurant Saint-Hubert']);
	expect(namesFound('churches')).toEqual(['Church']);
	expect(namesFound('châteaux')).toEqual(['Château']);
	expect(namesFound('breweries')).toEqual(['Brewery']);
	expect(namesFound('burgen')).toEqual(['Burg']);
	// A place is one.
	expect(namesFound('tours')).toEqual(['Tour', 'Les Tours']);
});

test.describe('The list of a kind of place in a town', () => {
	const [clos, foyer, rabelais] = ['Le Clos', 'Le Foyer', 'Restaurant Tours'].map((name) =>
		exploredPlace({ name }),
	);
	const all = [clos, foyer, rabelais].filter((place) => place !== undefined);
	const things = new NamedThings(
		{ ...rest, placeWorth: 'aaa', groups: [group('place', [])] },
		tableOf(all, [
			facet('category', {
				'food/restaurant': ['Restaurant', all.slice(0, 2)],
				museum: ['Museum', all.slice(2)],
			}),
			facet('destination', { tours: ['Tours', all.slice(0, 2)] }),
			facet('city', { tours: ['Tours', all], chinon: ['Chinon', all.slice(1, 2)] }),
		]),
	);
	const listed = (query: string) => things.search(query, 8).filter(({ kind }) => kind === 'list');

	test('is offered where a query names both, and leads to Explore', () => {
		expect(listed('the restaurants of tours')).toEqual([
			{
				name: 'Restaurant · Tours',
				kind: 'list',
				description: '2 places',
				path: '/guide/explore/?category=food/restaurant&destination=tours',
			},
		]);
		expect(listed('chinon restarant')).toEqual([
			{
				name: 'Restaurant · Chinon',
				kind: 'list',
				description: '1 place',
				path: '/guide/explore/?category=food/restaurant&city=chinon',
			},
		]);
	});

	test('is not offered where it is empty, another word is typed, or something is filtered', () => {
		expect(listed('museum chinon')).toEqual([]);
		expect(listed('restaurant tours clos')).toEqual([]);
		expect(listed('tours')).toEqual([]);
		expect(things.search('restaurant tours', 8, { kind: 'list' })).toEqual([]);
	});

	test('is one with places, of however many towns are named', () => {
		const letters = 'a b c d e f g h i j k l m n o'.split(' ');
		const places = letters.map((letter) => exploredPlace({ name: `Quai ${letter}` }));
		const manyTowns = new NamedThings(
			{ ...rest, placeWorth: 'a'.repeat(places.length), groups: [group('place', [])] },
			tableOf(places, [
				facet('category', {
					museum: ['Museum', places.slice(0, -1)],
					hotel: ['Hotel', places.slice(-1)],
				}),
				facet(
					'city',
					Object.fromEntries(
						places.map((place, at) => [`saint-${at}`, [`Saint-${letters[at]}rien`, [place]]]),
					),
				),
			]),
		);

		expect(manyTowns.search('hotel saint', 8).map(({ name }) => name)).toEqual([
			'Hotel · Saint-orien',
		]);
	});

	test('comes first, but for a name that begins like the query', () => {
		const namesFound = (query: string) => things.search(query, 2).map(({ name }) => name);

		expect(namesFound('restaurant tours')).toEqual(['Restaurant Tours', 'Restaurant · Tours']);
		expect(namesFound('tours restaurant')).toEqual(['Restaurant · Tours', 'Restaurant Tours']);
	});
});

test('an event is found by its name in another language, and then told by both', () => {
	const events = group('event', ['Sommerfest', 'Konzert']);
	const things = new NamedThings(
		{ ...rest, groups: [{ ...events, otherNames: [[1, 'Concert']] }] },
		tableOf([]),
	);
	const namesFound = (query: string) => things.search(query, 8).map(({ name }) => name);

	expect(namesFound('concert')).toEqual(['Konzert (Concert)']);
	expect(namesFound('konzert')).toEqual(['Konzert']);
});

test.describe('Words of what is stated of places', () => {
	const [tivoli, science, cafe] = [
		{ name: 'Tivoli', kind: 'Museum', city: 'Copenhagen' },
		{ name: 'Experimentarium', kind: 'Museum', city: 'Hellerup' },
		{ name: 'Kaffeplantagen', kind: 'Café', city: 'Copenhagen' },
	].map((place) => exploredPlace(place));
	const all = [tivoli, science, cafe].filter((place) => place !== undefined);
	const things = new NamedThings(
		{ ...rest, placeWorth: 'aaa', groups: [group('place', [])] },
		tableOf(all, [
			facet('category', { museum: ['Museum', all.slice(0, 2)], cafe: ['Café', all.slice(2)] }),
			facet('city', { copenhagen: ['Copenhagen', [...all.slice(0, 1), ...all.slice(2)]] }),
			facet('neighbourhood', { tuborg: ['Tuborg Havn', all.slice(1, 2)] }),
			facet('families', { children: ['Suitable for children', all.slice(0, 2)] }),
			facet('accessibility', { wheelchair: ['Wheelchair accessible', all.slice(2)] }),
		]),
	);
	const namesFound = (query: string) => things.search(query, 8).map(({ name }) => name);

	test('find places with words of their kinds, in the list of both and by themselves', () => {
		expect(namesFound('children museum')).toEqual([
			'Museum · Suitable for children',
			'Tivoli',
			'Experimentarium',
		]);
		expect(namesFound('wheelchair cafe')).toEqual([
			'Café · Wheelchair accessible',
			'Kaffeplantagen',
		]);
		expect(things.search('children’s museums', 1)).toEqual([
			{
				name: 'Museum · Suitable for children',
				kind: 'list',
				description: '2 places',
				path: '/guide/explore/?category=museum&families=children',
			},
		]);
	});

	test('find places by kind, need and town at once', () => {
		expect(namesFound('children museum copenhagen')[0]).toBe(
			'Museum · Suitable for children · Copenhagen',
		);
		expect(namesFound('wheelchair copenhagen')).toEqual([
			'Wheelchair accessible · Copenhagen',
			'Kaffeplantagen',
		]);
	});

	test('find the list of a need by itself', () => {
		expect(namesFound('wheelchair')).toEqual(['Wheelchair accessible']);
		expect(namesFound('for children')).toContain('Suitable for children');
	});

	test('find nothing by a part of a town alone', () => {
		expect(namesFound('tuborg havn')).toEqual([]);
		expect(namesFound('museum tuborg')).toEqual(['Museum · Tuborg Havn', 'Experimentarium']);
	});
});

test('names that the query has only with mistakes are similar, and others are not', () => {
	const things = new NamedThings(
		{ ...rest, groups: [group('destination', ['Lisbon', 'Lisboeta'])] },
		tableOf([]),
	);
	const similar = (query: string) => things.search(query, 8).map(({ likeness }) => likeness);

	expect(similar('lisbon')).toEqual([undefined]);
	expect(similar('lisbno')).toEqual(['misspelt', 'misspelt']);
});

test('names are filtered by the values that are known of them, small mistakes forgiven', () => {
	const places = ['Château de Cheverny', 'Cheverny à vélo', 'Golf de Cheverny'].map((name) =>
		exploredPlace({ name }),
	);
	const things = new NamedThings(
		{
			...rest,
			placeWorth: 'cba',
			groups: [
				{
					...group('destination', ['Cheverny', 'Cour-Cheverny']),
					filterSets: ['destination=cheverny', 'destination=cour-cheverny'],
					filterRows: [0, 1],
				},
				group('category', ['Cheverny']),
				group('place', []),
				{
					...group('event', ['Marathon de Cheverny', 'Cheverny en fête']),
					filterSets: ['category=sport&destination=blois&destination=cheverny'],
					filterRows: [0, -1],
				},
			],
		},
		tableOf(places, [
			facet('category', { sport: ['Sport', places.slice(1)] }),
			facet('destination', { cheverny: ['Cheverny', places.slice(0, 2)] }),
		]),
	);
	const namesFound = (filters: Readonly<Record<string, string>>) =>
		things.search('cheveny', 8, filters).map(({ name }) => name);

	expect(namesFound({ destination: 'cheverny' })).toEqual([
		'Cheverny',
		'Cheverny à vélo',
		'Château de Cheverny',
		'Marathon de Cheverny',
	]);
	expect(namesFound({ destination: 'cheverny', category: 'sport' })).toEqual([
		'Cheverny à vélo',
		'Marathon de Cheverny',
	]);
	expect(namesFound({ destination: 'cheverny', kind: 'event' })).toEqual(['Marathon de Cheverny']);
	expect(namesFound({ destination: 'gone' })).toEqual([]);
	expect(namesFound({ nonsense: 'cheverny' })).toEqual([]);
});

/** @param values Label and places by slug. */
function facet(
	key: string,
	values: Readonly<Record<string, [label: string, records: readonly { id: string }[]]>>,
): ExploredFacet {
	const all = Object.entries(values);
	return {
		key,
		label: key,
		matches: ['families', 'accessibility'].includes(key) ? 'all' : 'any',
		values: all.map(([slug, [label, records]]) => ({ slug, label, records })),
	};
}

function group(kind: NameKind, names: readonly string[]): NameGroup {
	return { kind, label: kind, names, paths: names.map(() => '/'), places: names.map(() => '') };
}
