import { type Page, expect } from '@playwright/test';
import { test } from './time-guide.ts';

const entries = (page: Page) => page.locator('explore-places [data-part="rows"] li');
const count = (page: Page) => page.locator('explore-places [data-part="count"]');
const openNow = (page: Page) => page.locator('.filter-value', { hasText: 'Open now' });

test('a list of what is open now follows the opening hours, and so do the numbers beside it', async ({
	openAt,
	page,
}) => {
	await openAt('explore/?open=now', '2026-02-20T15:59:30Z');
	await expect(entries(page)).toHaveText([/Seaside Kiosk/, /Tile Museum/, /Winter Garden/]);
	await expect(count(page)).toHaveText('3 places');

	await page.clock.runFor(60_000);
	await expect(entries(page)).toHaveText([/Tile Museum/]);
	await expect(count(page)).toHaveText('1 place');
	await expect(openNow(page)).toHaveText(/1$/);

	await page.clock.runFor(3 * 3_600_000);
	await expect(entries(page)).toHaveText([/Fado Cellar/]);
});

test('a list of all places keeps its entries, and tells how many are open', async ({
	openAt,
	page,
}) => {
	await openAt('explore/', '2026-02-20T15:59:30Z');
	await expect(openNow(page)).toHaveText(/3$/);
	await page.clock.runFor(1000);
	const first = await entries(page).first().elementHandle();
	await entries(page).first().getByRole('link').focus();

	await page.clock.runFor(60_000);
	await expect(openNow(page)).toHaveText(/1$/);
	await expect(entries(page).first().getByRole('link')).toBeFocused();
	expect(await first.evaluate((entry) => entry.isConnected)).toBe(true);
});

test('a list of what is open at a time tells of that time, and goes on doing so', async ({
	openAt,
	page,
}) => {
	await openAt('explore/?open=2026-02-20T12:00', '2026-02-20T15:59:30Z');
	const states = page.locator('explore-places .state');
	await expect(states.first()).toHaveText(/^Open \w+,? .*20.* · until /);
	const before = await states.allTextContents();

	await page.clock.runFor(3 * 3_600_000);
	expect(await states.allTextContents()).toEqual(before);
});

test('while nothing opens or closes nothing is drawn anew', async ({ openAt, page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openAt('explore/?open=now', '2026-02-20T14:30:30Z');
	await expect(entries(page)).toHaveCount(3);
	await page.clock.runFor(30_000);
	const changes = await page.locator('explore-places').evaluateHandle((explore) => {
		const seen: MutationRecord[] = [];
		new MutationObserver((records) => {
			seen.push(...records);
		}).observe(explore, { childList: true, characterData: true, subtree: true });
		return seen;
	});

	await page.clock.runFor(20 * 60_000);
	expect(await changes.evaluate((seen) => seen.length)).toBe(0);
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata']) {
	test.describe(`To a visitor whose clock is that of ${timezoneId}`, () => {
		test.use({ timezoneId });

		test('a specific time begins with the next whole hour at the places', async ({
			openAt,
			page,
		}) => {
			await openAt('explore/', '2026-07-20T15:10:00Z');
			await page.getByRole('radio', { name: 'At a specific time' }).check();

			await expect(page.getByLabel('Day and hour', { exact: true })).toHaveValue(
				'2026-07-20T17:00',
			);
		});
	});
}
