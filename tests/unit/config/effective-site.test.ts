import { expect, test } from '@playwright/test';
import { reportedGuide } from '../../../src/content/loaders/reported-guide.ts';
import { serviceSettings } from '../../../src/content/loaders/service-settings.ts';
import { createRoutes } from '../../../src/config/routes.ts';
import { buildInstant } from '../../../src/config/build-instant.ts';
import { effectiveSite } from '../../../src/config/effective-site.ts';
import { readSettings, type Settings } from '../../../src/config/read-settings.ts';
import { site } from '../../../src/config/site.ts';

// Every setting can be read, so each has its value.
const settingsOf = (environment: Record<string, string>) =>
	readSettings(environment).settings as Settings;

test('without any setting the guide is as its file says', () => {
	expect(effectiveSite(settingsOf({}), site)).toEqual(site);
});

test('each setting stands in place of the fact of its name, also where it says no or none', () => {
	const settings = settingsOf({
		GUIDE_NAME: 'Val de Loire',
		GUIDE_TAGLINE: 'Places along the Loire.',
		GUIDE_LOCALE: 'fr-FR',
		GUIDE_CONTENT_LANGUAGE: 'fr',
		GUIDE_TERMS_LANGUAGE: 'en',
		GUIDE_DESCRIPTION_LANGUAGE_KEY: 'none',
		GUIDE_TIME_ZONE: 'Europe/Paris',
		GUIDE_CURRENCY: 'CHF',
		GUIDE_BASE_MAP: 'maps/loire.pmtiles',
		GUIDE_BASE_MAP_ATTRIBUTION: '© IGN',
		GUIDE_HOST: 'netlify',
		GUIDE_MOST_SOCIAL_IMAGES: '0',
		GUIDE_FULL_TEXT_SEARCH: 'false',
		GUIDE_OFFLINE: 'false',
		GUIDE_PUBLIC_HOLIDAYS: 'false',
		GUIDE_STRUCTURED_DATA_FILES: 'true',
		GUIDE_GONE_ADDRESSES: 'no-longer-listed',
		GUIDE_IMAGES: 'local',
	});

	expect(effectiveSite(settings, site)).toEqual({
		...site,
		name: 'Val de Loire',
		tagline: 'Places along the Loire.',
		locale: 'fr-FR',
		contentLanguage: 'fr',
		termsLanguage: 'en',
		descriptionLanguageKey: 'none',
		timeZone: 'Europe/Paris',
		currency: 'CHF',
		baseMap: 'maps/loire.pmtiles',
		baseMapAttribution: '© IGN',
		host: 'netlify',
		mostSocialImages: 0,
		fullTextSearch: false,
		offline: false,
		publicHolidays: false,
		structuredDataFiles: true,
		goneAddresses: 'no-longer-listed',
		images: 'local',
	});
	expect(serviceSettings(settings, site)).toMatchObject({
		timeZone: 'Europe/Paris',
		images: { mode: 'local' },
	});
});

test('the locale is that of the interface, for pages and for the report of editors alike', () => {
	const settings = settingsOf({ GUIDE_LOCALE: 'fa-IR', GUIDE_NAME: 'Shiraz' });

	expect(effectiveSite(settings, site).locale).toBe('en-IR');
	expect(reportedGuide(settings, site, createRoutes('https://guide.example', '/'))).toMatchObject({
		name: 'Shiraz',
		locale: 'en-IR',
	});
});

test('a guide is built for the instant of its setting, or for the present', () => {
	const before = Date.now();

	expect(buildInstant({ GUIDE_NOW: '2026-11-21T10:00:00+01:00' })).toBe(
		Date.parse('2026-11-21T09:00:00Z'),
	);
	expect(buildInstant({ GUIDE_NOW: undefined })).toBeGreaterThanOrEqual(before);
	expect(buildInstant({ GUIDE_NOW: undefined })).toBeLessThanOrEqual(Date.now());
});
