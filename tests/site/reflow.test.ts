import { expect, type Page } from '@playwright/test';
import { builtSite } from '../support/built-site.ts';
import { clippedTexts, sidewaysScroll, wordsInView } from '../support/lost-content.ts';
import { notablePages } from '../support/notable-pages.ts';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild } from '../support/site-builds.ts';

// The guide's own content security policy allows no further style.
test.use({ bypassCSP: true });

/** WCAG 2.2, success criterion 1.4.12. */
const textSpacing = `
	* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
	p { margin-block-end: 2em !important; }
`;

async function onEachPage(
	page: Page,
	url: string,
	problemsOf: () => Promise<string[]>,
): Promise<string[]> {
	const problems: string[] = [];
	for (const [kind, { path }] of notablePages(builtSite(sampleBuild))) {
		// Lists that are loaded say so until they are, and their words would be missed then.
		await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
		await expect(page.getByText(/^Loading the /).filter({ visible: true })).toHaveCount(0);
		problems.push(...(await problemsOf()).map((problem) => `${kind}: ${problem}`));
	}
	return problems;
}

/**
 * Returns what the sheet of filters shows, which stands beside the list where there is room for it;
 * nothing where the page has none.
 */
async function wordsOfFilters(page: Page): Promise<string[]> {
	const button = page.getByRole('button', { name: 'Filters', exact: true });
	if (!(await button.isVisible())) return [];
	await button.click();
	const words = await wordsInView(page);
	await page.keyboard.press('Escape');
	return words;
}

test('at 400 % zoom nothing is lost, and nothing is scrolled sideways', async ({ guide, page }) => {
	await page.setViewportSize({ width: 1280, height: 1024 });
	const problems = await onEachPage(page, guide.url, async () => {
		const words = await wordsInView(page);
		// What a window of 1280 × 1024 has at 400 %.
		await page.setViewportSize({ width: 320, height: 256 });
		const left = new Set([...(await wordsInView(page)), ...(await wordsOfFilters(page))]);
		const lost = words.filter((text) => !left.has(text)).map((text) => `“${text}” is lost`);
		const found = [...lost, ...(await sidewaysScroll(page)), ...(await clippedTexts(page))];
		await page.setViewportSize({ width: 1280, height: 1024 });
		return found;
	});

	expect(problems).toEqual([]);
});

test('texts have room to be spaced wider, or to be twice as large', async ({ guide, page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const problems = await onEachPage(page, guide.url, async () => {
		const found: string[] = [];
		for (const content of [textSpacing, 'html { font-size: 200% !important; }']) {
			const style = await page.addStyleTag({ content });
			found.push(...(await sidewaysScroll(page)), ...(await clippedTexts(page)));
			await style.evaluate((element) => {
				(element as HTMLElement).remove();
			});
		}
		return found;
	});

	expect(problems).toEqual([]);
});

test('with letters twice as large, hours stand whole below their day', async ({ guide, page }) => {
	await page.goto(new URL(pagePath('/places/a-brasileira-'), guide.url).href);
	await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
	const ranges = page.getByRole('cell', { name: '08:00–midnight' }).locator('span');

	for (const width of [320, 360, 390]) {
		await page.setViewportSize({ width, height: 844 });

		expect(await sidewaysScroll(page)).toEqual([]);
		expect(await ranges.evaluateAll(lineCounts)).toEqual([1, 1, 1, 1, 1, 1, 1]);
	}
	expect((await ranges.first().boundingBox())?.y).toBeGreaterThan(
		(await page.getByRole('rowheader', { name: 'Monday' }).boundingBox())?.y ?? Infinity,
	);
});

test('with letters twice as large, Explore has room for its rows and no tab breaks its word', async ({
	guide,
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(new URL('explore/', guide.url).href);
	await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
	const row = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.locator('h3') });
	await expect(row.first()).toBeVisible();
	const name = await row.first().getByRole('heading').boundingBox();
	const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');

	expect(await sidewaysScroll(page)).toEqual([]);
	expect(name?.width).toBeGreaterThan(200);
	expect(await tabs.evaluateAll(lineCounts)).toEqual([1, 1, 1, 1, 1]);
});

test('with letters twice as large, the field of the search page has a line of its own', async ({
	guide,
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(new URL('search/', guide.url).href);
	await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
	const field = await page.getByRole('searchbox').boundingBox();

	expect(field?.width).toBeGreaterThan(300);
});

test('on a phone a link that names a fact, or is one, is 24 px high', async ({ guide, page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(new URL(pagePath('/places/belem-tower-'), guide.url).href);
	const links = page.locator('.facts :is(dt, dd:not(.words)) > a:visible');
	const heights = await links.evaluateAll((all) =>
		all.map((link) => link.getBoundingClientRect().height),
	);

	expect(heights.length).toBeGreaterThan(0);
	expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('the number beside a filter stays whole beside a long name', async ({ guide, page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(new URL('explore/', guide.url).href);
	const filter = page.locator('.filter-value', { has: page.getByRole('checkbox') }).first();
	await expect(filter).toBeVisible();
	await filter.evaluate((label) => {
		const [name, number] = label.querySelectorAll('span');
		name?.replaceChildren('Remarkable civil building of the valley and the hills');
		number?.replaceChildren('17');
	});

	expect(await filter.locator('.number').evaluateAll(lineCounts)).toEqual([1]);
});

test('a range of times stays on one line', async ({ guide, page }) => {
	for (const [start, selector] of [
		['/events/cloister-music-by-candlelight-', 'time > span:visible'],
		['/places/a-brasileira-', 'td > span:visible'],
		['/places/national-tile-museum-', 'td > span:visible'],
	] as const) {
		await page.goto(new URL(pagePath(start), guide.url).href);
		const ranges = page.locator(selector, { hasText: '–' });

		expect(await ranges.count()).toBeGreaterThan(0);
		for (const width of [320, 360, 390, 430]) {
			await page.setViewportSize({ width, height: 844 });
			const counts = await ranges.evaluateAll(lineCounts);

			expect(counts.filter((count) => count !== 1)).toEqual([]);
		}
	}
});

/** On how many lines the text of each stands. */
function lineCounts(elements: readonly Element[]): number[] {
	return elements.map((element) => {
		const text = document.createRange();
		text.selectNodeContents(element);
		return new Set([...text.getClientRects()].map(({ top }) => top)).size;
	});
}

function pagePath(start: string): string {
	const page = builtSite(sampleBuild).pages.find(({ path }) => path.startsWith(start));
	if (!page) throw new Error(`The sample has lost its page ${start}….`);
	return page.path;
}
