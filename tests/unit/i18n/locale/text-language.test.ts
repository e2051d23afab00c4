import { expect, test } from '@playwright/test';
import {
	contentLanguage,
	eitherLanguage,
	languageByOrigin,
	termLanguage,
} from '../../../../src/i18n/locale/text-language.ts';

const french = { interface: 'fr', content: 'fr', terms: 'fr' };
const arabicInEnglish = { interface: 'en', content: 'ar', terms: 'ar' };

test('a text in the language of the page needs no mark', () => {
	expect(contentLanguage('Château d’Amboise', french)).toBeUndefined();
	expect(contentLanguage('1900 – 2000', french)).toBeUndefined();
	expect(contentLanguage('Café Ω', french)).toBeUndefined();
});

test('content in another language than the interface says so', () => {
	expect(contentLanguage('قصر المنتزه', arabicInEnglish)).toBe('ar');
	expect(contentLanguage('Schloss', { ...french, content: 'de' })).toBe('de');
});

test('a name in another script has the language that alone is written so', () => {
	expect(contentLanguage('すし処', french)).toBe('ja');
	expect(contentLanguage('한식당', french)).toBe('ko');
	expect(contentLanguage('Ακρόπολη', french)).toBe('el');
});

test('no language is invented for a script of many', () => {
	expect(contentLanguage('東京', french)).toBe('und-Hani');
	expect(contentLanguage('Третьяковская', french)).toBe('und-Cyrl');
	expect(contentLanguage('Hard Rock Cafe', arabicInEnglish)).toBe('und-Latn');
	expect(contentLanguage('東京', { ...arabicInEnglish, content: 'ja' })).toBe('ja');
});

test('a text that may be the interface’s own is left to it where it can be', () => {
	expect(eitherLanguage('Places', arabicInEnglish)).toBeUndefined();
	expect(eitherLanguage('متاحف', arabicInEnglish)).toBe('ar');
	expect(eitherLanguage('Museums', { ...french, content: 'en' })).toBeUndefined();
});

test('a text of which the record states the language is marked with that, and not with the language of the content', () => {
	const frenchInEnglish = { interface: 'en', content: 'fr', terms: 'fr' };

	expect(contentLanguage('Ruhiges Haus', frenchInEnglish, 'de')).toBe('de');
	expect(contentLanguage('A quiet house', frenchInEnglish, 'en')).toBeUndefined();
	expect(contentLanguage('A quiet house', french, 'en')).toBe('en');
	expect(contentLanguage('すし処', frenchInEnglish, 'en')).toBe('ja');
});

test('terms have a language of their own', () => {
	const englishTerms = { interface: 'de', content: 'fr', terms: 'en' };

	expect(termLanguage('Guesthouse', englishTerms)).toBe('en');
	expect(contentLanguage('La Davière', englishTerms)).toBe('fr');
	expect(termLanguage('Guesthouse', { ...englishTerms, interface: 'en' })).toBeUndefined();
	expect(termLanguage('料亭', englishTerms)).toBe('und-Hani');
});

test('words of the interface are not marked, those of the service by what they are', () => {
	const englishTerms = { interface: 'de', content: 'fr', terms: 'en' };
	const languageOf = (origin: { isContent?: boolean; isTerm?: boolean }) =>
		languageByOrigin('Restaurant', origin, englishTerms);

	expect(languageOf({})).toBeUndefined();
	expect(languageOf({ isContent: true })).toBe('fr');
	expect(languageOf({ isContent: true, isTerm: true })).toBe('en');
	expect(languageOf({ isContent: false, isTerm: true })).toBeUndefined();
});
