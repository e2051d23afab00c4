import { expect, test } from '@playwright/test';
import { contentLanguage, eitherLanguage } from '../../../src/locale/text-language.ts';

const french = { interface: 'fr', content: 'fr' };
const arabicInEnglish = { interface: 'en', content: 'ar' };

test('a text in the language of the page needs no mark', () => {
	expect(contentLanguage('Château d’Amboise', french)).toBeUndefined();
	expect(contentLanguage('1900 – 2000', french)).toBeUndefined();
	expect(contentLanguage('Café Ω', french)).toBeUndefined();
});

test('content in another language than the interface says so', () => {
	expect(contentLanguage('قصر المنتزه', arabicInEnglish)).toBe('ar');
	expect(contentLanguage('Schloss', { interface: 'fr', content: 'de' })).toBe('de');
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
	expect(contentLanguage('東京', { interface: 'en', content: 'ja' })).toBe('ja');
});

test('a text that may be the interface’s own is left to it where it can be', () => {
	expect(eitherLanguage('Places', arabicInEnglish)).toBeUndefined();
	expect(eitherLanguage('متاحف', arabicInEnglish)).toBe('ar');
	expect(eitherLanguage('Museums', { interface: 'fr', content: 'en' })).toBeUndefined();
});
