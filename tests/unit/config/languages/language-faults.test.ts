import { expect, test } from '@playwright/test';
import type { GuideLanguage } from '../../../../src/config/languages/guide-language.ts';
import { languageFaults } from '../../../../src/config/languages/language-faults.ts';
import { headerFault, queryFault } from '../../../../src/config/languages/request-faults.ts';
import { site } from '../../../../src/config/site.ts';

const faults = (languages: unknown, setting?: string) =>
	languageFaults(setting === undefined ? {} : { GUIDE_LANGUAGES: setting }, {
		...site,
		languages: languages as GuideLanguage[],
	}).map(({ message }) => message);

test('languages as the documents show them are right', () => {
	expect(faults([{ locale: 'en' }, { locale: 'de', path: 'de/', name: 'Loire-Tal' }])).toEqual([]);
	expect(faults(undefined, 'en, de=/de/')).toEqual([]);
	expect(faults(undefined, '[{"locale":"en"},{"locale":"de","path":"de"}]')).toEqual([]);
});

test('a misspelt member is refused with the one that was meant', () => {
	expect(faults([{ locale: 'en', taglin: 'Coast' }])).toEqual([
		'languages in src/config/site.ts has taglin, which is nothing. Is tagline meant?',
	]);
	expect(faults([{ locale: 'en', service: { quary: 'lang=en' } }])).toEqual([
		'languages in src/config/site.ts has service.quary, which is nothing. Is query meant?',
	]);
});

for (const [what, languages, fault] of [
	['no list', 'en', 'is no list'],
	['another kind of value', [{ locale: 5 }], 'is not right (0.locale)'],
	['an unknown language', [{ locale: 'english language' }], 'is not a language'],
	['two at one path', [{ locale: 'en' }, { locale: 'de' }], 'two languages at one path'],
	['one language twice', [{ locale: 'en' }, { locale: 'en', path: 'e' }], 'a language twice'],
	['none at the root', [{ locale: 'en', path: 'en' }], 'no language at the root'],
	['a path of pages', [{ locale: 'en' }, { locale: 'de', path: 'map' }], 'at map/'],
] as const) {
	test(`refuses ${what}`, () => {
		expect(faults(languages)).toEqual([expect.stringContaining(fault)]);
	});
}

test('refuses JSON that is none, and a language that the guide has not', () => {
	expect(faults(undefined, '[{')).toEqual([expect.stringContaining('GUIDE_LANGUAGES is no JSON')]);
	const environment = { GUIDE_LANGUAGES: 'en, de', GUIDE_LANGUAGE: 'fr' };
	expect(languageFaults(environment, site)).toEqual([
		{
			setting: 'GUIDE_LANGUAGE',
			message: 'GUIDE_LANGUAGE ("fr") is none of the languages of the guide: en, de.',
		},
	]);
});

test('a header that requests have already, or that is none, is refused', () => {
	expect(headerFault('Accept-Language: de, en;q=0.5')).toBe('');
	expect(headerFault('Authorization: x')).toContain('no header');
	expect(headerFault('de')).toContain('no header');
	expect(headerFault('X: a\nY: b')).toContain('no header');
});

test('parameters are those of an address', () => {
	expect(queryFault('lang=de&market=at')).toBe('');
	expect(queryFault('?lang=de')).toContain('no parameters');
	expect(queryFault('de')).toContain('no parameters');
});
