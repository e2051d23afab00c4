import { expect } from '@playwright/test';
import { guideTest } from '../support/guide-test.ts';
import { oddBuild } from '../support/site-builds.ts';

const test = guideTest(oddBuild);

test('an address where nothing is says so and leads back, however deep it lies', async ({
	guide,
	page,
}) => {
	const response = await page.goto(`${guide.url}places/gone/deeper/still/`);

	expect(response?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
	await page.getByRole('main').getByRole('link', { name: 'All places' }).click();
	await expect(page).toHaveURL(`${guide.url}places/`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places');
});

test('it searches for what the address meant', async ({ guide, page }) => {
	await page.goto(`${guide.url}places/deeper/old-harbour-museum-0a1b2c3d/`);
	await page.getByRole('link', { name: 'Search all texts for “old harbour museum”' }).click();

	await expect(page).toHaveURL(`${guide.url}search/?q=old+harbour+museum`);
	await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('old harbour museum');
});

test('without script, or without a word in the address, it has its links alone', async ({
	browser,
	guide,
	page,
}) => {
	const searching = { name: /^Search all texts/ };
	await page.goto(`${guide.url}places/123456/`);
	await expect(page.getByRole('main').getByRole('link', { name: 'All places' })).toBeVisible();
	await expect(page.getByRole('link', searching)).toHaveCount(0);

	const plain = await browser.newPage({ javaScriptEnabled: false });
	await plain.goto(`${guide.url}places/old-harbour-museum/`);
	await expect(plain.getByRole('main').getByRole('link', { name: 'All places' })).toBeVisible();
	await expect(plain.getByRole('link', searching)).toHaveCount(0);
	await plain.close();
});

test('it is styled like every other page', async ({ guide, page }) => {
	const sheets: number[] = [];
	page.on('response', (response) => {
		if (response.url().endsWith('.css')) sheets.push(response.status());
	});
	await page.goto(`${guide.url}nowhere/at/all/`);

	expect(sheets.every((status) => status === 200)).toBe(true);
	expect(sheets.length).toBeGreaterThan(0);
});
