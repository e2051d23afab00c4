import { type BrowserContextOptions, devices, expect, type Page } from '@playwright/test';
import { test } from '../support/sample-guide-test.ts';
import { isNightly } from '../support/test-property.ts';

/**
 * Lists what visitors ask, and the links that lead from the home page to the answer, which bears
 * the name of the last.
 */
const questions = {
	'Where can I get in without a step?': ['Browse', 'Step-free access', 'National Tile Museum'],
	'What suits children?': ['Browse', 'Suitable for children', 'Jerónimos Monastery'],
	'What costs nothing?': ['Browse', 'Free of charge', 'Miradouro da Senhora do Monte'],
	'What is there to see in Alfama?': ['Browse', 'Alfama, Lisbon', 'Miradouro de Santa Luzia'],
	'Where was that museum of tiles?': ['Browse', 'Sights', 'Tiles', 'National Tile Museum'],
};
const maxSteps = 4;
/** More links than any page of the sample has. */
const maxTabs = 250;

type Follow = (page: Page, name: string) => Promise<void>;

const tap: Follow = (page, name) => linkTo(page, name).tap();
const click: Follow = (page, name) => linkTo(page, name).click();

const visitors: readonly [string, BrowserContextOptions, Follow][] = [
	['on a phone by touch', phone(), tap],
	['on a phone by touch, without script', { ...phone(), javaScriptEnabled: false }, tap],
	['on a desktop by mouse', {}, click],
];

for (const [at, [visitor, options, follow]] of visitors.entries()) {
	test(`each question is answered in at most four steps ${visitor}`, async ({ browser, guide }) => {
		const context = await browser.newContext(options);
		const page = await context.newPage();
		for (const [question, names] of questionsToday(at)) {
			await page.goto(guide.url);
			for (const name of names) await follow(page, name);

			await expect(page.getByRole('heading', { level: 1 }), question).toHaveText(
				names.at(-1) ?? '',
			);
			expect(names.length, question).toBeLessThanOrEqual(maxSteps);
		}
		await context.close();
	});
}

test('a question is answered on a desktop by keyboard alone', async ({ guide, page }) => {
	const [names] = Object.values(questions);
	await page.goto(guide.url);
	for (const name of names ?? []) await followByKeyboard(page, name);

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('National Tile Museum');
});

test('an address of Explore shows the same answer to whoever opens it, also after a way back', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}explore/?accessibility=step-free-access&city=lisbon`);
	await linkTo(page, 'National Tile Museum').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('National Tile Museum');

	await page.goBack();

	await expect(linkTo(page, 'National Tile Museum')).toBeVisible();
	expect(new URL(page.url()).search).toBe('?accessibility=step-free-access&city=lisbon');
});

/** Returns what a visitor asks: the first everything, by day each other one two questions. */
function questionsToday(visitor: number): [question: string, names: string[]][] {
	const all = Object.entries(questions);
	return isNightly || visitor === 0 ? all : all.slice(2 * visitor - 2, 2 * visitor);
}

function phone(): BrowserContextOptions {
	const { defaultBrowserType: _, ...profile } = devices['Pixel 7'];
	return profile;
}

function linkTo(page: Page, name: string) {
	return page.getByRole('link', { name, exact: true }).first();
}

async function followByKeyboard(page: Page, name: string): Promise<void> {
	const { pathname } = new URL(page.url());
	const isThere = () =>
		page.evaluate((wanted) => document.activeElement?.textContent.trim() === wanted, name);
	for (let tabs = 0; tabs < maxTabs && !(await isThere()); tabs++) await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => url.pathname !== pathname);
}
