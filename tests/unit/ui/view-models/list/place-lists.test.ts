import { expect, test } from '@playwright/test';
import { categoriesPage } from '../../../../../src/ui/view-models/list/categories-page.ts';
import {
	allPlacesPages,
	categoryPages,
} from '../../../../../src/ui/view-models/list/place-lists.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

const context = contextOf({
	places: [
		storedPlace({ id: placeId(1), name: 'Quay Museum', category_path: 'Culture > Museums' }),
		storedPlace({ id: placeId(2), name: 'Opera', category_path: 'Culture > Theatres' }),
		storedPlace({ id: placeId(3), name: 'Tavern', category: 'Food' }),
		storedPlace({ id: placeId(4), name: 'Bench' }),
	],
});

test('all places are listed, with ways to each category', () => {
	const [page] = allPlacesPages(context);

	expect(page?.introduction).toBe('All 4 places of Coast Guide, by name.');
	expect(page?.count).toBeUndefined();
	expect(page?.places.map(({ name }) => name)).toEqual(['Bench', 'Opera', 'Quay Museum', 'Tavern']);
	expect(page?.narrower?.links).toEqual([
		{
			href: '/guide/categories/culture/',
			label: 'Culture',
			isContent: true,
			isTerm: true,
			count: '2 places',
		},
		{
			href: '/guide/categories/food/',
			label: 'Food',
			isContent: true,
			isTerm: true,
			count: '1 place',
		},
	]);
});

test('all places, and those of each category, lead to filters and a map', () => {
	const hrefs = categoryPages(context).map(({ pages: [page] }) => page?.filters?.href);

	expect(allPlacesPages(context)[0]?.filters?.href).toBe('/guide/explore/');
	expect(hrefs).toEqual([
		'/guide/explore/?category=culture',
		'/guide/explore/?category=culture/museums',
		'/guide/explore/?category=culture/theatres',
		'/guide/explore/?category=food',
	]);
});

test('places that come after ways to shorter lists have a heading', () => {
	const headings = categoryPages(context).map(({ pages: [page], slugs }) => [
		slugs.join('/'),
		page?.cardsHeading,
	]);

	expect(allPlacesPages(context)[0]?.cardsHeading).toBe('All places');
	expect(headings).toEqual([
		['culture', 'Places'],
		['culture/museums', undefined],
		['culture/theatres', undefined],
		['food', undefined],
	]);
	expect(
		allPlacesPages(contextOf({ places: [storedPlace({ name: 'Bench' })] }))[0]?.cardsHeading,
	).toBeUndefined();
});

test('a category that has all places of the one above it is no way to a shorter list', () => {
	const [food] = categoryPages(
		contextOf({
			places: [
				storedPlace({ id: placeId(1), category_path: 'Food > Restaurants > Grills' }),
				storedPlace({ id: placeId(2), category_path: 'Food > Restaurants' }),
			],
		}),
	);

	expect(food?.slugs).toEqual(['food']);
	expect(food?.pages[0]?.narrower?.links.map(({ href }) => href)).toEqual([
		'/guide/categories/food/restaurants/grills/',
	]);
});

test('a list that the editors have ordered says so', () => {
	const [page] = allPlacesPages(
		contextOf({
			places: [
				storedPlace({ id: placeId(1), name: 'Bench' }),
				storedPlace({ id: placeId(2), name: 'Opera', editorial: { editorial_score: 5 } }),
			],
		}),
	);

	expect(page?.introduction).toBe('All 2 places of Coast Guide, the editors’ choices first.');
	expect(page?.places.map(({ name }) => name)).toEqual(['Opera', 'Bench']);
});

test('each level of a category has a page, below those above it', () => {
	const pages = categoryPages(context);
	const museums = pages.find(({ slugs }) => slugs.join('/') === 'culture/museums')?.pages[0];

	expect(pages.map(({ slugs }) => slugs.join('/'))).toEqual([
		'culture',
		'culture/museums',
		'culture/theatres',
		'food',
	]);
	expect(museums?.places.map(({ name }) => name)).toEqual(['Quay Museum']);
	expect(museums?.frame.breadcrumb.map(({ href, label }) => [label, href])).toEqual([
		['Home', '/guide/'],
		['Places', '/guide/places/'],
		['Categories', '/guide/categories/'],
		['Culture', '/guide/categories/culture/'],
		['Museums', undefined],
	]);
});

test('a category that only qualifies the one above it is called with that, with a capital', () => {
	const bakeries = contextOf({
		places: [
			storedPlace({ id: placeId(1), type: 'bakery', category_path: 'shops > bakery > arab' }),
			storedPlace({ id: placeId(2), type: 'shop', category_path: 'shops > eBikes' }),
		],
	});

	expect(
		categoryPages(bakeries).map(({ pages: [page] }) => [
			page?.heading,
			page?.introduction,
			page?.frame.title,
		]),
	).toEqual([
		['Shops', 'Shops: 2 places of Coast Guide.', 'Shops: places – Coast Guide'],
		['Bakery', 'Bakery: 1 place of Coast Guide.', 'Bakery: places – Coast Guide'],
		[
			'Bakery · arab',
			'Bakery · arab: 1 place of Coast Guide.',
			'Bakery · arab: places – Coast Guide',
		],
		['eBikes', 'eBikes: 1 place of Coast Guide.', 'eBikes: places – Coast Guide'],
	]);
	expect(categoryPages(bakeries)[0]?.pages[0]?.narrower?.links.map(({ label }) => label)).toEqual([
		'Bakery',
		'eBikes',
	]);
});

test('a category leads to the filters that make files of its places, and has none of its own', () => {
	const [, page] = categoryPages(context).map(({ pages }) => pages[0]);

	expect(page?.heading).toBe('Museums');
	expect(page?.files).toEqual([]);
	expect(page?.waysToFiles).toEqual([
		{
			href: '/guide/explore/?category=culture/museums#files',
			label: 'Download these places',
		},
	]);
});

test('the categories are an outline', () => {
	expect(categoriesPage(context).categories).toEqual([
		{
			href: '/guide/categories/culture/',
			label: 'Culture',
			count: '2 places',
			children: [
				{
					href: '/guide/categories/culture/museums/',
					label: 'Museums',
					count: '1 place',
					children: [],
				},
				{
					href: '/guide/categories/culture/theatres/',
					label: 'Theatres',
					count: '1 place',
					children: [],
				},
			],
		},
		{ href: '/guide/categories/food/', label: 'Food', count: '1 place', children: [] },
	]);
});

test('a guide without places says so', () => {
	const [page] = allPlacesPages(contextOf({}));

	expect(page?.emptyState).toEqual({
		message: 'No places are listed here at the moment.',
		links: [],
	});
	expect(categoryPages(contextOf({}))).toEqual([]);
	expect(categoriesPage(contextOf({})).frame.isIndexable).toBe(false);
});
