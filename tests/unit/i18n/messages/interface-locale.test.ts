import { expect, test } from '@playwright/test';
import { interfaceLocale } from '../../../../src/i18n/messages/interface-locale.ts';
import { wordLanguages } from '../../../../src/i18n/messages/messages.ts';
import { languageNote } from '../../../../src/config/language-note.ts';
import { site } from '../../../../src/config/site.ts';

test('a locale whose language has words is that of the interface', () => {
	expect(interfaceLocale('fr-CA-u-ms-metric')).toBe('fr-CA-u-ms-metric');
	expect(interfaceLocale('ja')).toBe('ja');
});

test('words, dates and direction are English, in its country, where a language has no words', () => {
	expect(interfaceLocale('fa-IR')).toBe('en-IR');
	expect(interfaceLocale('he')).toBe('en-IL');
	expect(interfaceLocale('zh-Hans-CN-u-ms-metric')).toBe('en-CN-u-ms-metric');
});

test('the operator is told of a language without words, and which have them', () => {
	expect(languageNote({ GUIDE_LOCALE: 'eo-PL' }, site)).toBe(
		`GUIDE_LOCALE ("eo-PL") is a language in which the interface has no words: it is in English. It has words in ${wordLanguages.join(', ')}.`,
	);
	expect(languageNote({ GUIDE_LOCALE: 'pt-PT' }, site)).toBeUndefined();
	expect(languageNote({}, { ...site, locale: 'fa' })).toContain(
		'locale in src/config/site.ts ("fa")',
	);
});
