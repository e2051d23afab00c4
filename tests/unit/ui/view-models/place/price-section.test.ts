import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../../src/i18n/messages/messages.ts';
import { priceSection } from '../../../../../src/ui/view-models/place/price-section.ts';

const words = messagesFor('en-GB').pages;

test('a price stands in the words of its record, after words that say where no amount is', () => {
	expect(priceSection(['(visite libre)'], undefined, words)).toEqual({
		lead: 'Amount not stated',
		paragraphs: [{ isListed: false, lines: ['(visite libre)'] }],
	});
	expect(priceSection(['6 EUR; (visite libre)'], false, words)).toEqual({
		lead: undefined,
		paragraphs: [{ isListed: false, lines: ['6 EUR; (visite libre)'] }],
	});
});

test('of three prices each has a line, as it was sent and in its order', () => {
	expect(priceSection(['Child rate; Base rate: 5 EUR; Free'], false, words).paragraphs).toEqual([
		{ isListed: true, lines: ['Child rate', 'Base rate: 5 EUR', 'Free'] },
	]);
});

test('what is free says so first, and what states no price that it does not', () => {
	expect(priceSection(['guided tour: 5 EUR; Free'], true, words)).toEqual({
		lead: 'Free of charge',
		paragraphs: [{ isListed: false, lines: ['guided tour: 5 EUR; Free'] }],
	});
	expect(priceSection([], true, words)).toEqual({ lead: 'Free of charge', paragraphs: [] });
	expect(priceSection([], false, words)).toEqual({ lead: 'Not free of charge', paragraphs: [] });
	expect(priceSection([], undefined, words)).toEqual({ lead: 'Not stated', paragraphs: [] });
	expect(priceSection([], undefined, words, true).lead).toBe('Not stated, unless in the text');
});
