import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../../src/i18n/messages/messages.ts';
import { priceParagraphs } from '../../../../../src/ui/view-models/text/price-paragraphs.ts';
import { priceSection } from '../../../../../src/ui/view-models/place/price-section.ts';

const words = messagesFor('en-GB').pages;
const said = (text: string) => ({ text, isContent: true });

test('notes of a price that is missing follow words that say so, without parentheses', () => {
	expect(priceSection(['(visite libre)'], undefined, words)).toEqual({
		lead: 'Amount not stated',
		paragraphs: [{ isListed: false, lines: [said('visite libre')] }],
	});
	expect(priceSection(['(visite libre); ((adult) (weekdays)); (- 12 ans'], false, words)).toEqual({
		lead: 'Amount not stated',
		paragraphs: [
			{
				isListed: true,
				lines: [said('visite libre'), said('(adult) (weekdays)'), said('(- 12 ans')],
			},
		],
	});
	expect(
		priceSection(['(visite libre)', '(visite guidée); (Taxe de séjour)'], false, words),
	).toEqual({
		lead: 'Amount not stated',
		paragraphs: [
			{ isListed: false, lines: [said('visite libre')] },
			{ isListed: true, lines: [said('visite guidée'), said('Taxe de séjour')] },
		],
	});
});

test('notes that name money, or leave the price to who pays it, are told alone', () => {
	expect(priceSection(['(12 EUR)'], undefined, words)).toEqual({
		lead: undefined,
		paragraphs: [{ isListed: false, lines: [said('12 EUR')] }],
	});
	expect(priceSection(['(A la libre appréciation)'], undefined, words)).toEqual({
		lead: undefined,
		paragraphs: [{ isListed: false, lines: [said('A la libre appréciation')] }],
	});
});

test('notes keep their parentheses beside a price', () => {
	expect(priceSection(['6 EUR; (visite libre)'], false, words)).toEqual({
		lead: undefined,
		paragraphs: [{ isListed: false, lines: [said('6 EUR; (visite libre)')] }],
	});
	expect(priceSection(['(visite libre); 6 EUR; 7 EUR'], false, words).paragraphs).toEqual([
		{ isListed: true, lines: [said('(visite libre)'), said('6 EUR'), said('7 EUR')] },
	]);
});

test('what is free says so first, and what states no price that it does not', () => {
	expect(priceSection(['(visite libre)'], true, words)).toEqual({
		lead: 'Free of charge',
		paragraphs: [{ isListed: false, lines: [said('visite libre')] }],
	});
	expect(priceSection([], true, words)).toEqual({ lead: 'Free of charge', paragraphs: [] });
	expect(priceSection([], false, words)).toEqual({ lead: 'Not free of charge', paragraphs: [] });
	expect(priceSection([], undefined, words)).toEqual({ lead: 'Not stated', paragraphs: [] });
	expect(priceSection([], undefined, words, true).lead).toBe('Not stated separately');
});

test('a “Free” of which nobody knows for whom is told in other words, where the rest is paid', () => {
	expect(priceSection(['Base rate: 5 EUR; Free'], false, words).paragraphs).toEqual([
		{
			isListed: true,
			lines: [said('Base rate: 5 EUR'), { text: 'Free of charge in some cases', isContent: false }],
		},
	]);
	expect(priceSection(['Child rate: 6.50 EUR; 0 EUR'], false, words).paragraphs).toEqual([
		{ isListed: false, lines: [said('Child rate: 6.50 EUR; 0 EUR')] },
	]);
	for (const [price, isFree] of [
		['Free; guided tour: 5 EUR', true],
		['Free; guided tour: 5 EUR', undefined],
		['Free; Moderate', false],
	] as const) {
		expect(priceSection([price], isFree, words).paragraphs).toEqual([
			{ isListed: false, lines: [said(price)] },
		]);
	}
});

test('a full rate that is kept says that its amount is not stated', () => {
	expect(priceSection(['Child rate: 12–25 EUR; Base rate'], false, words)).toEqual({
		lead: undefined,
		paragraphs: [
			{
				isListed: true,
				lines: [
					said('Child rate: 12–25 EUR'),
					{ text: 'Base rate', isContent: true, note: 'Amount not stated' },
				],
			},
		],
	});
});

test('a supplement beside a full rate of 0 says that its amount is not stated', () => {
	for (const isFree of [undefined, false]) {
		const price = priceParagraphs('Child rate; Base rate - full rate: 0 EUR; Supplement', {
			isFree,
		});

		expect(priceSection(price, isFree, words)).toEqual({
			lead: undefined,
			paragraphs: [
				{
					isListed: true,
					lines: [
						said('Base rate - full rate: 0 EUR'),
						{ text: 'Supplement', isContent: true, note: 'Amount not stated' },
					],
				},
			],
		});
	}
});

test('rates beside a mere “Free” say that their amounts are not stated, and that “Free” is for some', () => {
	const rate = (text: string) => ({ text, isContent: true, note: 'Amount not stated' });

	for (const isFree of [undefined, false]) {
		expect(priceSection(['Child rate; Base rate; Free'], isFree, words)).toEqual({
			lead: undefined,
			paragraphs: [
				{
					isListed: true,
					lines: [
						rate('Child rate'),
						rate('Base rate'),
						{ text: 'Free of charge in some cases', isContent: false },
					],
				},
			],
		});
	}
	expect(priceSection(['Group rate; 0 EUR'], undefined, words).paragraphs).toEqual([
		{ isListed: true, lines: [rate('Group rate'), said('0 EUR')] },
	]);
	expect(priceSection(['Group rate; Free on Sundays'], true, words)).toEqual({
		lead: 'Free of charge',
		paragraphs: [{ isListed: false, lines: [said('Group rate; Free on Sundays')] }],
	});
});
