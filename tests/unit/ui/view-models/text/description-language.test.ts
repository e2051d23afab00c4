import { expect, test } from '@playwright/test';
import { descriptionLanguage } from '../../../../../src/ui/view-models/text/description-language.ts';
import { contextOf } from '../../../../support/page-context.ts';

const frenchContent = { locale: 'de-DE', contentLanguage: 'fr' };
const languageOf = (metadata: Record<string, string> | undefined, about: object = frenchContent) =>
	descriptionLanguage(contextOf({}, about), metadata);

test('a record states the language of its descriptions in its metadata', () => {
	expect(languageOf({ description_language: 'en' })).toBe('en');
	expect(languageOf({ description_language: ' EN-gb ' })).toBe('en-GB');
	expect(languageOf({ description_language: 'pt-BR' })).toBe('pt-BR');
});

test('what is no language tag, or of no language that has a name, is as if nothing were stated', () => {
	for (const stated of ['English', 'en_GB', 'xx', '', 'e', 'und']) {
		expect(languageOf({ description_language: stated }), stated).toBeUndefined();
	}
	expect(languageOf({ language: 'en' })).toBeUndefined();
	expect(languageOf(undefined)).toBeUndefined();
});

test('descriptions in the language of all texts need not be told apart', () => {
	expect(languageOf({ description_language: 'fr' })).toBeUndefined();
});

test('descriptions in the language of the interface are as its own words', () => {
	expect(languageOf({ description_language: 'de-AT' })).toBe('de-DE');
	expect(languageOf({ description_language: 'zh-Hant' }, { locale: 'zh-CN' })).toBe('zh-Hant');
});

test('a guide says under which key, or that its records state none', () => {
	const stated = { description_language: 'en', lang: 'nl', none: 'it' };

	expect(languageOf(stated, { ...frenchContent, descriptionLanguageKey: 'lang' })).toBe('nl');
	expect(languageOf(stated, { ...frenchContent, descriptionLanguageKey: 'none' })).toBeUndefined();
});
