import { expect, test } from '@playwright/test';
import { broadValues } from '../../../../src/outputs/explore/broad-values.ts';

test('of kinds that lie in each other those are broad whose places mostly have a narrower one', () => {
	const broad = broadValues([
		{ slug: 'accommodation', count: 583 },
		{ slug: 'accommodation/hotel-trade', count: 277 },
		{ slug: 'accommodation/hotel-trade/hotel', count: 275 },
		{ slug: 'accommodation/hotel-trade/hotel/hotel-restaurant', count: 187 },
		{ slug: 'accommodation/rental', count: 155 },
		{ slug: 'food', count: 158 },
		{ slug: 'food/restaurant', count: 152 },
		{ slug: 'food/restaurant/brasserie', count: 20 },
	]);

	expect([...broad]).toEqual([
		'accommodation',
		'accommodation/hotel-trade',
		'accommodation/hotel-trade/hotel',
		'food',
	]);
});

test('a kind stays beside narrower ones of which each has few places', () => {
	const values = [
		{ slug: 'food', count: 20 },
		{ slug: 'food/bakery', count: 7 },
		{ slug: 'food/restaurant', count: 9 },
	];

	expect([...broadValues(values)]).toEqual([]);
	expect([...broadValues([...values, { slug: 'food/tavern', count: 10 }])]).toEqual(['food']);
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
