import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { eventTableFile } from '../../src/ui/view-models/explore/explored-events.ts';
import { projectRoot } from '../support/build-site.ts';
import { findBrowser } from '../support/find-browser.ts';
import { serveFolder } from '../support/static-server.ts';
import { compressedSizes } from './compressed-sizes.ts';
import { firstUsable, markFirstRow } from './first-row.ts';
import { generatedNow } from './generated-content.ts';
import { generatedContext } from './generated-context.ts';
import { median } from './median.ts';

/** A fifth as many are the events, of which some are over. */
const placeCount = 18_000;
const slowDown = 4;
const visits = 3;
const built = join(projectRoot, 'dist');

/**
 * Prints how large the file of about 3,000 generated events is, and how fast the page of what is on
 * reads and filters it in a browser whose processor is four times as slow. The page is that of the
 * finished site in `dist/`; the file of its events is exchanged on the way.
 */
if (!existsSync(join(built, 'data', 'events.json'))) {
	console.error('There is no site in dist/: run "npm run build" first.');
	process.exit(1);
}
const context = await generatedContext(placeCount);
const file = eventTableFile(context);
const dates = context.guide.listedEvents.reduce((sum, event) => sum + event.dates.length, 0);
console.log(
	`File of ${context.guide.listedEvents.length} events with ${dates} dates: ${compressedSizes(file)}.`,
);
const server = await serveFolder(built);
const browser = await chromium.launch({
	executablePath: findBrowser(console.error),
	args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const usable: number[] = [];
const filtered: number[] = [];
const ranged: number[] = [];
for (let visit = 0; visit < visits; visit++) {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	await page.route('**/data/events.json*', (route) =>
		route.fulfill({ contentType: 'application/json', body: file }),
	);
	await page.addInitScript((nowMs) => {
		Date.now = () => nowMs;
	}, Date.parse(generatedNow));
	await markFirstRow(page);
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
	await page.goto(new URL('events/?when=next-7-days', server.url).href);
	usable.push(await firstUsable(page));
	ranged.push(...(await tapTimes(page, 'whats-on-finder a[data-when]')));
	filtered.push(...(await tapTimes(page, 'whats-on-finder input[type="checkbox"]')));
	await page.close();
}
await browser.close();
await server.close();
const summary = (times: readonly number[]) =>
	`${median(times)} ms (median of ${times.length}; most ${Math.max(...times)})`;
console.log(`First usable: ${summary(usable)}`);
console.log(`A range of days: ${summary(ranged)}`);
console.log(`Any other filter: ${summary(filtered)}`);

/**
 * Milliseconds from each of two taps on the first controls until the page is changed, and ready to
 * be drawn.
 */
function tapTimes(page: Page, selector: string): Promise<number[]> {
	return page.evaluate((controls) => {
		const times: number[] = [];
		for (const control of [...document.querySelectorAll<HTMLElement>(controls)].slice(0, 8)) {
			for (let tap = 0; tap < 2; tap++) {
				const before = performance.now();
				control.click();
				times.push(Math.round((performance.now() - before) * 10) / 10);
			}
		}
		return times;
	}, selector);
}
