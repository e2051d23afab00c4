import { expect, test } from '@playwright/test';
import { pages as words } from '../../../src/messages/en/pages.ts';
import { priceParagraphs } from '../../../src/view-models/price-paragraphs.ts';

test('a price that is said by “Free of charge” is not said again', () => {
	expect(priceParagraphs('Free', true, words)).toEqual([]);
	expect(priceParagraphs(' free ENTRY', true, words)).toEqual([]);
	expect(priceParagraphs(undefined, true, words)).toEqual([]);
});

test('a price that says more, or something else, is shown', () => {
	expect(priceParagraphs('Free', undefined, words)).toEqual(['Free']);
	expect(priceParagraphs('Free', false, words)).toEqual(['Free']);
	expect(priceParagraphs('Base rate: 8 EUR; Free', true, words)).toEqual([
		'Base rate: 8 EUR; Free',
	]);
});
