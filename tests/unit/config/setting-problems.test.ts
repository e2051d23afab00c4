import { expect, test } from '@playwright/test';
import { settingProblems } from '../../../src/config/setting-problems.ts';
import { serviceSettings } from '../../../src/content/loaders/service-settings.ts';
import {
	type Environment,
	readSettings,
	type Settings,
} from '../../../src/config/read-settings.ts';
import { settingNames } from '../../../src/config/settings-schema.ts';
import { site } from '../../../src/config/site.ts';

const messages = (environment: Environment, facts = site) =>
	settingProblems(environment, facts).map(({ message }) => message);

/** Without a service only the sample can be meant, and is then said to be. */
const sample = { GUIDE_SAMPLE: 'true' };

test('without any setting nothing is wrong', () => {
	expect(messages({})).toEqual([]);
});

test('settings as the documents show them are right', () => {
	const environment = {
		CONTENT_SERVICE_URL: 'https://content.example',
		CONTENT_SERVICE_TOKEN: 'abc',
		CONTENT_SERVICE_DESTINATIONS_PATH: 'none',
		CONTENT_SERVICE_PAGING: 'cursor',
		CONTENT_SERVICE_PROVES_TOTAL: 'false',
		SITE_URL: 'https://guide.example/',
		BASE_PATH: '/guide/',
		GUIDE_LOCALE: 'en-GB-u-ms-metric',
		GUIDE_TIME_ZONE: 'Europe/Paris',
		GUIDE_CURRENCY: 'CHF',
		GUIDE_NOW: '2026-11-21T09:00:00Z',
	};

	expect(messages(environment)).toEqual([]);
});

test('an empty setting counts as one that is not set, as CI systems hand on what is not defined', () => {
	const empty = Object.fromEntries(settingNames.map((name) => [name, '']));

	expect(messages(empty)).toEqual([]);
	expect(readSettings(empty)).toEqual(readSettings({}));
	expect(readSettings(empty).settings).toMatchObject({ CONTENT_SYNC_MINUTES: 45 });
	expect(messages({ ...empty, CONTENT_SERVICE_URL: 'https://content.example' })).toEqual([
		expect.stringContaining('CONTENT_SERVICE_TOKEN is not'),
	]);
});

test('what is not set has the default that the reference states', () => {
	expect(readSettings({}).settings).toMatchObject({
		CONTENT_SERVICE_CONCURRENCY: 16,
		CONTENT_SERVICE_CONNECT_TIMEOUT_MS: 10_000,
		CONTENT_SERVICE_HEADERS_TIMEOUT_MS: 30_000,
		CONTENT_SERVICE_BODY_TIMEOUT_MS: 30_000,
		CONTENT_SERVICE_MAX_ANSWER_BYTES: 10_000_000,
		CONTENT_SERVICE_MAX_RETRIES: 5,
		CONTENT_SERVICE_MOST_FAILURES: 0.1,
		CONTENT_SERVICE_DESTINATIONS_PATH: '/v1/destinations',
		CONTENT_SERVICE_PLACES_PATH: '/v1/places',
		CONTENT_SERVICE_EVENTS_PATH: '/v1/events',
		CONTENT_SERVICE_COLLECTIONS_PATH: '/v1/collections',
		CONTENT_SERVICE_PAGE_SIZE_PARAMETER: 'limit',
		CONTENT_SERVICE_PAGE_SIZE: 100,
		CONTENT_SERVICE_MAX_PAGES: 10_000,
		CONTENT_SERVICE_PROVES_TOTAL: true,
		CONTENT_SERVICE_PROVES_CLOCK: true,
		CONTENT_OFFLINE: false,
		CONTENT_FULL_READ: false,
		CONTENT_FULL_READ_DAYS: 7,
		CONTENT_ACCEPT_SHRINK: false,
		CONTENT_MOST_GONE: 0.2,
		CONTENT_LAST_GOOD_DAYS: 7,
		CONTENT_LAST_GOOD_EXIT_CODE: 3,
		CONTENT_SYNC_MINUTES: 45,
		WAYMARK_CACHE: '.waymark',
		CONTENT_REPORT: 'content-report.json',
		GUIDE_IMAGES_TIME_LIMIT_MS: 300_000,
		GUIDE_IMAGES_TIMEOUT_MS: 30_000,
		GUIDE_IMAGES_MAX_BYTES: 30_000_000,
	});
});

test('numbers are what is written, as Astro reads them', () => {
	const environment = {
		CONTENT_SERVICE_MAX_ANSWER_BYTES: '10000000',
		CONTENT_SERVICE_MAX_RETRIES: '0',
		CONTENT_MOST_GONE: ' 0.25 ',
		CONTENT_LAST_GOOD_DAYS: '.5',
		GUIDE_BUILD_THREADS: '2.0',
	};

	expect(messages(environment)).toEqual([]);
	expect(readSettings(environment).settings).toMatchObject({
		CONTENT_SERVICE_MAX_ANSWER_BYTES: 10_000_000,
		CONTENT_SERVICE_MAX_RETRIES: 0,
		CONTENT_MOST_GONE: 0.25,
		CONTENT_LAST_GOOD_DAYS: 0.5,
		GUIDE_BUILD_THREADS: 2,
	});
});

test('a list that is not to be asked for is set to a word, not to nothing', () => {
	const { settings } = readSettings({
		CONTENT_SERVICE_EVENTS_PATH: 'none',
		CONTENT_SERVICE_PAGE_SIZE_PARAMETER: 'none',
		CONTENT_SERVICE_PLACES_PATH: '',
	});
	// Without a problem each setting has its value.
	const { discovery } = serviceSettings(settings as Settings, site);

	expect(discovery.paths).toMatchObject({ places: '/v1/places', events: '' });
	expect(discovery.pageSizeParameter).toBe('');
});

test('the sample is built for the address of a guide only where it is said to be meant', () => {
	const published = { CONTENT_SERVICE_URL: '', SITE_URL: 'https://guide.example' };

	expect(messages({ ...published, GUIDE_SAMPLE: 'true' })).toEqual([]);
	for (const GUIDE_SAMPLE of ['', 'false']) {
		expect(messages({ ...published, GUIDE_SAMPLE })).toEqual([
			'SITE_URL is set, but CONTENT_SERVICE_URL is not: the sample guide would be built for https://guide.example. Set CONTENT_SERVICE_URL and CONTENT_SERVICE_TOKEN or, if the sample is meant, GUIDE_SAMPLE to true.',
		]);
	}
});

test('a host needs no address where none is named, or in `src/config/site.ts` alone, by which things are tried out as well', () => {
	expect(messages({ GUIDE_HOST: 'none' })).toEqual([]);
	expect(messages({ GUIDE_HOST: 'netlify', SITE_URL: 'https://guide.example', ...sample })).toEqual(
		[],
	);
	expect(messages({}, { ...site, host: 'netlify' })).toEqual([]);
});

test('hosts of images are named with commas or white space between them, in any case', () => {
	const environment = { GUIDE_IMAGES_PRIVATE_HOSTS: ' Images.Intranet:8080,10.0.0.7\n[::1] ' };
	const { settings } = readSettings(environment);

	expect(messages(environment)).toEqual([]);
	// Without a problem each setting has its value.
	expect(serviceSettings(settings as Settings, site).images.privateHosts).toEqual([
		'images.intranet:8080',
		'10.0.0.7',
		'[::1]',
	]);
});

const mistakes: [Environment, string][] = [
	[
		{ GUIDE_NOW: 'tomorrow' },
		'GUIDE_NOW ("tomorrow") is not an instant. Give date, time and offset, such as 2026-11-21T09:00:00Z.',
	],
	[
		{ GUIDE_NOW: '2026-02-30' },
		'GUIDE_NOW ("2026-02-30") is not an instant. Give date, time and offset, such as 2026-11-21T09:00:00Z.',
	],
	[
		{ GUIDE_TIME_ZONE: 'Lisbon' },
		'GUIDE_TIME_ZONE ("Lisbon") is not a time zone. Give a name of the IANA database, such as Europe/Lisbon.',
	],
	[
		{ GUIDE_TIME_ZONE: '+01:00' },
		'GUIDE_TIME_ZONE ("+01:00") is not a time zone. Give a name of the IANA database, such as Europe/Lisbon.',
	],
	[
		{ GUIDE_LOCALE: 'english' },
		'GUIDE_LOCALE ("english") is not a language that is known here. Give a tag such as en-GB or pt.',
	],
	[
		{ GUIDE_CONTENT_LANGUAGE: 'pt_PT' },
		'GUIDE_CONTENT_LANGUAGE ("pt_PT") is not a language that is known here. Give a tag such as en-GB or pt.',
	],
	[
		{ GUIDE_TERMS_LANGUAGE: 'english' },
		'GUIDE_TERMS_LANGUAGE ("english") is not a language that is known here. Give a tag such as en-GB or pt.',
	],
	[
		{ GUIDE_DESCRIPTION_LANGUAGE_KEY: ' ' },
		'GUIDE_DESCRIPTION_LANGUAGE_KEY is empty: set it or leave it out.',
	],
	[
		{ GUIDE_CURRENCY: 'euro' },
		'GUIDE_CURRENCY ("euro") is not a currency. Give a code of ISO 4217 in capitals, such as EUR.',
	],
	[{ GUIDE_NAME: ' ' }, 'GUIDE_NAME is empty: set it or leave it out.'],
	[
		{ SITE_URL: 'https://guide.example/lisbon/', ...sample },
		'SITE_URL ("https://guide.example/lisbon/") has a path. Set SITE_URL to https://guide.example and BASE_PATH to /lisbon/.',
	],
	[
		{ SITE_URL: 'guide.example', ...sample },
		'SITE_URL ("guide.example") is not an http or https address. Give it in the form https://guide.example.',
	],
	[
		{ SITE_URL: 'https://guide.example?a=1', ...sample },
		'SITE_URL ("https://guide.example?a=1") has more than an origin. Set it to https://guide.example.',
	],
	[
		{ GUIDE_HOST: 'netlify' },
		'GUIDE_HOST is set to netlify, but SITE_URL is not set: set it to the origin of the published guide, such as https://guide.example. To try things out, set it to http://localhost:4321 or leave GUIDE_HOST out.',
	],
	[{ BASE_PATH: 'guide' }, 'BASE_PATH ("guide") is not a path such as / or /guide/.'],
	[{ BASE_PATH: '/../etc/' }, 'BASE_PATH ("/../etc/") is not a path such as / or /guide/.'],
	[
		{ CONTENT_SERVICE_URL: 'https://content.example' },
		'CONTENT_SERVICE_URL is set, but CONTENT_SERVICE_TOKEN is not: set it to the access token of the content service.',
	],
	[
		{ CONTENT_SERVICE_TOKEN: 'abc', CONTENT_SERVICE_URL: '', SITE_URL: 'https://guide.example' },
		'CONTENT_SERVICE_TOKEN is set, but CONTENT_SERVICE_URL is not: set it to the address of the content service, or leave both out for the sample guide.',
	],
	[
		{
			CONTENT_SERVICE_URL: 'https://content.example',
			CONTENT_SERVICE_TOKEN: 'abc',
			GUIDE_SAMPLE: 'true',
		},
		'GUIDE_SAMPLE is true, but CONTENT_SERVICE_URL is set: leave out GUIDE_SAMPLE for a guide of that service, or CONTENT_SERVICE_URL and CONTENT_SERVICE_TOKEN for the sample guide.',
	],
	[
		{ CONTENT_SERVICE_URL: 'content.example', CONTENT_SERVICE_TOKEN: 'abc' },
		'CONTENT_SERVICE_URL is not an address such as https://content.example.',
	],
	[
		{ CONTENT_SERVICE_CONCURRENCY: '0' },
		'CONTENT_SERVICE_CONCURRENCY is not a whole number of 1 or more.',
	],
	[
		{ CONTENT_SERVICE_MOST_FAILURES: '5' },
		'CONTENT_SERVICE_MOST_FAILURES is not a number from 0 to 1.',
	],
	[
		{ CONTENT_SERVICE_MAX_ANSWER_BYTES: '10,000,000' },
		'CONTENT_SERVICE_MAX_ANSWER_BYTES is not a whole number of 1 or more. Write it in digits alone, such as 10000000.',
	],
	[
		{ CONTENT_SERVICE_HEADERS_TIMEOUT_MS: '60_000' },
		'CONTENT_SERVICE_HEADERS_TIMEOUT_MS is not a whole number from 1 to 2147483647. Write it in digits alone, such as 30000.',
	],
	[
		{ CONTENT_SERVICE_MOST_FAILURES: '1%' },
		'CONTENT_SERVICE_MOST_FAILURES is not a number from 0 to 1. Write it in digits, with a point before a fraction, such as 0.1.',
	],
	[
		{ CONTENT_MOST_GONE: '1/5' },
		'CONTENT_MOST_GONE is not a number from 0 to 1. Write it in digits, with a point before a fraction, such as 0.2.',
	],
	[
		{ CONTENT_SYNC_MINUTES: '0,5' },
		'CONTENT_SYNC_MINUTES is not a number of 0 or more. Write it in digits, with a point before a fraction, such as 45.',
	],
	[
		{ CONTENT_LAST_GOOD_DAYS: '12h' },
		'CONTENT_LAST_GOOD_DAYS is not a number of 0 or more. Write it in digits, with a point before a fraction, such as 7.',
	],
	[
		{ GUIDE_MOST_SOCIAL_IMAGES: '1e3' },
		'GUIDE_MOST_SOCIAL_IMAGES is not a whole number of 0 or more. Write it in digits alone.',
	],
	[
		{ CONTENT_SERVICE_PAGING: 'pages' },
		'CONTENT_SERVICE_PAGING is not one of none, link, next, cursor, offset, page.',
	],
	[
		{ GUIDE_IMAGES_PRIVATE_HOSTS: '10.0.0.7, [::1]:8080, https://images.intranet' },
		'GUIDE_IMAGES_PRIVATE_HOSTS names "https://images.intranet", which is not a host. Give each in the form images.intranet:8080, without a port if it is the usual one.',
	],
	[{ CONTENT_OFFLINE: 'yes' }, 'CONTENT_OFFLINE is not true or false.'],
	...[
		'CONTENT_SERVICE_CONNECT_TIMEOUT_MS',
		'CONTENT_SERVICE_HEADERS_TIMEOUT_MS',
		'CONTENT_SERVICE_BODY_TIMEOUT_MS',
		'GUIDE_IMAGES_TIME_LIMIT_MS',
		'GUIDE_IMAGES_TIMEOUT_MS',
	].map((setting): [Environment, string] => [
		{ [setting]: '2147483648' },
		`${setting} is not a whole number from 1 to 2147483647.`,
	]),
];

for (const [environment, message] of mistakes) {
	test(`${JSON.stringify(environment)} is told with what to do`, () => {
		expect(messages(environment)).toEqual([message]);
	});
}

test('a mistake in the facts of the guide is told by their file', () => {
	expect(messages({}, { ...site, timeZone: 'Lisbon' })).toEqual([
		'timeZone in src/config/site.ts ("Lisbon") is not a time zone. Give a name of the IANA database, such as Europe/Lisbon.',
	]);
});

test('every mistake is told at once, and the token never', () => {
	const found = messages({
		CONTENT_SERVICE_URL: 'nowhere',
		CONTENT_SERVICE_TOKEN: 'tok-4711',
		GUIDE_NOW: 'now',
		GUIDE_CURRENCY: 'EURO',
	});

	expect(found).toHaveLength(3);
	expect(found.join()).not.toContain('4711');
});

test('sources that say less than which origin they mean cannot be allowed', () => {
	const allowedSources = {
		'script-src': [
			"'unsafe-inline'",
			'https:',
			'*',
			'https://stats.example/a.js',
			'http://stats.example',
			'https://stats.example; img-src *',
		],
		'img-src': ['https://*.tiles.example', 'https://tiles.example:8443', 'data:'],
		'style-src': ["'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"],
		'default-src': ['https://a.example'],
	};

	expect(messages({}, { ...site, allowedSources })).toEqual([
		...["'unsafe-inline'", 'https:', '*', 'https://stats.example/a.js', 'http://stats.example'].map(
			(source) =>
				`allowedSources in src/config/site.ts allows "${source}" for script-src, which is no origin such as https://stats.example or https://*.tiles.example.`,
		),
		'allowedSources in src/config/site.ts allows "https://stats.example; img-src *" for script-src, which is no origin such as https://stats.example or https://*.tiles.example.',
		'allowedSources in src/config/site.ts allows "data:" for img-src, which is no origin such as https://stats.example or https://*.tiles.example.',
		'allowedSources in src/config/site.ts names the directive "default-src". Sources can be added to script-src, style-src, img-src, font-src, connect-src, manifest-src, worker-src, media-src, frame-src, form-action, frame-ancestors.',
	]);
});

test('links at the foot have words, and lead to a web address or below the guide', () => {
	const footerLinks = [
		{ label: 'Imprint', href: 'imprint/' },
		{ label: 'Data', href: 'files/data-protection.pdf' },
		{ label: 'Privacy', href: 'https://board.example/privacy?lang=en' },
		{ label: 'Privacy', href: '/privacy/' },
		{ label: 'Privacy', href: '../privacy/' },
		{ label: 'Privacy', href: 'javascript:alert(1)' },
		{ label: ' ', href: 'imprint/' },
	];
	const remedy = 'Give a web address, or a path below the guide such as imprint/.';

	expect(messages({}, { ...site, footerLinks })).toEqual([
		`footerLinks in src/config/site.ts has a link "Privacy" to "/privacy/". ${remedy}`,
		`footerLinks in src/config/site.ts has a link "Privacy" to "../privacy/". ${remedy}`,
		`footerLinks in src/config/site.ts has a link "Privacy" to "javascript:alert(1)". ${remedy}`,
		'footerLinks in src/config/site.ts has a link to "imprint/" without a label. Give it the words that visitors are to read.',
	]);
});
