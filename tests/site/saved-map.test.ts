import { expect, type Locator } from '@playwright/test';
import { axeScript, violations } from '../support/accessibility.ts';
import { test } from '../support/sample-guide-test.ts';
import { saveFromList } from '../support/saved-cards.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns how many places marks stand for: one of several has their number. */
async function countOf(marks: Locator): Promise<number> {
	const texts = await marks.allInnerTexts();
	return texts.reduce((sum, text) => sum + (Number(text) || 1), 0);
}

test('what is saved is shown on a map when it is asked for, and the map follows the list', async ({
	guide,
	page,
}) => {
	await page.addInitScript({ path: axeScript });
	const names = await saveFromList(page, `${guide.url}places/`, 3);
	const requests: string[] = [];
	page.on('request', (request) => requests.push(request.url()));
	await page.goto(`${guide.url}saved/`);
	const button = page.locator('saved-records').getByRole('button', { name: 'Map', exact: true });
	await expect(button).toHaveAttribute('aria-expanded', 'false');
	expect(requests.filter((url) => /leaflet|map-sheet|coast/.test(url))).toEqual([]);

	await button.press('Enter');
	await expect(button).toHaveAttribute('aria-expanded', 'true');
	const marks = page.locator('guide-map .leaflet-marker-pane > *');
	await expect(page.locator('guide-map')).toHaveAttribute('data-state', 'open');
	await expect.poll(() => countOf(marks)).toBe(3);
	const label = await marks.first().getAttribute('aria-label');
	expect(names.some((name) => label?.includes(name)) || /^\d/.test(label ?? '')).toBe(true);
	expect(await violations(page)).toEqual([]);

	await page.locator('saved-records li .save').first().click();
	await expect.poll(() => countOf(marks)).toBe(2);
	await button.press('Enter');
	await expect(page.locator('guide-map')).toBeHidden();
	const origins = new Set(requests.map((url) => new URL(url).origin));
	expect([...origins]).toEqual([new URL(guide.url).origin]);
});

test('pages that are kept are linked from what is saved', async ({ guide, page }) => {
	await page.goto(`${guide.url}saved/`);
	await page.getByRole('link', { name: 'Pages kept for when there is no network' }).click();
	await expect(page).toHaveURL(`${guide.url}offline/`);
});

for (const path of ['explore/?price=free', 'events/?price=free']) {
	test(`a filtered list is shared with its filters: ${path}`, async ({ context, guide, page }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'share', { value: undefined });
		});
		await page.goto(guide.url + path);
		await expect(page.locator('.filter-bar [data-action="open-filters"]')).not.toHaveAttribute(
			'inert',
		);
		const address = page.url();
		expect(address).toContain('price=free');
		await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
		await expect(page.locator('.save-notice')).toHaveText('Link copied.');
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
	});
}

test('devices offer the ways that visitors need on the way as shortcuts', async ({
	guide,
	page,
}) => {
	await page.goto(guide.url);
	const { shortcuts } = (await (await page.request.get(`${guide.url}site.webmanifest`)).json()) as {
		shortcuts: { name: string; url: string; icons: { src: string }[] }[];
	};
	expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
		['Saved', '/saved/'],
		['What’s on', '/events/'],
		['Map', '/map/'],
		['Search', '/search/'],
	]);
	for (const { icons, url } of shortcuts) {
		for (const address of [url, icons[0]?.src ?? '']) {
			expect((await page.request.get(new URL(address, guide.url).href)).status()).toBe(200);
		}
	}
});
