import { expect, test } from '@playwright/test';
import {
	listedPrices,
	priceParagraphs,
} from '../../../../../src/ui/view-models/text/price-paragraphs.ts';

test('a price that is said by “Free of charge” is not said again', () => {
	expect(priceParagraphs('Free', true)).toEqual([]);
	expect(priceParagraphs(' free ENTRY', true)).toEqual([]);
	expect(priceParagraphs('Entrée libre', true)).toEqual([]);
	expect(priceParagraphs('無料', true)).toEqual([]);
	expect(priceParagraphs('Free!', true)).toEqual([]);
	expect(priceParagraphs('0 EUR', true)).toEqual([]);
	expect(priceParagraphs(undefined, true)).toEqual([]);
});

test('a price that says more, or something else, is shown', () => {
	expect(priceParagraphs('Free', undefined)).toEqual(['Free']);
	expect(priceParagraphs('Free', false)).toEqual(['Free']);
	expect(priceParagraphs('Base rate: 8 EUR; Free', true)).toEqual(['Base rate: 8 EUR; Free']);
});

test('a price keeps its order, and rates that name no amount', () => {
	expect(priceParagraphs('Free; Base rate - full rate: 4 EUR; Child rate', false)).toEqual([
		'Free; Base rate - full rate: 4 EUR; Child rate',
	]);
});

test('two prices are listed where one line would run them together', () => {
	expect(listedPrices('4 EUR (guided\nfrom 15 people); (on your own)')).toEqual([
		'4 EUR (guided\nfrom 15 people)',
		'(on your own)',
	]);
	expect(
		listedPrices('12 EUR (guided tour of the garden: 80 EUR more per group); (one guide is free)'),
	).toEqual(['12 EUR (guided tour of the garden: 80 EUR more per group)', '(one guide is free)']);
	expect(listedPrices('4 EUR (guided\nfrom 15 people)')).toEqual([]);
});

test('three prices and more are listed, fewer and short ones stand in one line', () => {
	expect(listedPrices('6.50 EUR (5 to 7; at lunch); 5 EUR; Free')).toEqual([
		'6.50 EUR (5 to 7; at lunch)',
		'5 EUR',
		'Free',
	]);
	expect(listedPrices('Adults: 5 EUR; Children: 3 EUR')).toEqual([]);
	expect(listedPrices('5 EUR (a; b; c)')).toEqual([]);
});
