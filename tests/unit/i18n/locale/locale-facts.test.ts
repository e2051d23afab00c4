import { expect, test } from '@playwright/test';
import { localeFacts } from '../../../../src/i18n/locale/locale-facts.ts';

test('a region has its first day of the week and its weekend', () => {
	expect(localeFacts('en-GB')).toMatchObject({ firstWeekday: 1, weekend: [6, 7] });
	expect(localeFacts('en-US')).toMatchObject({ firstWeekday: 7, weekend: [6, 7] });
	expect(localeFacts('ar-EG')).toMatchObject({ firstWeekday: 6, weekend: [5, 6] });
});

test('a language without a country is read as where it is likeliest used', () => {
	expect(localeFacts('en').region).toBe('US');
	expect(localeFacts('fr').region).toBe('FR');
	expect(localeFacts('pt-PT').region).toBe('PT');
});

test('the tag of a language says nothing of numbers and units', () => {
	expect(localeFacts('en-GB-u-ms-metric').languageTag).toBe('en-GB');
	expect(localeFacts('zh-Hant-TW').languageTag).toBe('zh-Hant-TW');
});

test('the direction is that of the script', () => {
	expect(localeFacts('en-GB').direction).toBe('ltr');
	expect(localeFacts('ar').direction).toBe('rtl');
	expect(localeFacts('he').direction).toBe('rtl');
	expect(localeFacts('az-Arab').direction).toBe('rtl');
	expect(localeFacts('az').direction).toBe('ltr');
});
