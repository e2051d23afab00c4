import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { builtSite } from '../support/built-site.ts';
import { comeBackTo } from '../support/come-back-to.ts';
import { serveGuide } from '../support/guide-pages.ts';
import { MapPage } from '../support/map-page.ts';
import { landEverywhere } from '../support/pmtiles-file.ts';
import { fieldsBuild, oddBuild } from '../support/site-builds.ts';

const tiles = 'https://tiles.example';

test('nothing is asked of another host before a visitor agrees, then its pictures are, until they change their mind', async ({
	page,
}) => {
	const server = await serveGuide(oddBuild);
	const asked = await serveTiles(page);
	const map = new MapPage(page);
	await map.open(server.url);
	await map.map.focus();
	await page.keyboard.press('+');
	await page.getByRole('button', { name: 'Whole guide' }).click();
	await expect(page.getByText(/^The pictures of this map come from tiles\.example/)).toBeVisible();
	expect(asked).toEqual([]);

	await page.getByRole('button', { name: 'Load the map from tiles.example' }).click();
	await expect(map.map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
	await expect(page.getByText('© Tile Makers')).toBeVisible();
	expect(asked[0]).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);

	asked.length = 0;
	await map.open(server.url);
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	await page.getByRole('button', { name: 'Stop loading from tiles.example' }).click();
	await expect(map.map.locator('img.leaflet-tile')).toHaveCount(0);
	await expect(page.getByText('© Tile Makers')).toBeHidden();

	asked.length = 0;
	await map.open(server.url);
	expect(asked).toEqual([]);
	await server.close();
});

test('consent that is given or withdrawn on another page counts in the tabs that are open and on a page that is come back to', async ({
	context,
	page,
}) => {
	const server = await serveGuide(oddBuild);
	const other = await context.newPage();
	await serveTiles(page);
	await serveTiles(other);
	const [map, otherMap] = [new MapPage(page), new MapPage(other)];
	const tiles = map.map.locator('img.leaflet-tile');
	await map.open(server.url);
	await otherMap.open(server.url);
	await other.getByRole('button', { name: 'Load the map from tiles.example' }).click();
	await expect(tiles.first()).toBeVisible();
	const first = await tiles.first().elementHandle();
	await page.evaluate(() => {
		window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
	});
	expect(await first.evaluate((tile) => tile.isConnected)).toBe(true);

	await other.getByRole('button', { name: 'Stop loading from tiles.example' }).click();
	await expect(tiles).toHaveCount(0);
	await expect(page.getByText('© Tile Makers')).toBeHidden();

	await page.getByRole('button', { name: 'Load the map from tiles.example' }).click();
	await expect(tiles.first()).toBeVisible();
	await page.evaluate(() => {
		localStorage.clear();
	});
	await comeBackTo(page);
	await expect(tiles).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Load the map from tiles.example' })).toBeVisible();
	await server.close();
});

test('the host of tiles is in the policy of the pages with a map, and of no other', () => {
	const naming = builtSite(oddBuild).pages.filter(({ policies }) =>
		policies.some((policy) => policy.includes(tiles)),
	);

	expect(naming.map(({ path }) => path)).toEqual([
		'/guide/explore/',
		'/guide/map/',
		'/guide/saved/',
	]);
});

test('a PMTiles file of the guide is drawn below the places, with its credit', async ({ page }) => {
	const server = await serveGuide(fieldsBuild);
	const file = landEverywhere();
	const problems: string[] = [];
	const foreign: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') problems.push(message.text());
	});
	page.on('request', (request) => {
		if (!request.url().startsWith(server.url)) foreign.push(request.url());
	});
	await page.route('**/maps/fields.pmtiles', (route) => {
		const [, from = '0', to = ''] =
			/bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? [];
		return route.fulfill({ status: 206, body: file.subarray(Number(from), Number(to) + 1) });
	});
	const map = new MapPage(page);
	await map.open(server.url);

	await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
		'href',
		'https://www.openstreetmap.org/copyright',
	);
	const tile = map.map.locator('canvas.leaflet-tile-loaded').first();
	await expect(tile).toBeVisible();
	await expect
		.poll(() =>
			tile.evaluate((canvas: HTMLCanvasElement) => [
				...(canvas.getContext('2d')?.getImageData(100, 100, 1, 1).data ?? []),
			]),
		)
		.toEqual([226, 223, 218, 255]);
	expect(problems).toEqual([]);
	expect(foreign).toEqual([]);
	await server.close();
});

/** Answers for the host of tiles. @returns The addresses that it is asked for. */
async function serveTiles(page: Page): Promise<string[]> {
	const asked: string[] = [];
	const tile = { create: { width: 256, height: 256, channels: 3, background: '#dde8d8' } } as const;
	const body = await sharp(tile).png().toBuffer();
	await page.route(`${tiles}/**`, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ body, contentType: 'image/png' });
	});
	return asked;
}
