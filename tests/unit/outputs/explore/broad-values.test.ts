import { expect, test } from '@playwright/test';
import { broadValues } from '../../../../src/outputs/explore/encode-facets.ts';

test('a kind gives way to a narrower one that nearly all of its places are of', () => {
	const broad = broadValues([
		{ slug: 'accommodation', count: 583 },
		{ slug: 'accommodation/hotel-trade', count: 277 },
		{ slug: 'accommodation/hotel-trade/hotel', count: 275 },
		{ slug: 'accommodation/hotel-trade/hotel/hotel-restaurant', count: 187 },
		{ slug: 'accommodation/rental', count: 155 },
		{ slug: 'food', count: 158 },
		{ slug: 'food/restaurant', count: 152 },
		{ slug: 'food/restaurant/brasserie', count: 20 },
		{ slug: 'vintage', count: 9 },
		{ slug: 'vintage/second-hand', count: 9 },
	]);

	expect([...broad]).toEqual(['accommodation/hotel-trade', 'food', 'vintage']);
});

test('a kind of many narrower ones stays, however many places have one of them', () => {
	const cuisines = ['sushi', 'pizza', 'regional', 'thai'].map((cuisine, index) => ({
		slug: `restaurants/restaurant/${cuisine}`,
		count: 190 - index,
	}));

	expect([
		...broadValues([
			{ slug: 'restaurants', count: 776 },
			{ slug: 'restaurants/restaurant', count: 776 },
			...cuisines,
		]),
	]).toEqual(['restaurants']);
});

test('values that lie in none of each other are not broad', () => {
	expect([
		...broadValues([
			{ slug: 'lisbon/belem', count: 90 },
			{ slug: 'lisbon/alfama', count: 30 },
			{ slug: 'lisbon-coast', count: 10 },
			{ slug: 'lisbon-coast-path/walk', count: 10 },
		]),
	]).toEqual([]);
});
