import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { comeBackTo } from '../support/come-back-to.ts';
import { test } from '../support/sample-guide-test.ts';

const unphotographed = 'places/a-brasileira-784c26ca/';
const light = 'oklch(0.974 0.013 88)';
const dark = 'oklch(0.195 0.019 266)';

/** Returns what the page looks like, and what it tells the browser to give its frame. */
function colours(page: Page): Promise<{ page: string; frame: string | undefined }> {
	return page.evaluate(() => ({
		page: getComputedStyle(document.documentElement).backgroundColor,
		frame: Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')).find(
			({ media }) => matchMedia(media).matches,
		)?.content,
	}));
}

test('the colours are those of the device until a visitor chooses', async ({ guide, page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto(guide.url);

	expect(await colours(page)).toEqual({ page: dark, frame: '#11151e' });
	await page.emulateMedia({ colorScheme: 'light' });
	expect(await colours(page)).toEqual({ page: light, frame: '#faf6ed' });
});

/** Returns the colour of a corner of the first drawing, where its sky is: `r g b`. */
async function skyOf(page: Page): Promise<string> {
	const cover = page.locator('.article-header .cover-art');
	await cover.evaluate((image: HTMLImageElement) => image.decode());
	const { data, info } = await sharp(await cover.screenshot())
		.raw()
		.toBuffer({
			resolveWithObject: true,
		});
	const pixel = info.channels * (info.width + 1);
	return [...data.subarray(pixel, pixel + 3)].join(' ');
}

test('drawings have the colours of the day or of the night: the device’s, those that are chosen, and on paper the day’s', async ({
	browser,
	guide,
	page,
}) => {
	const place = new URL(unphotographed, guide.url).href;
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(place);
	const day = await skyOf(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	const night = await skyOf(page);
	expect(night).not.toBe(day);

	await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
	expect(await skyOf(page)).toBe(day);
	await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
	await page.getByRole('radio', { name: 'Light' }).click();
	expect(await skyOf(page)).toBe(day);
	await page.emulateMedia({ colorScheme: 'light' });
	await page.getByRole('radio', { name: 'Dark' }).click();
	await page.reload();
	expect(await skyOf(page)).toBe(night);

	const scriptless = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' });
	await scriptless.goto(place);
	expect(await skyOf(scriptless)).toBe(night);
	await scriptless.close();
});

test('a choice holds on the next page before anything is drawn, until it is given back to the device', async ({
	guide,
	page,
}) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(guide.url);
	await page.getByRole('radio', { name: 'Dark' }).click();
	expect(await colours(page)).toEqual({ page: dark, frame: '#11151e' });

	// Of the scripts of the next page only that in its head runs.
	await page.route('**/_astro/*.js', (route) => route.abort());
	await page.goto(new URL('places/', guide.url).href);
	expect(await colours(page)).toEqual({ page: dark, frame: '#11151e' });

	await page.unroute('**/_astro/*.js');
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto(new URL('places/', guide.url).href);
	await page.getByRole('radio', { name: 'Light' }).click();
	await page.reload();
	expect(await colours(page)).toEqual({ page: light, frame: '#faf6ed' });

	await page.getByRole('radio', { name: 'Same as the device' }).click();
	expect(await colours(page)).toEqual({ page: dark, frame: '#11151e' });
	await page.reload();
	expect(await colours(page)).toEqual({ page: dark, frame: '#11151e' });
});

test('a choice made on another page holds in the tabs that are open and on a page that is come back to', async ({
	context,
	guide,
	page,
}) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(guide.url);
	const other = await context.newPage();
	await other.goto(guide.url);
	await other.getByRole('radio', { name: 'Dark' }).click();
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
	expect(await colours(page)).toEqual({ page: dark, frame: '#11151e' });

	await page.evaluate(() => {
		localStorage.removeItem('theme');
	});
	await comeBackTo(page);
	await expect(page.getByRole('radio', { name: 'Same as the device' })).toBeChecked();
	expect(await colours(page)).toEqual({ page: light, frame: '#faf6ed' });
});

test('where nothing can be stored, a choice holds as long as the page', async ({ guide, page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('Storage is off.', 'SecurityError');
			},
		});
	});
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(guide.url);
	await page.getByRole('radio', { name: 'Dark' }).click();
	await comeBackTo(page);

	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
	expect(await colours(page)).toEqual({ page: dark, frame: '#11151e' });
});

test('without script there is no switch, and the colours are those of the device', async ({
	guide,
	browser,
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' });
	await page.goto(guide.url);

	await expect(page.locator('theme-switch')).toBeHidden();
	await expect(page.locator('html')).toHaveCSS('background-color', dark);
	await page.close();
});
