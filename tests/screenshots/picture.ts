import type { Page } from 'playwright';

export const widths = [390, 820, 1280] as const;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Pixels of a picture at most: the part of a longer page that is below is left out. */
const maxHeight = 9000;
const windowHeight = 844;
/** For images. */
const maxWaitMs = 15_000;

/**
 * Takes a picture of a whole page, as it is when all its images are there.
 *
 * @param view Its width in pixels, and by day or by night.
 * @param path Of the PNG file.
 */
export async function takePicture(
	page: Page,
	url: string,
	view: { width: number; theme: Theme },
	path: string,
): Promise<void> {
	await page.emulateMedia({ colorScheme: view.theme, reducedMotion: 'reduce' });
	await page.setViewportSize({ width: view.width, height: windowHeight });
	await page.goto(url);
	await page.evaluate(async () => {
		for (const image of document.images) {
			image.loading = 'eager';
			image.decoding = 'sync';
		}
		await document.fonts.ready;
	});
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	// What is fixed to the end of the window stands at the end of the page then, and covers nothing.
	await page.setViewportSize({ width: view.width, height: Math.min(height, maxHeight) });
	await page
		.waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, {
			timeout: maxWaitMs,
		})
		.catch(() => {
			console.warn(`${url}: some images are not there after ${maxWaitMs / 1000} s.`);
		});
	await page.evaluate(() =>
		Promise.allSettled([...document.images].map((image) => image.decode())),
	);
	await page.screenshot({ path });
}
