import { expect, test } from '@playwright/test';
import {
	listedPrices,
	priceParagraphs,
} from '../../../../../src/ui/view-models/text/price-paragraphs.ts';

test('a price that is said by “Free of charge” is not said again', () => {
	expect(priceParagraphs('Free', { isFree: true })).toEqual([]);
	expect(priceParagraphs(' free ENTRY', { isFree: true })).toEqual([]);
	expect(priceParagraphs('Entrée libre', { isFree: true })).toEqual([]);
	expect(priceParagraphs('無料', { isFree: true })).toEqual([]);
	expect(priceParagraphs('Free!', { isFree: true })).toEqual([]);
	expect(priceParagraphs('0 EUR', { isFree: true })).toEqual([]);
	expect(priceParagraphs(undefined, { isFree: true })).toEqual([]);
});

test('a price that says more, or something else, is shown', () => {
	expect(priceParagraphs('Free', { isFree: undefined })).toEqual(['Free']);
	expect(priceParagraphs('Free', { isFree: false })).toEqual(['Free']);
	expect(priceParagraphs('Base rate: 8 EUR; Free', { isFree: true })).toEqual([
		'Base rate: 8 EUR; Free',
	]);
});

test('the price of what is not free begins with what is to be paid', () => {
	expect(priceParagraphs('Free; Base rate - full rate: 4 EUR', { isFree: false })).toEqual([
		'Base rate - full rate: 4 EUR; Free',
	]);
});

test('names of rates are no price without an amount', () => {
	expect(priceParagraphs('Child rate', { isFree: true })).toEqual([]);
	expect(priceParagraphs('Child rate; Base rate - full rate', { isFree: undefined })).toEqual([]);
	expect(priceParagraphs('Group rate: 50 EUR; Child rate', { isFree: undefined })).toEqual([
		'Group rate: 50 EUR',
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
