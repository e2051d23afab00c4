import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { messagesFor } from '../../src/i18n/messages/messages.ts';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { richEvent, richPlace } from '../fixtures/rich-records.ts';
import { type Build, buildSite } from '../support/build-site.ts';
import { jsonLeaves } from '../support/json-leaves.ts';
import { eventId, placeId } from '../support/records.ts';
import { serveFolder, type StaticServer } from '../support/static-server.ts';
import { textsOf } from '../unit/i18n/messages/message-samples.ts';

// A guide in French of content in Arabic, with terms in English and a description in Dutch.
test.describe.configure({ mode: 'serial' });

const now = '2026-11-21T11:00:00Z';
const tagline = 'أماكن على الساحل.';
const description = 'متحف صغير للسفن والخرائط عند الميناء القديم، يفتح أبوابه كل يوم.';
const dutch = 'Een klein museum van schepen en kaarten bij de oude haven.';
const places = [
	{ ...richPlace, id: placeId(1), name: 'متحف الميناء القديم', description },
	{
		...richPlace,
		id: placeId(2),
		name: 'מוזיאון הנמל',
		alternate_name: '港の博物館',
		description: dutch,
		metadata: { description_language: 'nl' },
	},
];
const events = [{ ...richEvent, id: eventId(1), name: 'أمسية موسيقية', description }];

let build: Build;
let server: StaticServer;
test.beforeAll(async () => {
	const service = await startContentServer({ content: { places, events }, token: 'languages' });
	build = await buildSite('languages', {
		CONTENT_SERVICE_URL: service.url,
		CONTENT_SERVICE_TOKEN: service.token,
		SITE_URL: 'https://guide.example',
		GUIDE_NAME: 'الميناء',
		GUIDE_TAGLINE: tagline,
		GUIDE_LOCALE: 'fr-FR',
		GUIDE_CONTENT_LANGUAGE: 'ar',
		GUIDE_TERMS_LANGUAGE: 'en',
		GUIDE_TIME_ZONE: 'Europe/Lisbon',
		GUIDE_NOW: now,
		GUIDE_MOST_SOCIAL_IMAGES: '0',
	});
	await service.close();
	expect(build.exitCode, build.output).toBe(0);
	server = await serveFolder(build.folder);
});
test.afterAll(() => server.close());

test('no page says a word of the English interface', () => {
	const french = textsOf(messagesFor('fr'));
	const english = [...textsOf(messagesFor('en'))].flatMap(([path, { text, given }]) => {
		const isSame = text === french.get(path)?.text;
		return isSame || given.length > 0 || String(text).length < 4 ? [] : [String(text)];
	});
	expect(english.length).toBeGreaterThan(200);
	for (const path of htmlFiles()) {
		const shown = shownTexts(readFileSync(join(build.folder, path), 'utf8'));
		expect(
			english.filter((text) => shown.has(text)),
			path,
		).toEqual([]);
	}
});

test('content in Arabic and names in other scripts are marked as what they are', async ({
	page,
}) => {
	await page.goto(`${server.url}${pathOf('places', 1)}`);
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
	await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
	await expect(page.locator('h1 bdi')).toHaveAttribute('lang', 'ar');
	const prose = page.getByText(description).first();
	await expect(prose).toHaveAttribute('lang', 'ar');
	await expect(prose).toHaveCSS('direction', 'rtl');

	await page.goto(`${server.url}${pathOf('places', 2)}`);
	await expect(page.locator('h1 bdi')).toHaveAttribute('lang', 'und-Hebr');
	await expect(page.locator('.alternate-name bdi')).toHaveAttribute('lang', 'ja');
	await expect(page.locator('p.eyebrow').first()).toHaveAttribute('lang', 'en');
	await expect(page.getByText(dutch)).toHaveAttribute('lang', 'nl');
});

test('sentences and addresses of the service run in their own direction, whichever that of the page is', async ({
	page,
}) => {
	const sentences = jsonLeaves([tagline, places, events]).flatMap(({ value }) =>
		typeof value === 'string' && /\p{L}.*[^\p{L}\d]$/u.test(value) ? value.split('\n\n') : [],
	);
	for (const path of ['', pathOf('places', 1), pathOf('events', 1)]) {
		await page.goto(`${server.url}${path}`);
		expect(await page.evaluate(turnedTexts, sentences), path).toEqual([]);
	}
});

test('telephone numbers read from left to right on any page', async ({ page }) => {
	await page.goto(`${server.url}${pathOf('places', 1)}`);
	await page.evaluate(() => (document.documentElement.dir = 'rtl'));
	await expect(page.locator('[href^="tel:"]').first()).toHaveCSS('direction', 'ltr');
});

test('the names in a list of what is on begin where their dates do', async ({ page }) => {
	await page.goto(`${server.url}events/`);
	const line = page.locator('whats-on-list li').first();
	await expect(line.locator('a')).toHaveCSS('direction', 'ltr');
	await expect(line.locator('a bdi')).toHaveCSS('direction', 'rtl');
	await expect(line.locator('a bdi')).toHaveAttribute('lang', 'ar');
});

test('every text of the service that stands by itself says its language', async ({ page }) => {
	// The names of licences are of no language, and an alternate name is in one or the other.
	const unspoken = ['license', 'alternate_name'];
	const sent = jsonLeaves([places, events]).flatMap(({ path, value }) =>
		typeof value === 'string' && /\p{L}/u.test(value) && !unspoken.includes(String(path.at(-1)))
			? value.split('\n\n')
			: [],
	);
	const lists = [
		'',
		'places/',
		'events/',
		'categories/',
		'categories/culture/',
		'browse/',
		'explore/',
	];
	for (const path of [...lists, pathOf('places', 1), pathOf('places', 2), pathOf('events', 1)]) {
		await page.goto(`${server.url}${path}`);
		expect(await page.evaluate(unmarkedTexts, sent), path).toEqual([]);
	}
});

test('what scripts show of the service says its language, and words of the interface do not', async ({
	page,
}) => {
	await page.clock.setFixedTime(now);
	await page.goto(`${server.url}explore/`);
	await expect(page.locator('html')).toHaveAttribute('data-content-language', 'ar');
	const names = page.locator('.place-rows bdi');
	await expect(names.filter({ hasText: 'متحف الميناء القديم' })).toHaveAttribute('lang', 'ar');
	await expect(names.filter({ hasText: 'מוזיאון הנמל' })).toHaveAttribute('lang', 'und-Hebr');
	await expect(page.locator('.place-rows .eyebrow').first()).toHaveAttribute('lang', 'en');
	const valueOf = (facet: string) => page.locator(`[name="${facet}"] + span`).first();
	const unfold = () =>
		page.locator('[data-part="facets"] details').evaluateAll((groups) => {
			for (const group of groups) group.toggleAttribute('open', true);
		});
	await unfold();
	await expect(valueOf('mood')).toHaveAttribute('lang', 'en');
	await expect(valueOf('city')).toHaveAttribute('lang', 'und-Latn');
	await expect(valueOf('accessibility')).toBeVisible();
	await expect(valueOf('accessibility')).not.toHaveAttribute('lang');

	await page.goto(`${server.url}events/?theme=fado`);
	await expect(page.locator('.event-rows bdi')).toHaveAttribute('lang', 'ar');
	await unfold();
	await expect(valueOf('theme')).toHaveAttribute('lang', 'en');
	await expect(valueOf('language')).toBeVisible();
	await expect(valueOf('language')).not.toHaveAttribute('lang');

	await page.locator('search-box input').pressSequentially('מוז');
	await expect(page.getByRole('option').first().locator('span')).toHaveAttribute(
		'lang',
		'und-Hebr',
	);

	await page.goto(`${server.url}map/`);
	await expect(page.locator('places-in-view bdi').first()).toHaveAttribute(
		'lang',
		/^(ar|und-Hebr)$/,
	);

	await page.goto(`${server.url}search/?q=schepen`);
	await expect(page.locator('.excerpt')).toHaveAttribute('lang', 'nl');
	await page.goto(`${server.url}search/?q=${encodeURIComponent('للسفن')}`);
	await expect(page.locator('.excerpt').first()).toHaveAttribute('lang', 'ar');
});

test('the lines of the year of a place begin with a capital, as its weekdays do', async ({
	page,
}) => {
	await page.goto(`${server.url}${pathOf('places', 1)}`);
	const line = page.getByText('du 1er janvier au 31 mars\u202f: tableau 1');
	const caseOf = (element: Element) => getComputedStyle(element, '::first-letter').textTransform;
	expect(await line.evaluate(caseOf)).toBe('uppercase');
});

test('the browser says in French when a place is open', async ({ page }) => {
	await page.clock.setFixedTime(now);
	await page.goto(`${server.url}${pathOf('places', 1)}`);
	await expect(page.locator('opening-status').first()).toHaveText('Ouvert · jusqu’à 18:00');
	await page.clock.setFixedTime('2026-11-22T19:00:00Z');
	await page.reload();
	await expect(page.locator('opening-status').first()).toHaveText(
		'Fermé en ce moment · ouvre mardi à 10:00',
	);
});

for (const direction of ['ltr', 'rtl']) {
	test(`pages that run ${direction} are no wider than the screen`, async ({ page }) => {
		const paths = ['', 'places/', 'events/', 'about/', pathOf('places', 1), pathOf('events', 1)];
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 844 });
			for (const path of paths) {
				await page.goto(`${server.url}${path}`);
				const overhang = await page.evaluate((dir) => {
					const { documentElement: root } = document;
					root.dir = dir;
					return root.scrollWidth - root.clientWidth;
				}, direction);
				expect(overhang, `${path} at ${width} px`).toBe(0);
			}
		}
	});
}

function htmlFiles(): string[] {
	return readdirSync(build.folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
		path.endsWith('.html'),
	);
}

function pathOf(resource: 'places' | 'events', number: number): string {
	const ending = `${String(number).padStart(8, '0')}/index.html`;
	const file = htmlFiles().find((path) => path.startsWith(resource) && path.endsWith(ending));
	return encodeURI((file ?? '').replace('index.html', ''));
}

/**
 * Returns the texts that the page shows as if they were of its own language; names in addresses
 * and credits of photographs aside.
 */
function unmarkedTexts(texts: readonly string[]): string[] {
	const { body, documentElement } = document;
	const walker = document.createTreeWalker(body, NodeFilter.SHOW_ALL);
	const unmarked: string[] = [];
	while (walker.nextNode()) {
		const { currentNode: node } = walker;
		const element = node instanceof Element ? node : node.parentElement;
		const text = node instanceof Element ? node.getAttribute('alt') : node.nodeValue;
		if (!text || !texts.includes(text.trim())) continue;
		if (element?.closest('[lang]') !== documentElement) continue;
		if (!element.closest('address, small.credit, script')) unmarked.push(text);
	}
	return unmarked;
}

/**
 * Returns the texts, and lines of addresses, that a page of the other direction turns: their last
 * mark or first number changes sides.
 */
function turnedTexts(texts: readonly string[]): string[] {
	const { body, documentElement: root } = document;
	return (['ltr', 'rtl'] as const).flatMap((direction) => {
		root.dir = direction;
		const turned: string[] = [];
		const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = walker.currentNode.nodeValue?.trim() ?? '';
			const { parentElement: element } = walker.currentNode;
			const isArabic = /\p{Script=Arabic}/u.test(text);
			if (!element || text === '' || isArabic === (direction === 'rtl')) continue;
			if (!texts.includes(text) && !element.closest('address')) continue;
			const { direction: own, unicodeBidi } = getComputedStyle(element);
			// Each line of such a text has the direction of its first letter.
			if (unicodeBidi !== 'plaintext' && own === direction) turned.push(text);
		}
		return turned;
	});
}

/** Texts between tags and those of attributes that people are told. */
function shownTexts(html: string): Set<string> {
	const page = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
	const texts = page.matchAll(/>([^<]+)<|(?:aria-label|alt|title|content)="([^"]+)"/g);
	return new Set([...texts].map(([, text, attribute]) => (text ?? attribute ?? '').trim()));
}

test('a guide without destinations and collections is warned of none', () => {
	expect(build.exitCode, build.output).toBe(0);
	expect(build.output).not.toContain('does not exist or is empty');
});
