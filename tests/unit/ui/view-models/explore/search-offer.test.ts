import { expect, test } from '@playwright/test';
import type { Site } from '../../../../../src/config/site.ts';
import { nameList } from '../../../../../src/ui/view-models/list/name-list.ts';
import { notFoundPage } from '../../../../../src/ui/view-models/site/not-found-page.ts';
import { searchPage } from '../../../../../src/ui/view-models/explore/search-page.ts';
import { contextOf } from '../../../../support/page-context.ts';

/**
 * Returns what visitors are told of the search below its field, on the page of an address without
 * anything, and before they come.
 */
function offers(about: Partial<Site>): string[] {
	const context = contextOf({}, about);
	return [
		nameList(context).words.allTexts,
		notFoundPage(context).search.words,
		searchPage(context).frame.description,
	];
}

test('a search of all texts is offered where the guide has an index of them', () => {
	expect(offers({ fullTextSearch: true })).toEqual([
		'Search all texts for “{query}”',
		'Search all texts for “{query}”',
		'Search the names and texts of Coast Guide.',
	]);
});

test('a guide whose names alone are searched offers no search of its texts', () => {
	expect(offers({ fullTextSearch: false })).toEqual([
		'Search for “{query}”',
		'Search for “{query}”',
		'Search the names of Coast Guide.',
	]);
	expect(offers({ fullTextSearch: false, locale: 'pt-BR' })).toEqual([
		'Buscar “{query}”',
		'Buscar “{query}”',
		'Busque nos nomes: Coast Guide.',
	]);
});
