import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page, type Response } from '@playwright/test';
import { builtSite, recordPages } from '../support/built-site.ts';
import { notablePages } from '../support/notable-pages.ts';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild, siteFolder } from '../support/site-builds.ts';

/**
 * Holds what a page loads at most on a phone, in kilobytes (1024 bytes): fonts as they are, the
 * rest as gzip makes it.
 */
interface Budget {
	document: number;
	script: number;
	stylesheet: number;
	font: number;
	/** Files of all kinds but pictures, the page itself among them. */
	files: number;
}
type Kind = Exclude<keyof Budget, 'files'>;

const defaultBudget: Budget = { document: 25, script: 10, stylesheet: 12, font: 100, files: 8 };

const phone = { width: 390, height: 844 };

/** Pages with filters, maps and lists of one's own have a stylesheet more. */
const tools = { stylesheet: 17 };

/** Budgets by path below the guide; where nothing is said the default holds. */
const budgets: Record<string, Partial<Budget>> = {
	'about/': tools,
	'events/': { ...tools, document: 35, script: 20, files: 16 },
	'explore/': { ...tools, script: 20, files: 16 },
	'map/': { ...tools, script: 60, files: 16 },
	'saved/': { ...tools, script: 13, files: 16 },
	'search/': { ...tools, script: 20, files: 14 },
};

test('a page of a place is light, and asks nobody but its own site for anything', async ({
	browser,
	guide,
}) => {
	test.slow();
	for (const path of fullestPlaces()) {
		// With cards of events, and the words that scripts say, which were in the document before.
		const budget = { ...defaultBudget, document: 24, script: 9 };
		await expectWithin(budget, browser, new URL(path, guide.url));
	}
	const budget = { ...defaultBudget, document: 12, script: 7 };
	await expectWithin(budget, browser, new URL(placeWithoutEvents(), guide.url));
});

test('pages of all other kinds are light as well', async ({ browser, guide }) => {
	test.slow();
	const notable = [...notablePages(builtSite(sampleBuild)).values()].map(({ path }) =>
		path.slice(1),
	);
	for (const path of new Set([...notable, 'browse/', ...Object.keys(budgets)])) {
		// With the words that scripts say, as above.
		const ofKind = /^events\/[^/]+-[0-9a-f]{8}\/$/.test(path)
			? { document: 24, script: 11, files: 9 }
			: {};
		const budget = { ...defaultBudget, ...ofKind, ...budgets[path] };
		await expectWithin(budget, browser, new URL(path, guide.url));
	}
});

/**
 * Holds how long pages are at most before they are compressed, as they are rendered, checked and
 * parsed: in kilobytes, of places and events the one in the middle.
 */
const lengths: Record<string, number> = {
	places: 25,
	events: 23,
	'': 31,
	'destinations/lisbon/': 46,
	'explore/': 31,
	'map/': 18,
	'search/': 12,
};

test('a page says only what is its own: drawings, fonts and the credits of others are elsewhere', () => {
	for (const [path, budget] of Object.entries(lengths)) {
		const isMiddle = path === 'places' || path === 'events';
		const length = lengthOf(isMiddle ? middleOf(path).path : path) / 1024;
		expect(length, path).toBeGreaterThan(5);
		expect(length, path).toBeLessThanOrEqual(budget);
	}
});

/** Maximum number of elements of the place in the middle: each is parsed, styled and laid out. */
const mostElements = 350;

test('a page of a place has no more elements than it needs', async ({ browser, guide }) => {
	// As it is served: scripts add what is true of now.
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(new URL(middleOf('places').path.replace(/^\//, ''), guide.url).href);

	const count = await page.locator('*').count();
	expect(count).toBeGreaterThan(100);
	expect(count).toBeLessThanOrEqual(mostElements);
	await context.close();
});

/** Returns the page of a place or an event that is of middle length. */
function middleOf(resource: 'places' | 'events'): { path: string } {
	const pages = recordPages(builtSite(sampleBuild), resource);
	const sorted = pages.toSorted((a, b) => lengthOf(a.path) - lengthOf(b.path));
	const middle = sorted[Math.floor(sorted.length / 2)];
	if (!middle) throw new Error(`The sample has no ${resource}.`);
	return middle;
}

function lengthOf(path: string): number {
	return readFileSync(fileOf(path)).length;
}

function fileOf(path: string): string {
	return join(siteFolder(sampleBuild), decodeURIComponent(path), 'index.html');
}

/** Paths of the pages of places with the longest documents, which show most and need most. */
function fullestPlaces(): string[] {
	const paths = recordPages(builtSite(sampleBuild), 'places').map(({ path }) => path);
	return paths.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 5);
}

/** Returns the path of the page of a place that has hours and shows no event. */
function placeWithoutEvents(): string {
	const page = recordPages(builtSite(sampleBuild), 'places').find(({ path }) => {
		const html = readFileSync(fileOf(path), 'utf8');
		return html.includes('<opening-status') && !html.includes('<event-date');
	});
	if (!page) throw new Error('The sample has no such place.');
	return page.path;
}

async function expectWithin(budget: Budget, browser: Browser, { href }: URL): Promise<void> {
	const page = await browser.newPage({ viewport: phone });
	const responses: Response[] = [];
	page.on('response', (response) => responses.push(response));
	const requested: string[] = [];
	page.on('request', (request) => requested.push(request.url()));
	await page.goto(href, { waitUntil: 'networkidle' });

	const { origin } = new URL(href);
	const weights = await weightsOf(page, responses);
	for (const [kind, weight] of Object.entries(weights)) {
		expect(weight, `${href}: ${kind}`).toBeGreaterThan(0);
		expect(weight, `${href}: ${kind}`).toBeLessThanOrEqual(budget[kind as Kind]);
	}
	const files = responses.filter((response) => response.request().resourceType() !== 'image');
	expect(files.length, `${href}: files`).toBeLessThanOrEqual(budget.files);
	expect(requested.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url))).toEqual(
		[],
	);
	await page.close();
}

/**
 * Kilobytes of a page; what stands in the document itself counts as part of it, and as script or
 * stylesheet too.
 */
async function weightsOf(
	page: Page,
	responses: readonly Response[],
): Promise<Record<Kind, number>> {
	const weights = { document: 0, script: 0, stylesheet: 0, font: 0 };
	for (const response of responses) {
		const kind = response.request().resourceType();
		if (!Object.hasOwn(weights, kind)) continue;
		const body = await response.body();
		weights[kind as Kind] += (kind === 'font' ? body : gzipSync(body)).length / 1024;
	}
	const scripts = page.locator('script:not([src], [type="application/ld+json"])');
	const styles = page.locator('style');
	weights.script += gzipSync((await scripts.allTextContents()).join('\n')).length / 1024;
	weights.stylesheet += gzipSync((await styles.allTextContents()).join('\n')).length / 1024;
	return weights;
}
