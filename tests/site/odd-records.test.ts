import { expect } from '@playwright/test';
import { type BuiltPage, builtSite } from '../support/built-site.ts';
import { guideTest } from '../support/guide-test.ts';
import { oddBuild } from '../support/site-builds.ts';

const test = guideTest(oddBuild);

function pageAt(path: string): BuiltPage {
	const page = builtSite(oddBuild).pagesByPath.get(
		`/guide/${path.split('/').map(encodeURIComponent).join('/')}`,
	);
	if (!page) throw new Error(`There is no page at ${path}.`);
	return page;
}

const cardsOn = (path: string) =>
	pageAt(path)
		.links.filter(({ isInMain, href }) => isInMain && /^\/guide\/(places|events)\/.+-/.test(href))
		.map(({ text }) => text);

test('a record with nothing but its name has a whole page', () => {
	const page = pageAt('places/bare-bench-00000001/');

	expect(page.headings[0]).toEqual({ level: 1, text: 'Bare bench' });
	expect(page.titles).toEqual(['Bare bench – Odd Guide']);
	expect(page.description).toBe('Bare bench');
	expect(page.text).not.toMatch(/undefined|null|NaN|\[object/);
});

for (const path of ['bare-bench-00000001', 'cafe-central-00000009', 'beach-5-00000105']) {
	test(`a place that states little is told on two screens and a half of a phone: ${path}`, async ({
		guide,
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`${guide.url}places/${path}/`);

		const { height, isBare } = await page.evaluate(() => ({
			height: document.documentElement.scrollHeight,
			isBare: document.querySelector('article.bare') !== null,
		}));
		expect(isBare).toBe(true);
		expect(height).toBeLessThanOrEqual(2.5 * 844);
	});
}

test('the age of a place that states little stands at its head', async ({ guide, page }) => {
	await page.goto(`${guide.url}places/cafe-central-00000009/`);
	const advice = 'Last updated in March 2015: check before you go.';

	await expect(page.locator('.article-header').getByText(advice)).toBeVisible();
	await expect(page.getByText(advice)).toHaveCount(1);
});

test('what is around a place is a part of the page, and beside a long text told with the way there', () => {
	const headingOfSurroundings = (path: string) => {
		const { headings } = pageAt(path);
		const position = headings.findIndex(({ text }) => text === 'Around here');
		return headings.slice(0, position + 1).findLast(({ level }) => level === 2)?.text;
	};

	expect(headingOfSurroundings('places/beach-1-00000101/')).toBe('Around here');
	expect(headingOfSurroundings('places/old-harbour-museum-0a1b2c3d/')).toBe('Around here');
	expect(headingOfSurroundings('places/beach-40-00000140/')).toBe('Getting there');
});

test('no page shows what was left of a value that is not there', () => {
	const wrong = builtSite(oddBuild).pages.filter(({ text }) =>
		/\bundefined\b|\bnull\b(?![ -]island)|\bNaN\b|\[object |Invalid Date/.test(text),
	);

	expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('names in every script have pages under addresses that can be read', () => {
	expect(pageAt('places/故宫博物院-00000006/').headings[0]?.text).toBe('故宫博物院');
	expect(pageAt('places/المتحف-الوطني-في-لشبونة-00000007/').headings[0]?.text).toBe(
		'المتحف الوطني في لشبونة',
	);
	expect(pageAt('places/מוזיאון-museum-2026-00000008/').headings[0]?.text).toBe(
		'מוזיאון (Museum) 2026',
	);
	expect(pageAt('events/音乐会-00000016/').headings[0]?.text).toBe('音乐会');
	expect(pageAt('places/00000015/').headings[0]?.text).toBe('★★★');
	expect(pageAt('categories/文化/博物馆/').headings[0]?.text).toBe('博物馆');
});

test('a long name stands whole in the heading', () => {
	const path = 'places/the-former-summer-residence-and-hunting-lodge-of-the-counts-00000005/';

	expect(pageAt(path).headings[0]?.text).toHaveLength(164);
});

test('places of one name have a page each', () => {
	const paths = [
		'places/cafe-central-00000009/',
		'places/cafe-central-00000010/',
		'places/cafe-central-00000009ffffffffffffffffffffffff/',
	];

	expect(paths.map((path) => pageAt(path).headings[0]?.text)).toEqual(
		Array(3).fill('Café Central'),
	);
});

test('a place out of force has a page that says so, and search engines keep away', () => {
	expect(pageAt('places/no-longer-there-00000013/').text).toContain('31 October 2026');
	expect(pageAt('places/no-longer-there-00000013/').isIndexable).toBe(false);
	expect(pageAt('places/not-yet-there-00000014/').text).toContain('1 March 2027');
	expect([...cardsOn('places/'), ...cardsOn('places/2/')]).not.toContain('No longer there');
});

test('a destination without members has the places and events of the town that it is named after', () => {
	const cards = [...cardsOn('destinations/faro/')];

	expect(cards).toContain('Café Central');
	expect(cards).toContain('Address alone');
	expect(cards).toContain('Beach 2');
	expect(cards).not.toContain('Beach 1');
	expect(cardsOn('destinations/北京市/')).toEqual(['故宫博物院', '音乐会']);
});

test('a collection without members says so', () => {
	expect(pageAt('collections/nothing-in-it/').text).toContain(
		'No places are listed here at the moment.',
	);
	expect(pageAt('collections/nothing-in-it/').isIndexable).toBe(false);
});

test('an event links to its place, the place to its event', () => {
	expect(cardsOn('events/at-the-museum-00000007/')).toContain('Old Harbour Museum');
	expect(cardsOn('places/old-harbour-museum-0a1b2c3d/')).toContain('At the museum');
});

test('a card strikes through a date that does not hold, and no word that there is none', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}places/old-harbour-museum-0a1b2c3d/`);
	const textOf = (name: string) =>
		page
			.locator('.card', { hasText: name })
			.locator('.when')
			.evaluate((when) => {
				const date = when.querySelector('time') ?? when;
				return [when, date].map((element) => getComputedStyle(element).textDecorationLine);
			});

	expect(await textOf('At the museum')).toEqual(['none', 'none']);
	expect(await textOf('Cancelled')).toEqual(['none', 'line-through']);
	expect(await textOf('Without new dates')).toEqual(['none', 'none']);
});

test('of several prices each has a line of its own', async ({ guide, page }) => {
	await page.goto(`${guide.url}places/address-alone-00000011/`);

	await expect(page.locator('#price').getByRole('listitem')).toHaveText([
		'6.50 EUR (adult; with a drink)',
		'3 EUR (5 to 12)',
		'Free (under 5)',
	]);
});

test('an event at a place that is not published stands on its own address', () => {
	const page = pageAt('events/at-a-place-unknown-00000008/');

	expect(page.text).toContain('Rua 2');
	expect(page.links.some(({ href }) => href.includes('00000099'))).toBe(false);
});

test('a programme links to its parts, and they link back', () => {
	const festival = cardsOn('events/festival-00000010/');
	const partLinks = pageAt('events/opening-night-00000011/').links.map(({ href }) => href);

	expect(festival).toContain('Opening night');
	expect(festival).toContain('Closing night');
	expect(partLinks).toContain('/guide/events/festival-00000010/');
});

test('an event is never part of itself', () => {
	const path = '/guide/events/part-of-itself-00000014/';
	const page = pageAt('events/part-of-itself-00000014/');
	const loops = page.links.filter(({ href, isInMain }) => isInMain && href === path);

	expect(loops).toEqual([]);
});

test('a credit that is owed without words names the publisher', () => {
	const page = pageAt('places/credit-without-words-00000017/');

	expect(page.links).toContainEqual(
		expect.objectContaining({ href: 'https://credit.example/', text: 'Wordless Office' }),
	);
});
