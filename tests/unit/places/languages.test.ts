import { expect, test } from '@playwright/test';
import { countryName, languageNames } from '../../../src/places/languages.ts';

test('names languages in the language of the guide, in the order given', () => {
	expect(languageNames(['pt', 'en', 'fr'], 'en-GB')).toEqual(['Portuguese', 'English', 'French']);
	expect(languageNames(['pt', 'en', 'fr'], 'pt-PT')).toEqual(['português', 'inglês', 'francês']);
	expect(languageNames(['pt-BR', 'zh_Hans', ' EN '], 'en-GB')).toEqual([
		'Brazilian Portuguese',
		'Simplified Chinese',
		'English',
	]);
});

test('keeps what is no language code as given, and names each language once', () => {
	expect(languageNames(['Anglais', 'französisch', 'x', '__proto__'], 'en-GB')).toEqual([
		'Anglais',
		'französisch',
		'x',
		'__proto__',
	]);
	expect(languageNames(['en', 'EN', 'fr', 'en'], 'en-GB')).toEqual(['English', 'French']);
	expect(languageNames([], 'en-GB')).toEqual([]);
	expect(languageNames(undefined, 'en-GB')).toEqual([]);
});

test('names countries, and no other code', () => {
	expect(countryName('PT', 'en-GB')).toBe('Portugal');
	expect(countryName(' de ', 'fr')).toBe('Allemagne');
	for (const code of [undefined, '', 'PRT', 'ZZ', 'XX', 'P1', '620', '<b>']) {
		expect(countryName(code, 'en-GB'), code).toBeUndefined();
	}
});
