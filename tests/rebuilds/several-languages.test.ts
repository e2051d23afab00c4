import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readContentFolder } from '../../src/cli/sample-service/content-folder.ts';
import { translated as inTranslation } from '../../src/cli/sample-service/translations.ts';
import { richEvent, richPlace } from '../fixtures/rich-records.ts';
import { axeScript, violations } from '../support/accessibility.ts';
import { type Build, buildSite, projectRoot } from '../support/build-site.ts';
import { eventId, placeId } from '../support/records.ts';
import { serveFolder } from '../support/static-server.ts';

// A guide in English and German of a service that answers `Accept-Language`.
test.describe.configure({ mode: 'serial' });

const english = 'A small museum of ships and charts by the old harbour, open every day.';
const arabic = 'متحف صغير للسفن والخرائط البحرية بجانب الميناء القديم، مفتوح كل يوم.';
const german = 'Ein kleines Museum der Schiffe und Karten am alten Hafen, täglich geöffnet.';

interface Named {
	id: string;
	name: string;
	description: string;
	metadata?: object;
}

const record = (number: number, name: string, description: string): Named => ({
	...richPlace,
	id: placeId(number),
	name,
	description,
	metadata: {},
});
const translated = {
	en: record(1, 'Harbour Museum', english),
	de: record(1, 'Hafenmuseum', german),
};
const untranslated = record(2, 'Chapel', 'A chapel above the river.');
const renamed = {
	...translated.de,
	name: 'Museum am Hafen',
	updated_at: '2026-11-20T08:00:00.000+00:00',
};
const event = { ...richEvent, id: eventId(1), name: 'Regatta', description: 'Boats on the river.' };
const germanEvent = { ...event, name: 'Ruderfest', description: 'Boote auf dem Fluss.' };
const inEnglishAlone = record(3, 'Lighthouse', 'A lighthouse with a view.');

const content: Record<string, Record<string, Named[]>> = {
	en: { places: [translated.en, untranslated, inEnglishAlone], events: [event] },
	de: { places: [translated.de, untranslated], events: [germanEvent] },
};
let down: string | undefined;
const asked = new Set<string>();

let service: Server;
let first: Build;
let settings: Record<string, string>;
test.beforeAll(async () => {
	service = createServer((request, response) => {
		const language = request.headers['accept-language'] ?? '';
		asked.add(language);
		const [, , resource = '', id] = new URL(request.url ?? '', 'http://localhost').pathname.split(
			'/',
		);
		const records = content[language]?.[resource] ?? [];
		const data = id === undefined ? records : records.find((entry) => entry.id === id);
		response.statusCode = down === language ? 500 : data === undefined ? 404 : 200;
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify({ data, meta: { request_id: id, api_version: '2026-01-01' } }));
	});
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
	const { port } = service.address() as AddressInfo;
	settings = {
		CONTENT_SERVICE_URL: `http://127.0.0.1:${port}`,
		CONTENT_SERVICE_TOKEN: 'languages',
		CONTENT_SERVICE_MAX_RETRIES: '0',
		SITE_URL: 'https://guide.example',
		GUIDE_LANGUAGES: 'en, de',
		GUIDE_NAME: 'The coast',
		GUIDE_TIME_ZONE: 'Europe/Lisbon',
		GUIDE_NOW: '2026-11-21T11:00:00Z',
		GUIDE_MOST_SOCIAL_IMAGES: '0',
	};
	first = await buildSite('several-languages', settings);
	expect(first.exitCode, first.output).toBe(0);
});
test.afterAll(() => service.close());

test('each language is asked for by its tag, and has its own pages', () => {
	expect([...asked].sort()).toEqual(['de', 'en']);
	expect(page('places/harbour-museum-00000001/')).toContain(english);
	expect(page('de/places/hafenmuseum-00000001/')).toContain(german);
	expect(page('de/places/hafenmuseum-00000001/')).toContain('<html lang="de"');
	expect(existsSync(join(first.folder, 'de', 'places', 'lighthouse-00000003'))).toBe(false);
	expect(readFileSync(join(first.folder, 'robots.txt'), 'utf8')).toContain(
		'Sitemap: https://guide.example/de/sitemap-index.xml',
	);
});

test('pages name their translations, themselves among them, and are named by these', () => {
	const pages = htmlFiles(first.folder).map((file) =>
		alternatesOf(file.replace(/index\.html$/, '')),
	);
	const named = new Map(
		pages.flatMap(({ alternates, canonical }) =>
			alternates.size > 0 ? [[canonical, alternates] as const] : [],
		),
	);

	expect(named.size).toBeGreaterThanOrEqual(12);
	for (const [address, alternates] of named) {
		expect([...alternates.keys()]).toEqual(['en', 'de', 'x-default']);
		expect([...alternates.values()]).toContain(address);
		for (const other of alternates.values()) expect(named.get(other)).toEqual(alternates);
	}
	expect(alternatesOf('de/places/hafenmuseum-00000001/').alternates).toEqual(
		new Map([
			['en', 'https://guide.example/places/harbour-museum-00000001/'],
			['de', 'https://guide.example/de/places/hafenmuseum-00000001/'],
			['x-default', 'https://guide.example/places/harbour-museum-00000001/'],
		]),
	);
	for (const path of ['', 'de/', 'explore/', 'de/map/', 'events/regatta-00000001/']) {
		expect(alternatesOf(path).alternates.size, path).toBe(3);
	}
	expect(first.output).not.toContain('translations');
});

test('the sitemaps name the same translations', () => {
	const sitemap = readFileSync(join(first.folder, 'de', 'sitemap-0.xml'), 'utf8');

	expect(sitemap).toContain(
		'<xhtml:link rel="alternate" hreflang="en" href="https://guide.example/places/harbour-museum-00000001/"/>',
	);
	expect(sitemap).not.toContain('href="https://guide.example/places/chapel-00000002/"');
});

test('months are paired by their dates, and lists by their paths', () => {
	for (const path of ['events/months/2026-12/', 'categories/culture/museums/']) {
		const addresses = ['', 'de/'].map((base) => `https://guide.example/${base}${path}`);
		expect([...alternatesOf(`de/${path}`).alternates.values()], path).toEqual([
			...addresses,
			addresses[0],
		]);
	}
});

test('structured data names a thing alike in all languages, and says which page is a translation', () => {
	const original = graphOf('places/harbour-museum-00000001/');
	const translation = graphOf('de/places/hafenmuseum-00000001/');
	const pageOf = (graph: Node[]) => graph.find((node) => node['@type'] === 'WebPage');
	const thing = `https://guide.example/#${placeId(1)}`;

	expect(original.map((node) => node['@id'])).toContain(thing);
	expect(translation.map((node) => node['@id'])).toContain(thing);
	expect(pageOf(original)).toMatchObject({
		inLanguage: 'en',
		workTranslation: [
			{
				'@type': 'WebPage',
				'@id': 'https://guide.example/de/places/hafenmuseum-00000001/#webpage',
				url: 'https://guide.example/de/places/hafenmuseum-00000001/',
				inLanguage: 'de',
			},
		],
	});
	expect(pageOf(translation)).toMatchObject({
		inLanguage: 'de',
		translationOfWork: {
			'@id': 'https://guide.example/places/harbour-museum-00000001/#webpage',
			inLanguage: 'en',
		},
	});
	expect(page('de/places/chapel-00000002/')).not.toContain('translationOfWork');
	expect(page('de/events/ruderfest-00000001/')).toContain(
		`"@id":"https://guide.example/#${eventId(1)}"`,
	);
});

test('a text that is not translated says in which language it is, and is no translation', () => {
	const shown = page('de/places/chapel-00000002/');

	expect(shown).toContain('Dieser Text ist in einer anderen Sprache: Englisch.');
	expect(shown).toMatch(/<p [^>]*lang="en">A chapel above the river\./);
	expect(alternatesOf('de/places/chapel-00000002/').alternates.size).toBe(0);
	expect(alternatesOf('places/chapel-00000002/').alternates.size).toBe(0);
	expect(page('places/chapel-00000002/')).not.toContain('another language');
});

test('the switcher leads to the same record, or to a list where there is none', () => {
	expect(switcherOf('places/harbour-museum-00000001/')).toEqual([
		['en', '/places/harbour-museum-00000001/', 'English'],
		['de', '/de/places/hafenmuseum-00000001/', 'Deutsch'],
	]);
	expect(switcherOf('places/lighthouse-00000003/')).toEqual([
		['en', '/places/lighthouse-00000003/', 'English'],
		['de', '/de/places/', 'Deutsch (Übersicht)'],
	]);
});

test.describe('to a German browser', () => {
	test.use({ locale: 'de-DE' });

	test('a page offers itself in German until that is closed for good', async ({ page: shown }) => {
		const server = await serveFolder(first.folder);
		const offer = shown.locator('language-offer');
		await shown.addInitScript({ path: axeScript });
		await shown.goto(`${server.url}places/harbour-museum-00000001/`);
		await expect(offer.getByRole('link')).toHaveText('Diese Seite gibt es auf Deutsch.');
		expect(await violations(shown)).toEqual([]);
		await offer.getByRole('link').click();
		await expect(shown).toHaveURL(/\/de\/places\/hafenmuseum-00000001\/$/);
		await expect(offer).toBeHidden();

		await shown.locator('.languages').getByRole('link', { name: 'English' }).click();
		await offer.getByRole('button', { name: 'Schließen' }).click();
		await shown.reload();
		await expect(shown.locator('.languages').first()).toBeVisible();
		await expect(offer).toBeHidden();
		await shown.goto(`${server.url}places/lighthouse-00000003/`);
		await expect(offer).toBeHidden();
		await server.close();
	});
});

test('the worker at the root leaves the pages of other languages to theirs', () => {
	expect(page('sw.js')).toContain('"otherBases":["/de/"]');
	expect(page('de/sw.js')).not.toContain('"otherBases"');
});

test('a record renamed in one language leads on in that language alone, and what is down stays', async () => {
	content.de = { places: [renamed, untranslated], events: [germanEvent] };
	down = 'en';
	const second = await buildSite('several-languages', settings, { keepCache: true });

	expect(second.exitCode, second.output).toBe(3);
	expect(second.output).toMatch(/^en: Published from the last good snapshot/m);
	expect(/content="0;url=([^"]+)"/.exec(page('de/places/hafenmuseum-00000001/'))?.[1]).toBe(
		'/de/places/museum-am-hafen-00000001/',
	);
	expect(page('places/harbour-museum-00000001/')).toContain(english);
	expect(alternatesOf('places/harbour-museum-00000001/').alternates.get('de')).toBe(
		'https://guide.example/de/places/museum-am-hafen-00000001/',
	);
});

test('a list that shrank in one language leaves its pages, and the others are published', async () => {
	down = undefined;
	content.de = { places: [renamed], events: [] };
	content.en?.places?.push(record(4, 'New Pier', 'A pier of wood.'));
	content.ar = { places: [record(1, 'متحف الميناء', arabic)], events: [] };
	content.pt = { places: await sampleInPortuguese(), events: [] };
	const more = { ...settings, GUIDE_LANGUAGES: 'en, de, ar, pt-PT=/pt/' };
	const third = await buildSite('several-languages', more, { keepCache: true });

	expect(third.exitCode, third.output).toBe(3);
	expect(third.output).toMatch(/^de: Its pages are of what was read before/m);
	expect(page('de/places/chapel-00000002/')).toContain('A chapel above the river.');
	expect(page('places/new-pier-00000004/')).toContain('A pier of wood.');
});

test('a guide in Arabic is laid out from right to left, and nothing stands out of its pages', async ({
	page: shown,
}) => {
	const arabicPage = 'ar/places/متحف-الميناء-00000001/';
	const server = await serveFolder(first.folder);
	await shown.addInitScript({ path: axeScript });
	await shown.setViewportSize({ width: 390, height: 800 });
	for (const path of ['ar/', arabicPage, 'ar/explore/', 'ar/map/']) {
		await shown.goto(server.url + encodeURI(path));
		expect(await shown.locator('html').getAttribute('dir'), path).toBe('rtl');
		const widths = await shown.evaluate(() => [document.body.scrollWidth, innerWidth]);
		expect(widths[0], path).toBeLessThanOrEqual(widths[1] ?? 0);
		expect(await violations(shown), path).toEqual([]);
	}
	await shown.goto(server.url + encodeURI(arabicPage));
	const { left, right } = await shown.evaluate(() => {
		const heading = document.createRange();
		heading.selectNodeContents(document.querySelector('h1') ?? document.body);
		const text = heading.getBoundingClientRect();
		return { left: text.left, right: innerWidth - text.right };
	});
	expect(left).toBeGreaterThan(right + 50);
	await server.close();
});

test('the sample is a guide in Portuguese, with the words of Portugal', () => {
	const monastery = page('pt/places/mosteiro-dos-jeronimos-ac8283b9/');

	expect(monastery).toContain('<html lang="pt-PT"');
	expect(monastery).toContain('Mosteiro começado em 1501 para os monges de São Jerónimo');
	expect(monastery).toContain('Transportes públicos');
	expect(monastery).not.toContain('Public transport');
	expect(monastery).not.toContain('Transporte público');
});

test('nothing is published where there is nothing to build a language from', async () => {
	down = 'de';
	const none = await buildSite('language-without-pages', settings);
	down = undefined;

	expect(none.exitCode, none.output).toBe(1);
	expect(none.output).toContain('Nothing is published: de could not be read.');
	expect(existsSync(none.folder)).toBe(false);
});

/** Returns a place of the sample as its service sends it to whoever prefers Portuguese. */
async function sampleInPortuguese(): Promise<Named[]> {
	const sample = await readContentFolder(join(projectRoot, 'sample-content'));
	const { places = [] } = inTranslation(
		sample,
		sample.translations.pt ?? { texts: {}, records: {} },
	);
	// Places of the sample have these members.
	return places.slice(0, 1) as Named[];
}

function page(path: string): string {
	return readFileSync(
		join(first.folder, path.endsWith('/') || path === '' ? `${path}index.html` : path),
		'utf8',
	);
}

function alternatesOf(path: string): { canonical: string; alternates: Map<string, string> } {
	const html = page(path);
	const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
	return {
		canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
		alternates: new Map([...links].map(([, tag = '', href = '']) => [tag, href])),
	};
}

interface Node {
	'@type': string;
	'@id': string;
}

function graphOf(path: string): Node[] {
	const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page(path))?.[1] ?? '';
	return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}

function switcherOf(path: string): string[][] {
	const [nav = ''] = /<nav class="languages".*?<\/nav>/s.exec(page(path)) ?? [];
	const links = nav.matchAll(/<a href="([^"]+)" lang="([^"]+)"[^>]*>([^<]+)</g);
	return [...links].map(([, href = '', tag = '', name = '']) => [
		tag,
		href,
		name.replace(/\s+/g, ' ').trim(),
	]);
}

function htmlFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('index.html'),
	);
}
