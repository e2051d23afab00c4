import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { encodePlaces } from '../../src/outputs/explore/encode-places.ts';
import { findBrowser } from '../support/find-browser.ts';
import { projectRoot } from '../support/build-site.ts';
import { serveFolder } from '../support/static-server.ts';
import { longestTasks } from './trace-tasks.ts';

const { values } = parseArgs({
	options: {
		places: { type: 'string', default: '10000' },
		slowdown: { type: 'string', default: '4' },
		site: { type: 'string', default: join(projectRoot, 'dist') },
	},
});

/** Pixels of a pan by hand, and how it is reported to the page. */
const pan = { distance: 420, steps: 30, count: 8 };

const server = await serveFolder(values.site);
const browser = await chromium.launch({
	executablePath: findBrowser(console.log),
	args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const scripts: Promise<Buffer>[] = [];
page.on('response', (response) => {
	if (response.request().resourceType() === 'script') scripts.push(response.body());
});
const file = generatedFile(Number(values.places));
await page.route('**/data/places.json*', (route) =>
	route.fulfill({ body: file, contentType: 'application/json' }),
);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
await page.goto(new URL('map/', server.url).href, { waitUntil: 'networkidle' });
await page.locator('guide-map[data-state="open"] .mark').first().waitFor();
const bodies = await Promise.all(scripts);

const deepest = { opening: 0, 'two zooms deeper': 2, 'four zooms deeper': 2 };
for (const [view, zooms] of Object.entries(deepest)) {
	for (let zoom = 0; zoom < zooms; zoom++) {
		await page.getByRole('button', { name: 'Zoom in' }).click();
		await page.waitForTimeout(800);
	}
	const middle = await middleOfMap(page);
	const tasks = await longestTasks(session, () => panAround(page, middle));
	const marks = await page.locator('.mark').count();
	console.log(`${view}: ${marks} marks; longest tasks`);
	for (const { ms, parts } of tasks) {
		const within = parts.map((part) => `${part.name} ${part.ms.toFixed(1)}`).join(', ');
		console.log(`  ${ms.toFixed(1)} ms${within === '' ? '' : `: ${within}`}`);
	}
}
const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length / 1024, 0);
console.log(
	`Scripts: ${weight.toFixed(1)} KB gzipped. File of ${values.places} places: ${(gzipSync(file).length / 1024).toFixed(1)} KB gzipped.`,
);
await browser.close();
await server.close();

/** Not within what is measured: the page works for the answer. */
async function middleOfMap(shown: Page): Promise<{ x: number; y: number }> {
	const box = await shown.locator('[data-part="sheet"]').boundingBox();
	if (!box) throw new Error('The map is not shown.');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags the map to and fro, as a hand does. */
async function panAround(shown: Page, middle: { x: number; y: number }): Promise<void> {
	for (let index = 0; index < pan.count; index++) {
		const sign = index % 2 === 0 ? 1 : -1;
		await shown.mouse.move(middle.x - (sign * pan.distance) / 2, middle.y);
		await shown.mouse.down();
		await shown.mouse.move(middle.x + (sign * pan.distance) / 2, middle.y + 60 * sign, {
			steps: pan.steps,
		});
		await shown.mouse.up();
		await shown.waitForTimeout(300);
	}
}

/** Places around three towns and between them, the same ones each time. */
function generatedFile(count: number): string {
	let state = 1;
	const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
	const towns = [
		{ city: 'Lisbon', latitude: 38.72, longitude: -9.14 },
		{ city: 'Sintra', latitude: 38.8, longitude: -9.39 },
		{ city: 'Cascais', latitude: 38.7, longitude: -9.42 },
	];
	const places = Array.from({ length: count }, (_, index) => {
		const town = towns[index % towns.length] ?? { city: '', latitude: 0, longitude: 0 };
		const spread = index % 5 === 0 ? 0.3 : 0.04;
		const id = (index + 1).toString(16).padStart(8, '0');
		return {
			id: `plc_${id}${'0'.repeat(24)}`,
			name: `Place ${index + 1}`,
			addressSlug: `place-${index + 1}-${id}`,
			city: town.city,
			coordinates: {
				latitude: town.latitude + (random() - 0.5) * spread,
				longitude: town.longitude + (random() - 0.5) * spread,
			},
			kind: 'Museum',
			cover: 'museum-0-clear',
			hasPhotograph: false,
			timeZone: 'Europe/Lisbon',
		};
	});
	return JSON.stringify(encodePlaces(places, [], '/places/'));
}
