import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { buildGuide } from '../../src/guide/guide.ts';
import { eventSummary } from '../../src/guide/event-summary.ts';
import { groupingSummary } from '../../src/guide/grouping-summary.ts';
import { placeSummary } from '../../src/guide/place-summary.ts';
import { messagesFor } from '../../src/messages/messages.ts';
import { createRoutes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { placeTableFile } from '../../src/view-models/explored-places.ts';
import { projectRoot } from '../support/build-site.ts';
import { findBrowser } from '../support/find-browser.ts';
import { serveFolder } from '../support/static-server.ts';
import {
	generatedCalendar,
	generatedContent,
	generatedNow,
	generatedTimeZone,
} from './generated-content.ts';
import { readRecordShapes, shapeFolders } from './record-shapes.ts';

const placeCount = 10_000;
const slowDown = 4;
const visits = 7;
const built = join(projectRoot, 'dist');

/**
 * Prints how large the file of 10,000 generated places is, and how fast Explore reads and filters it in a browser whose processor is
 * four times as slow. The page is that of the finished site in `dist/`; the file of its places is exchanged on the way.
 */
if (!existsSync(join(built, 'explore', 'index.html'))) {
	console.error('There is no site in dist/: run "npm run build" first.');
	process.exit(1);
}
const file = await generatedFile();
const bytes = Buffer.from(file);
const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
console.log(
	`File of ${placeCount} places: ${bytes.length} bytes, ${brotli.length} with brotli 11, ${gzipSync(bytes, { level: 9 }).length} with gzip 9.`,
);
const server = await serveFolder(built);
const browser = await chromium.launch({
	executablePath: findBrowser(console.error),
	args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const usable: number[] = [];
const filtered: number[] = [];
for (let visit = 0; visit < visits; visit++) {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await page.route('**/data/places.json*', (route) =>
		route.fulfill({ contentType: 'application/json', body: file }),
	);
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.querySelector('[data-part="rows"] > li')) return;
			performance.mark('usable');
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
	await page.goto(new URL('explore/', server.url).href);
	usable.push(await firstUsable(page));
	filtered.push(...(await filterTimes(page)));
	await page.close();
}
await browser.close();
await server.close();
console.log(`First usable: ${median(usable)} ms (median of ${visits}; ${usable.join(', ')})`);
console.log(
	`A filter: ${median(filtered)} ms (median of ${filtered.length}; most ${Math.max(...filtered)})`,
);

async function generatedFile(): Promise<string> {
	const content = generatedContent(
		placeCount,
		await readRecordShapes(shapeFolders(), generatedCalendar()),
	);
	const stored = <T>(summaries: readonly T[]) =>
		summaries.map((summary) => ({ summary, digest: '' }));
	const nowMs = Date.parse(generatedNow);
	const guide = buildGuide(
		{
			places: stored(content.places.map(placeSummary)),
			events: stored(content.events.map(eventSummary)),
			destinations: stored(content.destinations.map(groupingSummary)),
			collections: stored(content.collections.map(groupingSummary)),
		},
		site.locale,
		{ nowMs, timeZone: generatedTimeZone },
	);
	return placeTableFile({
		guide,
		site: { ...site, timeZone: generatedTimeZone },
		routes: createRoutes('https://guide.example', '/'),
		messages: messagesFor(site.locale),
		formerAddresses: [],
		now: nowMs,
		contentReadAt: generatedNow,
		imageCopies: new Map(),
		sharedOccurrenceIds: new Set(),
	});
}

/** Milliseconds from the request for the page until its list and its filters are there. */
async function firstUsable(page: Page): Promise<number> {
	await page.locator('[data-part="rows"] > li').first().waitFor();
	return page.evaluate(() => {
		const [mark] = performance.getEntriesByName('usable');
		return Math.round(mark?.startTime ?? NaN);
	});
}

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

function median(numbers: readonly number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
