import { expect, test } from '@playwright/test';
import { facets, hasTerms, isNamedByInterface } from '../../../../src/domain/facets/facet.ts';

test('facts and languages are called by words of the interface, all other values by those of the records', () => {
	expect(facets.filter(isNamedByInterface)).toEqual([
		'language',
		'accessibility',
		'families',
		'animals',
		'price',
	]);
});

test('categories and the words of records are terms; destinations, collections, towns and their parts have names', () => {
	expect(facets.filter(hasTerms)).toEqual([
		'category',
		'season',
		'mood',
		'travel-style',
		'activity',
		'theme',
	]);
});
