import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** A picture of one page, with what stands below it on the sheet. */
export interface SheetPicture {
	caption: string;
	/** Path of a PNG file. */
	path: string;
}

/** Pixels of a frame, and between frames. */
const frame = { width: 300, height: 620, gap: 12 };
const columns = 5;

/**
 * Puts the beginnings of pictures side by side into one, for a person to look over.
 *
 * @param path Of the PNG file.
 */
export async function makeContactSheet(
	page: Page,
	pictures: readonly SheetPicture[],
	path: string,
): Promise<void> {
	const { gap, height, width } = frame;
	const figures = pictures.map(
		({ caption, path: picture }) =>
			`<figure><div><img src="data:image/png;base64,${readFileSync(picture).toString('base64')}"></div>${caption}</figure>`,
	);
	// Not under the content security policy of the last page.
	await page.goto('about:blank');
	await page.setViewportSize({ width: columns * (width + gap) + gap, height });
	await page.setContent(
		`<style>
			body { background: #777; color: #fff; display: flex; flex-wrap: wrap; font: 14px sans-serif; gap: ${gap}px; margin: ${gap}px 0 0 ${gap}px; }
			figure { margin: 0; width: ${width}px; }
			div { height: ${height}px; overflow: hidden; }
			img { display: block; width: 100%; }
		</style>${figures.join('')}`,
	);
	await page.screenshot({ path, fullPage: true });
}
