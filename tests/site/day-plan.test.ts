import { expect, type Page } from '@playwright/test';
import { axeScript, violations } from '../support/accessibility.ts';
import { test } from '../support/sample-guide-test.ts';
import { saveFromList, shareByCopying } from '../support/saved-cards.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const dayOf = (page: Page) => page.locator('day-plan');
const stops = (page: Page) => dayOf(page).locator('ol h3');
const notice = (page: Page) => page.locator('.save-notice');

/** Opens the page of what is saved and plans the Saturday after the build. */
async function planSaturday(page: Page, url: string): Promise<void> {
	await page.goto(`${url}saved/`);
	await page.getByRole('button', { name: 'Plan a day' }).press('Enter');
	await expect(page.getByRole('heading', { name: 'A day', exact: true })).toBeFocused();
	await page.getByLabel('Date').fill('2026-12-05');
	await page.getByLabel('Start').fill('09:30');
	await page.keyboard.press('Tab');
}

test('a Saturday of five places is planned, changed and shared with keys alone, and is the same elsewhere', async ({
	browser,
	context,
	guide,
	page,
}) => {
	await shareByCopying(context, page);
	await page.addInitScript({ path: axeScript });
	const names = await saveFromList(page, `${guide.url}places/`, 5);
	await planSaturday(page, guide.url);
	await expect(stops(page)).toHaveCount(5);
	expect((await stops(page).allTextContents()).toSorted()).toEqual(names.toSorted());
	await expect(dayOf(page).getByText(/^Saturday,? 5 December 2026, from 09:30$/)).toBeVisible();
	await expect(dayOf(page).locator('.day-time').first()).toHaveText('09:30');
	await expect(dayOf(page).locator('.way').first()).toContainText(/^On foot .+, .+/);

	const suggested = await stops(page).allTextContents();
	const [first = '', second = '', third = '', ...others] = suggested;
	const up = page.getByRole('button', { name: `Move ${third} up` }).first();
	await up.press('Enter');
	await expect(stops(page)).toHaveText([first, third, second, ...others]);
	await expect(up).toBeFocused();
	await expect(dayOf(page).locator('[data-part="status"]')).toContainText(
		`${third} is now 2 of 5.`,
	);
	const stay = page.getByLabel(`Stay at ${third}`);
	await stay.focus();
	await stay.selectOption('120');
	await expect(page.getByLabel(`Stay at ${third}`)).toBeFocused();
	await page.getByRole('button', { name: `Leave out ${first}` }).press('Enter');
	await expect(stops(page)).toHaveCount(4);
	await page.getByRole('button', { name: `Add ${first}` }).press('Enter');
	await expect(stops(page)).toHaveText([third, second, ...others, first]);
	expect(await violations(page)).toEqual([]);

	await page.getByRole('button', { name: 'Share this day' }).press('Enter');
	await expect(notice(page)).toHaveText('Link copied.');
	const address = await page.evaluate(() => navigator.clipboard.readText());
	expect(address).toMatch(/saved\/#day=2026-12-05T0930(\.p[\da-f]{8}(_120)?){5}$/);
	const told = await dayOf(page).locator('ol li').allInnerTexts();

	await page.reload();
	await expect(stops(page)).toHaveText([third, second, ...others, first]);

	const other = await browser.newPage({ viewport: phone });
	await other.addInitScript({ path: axeScript });
	await other.goto(`${address}.p0000beef`);
	await expect(other.getByRole('heading', { name: 'A day shared with you' })).toBeVisible();
	await expect(dayOf(other).locator('ol li')).toHaveText(
		told.map((text) => text.replace(/\s+/g, ' ').trim()),
		{ useInnerText: true },
	);
	await expect(dayOf(other).locator('[data-part="status"]')).toContainText(
		'1 entry is left out: it is over, or no longer in this guide.',
	);
	expect(await violations(other)).toEqual([]);
	await other.getByRole('button', { name: 'Save this day and its entries' }).press('Enter');
	await expect(other).toHaveURL(`${guide.url}saved/`);
	await expect(other.locator('saved-records h3')).toHaveText([third, second, ...others, first]);
	await expect(stops(other)).toHaveText([third, second, ...others, first]);
	await other.getByRole('button', { name: 'Clear this day' }).press('Enter');
	await expect(other.getByRole('button', { name: 'Plan a day' })).toBeFocused();
	await other.close();
});

test('a stop is dragged to another place by its grip', async ({ guide, page }) => {
	await saveFromList(page, `${guide.url}places/`, 3);
	await planSaturday(page, guide.url);
	const [first = '', second = '', third = ''] = await stops(page).allTextContents();
	const items = dayOf(page).locator('ol li');
	await items.first().evaluate((item) => {
		item.scrollIntoView({ block: 'start' });
	});
	const from = await items.first().locator('.grip').boundingBox();
	const to = await items.nth(1).boundingBox();
	if (!from || !to) throw new Error('There is nothing to drag.');
	await page.mouse.move(from.x + 10, from.y + 10);
	await page.mouse.down();
	await page.mouse.move(from.x + 10, to.y + to.height - 5, { steps: 10 });
	await page.mouse.up();
	await expect(stops(page)).toHaveText([second, first, third]);
});

test('a single entry makes no day, and nothing of it is asked for before it is wanted', async ({
	guide,
	page,
}) => {
	await saveFromList(page, `${guide.url}places/`, 1);
	await page.goto(`${guide.url}saved/`);
	await expect(page.locator('saved-records h3')).toHaveCount(1);
	await expect(dayOf(page)).toBeHidden();
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await saveFromList(page, `${guide.url}places/`, 2, 1);
	await page.goto(`${guide.url}saved/`);
	await expect(page.getByRole('button', { name: 'Plan a day' })).toBeVisible();
	expect(scripts.filter((url) => url.includes('day-planner'))).toEqual([]);
	await page.getByRole('button', { name: 'Plan a day' }).click();
	await expect(stops(page)).not.toHaveCount(0);
	expect(scripts.filter((url) => url.includes('day-planner'))).toHaveLength(1);
});

test('on paper the day has its stops and hours, and no buttons', async ({ guide, page }) => {
	await saveFromList(page, `${guide.url}places/`, 3);
	await planSaturday(page, guide.url);
	await expect(stops(page)).toHaveCount(3);
	await page.emulateMedia({ media: 'print' });
	await expect(dayOf(page).getByText(/^Saturday,? 5 December 2026, from 09:30$/)).toBeVisible();
	await expect(dayOf(page).locator('button:visible')).toHaveCount(0);
	await expect(
		dayOf(page)
			.getByText(/Hours|Closed/)
			.first(),
	).toBeVisible();
});
