import { expect, test } from '@playwright/test';
import {
	type LanguagePages,
	LanguageTable,
} from '../../../../src/config/languages/language-table.ts';

const english: LanguagePages = {
	tag: 'en',
	contentLanguage: 'en',
	base: '/',
	pages: ['places/', 'map/'],
	records: [
		['places', 'a', 'museum', 'one'],
		['places', 'b', 'chapel', 'two'],
		['places', 'c', 'quay', ''],
		['places', 'd', 'pier', 'four'],
	],
};
const german: LanguagePages = {
	tag: 'de',
	contentLanguage: 'de',
	base: '/de/',
	pages: ['places/'],
	records: [
		['places', 'a', 'schloß', 'eins'],
		['places', 'b', 'chapel', 'two'],
		['places', 'c', 'kai', ''],
	],
};
const french: LanguagePages = { ...german, tag: 'fr', base: '/fr/', contentLanguage: 'fr' };
const table = (tag: string, languages = [english, german]) => new LanguageTable(languages, tag);

test('a record is paired by its id, and each language names the same translations', () => {
	const translations = [
		{ tag: 'en', href: '/places/museum/' },
		{ tag: 'de', href: '/de/places/schlo%C3%9F/' },
	];

	expect(table('en').of('/places/museum/')).toMatchObject({ translations });
	expect(table('de').of('/de/places/schlo%C3%9F/')).toMatchObject({ translations });
});

test('a record with the texts of an earlier language is no translation, and says whose they are', () => {
	expect(table('de').of('/de/places/chapel/')).toMatchObject({
		translations: [],
		textLanguage: 'en',
	});
	expect(table('en').of('/places/chapel/')).toEqual({
		links: [
			{ tag: 'en', href: '/places/chapel/', isSame: true },
			{ tag: 'de', href: '/de/places/chapel/', isSame: true },
		],
		translations: [],
		textLanguage: undefined,
	});
});

test('of three languages those are translations whose texts are their own', () => {
	const three = [english, german, french];

	expect(
		table('en', three)
			.of('/places/museum/')
			?.translations.map(({ tag }) => tag),
	).toEqual(['en', 'de']);
	expect(table('fr', three).of('/fr/places/schlo%C3%9F/')?.textLanguage).toBe('de');
});

test('a record without texts has nothing that could lack a translation', () => {
	expect(table('de').of('/de/places/kai/')?.translations).toHaveLength(2);
	expect(table('de').of('/de/places/kai/')?.textLanguage).toBeUndefined();
});

test('a record that a language lacks leads to the list above it, and what it has not to its home', () => {
	const elsewhere = (path: string) => table('en').of(path)?.links[1];

	expect(elsewhere('/places/pier/')).toEqual({ tag: 'de', href: '/de/places/', isSame: false });
	expect(elsewhere('/map/')).toEqual({ tag: 'de', href: '/de/', isSame: false });
	expect(elsewhere('/browse/mood/quiet/')).toEqual({ tag: 'de', href: '/de/', isSame: false });
	expect(elsewhere('/')).toEqual({ tag: 'de', href: '/de/', isSame: true });
});

test('a further page of a list is linked, but no translation of the first', () => {
	expect(table('en').of('/places/museum/2/')).toMatchObject({
		translations: [],
		links: [{ isSame: true }, { href: '/de/places/schlo%C3%9F/', isSame: true }],
	});
});

test('knows what lies elsewhere, and what of it below', () => {
	expect(table('en').basesBelow).toEqual(['/de/']);
	expect(table('de').basesBelow).toEqual([]);
	expect(table('de').pathsElsewhere).toEqual([
		'/',
		'/places/',
		'/map/',
		'/places/museum/',
		'/places/chapel/',
		'/places/quay/',
		'/places/pier/',
	]);
});
