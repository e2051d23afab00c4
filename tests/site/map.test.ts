import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeScript, violations } from '../support/accessibility.ts';
import { keepToOwnSite, serveGuide } from '../support/guide-pages.ts';
import { walkByKeyboard } from '../support/keyboard-walk.ts';
import { MapPage } from '../support/map-page.ts';
import { test } from '../support/sample-guide-test.ts';
import { corpusBuild, sampleBuild, siteFolder } from '../support/site-builds.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
/** Kilobytes (1024 bytes) of script, as gzip makes it. */
const maxScript = 50;

/** Places of a guide that have coordinates, counted in what it publishes for other applications. */
function locatedPlaces(build: typeof sampleBuild): number {
	const text = readFileSync(join(siteFolder(build), 'data', 'places.geojson'), 'utf8');
	// As RFC 7946 has it.
	const { features } = JSON.parse(text) as { features: { geometry: unknown }[] };
	return features.filter(({ geometry }) => geometry !== null).length;
}

test('the map opens on all places of the sample, and asks nobody but its own site', async ({
	guide,
	page,
}) => {
	const foreign: string[] = [];
	const problems: string[] = [];
	page.on('request', (request) => {
		if (!request.url().startsWith(guide.url)) foreign.push(request.url());
	});
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) problems.push(message.text());
	});
	const map = new MapPage(page);
	await map.open(guide.url);

	await expect(map.inView).toHaveText(`In this view: ${locatedPlaces(sampleBuild)} places`);
	expect(await map.placesOfMarks()).toBe(locatedPlaces(sampleBuild));
	expect(foreign).toEqual([]);
	expect(problems).toEqual([]);
});

test('the scripts of the map are loaded with it alone, and are light', async ({
	browser,
	guide,
}) => {
	const [ofEveryPage = 0, ofMapPage = 0] = await Promise.all(
		['about/', 'map/'].map((path) => scriptWeight(browser, new URL(path, guide.url).href)),
	);

	expect(ofEveryPage).toBeLessThan(10);
	expect(ofMapPage - ofEveryPage).toBeGreaterThan(40);
	expect(ofMapPage - ofEveryPage).toBeLessThan(maxScript);
});

test('a cluster opens, a place shows its card, and the card leads to its page', async ({
	guide,
	page,
}) => {
	const map = new MapPage(page);
	await map.open(guide.url);
	await map.map
		.getByRole('button', { name: /^\d+ places$/ })
		.first()
		.click();
	await expect(map.inView).not.toHaveText(/75/);
	await map.page.getByRole('button', { name: 'Whole guide' }).click();
	await expect(map.inView).toHaveText('In this view: 75 places');

	const place = map.map.locator('[data-size="place"]').first();
	const name = (await place.getAttribute('aria-label')) ?? '';
	await place.click();
	await expect(map.card.getByRole('link', { name })).toBeFocused();
	await map.card.getByRole('link', { name }).click();

	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the card of a place tells whether it is open, and goes on telling it', async ({
	guide,
	page,
}) => {
	const map = new MapPage(page);
	await page.clock.install({ time: '2026-11-21T14:50:00Z' });
	await map.open(guide.url, '?city=estoril');
	await map.openCard();

	await expect(map.card.getByRole('listitem')).toHaveText(
		/^Casino Estoril.*Closed now · opens at 15:00$/,
	);
	await page.clock.fastForward('10:30');
	await expect(map.card.getByRole('listitem')).toHaveText(/Open now · until 03:00$/);
});

test('a map of what is open now follows the opening hours', async ({ guide, page }) => {
	const map = new MapPage(page);
	await page.clock.install({ time: '2026-11-21T14:50:00Z' });
	await map.open(guide.url, '?city=estoril.lisbon&open=now');
	const notice = page.locator('[data-part="filtered"]');
	await expect(notice).toHaveText(/: \d+ places\.$/);
	const open = Number(/\d+/.exec((await notice.textContent()) ?? '')?.[0]);
	await expect.poll(() => map.placesOfMarks()).toBe(open);

	await page.clock.fastForward('10:30');
	await expect(notice).toHaveText(new RegExp(`: ${open + 1} places`));
	await expect.poll(() => map.placesOfMarks()).toBe(open + 1);
});

test('the card of a place without stated hours says nothing of them', async ({ guide, page }) => {
	const map = new MapPage(page);
	await map.open(guide.url, '?city=colares');
	await map.openCard();

	await expect(map.card.getByRole('listitem')).toHaveText(/^Cabo da Roca/);
	await expect(map.card.locator('opening-status')).toHaveCount(0);
});

test('arrow keys move the map, plus and minus zoom it, and Escape closes a card where it was opened', async ({
	guide,
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const map = await mapOnDesktop(page, guide.url);
	const before = await map.lettering();
	await map.map.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => map.lettering()).not.toEqual(before);
	await page.keyboard.press('+');
	await expect(map.inView).not.toHaveText(/75/);
	const closer = await map.lettering();
	await page.keyboard.press('-');
	await expect.poll(() => map.lettering()).not.toEqual(closer);
	await page.getByRole('button', { name: 'Whole guide' }).click();
	await expect(map.inView).toHaveText(/75/);

	const place = map.map.locator('[data-size="place"][tabindex="0"]').first();
	await place.focus();
	await page.keyboard.press('Enter');
	await expect(map.card).toBeVisible();
	await page.keyboard.press('Escape');

	await expect(map.card).toBeHidden();
	await expect(place).toBeFocused();
});

test('the number of a cluster whose places are chosen can be read while it is pointed at', async ({
	guide,
	page,
}) => {
	const map = new MapPage(page);
	await map.open(guide.url);
	const cluster = map.map.locator('[data-size]:not([data-size="place"])').first();
	const background = () => cluster.evaluate((mark) => getComputedStyle(mark).backgroundColor);
	// As for places at one point, which no zoom takes apart.
	await cluster.evaluate((mark) => {
		mark.setAttribute('aria-current', 'true');
	});
	const chosen = await background();
	await cluster.hover();

	expect(await background()).toBe(chosen);
});

test('the name at a mark can be pointed at, and Escape hides it until the pointer moves or the next key', async ({
	guide,
	page,
}) => {
	const map = await mapOnDesktop(page, guide.url);
	const place = map.map.locator('[data-size="place"][tabindex="0"]').first();
	const name = (await place.getAttribute('aria-label')) ?? '';
	const shownName = () => place.evaluate((mark) => getComputedStyle(mark, '::after').content);
	const box = await place.boundingBox();
	const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 8];
	const isPointedAt: boolean[] = [];
	for (let up = 0; up < 24; up++) {
		await page.mouse.move(x, y - up);
		isPointedAt.push(await place.evaluate((mark) => mark.matches(':hover')));
	}
	expect(isPointedAt).not.toContain(false);
	expect(await shownName()).toContain(name);

	await page.keyboard.press('Escape');
	expect(await shownName()).toBe('none');
	await page.mouse.move(x, y);
	expect(await shownName()).toContain(name);

	await page.mouse.move(0, 0);
	await place.focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Escape');
	await expect(map.card).toBeHidden();
	expect(await shownName()).toContain(name);
	await page.keyboard.press('Escape');
	expect(await shownName()).toBe('none');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Shift+Tab');
	expect(await shownName()).toContain(name);
});

test('a map that is dragged by one of its marks moves, and opens nothing', async ({
	guide,
	page,
}) => {
	const map = await mapOnDesktop(page, guide.url);
	const place = map.map.locator('[data-size="place"]').first();
	const box = await place.boundingBox();
	const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 90, y + 40, { steps: 5 });
	await page.mouse.up();

	await expect.poll(async () => (await place.boundingBox())?.x ?? 0).toBeGreaterThan(x + 40);
	await expect(map.card).toBeHidden();
	await place.click();
	await expect(map.card).toBeVisible();
});

test('a mark that is brought into view does not scroll what the map shows', async ({
	guide,
	page,
}) => {
	const map = await mapOnDesktop(page, guide.url);
	await page.getByRole('button', { name: 'Zoom in' }).click();
	await expect(map.inView).not.toHaveText(/75/);
	const scrolled = await map.map.evaluate((sheet) =>
		[...sheet.querySelectorAll('.mark')].map((mark) => {
			mark.scrollIntoView({ block: 'start', inline: 'start' });
			return sheet.scrollLeft + sheet.scrollTop;
		}),
	);

	expect(scrolled.length).toBeGreaterThan(5);
	expect(scrolled.filter((pixels) => pixels > 0)).toEqual([]);
});

test('a map that is dragged away and back shows the same marks, in the same order of reading', async ({
	guide,
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const map = await mapOnDesktop(page, guide.url);
	await expect(map.inView).toHaveText(/75/);
	const before = await map.marksInView();
	expect(before.length).toBeGreaterThan(4);

	await map.drag(-300, -250);
	await map.drag(-300, 0);
	await expect.poll(() => map.marksInView()).not.toEqual(before);
	await map.drag(300, 0);
	await map.drag(300, 250);
	await expect.poll(() => map.marksInView()).toEqual(before);
});

test('places and paper follow two fingers as they spread, and stay where these let go', async ({
	browser,
	guide,
}) => {
	const page = await browser.newPage({ viewport: phone, hasTouch: true });
	const map = new MapPage(page);
	await map.open(guide.url);
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
	const [mark, other] = [map.marks.nth(0), map.marks.nth(1)];
	const tile = map.map.locator('.paper canvas').first();
	const distance = async () => {
		const [one, two] = [await mark.boundingBox(), await other.boundingBox()];
		return Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0));
	};
	const [apart, tileWidth] = [await distance(), (await tile.boundingBox())?.width ?? 0];

	const lift = await map.spreadFingers(1.5);

	await expect.poll(async () => (await distance()) / apart).toBeCloseTo(1.5, 1);
	await expect
		.poll(async () => ((await tile.boundingBox())?.width ?? 0) / tileWidth)
		.toBeCloseTo(1.5, 1);
	await lift();
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
	await page.close();
});

test('the paper lies below all that is seen, however far the map is dragged and zoomed', async ({
	guide,
	page,
}) => {
	const map = await mapOnDesktop(page, guide.url);
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
	for (let drags = 0; drags < 4; drags++) await map.drag(-350, -250);
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
	await page.getByRole('button', { name: 'Zoom in' }).click();
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
	await map.drag(350, -250);
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
});

test('a browser that cannot draw apart from the page shows the same map', async ({
	guide,
	page,
}) => {
	const map = await mapOnDesktop(page, guide.url);
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
	const picture = await map.map.screenshot();
	await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));

	await map.open(guide.url);

	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
	await expect.poll(async () => picture.equals(await map.map.screenshot())).toBe(true);
});

test('Enter on a cluster zooms in, and the focus stays where it was', async ({ guide, page }) => {
	const map = await mapOnDesktop(page, guide.url);
	await map.map
		.getByRole('button', { name: /places$/ })
		.first()
		.focus();
	await page.keyboard.press('Enter');

	await expect(map.inView).not.toHaveText(/75/);
	await expect(map.marks.and(page.locator(':focus'))).toHaveCount(1);
});

for (const [device, viewport] of Object.entries({ phone, desktop })) {
	test(`Tab leads through the map on a ${device} in its order, seen and uncovered`, async ({
		guide,
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize(viewport);
		const map = new MapPage(page);
		await map.open(guide.url);
		await expect(map.inView).toHaveText(/75/);

		const { missed, problems, stops } = await walkByKeyboard(page);

		expect(problems).toEqual([]);
		expect(missed).toEqual([]);
		expect(stops).toContain('a Skip the map');
		expect(stops).toContain('button Near me');
	});

	test(`axe finds nothing on the map on a ${device}, by day and night, with a card open`, async ({
		guide,
		page,
	}) => {
		await page.addInitScript({ path: axeScript });
		await page.setViewportSize(viewport);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const map = new MapPage(page);
		await map.open(guide.url);
		await map.openCard();
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			expect(await violations(page), colorScheme).toEqual([]);
		}
	});
}

test('in a low window the map leaves room to scroll the page by', async ({ guide, page }) => {
	const map = new MapPage(page);
	for (const [width, height] of [
		[844, 340],
		// What a window of 1280 × 1024 has at 400 %.
		[320, 256],
	] as const) {
		await page.setViewportSize({ width, height });
		await map.open(guide.url);
		const box = await map.map.boundingBox();
		expect(box?.height).toBeLessThanOrEqual(0.7 * height);
	}
});

test('the position is asked for on a tap alone, shown, and its refusal told kindly', async ({
	browser,
	guide,
}) => {
	const position = { latitude: 38.7139, longitude: -9.1335, accuracy: 28 };
	const context = await browser.newContext({
		geolocation: position,
		permissions: ['geolocation'],
	});
	const map = new MapPage(await context.newPage());
	await countPositionsAsked(map.page);
	await map.open(guide.url);
	expect(await map.page.evaluate('window.positionsAsked')).toBe(0);

	await map.page.getByRole('button', { name: 'Near me' }).click();
	await expect(map.status).toHaveText(
		'You are inside the circle, which reaches about 30 m in every direction.',
	);
	await expect(map.map.locator('.accuracy')).toHaveCount(1);
	await context.close();

	const refusing = new MapPage(await browser.newPage());
	await refusing.open(guide.url);
	await refusing.page.getByRole('button', { name: 'Near me' }).click();
	await expect(refusing.status).toHaveText(/^Your browser does not tell this page where you are/);
	await refusing.page.close();
});

test('whoever is far from the guide keeps the view of it, and is told how far they are', async ({
	browser,
	guide,
}) => {
	const context = await browser.newContext({
		geolocation: { latitude: 40.7128, longitude: -74.006, accuracy: 28 },
		permissions: ['geolocation'],
	});
	const map = new MapPage(await context.newPage());
	await map.open(guide.url);
	await map.page.getByRole('button', { name: 'Near me' }).click();

	await expect(map.status).toHaveText(/^You are 5,391 km from the nearest place of this guide\.$/);
	await expect(map.inView).toHaveText('In this view: 75 places');
	await expect(map.map.locator('.accuracy')).toHaveCount(0);
	await context.close();
});

test('a guide around the world is seen whole on a phone', async ({ guide, page }) => {
	await page.setViewportSize(phone);
	await page.route('**/map/', async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		const body = html.replaceAll(/(&#34;|&quot;)box\1:\[[^\]]+\]/g, '$1box$1:[-150,-40,150,60]');
		await route.fulfill({ response, body });
	});
	const map = new MapPage(page);
	await map.open(guide.url);
	const meridians = async () => (await map.lettering()).filter((text) => text === '120°');

	await expect.poll(meridians).toEqual(['120°', '120°']);
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
	await page.getByRole('button', { name: 'Zoom in' }).click();
	await page.getByRole('button', { name: 'Zoom in' }).click();
	await expect.poll(meridians).toEqual([]);
	await page.getByRole('button', { name: 'Whole guide' }).click();
	await expect.poll(meridians).toEqual(['120°', '120°']);
});

test('a map that opens on a part of the guide says how much is outside, and leads there', async ({
	guide,
	page,
}) => {
	await page.setViewportSize(phone);
	await page.route('**/map/', async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		const sintra = '$1box$1:[-9.4,38.78,-9.38,38.8],$1whole$1:[-9.5,38.67,-9.09,38.85]';
		const body = html.replaceAll(/(&#34;|&quot;)box\1:\[[^\]]+\]/g, sintra);
		await route.fulfill({ response, body });
	});
	const map = new MapPage(page);
	await map.open(guide.url);
	const outside = page.getByText(/^Outside this view: /);
	const towns = outside.getByRole('button');
	await expect(map.inView).toHaveText('In this view: 8 places');
	await expect(outside).toHaveText(/^Outside this view: 67 places/);
	await expect(towns.first()).toHaveText('Lisbon (49)');

	await towns.first().click();
	await expect(map.inView).toHaveText('In this view: 50 places');
	await expect(outside).toHaveText(/^Outside this view: 25 places/);
	await expect(towns).toHaveCount(3);
	await expect(towns.filter({ hasText: 'Lisbon' })).toHaveCount(0);
	await expect(map.map).toBeFocused();

	await page.getByRole('button', { name: 'Whole guide' }).click();
	await expect(map.inView).toHaveText('In this view: 75 places');
	await expect(outside).toBeHidden();
});

test('the buttons that zoom lie beside the map, where no mark can come', async ({
	guide,
	page,
}) => {
	for (const viewport of [phone, desktop, { width: 844, height: 390 }]) {
		await page.setViewportSize(viewport);
		const map = new MapPage(page);
		await map.open(guide.url);
		const sheet = await map.map.boundingBox();
		for (const name of ['Zoom in', 'Zoom out']) {
			const button = await page.getByRole('button', { name }).boundingBox();
			expect(button?.y).toBeGreaterThanOrEqual((sheet?.y ?? Infinity) + (sheet?.height ?? 0));
			expect(button?.height).toBeGreaterThanOrEqual(44);
			expect(button?.width).toBeGreaterThanOrEqual(44);
		}
	}
});

test('the map is as it was left for whoever comes back from a place, or loads the page anew', async ({
	guide,
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const map = await mapOnDesktop(page, guide.url);
	await page.getByRole('button', { name: 'Zoom in' }).click();
	await map.drag(-120, 80);
	await expect(map.inView).not.toHaveText(/75/);
	const across = ['9°20′', '9°18′', '9°16′', '9°14′', '9°12′', '9°10′'];
	const left = [...across, '38°44′', '38°46′', '38°48′', '38°50′'];
	await expect.poll(() => map.lettering()).toEqual(left);
	await page.locator('places-in-view').getByRole('link').first().click();
	await expect(page.getByRole('link', { name: 'Show on a map' })).toBeVisible();

	await page.goBack();
	await expect.poll(() => map.lettering()).toEqual(left);
	await page.reload();
	await expect.poll(() => map.lettering()).toEqual(left);
});

test('on a phone the place that an address names is seen above its card', async ({
	guide,
	page,
}) => {
	await page.setViewportSize(phone);
	const map = new MapPage(page);
	await map.open(guide.url, '?city=colares');
	await map.openCard();
	await map.card.getByRole('link', { name: 'Cabo da Roca' }).click();
	await page.getByRole('link', { name: 'Show on a map' }).click();
	await map.card.waitFor();
	const mark = map.map.locator('[aria-current]');

	await expect(mark).toBeInViewport();
	const [card, own] = [await map.card.boundingBox(), await mark.boundingBox()];
	expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(card?.y ?? 0);
});

test('the page of a place leads to the map with its card open, and back', async ({
	guide,
	page,
}) => {
	const map = new MapPage(page);
	await map.open(guide.url, '?city=colares');
	await map.openCard();
	await map.card.getByRole('link', { name: 'Cabo da Roca' }).click();
	await page.getByRole('link', { name: 'Show on a map' }).click();

	await expect(page).toHaveURL(/\/map\/\?place=cabo-da-roca-[0-9a-f]{8}$/);
	await expect(map.card.getByRole('link', { name: 'Cabo da Roca' })).toBeFocused();
	await expect(map.card.getByRole('link', { name: 'Cabo da Roca' })).toBeInViewport();
	await expect(map.map.locator('[aria-current]')).toHaveAttribute('aria-label', 'Cabo da Roca');
	await expect(page.getByText(/^Only places that match the filters/)).toBeHidden();
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1, name: 'Cabo da Roca' })).toBeVisible();
});

test('a place that an address names takes no focus from whoever types, nor moves whoever reads', async ({
	guide,
	page,
}) => {
	const map = new MapPage(page);
	await page.setViewportSize(desktop);
	await map.open(guide.url, '?city=colares');
	await map.openCard();
	await map.card.getByRole('link', { name: 'Cabo da Roca' }).click();
	const onMap = await page.getByRole('link', { name: 'Show on a map' }).getAttribute('href');
	const field = page.getByRole('combobox', { name: 'Search' });
	let held = Promise.withResolvers<undefined>();
	await page.route('**/data/places.json*', async (route) => {
		await held.promise;
		await route.continue();
	});

	await page.goto(new URL(onMap ?? '', guide.url).href);
	await page.locator('search-box input').fill('cabo');
	held.resolve(undefined);
	await expect(map.card.getByRole('link', { name: 'Cabo da Roca' })).toBeVisible();
	await expect(field).toBeFocused();

	held = Promise.withResolvers<undefined>();
	await page.reload();
	await map.map.locator('.neatline').waitFor();
	await page.evaluate(() => {
		scrollTo(0, 40);
	});
	held.resolve(undefined);
	await expect(map.card).not.toHaveAttribute('hidden');
	expect(await page.evaluate('scrollY')).toBe(40);
	await expect(map.card.getByRole('link', { name: 'Cabo da Roca' })).not.toBeFocused();
});

test('an address that names no place of the guide opens the whole map', async ({ guide, page }) => {
	const map = new MapPage(page);
	await map.open(guide.url, '?place=gone-00000001');

	await expect(map.inView).toHaveText('In this view: 75 places');
	await expect(map.card).toBeHidden();
});

test('filters in the address narrow the map, which says so and leads on with them', async ({
	guide,
	page,
}) => {
	const map = new MapPage(page);
	await map.open(guide.url, '?photo=yes');

	await expect(map.inView).toHaveText(/^In this view: \d+ places$/);
	await expect(map.inView).not.toHaveText(/ 75 /);
	await expect(
		page.getByText(/^Only places that match the filters are shown: \d+ places\.$/),
	).toBeVisible();
	const filter = page.getByRole('link', { name: 'Filter the places' });
	await expect(filter).toHaveAttribute('href', /\/explore\/\?photo=yes&map=yes$/);
	await page.getByRole('link', { name: 'Show all places' }).click();
	await expect(map.inView).toHaveText('In this view: 75 places');
	await expect(page.getByText(/^Only places that match the filters/)).toBeHidden();
});

test('places in view are listed also where the script of the list comes after the map', async ({
	guide,
	page,
}) => {
	const mark = page.locator('guide-map').getByRole('button').first();
	await page.route('**/PlacesInView*.js', async (route) => {
		await mark.waitFor();
		await route.continue();
	});
	await page.goto(new URL('map/', guide.url).href, { waitUntil: 'commit' });

	await expect(mark).toBeVisible();
	await expect(page.locator('places-in-view bdi')).toHaveCount(20);
});

test('beside the map the list of what is in view begins and ends with the column of the map', async ({
	guide,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(new URL('map/', guide.url).href);
	await expect(page.locator('places-in-view bdi').first()).toBeVisible();
	const list = await page.locator('places-in-view').boundingBox();
	const column = await page.locator('guide-map').boundingBox();

	expect([list?.y, list?.height]).toEqual([column?.y, column?.height]);
});

test('the map of the sample shows the sea off Cascais, and one colour where the file cannot be had', async ({
	guide,
	page,
}) => {
	const map = new MapPage(page);
	await page.setViewportSize(phone);
	await map.open(guide.url);
	await expect.poll(() => coloursOf(page)).toBe(2);

	await page.route('**/data/coast.json*', (route) => route.abort());
	await map.open(guide.url);
	await expect(map.marks.first()).toBeVisible();
	expect(await coloursOf(page)).toBe(1);
});

test('without script the map gives way to lists of the same places', async ({ browser, guide }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(new URL('map/', guide.url).href);

	await expect(page.locator('guide-map')).toBeHidden();
	await page.getByRole('main').getByRole('link', { name: 'All places' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Places' })).toBeVisible();
	await context.close();
});

test('where the file of places cannot be had, the page says so and keeps its lists', async ({
	guide,
	page,
}) => {
	await page.route('**/data/places.json*', (route) => route.abort());
	const map = new MapPage(page);
	await map.open(guide.url);

	await expect(map.status).toHaveText(/^The map could not be loaded/);
	await expect(page.getByRole('link', { name: 'Sintra' })).toBeVisible();
});

test('a map that could not be loaded leaves no empty frame, and no buttons that do nothing', async ({
	guide,
	page,
}) => {
	await page.setViewportSize(phone);
	await page.route('**/_astro/map-sheet*', (route) => route.abort());
	const map = new MapPage(page);
	for (const path of ['map/', 'explore/?map=yes']) {
		await page.goto(new URL(path, guide.url).href);
		await page.locator('guide-map[data-state="failed"]').waitFor();

		await expect(page.getByText(/^The map could not be loaded/)).toBeInViewport();
		await expect(map.map).toBeHidden();
		await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
		await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
	}
});

test('the map of the corpus opens on the Loire, and its clusters are all of its places', async ({
	page,
}) => {
	test.skip(corpusBuild.missing !== undefined, corpusBuild.missing);
	const server = await serveGuide(corpusBuild);
	await keepToOwnSite(page, server);
	await page.setViewportSize(desktop);
	const map = new MapPage(page);
	await map.open(server.url);

	// All but eleven whose point is in another town than their address.
	await expect(map.inView).toHaveText('In this view: 1,589 places');
	expect(await map.placesOfMarks()).toBe(locatedPlaces(corpusBuild));
	expect(await map.lettering()).toEqual(expect.arrayContaining(['0°40′', '1°20′', '47°20′']));
	await server.close();
});

async function mapOnDesktop(page: Page, url: string): Promise<MapPage> {
	await page.setViewportSize(desktop);
	const map = new MapPage(page);
	await map.open(url);
	return map;
}

/** Returns the kilobytes of all scripts that a page loads by itself. */
async function scriptWeight(browser: Browser, url: string): Promise<number> {
	const page = await browser.newPage();
	const scripts: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.body());
	});
	await page.goto(url, { waitUntil: 'networkidle' });
	// On a busy machine the network is idle before the map asks for what it needs.
	await page.locator('guide-map[data-state="open"], main:not(:has(guide-map))').waitFor();
	const bodies = await Promise.all(scripts);
	await page.close();
	return bodies.reduce((sum, body) => sum + gzipSync(body).length / 1024, 0);
}

async function countPositionsAsked(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { geolocation } = navigator;
		const ask = geolocation.getCurrentPosition.bind(geolocation);
		Object.assign(window, { positionsAsked: 0 });
		geolocation.getCurrentPosition = (...options) => {
			const { positionsAsked } = window as unknown as { positionsAsked: number };
			Object.assign(window, { positionsAsked: positionsAsked + 1 });
			ask(...options);
		};
	});
}

/** Counts the colours of large areas: those of a fifth of the map and more. */
async function coloursOf(page: Page): Promise<number> {
	const picture = await page.locator('[data-part="sheet"]').screenshot();
	const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const counts = new Map<string, number>();
	for (let index = 0; index < data.length; index += 3) {
		const colour = data.subarray(index, index + 3).join(' ');
		counts.set(colour, (counts.get(colour) ?? 0) + 1);
	}
	return [...counts.values()].filter((count) => count * 5 > data.length / 3).length;
}
