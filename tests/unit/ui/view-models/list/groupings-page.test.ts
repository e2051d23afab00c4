import { expect, test } from '@playwright/test';
import { groupingsPage } from '../../../../../src/ui/view-models/list/groupings-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../../../support/records.ts';

const context = contextOf({
	places: [storedPlace({})],
	destinations: [
		storedGrouping({
			id: 'dst_1',
			name: 'Faro',
			place_ids: [placeId(1)],
			attribution: { text: 'Faro Office', required: true },
		}),
	],
});

test('destinations are listed with how much there is in each', () => {
	const page = groupingsPage(context, 'destinations');

	expect(page.cards.map(({ count, href, name }) => [name, href, count])).toEqual([
		['Faro', '/guide/destinations/faro/', '1 place'],
	]);
	expect(page.frame.canonical).toBe('https://guide.example/guide/destinations/');
	expect(page.frame.credits.map(({ text }) => text)).toEqual(['Faro Office']);
});

test('the list of destinations says what it lists to search engines', () => {
	const { frame } = groupingsPage(context, 'destinations');

	expect(JSON.parse(frame.structuredData ?? '{}')).toMatchObject({
		'@graph': expect.arrayContaining([
			expect.objectContaining({
				'@type': 'CollectionPage',
				mainEntity: {
					'@type': 'ItemList',
					'@id': 'https://guide.example/guide/destinations/#list',
					numberOfItems: 1,
					itemListElement: [
						{
							'@type': 'ListItem',
							position: 1,
							url: 'https://guide.example/guide/destinations/faro/',
							name: 'Faro',
						},
					],
				},
			}),
		]),
	});
});

test('a guide without destinations says so, and search engines keep away', () => {
	const page = groupingsPage(contextOf({}), 'destinations');

	expect(page.cards).toEqual([]);
	expect(page.emptyState).not.toBe('');
	expect(page.frame.isIndexable).toBe(false);
});

test('districts stand below their city, which its other districts do not hold up', () => {
	const places = ['Quay', 'Tower', 'Mill'].map((name, index) =>
		storedPlace({ id: placeId(index + 1), name }),
	);
	const page = groupingsPage(
		contextOf({
			places,
			destinations: [
				{ id: 'dst_1', name: 'Alfama', contained_in: 'Lisbon', place_ids: [placeId(1)] },
				{ id: 'dst_2', name: 'Faro', contained_in: 'Algarve', place_ids: [placeId(3)] },
				{ id: 'dst_3', name: 'Lisbon', place_ids: [placeId(1), placeId(2)] },
			].map(storedGrouping),
		}),
		'destinations',
	);

	expect(page.cards.map(({ name }) => name)).toEqual(['Faro', 'Lisbon']);
	expect(
		page.parts.map(({ cards, whole }) => [whole.label, cards.map(({ name }) => name)]),
	).toEqual([['Lisbon', ['Alfama']]]);
	expect(JSON.parse(page.frame.structuredData ?? '{}')).toMatchObject({
		'@graph': expect.arrayContaining([
			expect.objectContaining({ mainEntity: expect.objectContaining({ numberOfItems: 3 }) }),
		]),
	});
});
