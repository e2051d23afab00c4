import { type Page, expect } from '@playwright/test';
import { test } from './time-guide.ts';

const entries = (page: Page) => page.locator('.event-rows li');
const entry = (page: Page, name: string) => entries(page).filter({ hasText: name });
const count = (page: Page) => page.locator('[data-part="count"]');
const preset = (page: Page, name: RegExp) =>
	page.getByRole('navigation', { name: 'When' }).getByRole('link', { name });

/**
 * Counts what changes in the list and all around it in the coming minutes: how many nodes come and
 * go.
 */
async function changesIn(page: Page, minutes: number): Promise<number> {
	const changes = await page.locator('whats-on-finder').evaluateHandle((finder) => {
		const seen: MutationRecord[] = [];
		new MutationObserver((records) => {
			seen.push(...records);
		}).observe(finder, { childList: true, characterData: true, subtree: true });
		return seen;
	});
	await page.clock.runFor(minutes * 60_000);
	return changes.evaluate((seen) => seen.length);
}

test('an event whose date is over stands there with its next date, and is no longer counted today', async ({
	openAt,
	page,
}) => {
	await openAt('events/?from=2026-08-01&to=2026-08-31', '2026-08-01T10:59:30Z');
	const dance = /Evening Dance.*Thu 6 Aug, 19:00/;
	await expect(entries(page)).toHaveText([/Pottery Class.*Today, 10:00/, dance]);
	await expect(preset(page, /^Today/)).toHaveText(/Today\s+1/);

	await page.clock.runFor(120_000);
	await expect(entries(page)).toHaveText([/Pottery Class.*Tomorrow, 10:00/, dance]);
	await expect(entries(page).locator('.day')).toHaveText(['2', '6']);
	await expect(preset(page, /^Today/)).toHaveText(/Today\s+0/);
	await expect(count(page)).toHaveText('2 events');
});

test('the days to choose from are counted anew also where the list stays as it is', async ({
	openAt,
	page,
}) => {
	await openAt('events/?when=weekend', '2026-02-20T22:59:30Z');
	await expect(entries(page)).toHaveText([/Market Walk.*Tomorrow, 10:00/]);
	await expect(preset(page, /^Today/)).toHaveText(/Today\s+1/);
	await expect(preset(page, /^The next 7 days/)).toHaveText(/\s3$/);

	await page.clock.runFor(120_000);
	await expect(entries(page)).toHaveText([/Market Walk.*Tomorrow, 10:00/]);
	await expect(preset(page, /^Today/)).toHaveText(/Today\s+0/);
	await expect(preset(page, /^The next 7 days/)).toHaveText(/\s2$/);
});

test('whoever is in the list stays where they are while what is over leaves it', async ({
	openAt,
	page,
}) => {
	await openAt('events/?when=next-7-days', '2026-02-20T22:59:30Z');
	await entry(page, 'Evening Dance').getByRole('link').focus();

	await page.clock.runFor(120_000);
	await expect(entries(page)).toHaveText([/Market Walk/, /Evening Dance/]);
	await expect(entry(page, 'Evening Dance').getByRole('link')).toBeFocused();

	await openAt('events/?when=next-7-days', '2026-02-20T22:59:30Z');
	await entry(page, 'Late Film').getByRole('link').focus();
	await page.clock.runFor(120_000);
	await expect(entry(page, 'Market Walk').getByRole('link')).toBeFocused();

	await page.clock.runFor(15 * 3_600_000);
	await expect(entries(page)).toHaveText([/Evening Dance/]);
	await expect(entry(page, 'Evening Dance').getByRole('link')).toBeFocused();
});

test('nothing is drawn anew while nothing is over', async ({ openAt, page }) => {
	await openAt('events/?when=next-7-days', '2026-02-20T22:30:30Z');
	await expect(entries(page)).toHaveCount(3);
	await page.clock.runFor(30_000);

	expect(await changesIn(page, 20)).toBe(0);
});

test('a day that is being typed is left alone while the list follows', async ({ openAt, page }) => {
	await openAt('events/?from=2026-02-20', '2026-02-20T22:59:30Z');
	await expect(entries(page).first()).toHaveText(/Late Film/);
	await page.getByLabel('To', { exact: true }).focus();
	await page.keyboard.type('1212');
	await page.clock.runFor(120_000);
	await page.keyboard.type('2026');
	await page.clock.runFor(30_000);

	await expect(page).toHaveURL(/from=2026-02-20&to=2026-12-12$/);
	await expect(entries(page).first()).toHaveText(/Market Walk/);
});

test('a page that is come back to shows at once what is on now', async ({ page }) => {
	await page.clock.setFixedTime('2026-02-20T22:00:00Z');
	await page.goto('events/?when=next-7-days');
	await expect(entries(page)).toHaveText([/Late Film/, /Market Walk/, /Evening Dance/]);
	await entry(page, 'Late Film').getByRole('link').focus();

	await page.clock.setFixedTime('2026-02-22T12:00:00Z');
	await page.evaluate(() => {
		window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	});
	await expect(entries(page)).toHaveText([/Evening Dance/, /Market Walk.*Sat 28 Feb/]);
	await expect(preset(page, /^Today/)).toHaveText(/Today\s+0/);
});
