import { expect, type Page } from '@playwright/test';
import { axeScript, violations } from '../support/accessibility.ts';
import type { ChangingSite } from '../support/changing-site.ts';
import { keptIn, test } from '../support/changing-site-test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const destination = 'destinations/cascais/';

const panel = (page: Page) => page.locator('take-along');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });
const status = (page: Page) => panel(page).getByRole('status');

/** Opens a destination and asks what taking it along takes; returns how many pages it has. */
async function ask(page: Page, site: ChangingSite): Promise<number> {
	await page.goto(site.url + destination);
	await button(page, 'Use this destination offline').press('Enter');
	await expect(status(page)).toHaveText(
		/^\d+ pages, about \d+ MB\. They can then be opened without a network\./,
	);
	return Number((await status(page).innerText()).split(' ')[0]);
}

test('a destination is taken along with its pages and pictures, its size told first', async ({
	context,
	page,
	site,
}) => {
	await page.addInitScript({ path: axeScript });
	const count = await ask(page, site);
	expect(count).toBeGreaterThan(10);
	expect(await keptIn(page, 'taken')).toEqual([]);
	expect(await violations(page)).toEqual([]);

	await button(page, 'Keep these pages').press('Enter');
	await expect(status(page)).toHaveText(
		`${count} of ${count} pages are kept, and open without a network.`,
		{ timeout: 90_000 },
	);
	const kept = await keptIn(page, 'taken');
	expect(kept).toHaveLength(count);
	expect(kept[0]).toBe(`/${destination}`);
	expect((await keptIn(page, 'taken-pictures')).length).toBeGreaterThan(5);
	await expect(button(page, 'Remove these pages')).toBeFocused();

	await context.setOffline(true);
	for (const path of [kept[1], kept.at(-1)]) {
		await page.goto(new URL(path ?? '', site.url).href);
		await expect(page.locator('h1')).not.toHaveText('Without a network');
		await expect(page.locator('article')).toBeVisible();
	}
	await page.goto(`${site.url}offline/`);
	await expect(page.locator('[data-kept="taken"] a')).toHaveCount(count);
	await context.setOffline(false);

	await ask(page, site);
	await button(page, 'Remove these pages').press('Enter');
	await expect(status(page)).toHaveText('The pages are no longer kept.');
	await expect.poll(() => keptIn(page, 'taken')).toEqual([]);
	await expect.poll(() => keptIn(page, 'taken-pictures')).toEqual([]);
});

test('taking along is stopped, and what could not be had is told', async ({ page, site }) => {
	const count = await ask(page, site);
	const { pages } = (await (
		await page.request.get(`${site.url}${destination}pages.json`)
	).json()) as {
		pages: string[];
	};
	expect(pages).toHaveLength(count);
	site.responses.set(pages[1] ?? '', () => ({ status: 500 }));
	for (const path of pages.slice(3))
		site.responses.set(path, (text) => ({ body: text, delayMs: 500 }));
	await button(page, 'Keep these pages').click();
	await expect.poll(async () => (await keptIn(page, 'taken')).length).toBeGreaterThan(2);
	await button(page, 'Stop').click();
	await expect(status(page)).toContainText(
		/^Stopped: \d+ of \d+ pages are kept\. 1 could not be had/,
	);
	expect((await keptIn(page, 'taken')).length).toBeLessThan(count);
	await expect(button(page, 'Keep these pages')).toBeVisible();
});

test('where there is no room that is told, and what was taken along stays', async ({
	context,
	page,
	site,
}) => {
	await ask(page, site);
	const session = await context.newCDPSession(page);
	const { origin } = new URL(site.url);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
	const quotaSize = usage + 200_000;
	await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
	await button(page, 'Keep these pages').click();
	await expect(status(page)).toContainText(
		/^This browser has no room left: \d+ of \d+ pages are kept\./,
		{ timeout: 60_000 },
	);
	const kept = await keptIn(page, 'taken');
	expect(kept).toContain(`/${destination}`);
	await page.goto(`${site.url}about/`);
	await page.goto(`${site.url}accessibility/`);
	await page.waitForTimeout(2000);
	expect(await keptIn(page, 'taken')).toEqual(kept);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('no button is there that does nothing', async ({ page, site }) => {
		await page.goto(site.url + destination);
		await expect(page.locator('take-along button').first()).toBeHidden();
	});
});
