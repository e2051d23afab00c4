import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { placeTableFile } from '../../src/ui/view-models/explore/explored-places.ts';
import { projectRoot } from '../support/build-site.ts';
import { findBrowser } from '../support/find-browser.ts';
import { serveFolder } from '../support/static-server.ts';
import { compressedSizes } from './compressed-sizes.ts';
import { firstUsable, markFirstRow } from './first-row.ts';
import { generatedContext } from './generated-context.ts';
import { median } from './median.ts';

const placeCount = 10_000;
const slowDown = 4;
const visits = 7;
const built = join(projectRoot, 'dist');

/**
 * Prints how large the file of 10,000 generated places is, and how fast Explore reads and filters
 * it in a browser whose processor is four times as slow. The page is that of the finished site in
 * `dist/`; the file of its places is exchanged in a copy of it.
 */
if (!existsSync(join(built, 'explore', 'index.html'))) {
	console.error('There is no site in dist/: run "npm run build" first.');
	process.exit(1);
}
const file = placeTableFile(await generatedContext(placeCount));
console.log(`File of ${placeCount} places: ${compressedSizes(file)}.`);
const folder = await mkdtemp(join(tmpdir(), 'waymark-explore-'));
await cp(built, folder, { recursive: true });
await writeFile(join(folder, 'data', 'places.json'), file);
const server = await serveFolder(folder);
const browser = await chromium.launch({
	executablePath: findBrowser(console.error),
	args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const usable: number[] = [];
const filtered: number[] = [];
for (let visit = 0; visit < visits; visit++) {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await markFirstRow(page);
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
	await page.goto(new URL('explore/', server.url).href);
	usable.push(await firstUsable(page));
	filtered.push(...(await filterTimes(page)));
	await page.close();
}
await browser.close();
await server.close();
await rm(folder, { recursive: true });
console.log(`First usable: ${median(usable)} ms (median of ${visits}; ${usable.join(', ')})`);
console.log(
	`A filter: ${median(filtered)} ms (median of ${filtered.length}; most ${Math.max(...filtered)})`,
);

/** Milliseconds from a tap on a filter until the page is changed, and ready to be drawn. */
async function filterTimes(page: Page): Promise<number[]> {
	await page.getByRole('button', { name: 'Filters' }).click();
	return page.evaluate(() => {
		const times: number[] = [];
		const controls = document.querySelectorAll<HTMLInputElement>(
			'explore-places input:is([type="checkbox"], [value="now"], [value=""])',
		);
		for (const control of [...controls].slice(0, 12)) {
			for (let tap = 0; tap < (control.type === 'radio' ? 1 : 2); tap++) {
				const before = performance.now();
				control.click();
				times.push(Math.round((performance.now() - before) * 10) / 10);
			}
		}
		return times;
	});
}
