import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../src/messages/messages.ts';
import { priceSection } from '../../../src/view-models/price-section.ts';

const words = messagesFor('en-GB').pages;

test('notes of a price that is missing follow words that say so, without parentheses', () => {
	expect(priceSection(['(visite libre)'], undefined, words)).toEqual({
		lead: 'Amount not stated',
		paragraphs: [{ isListed: false, lines: ['visite libre'] }],
	});
	expect(priceSection(['(visite libre); ((adult) (weekdays)); (- 12 ans'], false, words)).toEqual({
		lead: 'Amount not stated',
		paragraphs: [{ isListed: true, lines: ['visite libre', '(adult) (weekdays)', '(- 12 ans'] }],
	});
	expect(
		priceSection(['(visite libre)', '(visite guidée); (Taxe de séjour)'], false, words),
	).toEqual({
		lead: 'Amount not stated',
		paragraphs: [
			{ isListed: false, lines: ['visite libre'] },
			{ isListed: true, lines: ['visite guidée', 'Taxe de séjour'] },
		],
	});
});

test('notes that name money, or leave the price to who pays it, are told alone', () => {
	expect(priceSection(['(12 EUR)'], undefined, words)).toEqual({
		lead: undefined,
		paragraphs: [{ isListed: false, lines: ['12 EUR'] }],
	});
	expect(priceSection(['(A la libre appréciation)'], undefined, words)).toEqual({
		lead: undefined,
		paragraphs: [{ isListed: false, lines: ['A la libre appréciation'] }],
	});
});

test('notes keep their parentheses beside a price', () => {
	expect(priceSection(['6 EUR; (visite libre)'], false, words)).toEqual({
		lead: undefined,
		paragraphs: [{ isListed: false, lines: ['6 EUR; (visite libre)'] }],
	});
	expect(priceSection(['(visite libre); 6 EUR; 7 EUR'], false, words).paragraphs).toEqual([
		{ isListed: true, lines: ['(visite libre)', '6 EUR', '7 EUR'] },
	]);
});

test('what is free says so first, and what states no price that it does not', () => {
	expect(priceSection(['(visite libre)'], true, words)).toEqual({
		lead: 'Free of charge',
		paragraphs: [{ isListed: false, lines: ['visite libre'] }],
	});
	expect(priceSection([], true, words)).toEqual({ lead: 'Free of charge', paragraphs: [] });
	expect(priceSection([], false, words)).toEqual({ lead: 'Not free of charge', paragraphs: [] });
	expect(priceSection([], undefined, words)).toEqual({ lead: 'Not stated', paragraphs: [] });
});
