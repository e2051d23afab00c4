import { expect, test } from '@playwright/test';
import { LanguageTable } from '../../../../src/config/languages/language-table.ts';
import type { LanguagePages } from '../../../../src/config/languages/pages-by-subject.ts';

const english: LanguagePages = {
	tag: 'en',
	contentLanguage: 'en',
	base: '/',
	pages: ['places/', 'map/', 'events/months/2026-11/'],
	lists: [
		['categories/museum/', 'museums'],
		['categories/park/', 'parks'],
		['browse/mood/quiet/', 'same'],
		['browse/mood/calm/', 'same'],
		['browse/price/free/', 'free of charge'],
	],
	unindexed: [],
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
	pages: ['places/', 'events/months/2026-11/'],
	lists: [
		['categories/museen/', 'museums'],
		['categories/park/', 'more parks'],
		['browse/mood/ruhig/', 'same'],
		['browse/price/free/', 'less free of charge'],
	],
	unindexed: [],
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

test('months and lists of facts are paired by their paths, other lists by their records', () => {
	const translated = (path: string) =>
		table('en')
			.of(path)
			?.translations.map(({ href }) => href);

	expect(translated('/events/months/2026-11/')).toEqual([
		'/events/months/2026-11/',
		'/de/events/months/2026-11/',
	]);
	expect(translated('/browse/price/free/')).toEqual([
		'/browse/price/free/',
		'/de/browse/price/free/',
	]);
	expect(translated('/categories/museum/')).toEqual([
		'/categories/museum/',
		'/de/categories/museen/',
	]);
	expect(translated('/categories/park/')).toEqual(['/categories/park/', '/de/categories/park/']);
	expect(
		table('de')
			.of('/de/categories/museen/')
			?.translations.map(({ href }) => href),
	).toEqual(['/categories/museum/', '/de/categories/museen/']);
});

test('a list whose records two lists of a language have is paired with neither', () => {
	expect(table('de').of('/de/browse/mood/ruhig/')).toMatchObject({
		translations: [],
		links: [{ href: '/', isSame: false }, { isSame: true }],
	});
});

test('of three languages that pair a list in turn each names the same', () => {
	const languages = [
		{ ...english, lists: [['browse/mood/a/', 'one']] as const },
		{ ...german, lists: [['browse/mood/b/', 'one']] as const },
		{
			...french,
			lists: [
				['browse/mood/a/', 'two'],
				['browse/mood/b/', 'one'],
			] as const,
		},
	];
	const hrefs = (tag: string, path: string) =>
		table(tag, languages)
			.of(path)
			?.translations.map(({ href }) => href);
	const all = ['/browse/mood/a/', '/de/browse/mood/b/', '/fr/browse/mood/a/'];

	expect(hrefs('en', '/browse/mood/a/')).toEqual(all);
	expect(hrefs('de', '/de/browse/mood/b/')).toEqual(all);
	expect(hrefs('fr', '/fr/browse/mood/a/')).toEqual(all);
	expect(hrefs('fr', '/fr/browse/mood/b/')).toEqual([]);
});

test('what search engines are to leave out in one language is no translation there', () => {
	const without = [english, { ...german, unindexed: ['places/schloß/'] }];

	expect(table('en', without).of('/places/museum/')).toMatchObject({
		translations: [],
		links: [{ isSame: true }, { href: '/de/places/schlo%C3%9F/', isSame: true }],
	});
	expect(table('de', without).of('/de/places/schlo%C3%9F/')?.translations).toEqual([]);
});

test('a language that claims translations always has them of untranslated texts as well', () => {
	const always = [english, { ...german, isAlwaysTranslated: true }];

	expect(table('en', always).of('/places/chapel/')?.translations).toHaveLength(2);
	expect(table('de', always).of('/de/places/chapel/')).toMatchObject({
		translations: [{ tag: 'en' }, { tag: 'de' }],
		textLanguage: 'en',
	});
});

test('a further page of a list is linked, but no translation of the first', () => {
	expect(table('en').of('/places/museum/2/')).toMatchObject({
		translations: [],
		links: [{ isSame: true }, { href: '/de/places/schlo%C3%9F/', isSame: true }],
	});
});

test('tells by one digest whether pages would lead elsewhere, or are others themselves', () => {
	const digest = (languages: readonly LanguagePages[]) => table('de', [...languages]).shownDigest;
	const withRecords = (language: LanguagePages, ...records: LanguagePages['records']) => ({
		...language,
		records: [
			...language.records.filter(([, id]) => !records.some((r) => r[1] === id)),
			...records,
		],
	});
	const before = digest([english, german]);

	// A text that differed and differs, and a record that German lacks.
	const reworded = withRecords(
		english,
		['places', 'a', 'museum', 'another'],
		['places', 'e', 'inn', ''],
	);
	expect(digest([reworded, german])).toBe(before);
	for (const languages of [
		[withRecords(english, ['places', 'a', 'new-museum', 'one']), german],
		[withRecords(english, ['places', 'b', 'chapel', 'translated']), german],
		[english, withRecords(german, ['places', 'a', 'schloß', 'zwei'])],
		[{ ...english, pages: ['places/', 'map/'] }, german],
		[{ ...english, unindexed: ['places/museum/'] }, german],
		[english, german, french],
	]) {
		expect(digest(languages)).not.toBe(before);
	}
});

test('knows what lies elsewhere, and what of it below', () => {
	expect(table('en').basesBelow).toEqual(['/de/']);
	expect(table('de').basesBelow).toEqual([]);
	expect(table('de').pathsElsewhere).toEqual([
		'/',
		'/places/',
		'/map/',
		'/events/months/2026-11/',
		'/categories/museum/',
		'/categories/park/',
		'/browse/mood/quiet/',
		'/browse/mood/calm/',
		'/browse/price/free/',
		'/places/museum/',
		'/places/chapel/',
		'/places/quay/',
		'/places/pier/',
	]);
});
