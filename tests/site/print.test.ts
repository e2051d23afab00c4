import { expect, type Locator } from '@playwright/test';
import readCode from 'jsqr';
import sharp from 'sharp';
import { builtSite, recordPages } from '../support/built-site.ts';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild } from '../support/site-builds.ts';

const pagesOf = (kind: 'places' | 'events', names: readonly string[]) =>
	names.map((name) => {
		const page = recordPages(builtSite(sampleBuild), kind).find(({ path }) =>
			path.includes(`/${name}-`),
		);
		if (!page) throw new Error(`The sample has no page of ${name}.`);
		return page.path;
	});
/** Returns the pages with most to say, with least, with many dates, with a long name. */
const paths = () => [
	...pagesOf('places', ['jeronimos-monastery', 'largo-do-carmo', 'carmo-archaeological-museum']),
	...pagesOf('events', ['friday-fado-in-alfama']),
];

test('places and events are printed on one page of A4 each, with a code that leads back to them', async ({
	browser,
	guide,
}) => {
	const page = await browser.newPage({ deviceScaleFactor: 3 });
	for (const path of paths()) {
		await page.emulateMedia({ media: null });
		await page.goto(new URL(path, guide.url).href);
		const code = page.locator('.printed-address');
		await expect(code).toBeHidden();
		const pdf = await page.pdf({ preferCSSPageSize: true });
		expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), path).toHaveLength(1);

		await page.emulateMedia({ media: 'print' });
		const picture = sharp(await page.locator('.article-header').screenshot());
		const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		const canonical = page.locator('link[rel="canonical"]');
		expect(readCode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
			await canonical.getAttribute('href'),
		);
		await expect(code).toHaveText((await canonical.getAttribute('href')) ?? '');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.locator('.credit-lines')).toBeVisible();
	}
	await page.close();
});

test('lists, destinations, collections and the home page are printed with what they list', async ({
	guide,
	page,
}) => {
	await page.emulateMedia({ media: 'print' });
	const names = page.locator('.card').getByRole('heading');
	await page.goto(new URL('collections/tiles/', guide.url).href);
	await expect(names).toHaveText([
		'National Tile Museum',
		'Pastéis de Belém',
		'Sintra National Palace',
		'Miradouro de Santa Luzia',
		'Fronteira Palace',
		'Carmo Archaeological Museum in the Ruined Church of Our Lady of Mount Carmel',
		'Santa Marta Lighthouse Museum',
		'Sant’Anna Tile Shop',
		'Cervejaria Trindade',
		'Patterns on the Wall: Tiles of the Nineteenth Century',
		'Paint Your Own Azulejo',
	]);
	await expect(page.locator('.card img').filter({ visible: true })).toHaveCount(0);

	for (const [path, name] of [
		['', 'Sintra'],
		['destinations/', 'Sintra'],
		['destinations/sintra/', 'Sintra National Palace'],
		['places/', 'Jerónimos Monastery'],
	] as const) {
		await page.goto(new URL(path, guide.url).href);
		await expect(names.filter({ hasText: name }).first(), path).toBeVisible();
	}
	await page.goto(new URL('events/', guide.url).href);
	const fado = page.getByRole('link', { name: 'Friday Fado in Alfama' });
	await expect(fado.filter({ visible: true })).toHaveCount(1);
	await expect(names.filter({ visible: true }).first()).toBeVisible();
	await page.goto(new URL('destinations/sintra/', guide.url).href);
	await expect(page.getByText('Subscribe to this calendar')).toBeHidden();
	await page.goto(new URL('browse/', guide.url).href);
	await expect(page.locator('.link-list').first()).toBeVisible();
});

test('further facts of a place are printed, lists among them, and its editorial words are not', async ({
	guide,
	page,
}) => {
	const [path = ''] = pagesOf('places', ['pasteis-de-belem']);
	await page.emulateMedia({ media: 'print' });
	await page.goto(new URL(path, guide.url).href);

	await expect(page.getByText('Debit card')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'In a few words' })).toBeHidden();
});

test('the map is printed as it is seen, in the colours of paper also at night', async ({
	guide,
	page,
}) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto(new URL('map/', guide.url).href);
	const frame = page.locator('guide-map[data-state="open"] .frame');
	await expect(frame.locator('.paper canvas').first()).toBeVisible();
	const { width } = (await frame.boundingBox()) ?? { width: 0 };
	expect(await brightness(frame)).toBeLessThan(80);

	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	expect(await brightness(frame)).toBeGreaterThan(200);
	await expect(page.locator('.button').filter({ visible: true })).toHaveCount(0);
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
	expect((await frame.boundingBox())?.width).toBeCloseTo(Math.min(width, 700), 0);
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
	await expect(frame).not.toHaveAttribute('style');
	// On paper Chromium stretches what these say over the whole of a tile.
	const sizes = await frame
		.locator('.paper canvas')
		.evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLCanvasElement).width));
	expect(new Set(sizes)).toEqual(new Set([256]));
});

/** Returns how bright a picture of an element is, from 0 to 255. */
async function brightness(element: Locator): Promise<number> {
	const { channels } = await sharp(await element.screenshot())
		.greyscale()
		.stats();
	return channels[0]?.mean ?? 0;
}
