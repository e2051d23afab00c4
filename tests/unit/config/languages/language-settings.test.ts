import { expect, test } from '@playwright/test';
import {
	languagesToBuild,
	settingsOfLanguage,
} from '../../../../src/config/languages/asked-languages.ts';
import { languageSettings } from '../../../../src/config/languages/language-settings.ts';
import { site } from '../../../../src/config/site.ts';

const environment = {
	GUIDE_LANGUAGES: 'en-GB, de=/de/',
	BASE_PATH: '/guide/',
	CONTENT_SERVICE_URL: 'https://content.example/',
	CONTENT_SERVICE_TOKEN: 'one',
	TOKEN_OF_GERMAN: 'two',
	WAYMARK_CACHE: 'cache',
	ADDRESSES_FILE: 'kept/addresses.jsonl',
};

test('a guide without languages is about none', () => {
	expect(settingsOfLanguage({}, site)).toEqual({});
	expect(languagesToBuild({}, site)).toEqual([]);
});

test('each language has folders and a path of its own, and asks by its tag', () => {
	expect(languagesToBuild(environment, site)).toEqual([
		{ locale: 'en-GB', path: '' },
		{ locale: 'de', path: '/de/' },
	]);
	expect(settingsOfLanguage({ ...environment, GUIDE_LANGUAGE: 'de' }, site)).toEqual({
		GUIDE_LANGUAGE: 'de',
		GUIDE_LOCALE: 'de',
		GUIDE_CONTENT_LANGUAGE: 'de',
		CONTENT_SERVICE_HEADER: 'Accept-Language: de',
		BASE_PATH: '/guide/de/',
		WAYMARK_CACHE: 'cache/languages/de',
		OUTPUT_DIRECTORY: 'cache/languages/de/site',
		CONTENT_REPORT: 'content-report.de.json',
		ADDRESSES_FILE: 'kept/addresses.de.jsonl',
	});
});

test('a language may be asked for by parameter, token, and path of the service', () => {
	const language = {
		locale: 'de-AT',
		path: 'de',
		name: 'Küste',
		contentLanguage: 'de',
		service: { header: 'none', query: 'lang=de', path: '/de/', tokenVariable: 'TOKEN_OF_GERMAN' },
	};

	expect(languageSettings(environment, language)).toMatchObject({
		GUIDE_LANGUAGE: 'de-AT',
		GUIDE_NAME: 'Küste',
		CONTENT_SERVICE_HEADER: 'none',
		CONTENT_SERVICE_QUERY: 'lang=de',
		CONTENT_SERVICE_TOKEN: 'two',
		CONTENT_SERVICE_URL: 'https://content.example/de',
	});
});

test('a single language keeps the folders of the guide', () => {
	const settings = settingsOfLanguage({ GUIDE_LANGUAGES: 'fr-FR' }, site);

	expect(settings).toEqual({
		GUIDE_LOCALE: 'fr-FR',
		GUIDE_CONTENT_LANGUAGE: 'fr',
		CONTENT_SERVICE_HEADER: 'Accept-Language: fr',
	});
});
