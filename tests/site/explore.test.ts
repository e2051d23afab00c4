import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeScript, violations } from '../support/accessibility.ts';
import { comeBackTo } from '../support/come-back-to.ts';
import { serveGuide } from '../support/guide-pages.ts';
import { MapPage } from '../support/map-page.ts';
import { test } from '../support/sample-guide-test.ts';
import { corpusBuild } from '../support/site-builds.ts';

test.use({ baseURL: async ({ guide }, use) => use(guide.url), locale: 'en-GB' });

const phone = { width: 390, height: 844 };
const count = (page: Page) => page.locator('[data-part="count"]');
const names = (page: Page) => page.locator('explore-places h3');
const positionNotes = (page: Page) => page.locator('[data-part$="-note"]');
const positionDenied = /^Your browser does not tell this page where you are/;
/** Finds what screen readers are told where they are. */
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('filters narrow the list, tell how many places each leaves, and stand in the address', async ({
	page,
}) => {
	await page.goto('/explore/');
	await expect(count(page)).toHaveText('77 places');
	await expect(names(page)).toHaveCount(24);

	await box(page, 'Food and drink 10').check();
	await expect(count(page)).toHaveText('10 places');
	await expect(page).toHaveURL('/explore/?category=food-and-drink');
	await expect(names(page)).toHaveCount(10);

	await page.locator('summary', { hasText: 'Destination' }).click();
	const sintra = page.locator('[name="destination"][value="sintra"]');
	const left = Number(await sintra.locator('xpath=../span[@class="number"]').textContent());
	await sintra.check();
	await expect(count(page)).toHaveText(left === 1 ? '1 place' : `${left} places`);

	await page.getByRole('button', { name: 'Remove Food and drink' }).click();
	await expect(page).toHaveURL('/explore/?destination=sintra');
	await page.getByRole('button', { name: 'Clear all' }).first().click();
	await expect(count(page)).toHaveText('77 places');
	await expect(page).toHaveURL('/explore/');
});

test('an attribute that the guide names as a filter narrows the list', async ({ page }) => {
	await page.goto('/explore/');
	await page.locator('summary', { hasText: 'Cuisine' }).click();
	await box(page, 'Seafood 5').check();

	await expect(count(page)).toHaveText('5 places');
	await expect(page).toHaveURL('/explore/?field.cuisine=seafood');
	await box(page, 'Pastry 2').check();
	await expect(count(page)).toHaveText('5 places');
	await box(page, 'Seafood').uncheck();
	await expect(count(page)).toHaveText('2 places');
});

test('what is chosen can be taken along as a file, in which it is as in that of everything', async ({
	page,
}) => {
	const download = async () => {
		const file = page.waitForEvent('download');
		await page.getByRole('link', { name: /^CSV/ }).click();
		return readFile(await (await file).path(), 'utf8');
	};
	await page.goto('/categories/food-and-drink/');
	await page.getByRole('link', { name: 'Download these places' }).click();
	await expect(page).toHaveURL('/explore/?category=food-and-drink#files');
	await expect(names(page)).toHaveCount(10);
	await expect(page.getByRole('heading', { name: 'Download these places' })).toBeInViewport();
	const chosen = await download();

	const response = await page.request.get('/data/places.csv');
	const everything = (await response.body()).toString();
	const [head = '', ...rows] = chosen.split('\r\n').slice(0, -1);
	expect(everything.startsWith(`${head}\r\n`)).toBe(true);
	expect(rows).toHaveLength(10);
	expect(rows.filter((row) => !everything.includes(`\r\n${row}\r\n`))).toEqual([]);
	expect(rows.join()).toContain('Food and drink');

	await page.getByRole('button', { name: 'Clear all' }).first().click();
	expect(await download()).toBe(everything);
});

test('the places of a destination are taken along in any format, made of its own file', async ({
	page,
}) => {
	const own = await page.request.get('/destinations/sintra/places.geojson');
	// The build wrote it.
	const { features } = (await own.json()) as {
		features: { geometry: object | null; properties: { name: string } }[];
	};
	await page.goto('/destinations/sintra/');
	const section = page.locator('section', { hasText: 'Download these places' });
	const located = features.filter(({ geometry }) => geometry);
	for (const [format, entry, places] of [
		['GPX', /<wpt /g, located],
		['KML', /<Placemark /g, located],
		['CSV', /\r\nplc_/g, features],
	] as const) {
		const link = section.getByRole('link', { name: new RegExp(`^${format}`) });
		await expect(link).toHaveAttribute('href', '/explore/?destination=sintra#files');
		const file = page.waitForEvent('download');
		await link.click();
		const text = await readFile(await (await file).path(), 'utf8');

		expect((await file).suggestedFilename()).toBe(`places.${format.toLowerCase()}`);
		expect(text.match(entry)).toHaveLength(places.length);
		expect(places.filter(({ properties: { name } }) => !text.includes(name))).toEqual([]);
	}
	await expect(page).toHaveURL('/destinations/sintra/');

	await page.route('**/places.geojson', (route) => route.abort());
	await section.getByRole('link', { name: /^GPX/ }).click();
	await expect(page).toHaveURL('/explore/?destination=sintra#files');
});

test('a shared address shows what it was shared with, and the back button leads back', async ({
	page,
}) => {
	await page.goto(
		'/explore/?category=food-and-drink&open=2026-12-04T13:00&sort=name&utm_source=mail',
	);
	await expect(page.getByRole('radio', { name: 'At a specific time' })).toBeChecked();
	await expect(page.getByLabel('Day and hour', { exact: true })).toHaveValue('2026-12-04T13:00');
	await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('name');
	await expect(box(page, 'Food and drink')).toBeChecked();
	const shared = await count(page).textContent();

	await page.getByRole('radio', { name: 'Any time' }).check();
	await expect(count(page)).toHaveText('10 places');
	await page.goBack();
	await expect(count(page)).toHaveText(shared ?? '');
	await expect(page.getByRole('radio', { name: 'At a specific time' })).toBeChecked();
});

test('whether the map is open stands in the address, whatever the width of the window', async ({
	page,
}) => {
	const map = page.getByRole('button', { name: 'Map', exact: true });
	await page.setViewportSize(phone);
	await page.goto('/explore/?city=lisbon');
	await expect(names(page).first()).toBeVisible();
	await expect(map).toHaveAttribute('aria-expanded', 'false');
	await map.click();
	await expect(page).toHaveURL('/explore/?city=lisbon&map=yes');
	await expect(page.locator('guide-map[data-state="open"]')).toBeVisible();
	await page.goBack();
	await expect(map).toHaveAttribute('aria-expanded', 'false');

	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto('/explore/?map=no');
	await expect(names(page).first()).toBeVisible();
	await expect(map).toHaveAttribute('aria-expanded', 'false');
	await page.goto('/explore/');
	await expect(map).toHaveAttribute('aria-expanded', 'true');
});

test('a map that is closed while the window changes shows what is found when it is opened again', async ({
	page,
}) => {
	const map = new MapPage(page);
	const button = page.getByRole('button', { name: 'Map', exact: true });
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto('/explore/');
	await expect.poll(() => map.placesOfMarks()).toBe(75);
	await button.click();
	await page.setViewportSize({ width: 1000, height: 800 });
	await box(page, 'Food and drink 10').check();
	await expect(count(page)).toHaveText('10 places');
	await button.click();

	await expect.poll(() => map.placesOfMarks()).toBe(10);
	await expect.poll(async () => (await map.marksInView()).length).toBeGreaterThan(2);
	await expect.poll(async () => (await map.lettering()).length).toBeGreaterThan(4);
	await expect.poll(() => map.showsPaperEverywhere()).toBe(true);
});

test('on a phone a place that is chosen on the map draws no more of the list', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/explore/?map=yes');
	await expect(names(page)).toHaveCount(24);
	const choose = (row: number) =>
		page.locator('guide-map').evaluate((map, chosen) => {
			const detail = { row: chosen };
			map.dispatchEvent(new CustomEvent('guide-map:select', { bubbles: true, detail }));
		}, row);
	await choose(3);
	await expect(page.locator('[data-chosen]')).toHaveCount(1);
	await choose(70);
	await expect(page.locator('[data-chosen]')).toHaveCount(0);
	await expect(names(page)).toHaveCount(24);

	await page.setViewportSize({ width: 1400, height: 900 });
	await choose(70);
	await expect(page.locator('[data-chosen]')).toBeInViewport();
	await expect(names(page)).toHaveCount(71);
});

test('the place that is chosen on the map is the one that is marked in the list, until its card is closed', async ({
	page,
}) => {
	const map = new MapPage(page);
	await page.setViewportSize({ width: 1400, height: 900 });
	await page.goto('/explore/?city=lisbon');
	await expect.poll(() => map.placesOfMarks()).toBeGreaterThan(0);
	await map.openCard();
	const name = (await map.card.getByRole('link').first().textContent()) ?? '';
	const chosen = page.locator('[data-chosen] h3');
	await expect(chosen).toHaveText(name);

	await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
	await expect(page).toHaveURL(/sort=name/);
	await expect(map.card).toBeVisible();
	await expect(chosen).toHaveText(name);

	await map.card.getByRole('link').first().focus();
	await page.keyboard.press('Escape');
	await expect(map.card).toBeHidden();
	await expect(chosen).toHaveCount(0);
});

test('a map that could not be loaded is loaded when it is closed and opened again', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.route('**/_astro/map-sheet*', (route) => route.abort());
	await page.goto('/explore/?map=yes');
	await page.locator('guide-map[data-state="failed"]').waitFor();

	await page.unroute('**/_astro/map-sheet*');
	const button = page.getByRole('button', { name: 'Map', exact: true });
	await button.click();
	await expect(page.locator('guide-map')).toBeHidden();
	await button.click();
	await expect(page.locator('guide-map')).toHaveAttribute('data-state', 'open');
	await expect(page.locator('guide-map .mark').first()).toBeVisible();
	await expect(page.getByText(/^The map could not be loaded/)).toHaveCount(0);
});

test('a map that was closed before it was loaded opens on all places', async ({ page }) => {
	const map = new MapPage(page);
	const button = page.getByRole('button', { name: 'Map', exact: true });
	const held = Promise.withResolvers<undefined>();
	await page.route('**/map-sheet*.js', async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.setViewportSize(phone);
	await page.goto('/explore/');
	await expect(names(page).first()).toBeVisible();
	const asked = page.waitForRequest('**/map-sheet*.js');
	await button.click();
	await asked;
	await button.click();
	held.resolve(undefined);
	await expect(page.locator('guide-map[data-state="open"]')).toBeAttached();
	await button.click();

	await expect.poll(() => map.placesOfMarks()).toBe(75);
});

test('the map of what is open now follows the opening hours, and keeps its card', async ({
	page,
}) => {
	const map = new MapPage(page);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.clock.install({ time: '2026-11-21T14:50:00Z' });
	await page.goto('/explore/?city=estoril.lisbon&open=now&sort=name&map=yes');
	await expect(count(page)).toHaveText(/^\d+ places$/);
	const open = parseInt((await count(page).textContent()) ?? '');
	await expect.poll(() => map.placesOfMarks()).toBe(open);
	await expect(names(page).filter({ hasText: 'Casino Estoril' })).toHaveCount(0);
	await map.openCard();

	await page.clock.fastForward('10:30');
	await expect(names(page).filter({ hasText: 'Casino Estoril' })).toHaveCount(1);
	await expect(count(page)).toHaveText(`${open + 1} places`);
	await expect.poll(() => map.placesOfMarks()).toBe(open + 1);
	await expect(map.card).toBeVisible();
});

test('where nothing is left, the page says which filter to do without', async ({ page }) => {
	await page.goto('/explore/?category=food-and-drink&open=2026-12-04T04:30&price=free');
	await expect(count(page)).toHaveText('0 places');
	await expect(page.getByText('No place has all of this.')).toBeVisible();
	const loosen = page.getByRole('button', { name: /^Without “.+”: \d+ places?$/ }).first();
	const promised = /\d+ places?$/.exec((await loosen.textContent()) ?? '')?.[0] ?? 'nothing';
	await loosen.click();
	await expect(count(page)).toHaveText(promised);
});

test('the position is asked for on a tap only, and orders the list by distance', async ({
	context,
	page,
}) => {
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 38.6916, longitude: -9.216 });
	const sent: string[] = [];
	page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
	await page.goto('/explore/');
	await expect(names(page).first()).toHaveText('Jerónimos Monastery');

	await page.getByRole('button', { name: 'Use my position' }).click();
	await expect(page).toHaveURL('/explore/?sort=distance');
	await expect(names(page).first()).toHaveText('Belém Tower');
	await page.getByRole('combobox', { name: 'Distance' }).selectOption({ label: '1 km' });
	await expect(page).toHaveURL('/explore/?within=1000&sort=distance');
	await expect(positionNotes(page)).toHaveText(['', '']);
	expect(sent.filter((url) => url.includes('38.69'))).toEqual([]);
});

test('a position is found also where the connection is lost', async ({ context, page }) => {
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 38.6916, longitude: -9.216 });
	await page.goto('/explore/');
	await expect(names(page).first()).toBeVisible();
	await page.route('**/*.js', (route) => route.abort());

	await page.getByRole('button', { name: 'Use my position' }).click();
	await expect(names(page).first()).toHaveText('Belém Tower');
});

test('distances from a position that is only roughly known say so, also as filters change', async ({
	context,
	page,
}) => {
	const rough = /^Your position is only roughly known/;
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 38.6916, longitude: -9.216, accuracy: 5000 });
	await page.goto('/explore/');
	await page.getByRole('button', { name: 'Use my position' }).click();
	await expect(page).toHaveURL('/explore/?sort=distance');
	await expect(positionNotes(page)).toHaveText([rough, rough]);

	await box(page, 'With a photograph').check();
	await expect(page).toHaveURL(/photo=yes/);
	await expect(positionNotes(page)).toHaveText([rough, rough]);
	await context.setGeolocation({ latitude: 38.6916, longitude: -9.216, accuracy: 1000 });
	// The first is that of the form, the other stands beside what is told of the position.
	await page.getByRole('button', { name: 'Use my position' }).first().click();
	await expect(positionNotes(page)).toHaveText(['', '']);
});

test('where no editor has ranked the places highlights are first, and an address may ask for names', async ({
	page,
}) => {
	test.skip(corpusBuild.missing !== undefined, corpusBuild.missing);
	const server = await serveGuide(corpusBuild);
	await page.goto(`${server.url}explore/?sort=name`);
	await expect(names(page).first()).toBeVisible();

	const order = page.locator('[data-part="order"]');
	await expect(order.locator('option')).toHaveText([
		'Highlights first',
		'By name',
		'Nearest first',
	]);
	await expect(order.locator('option:checked')).toHaveText('By name');
	await server.close();
});

test('a refused position is told kindly, and the list stays as it was', async ({ page }) => {
	await page.goto('/explore/');
	await page.getByRole('button', { name: 'Use my position' }).click();
	await expect(positionNotes(page)).toHaveText([positionDenied, positionDenied]);
	await expect(page).toHaveURL('/explore/');
	await expect(names(page).first()).toHaveText('Jerónimos Monastery');
});

test('on a phone a refused position is told where it was asked for, on the page and in the sheet', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/explore/');
	await expect(names(page).first()).toBeVisible();
	await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Nearest first' });
	await expect(status(page, positionDenied)).toBeVisible();
	await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'By name' });
	await expect(status(page, positionDenied)).toHaveCount(0);

	await page.getByRole('button', { name: 'Filters' }).click();
	const sheet = page.getByRole('dialog', { name: 'Filters' });
	await sheet.getByRole('button', { name: 'Use my position' }).click();
	await expect(sheet.getByRole('status')).toHaveText(positionDenied);
	await expect(sheet.locator('fieldset').getByText(positionDenied)).toBeVisible();
});

test('on a phone a shared distance says that the position is needed for it', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/explore/?within=2000');
	await expect(status(page, /^Distances are known once you use your position/)).toBeVisible();
	await page.getByRole('button', { name: 'Remove Within 2 km' }).click();
	await expect(status(page, /^Distances are known/)).toHaveCount(0);
});

test('a shared order by distance shows the order that the list has, with a button for the position beside the note', async ({
	context,
	page,
}) => {
	const order = page.getByRole('combobox', { name: 'Order' });
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 38.6916, longitude: -9.216 });
	await page.setViewportSize(phone);
	await page.goto('/explore/?sort=distance');
	await expect(status(page, /^Distances are known once you use your position/)).toBeVisible();
	await expect(order).toHaveValue('choice');
	await expect(names(page).first()).toHaveText('Jerónimos Monastery');

	const button = page.getByRole('button', { name: 'Use my position' });
	await button.press('Enter');
	await expect(names(page).first()).toHaveText('Belém Tower');
	await expect(order).toHaveValue('distance');
	await expect(order).toBeFocused();
	await expect(button).toBeHidden();
});

test('an order by distance that was refused can be chosen again', async ({ context, page }) => {
	const order = page.getByRole('combobox', { name: 'Order' });
	await page.setViewportSize(phone);
	await page.goto('/explore/');
	await order.selectOption('distance');
	await expect(status(page, positionDenied)).toBeVisible();
	await expect(order).toHaveValue('choice');

	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 38.6916, longitude: -9.216 });
	await order.selectOption('distance');
	await expect(names(page).first()).toHaveText('Belém Tower');
	await expect(order).toHaveValue('distance');
});

test('a position that is some minutes old is asked for anew by the next tap that needs it', async ({
	context,
	page,
}) => {
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 38.6916, longitude: -9.216 });
	await page.clock.install();
	await page.goto('/explore/');
	await page.getByRole('button', { name: 'Use my position' }).click();
	await expect(names(page).first()).toHaveText('Belém Tower');

	// At the Palace of Monserrate, in Sintra.
	await context.setGeolocation({ latitude: 38.7938, longitude: -9.4207 });
	await page.clock.fastForward('04:00');
	await box(page, 'With a photograph').check();
	await expect(page).toHaveURL(/photo=yes/);
	await expect(names(page).first()).toHaveText('Belém Tower');
	await page.clock.fastForward('02:00');
	await box(page, 'With a photograph').uncheck();
	await expect(names(page).first()).not.toHaveText('Belém Tower');
	await expect(page).toHaveURL('/explore/?sort=distance');
	await expect(positionNotes(page)).toHaveText(['', '']);
});

test('a visitor who has moved can have the position asked for again, and keeps the list where that fails', async ({
	context,
	page,
}) => {
	const ask = page.getByRole('button', { name: 'Use my position' });
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 38.6916, longitude: -9.216 });
	await page.goto('/explore/');
	await ask.click();
	await expect(names(page).first()).toHaveText('Belém Tower');
	await context.setGeolocation({ latitude: 38.7938, longitude: -9.4207 });
	await ask.click();
	await expect(names(page).first()).not.toHaveText('Belém Tower');

	const listed = await names(page).allTextContents();
	await context.clearPermissions();
	await ask.click();
	await expect(positionNotes(page)).toHaveText([positionDenied, positionDenied]);
	await expect(names(page)).toHaveText(listed);
	await expect(page.getByRole('combobox', { name: 'Distance' })).toBeVisible();
});

test('a day and hour can be typed part by part', async ({ page }) => {
	await page.goto('/explore/?open=2026-12-12T13:00');
	const field = page.getByLabel('Day and hour', { exact: true });
	await expect(field).toHaveValue('2026-12-12T13:00');
	await field.press('Backspace');
	await expect(field).toHaveValue('');
	await page.keyboard.type('12122027');
	await expect(field).toHaveValue('2027-12-12T13:00');

	await expect(page).toHaveURL('/explore/?open=2027-12-12T13:00');
});

test('the focus goes on where the button that had it is gone', async ({ page }) => {
	const places = page.getByRole('heading', { level: 2, name: 'Places', exact: true });
	await page.goto('/explore/?category=food-and-drink');
	await page.getByRole('button', { name: 'Remove Food and drink' }).press('Enter');
	await expect(places).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(names(page).first().getByRole('link')).toBeFocused();

	await page.goto('/explore/?category=food-and-drink&price=free');
	await page.getByRole('button', { name: 'Clear all' }).first().press('Enter');
	await expect(places).toBeFocused();

	await page.goto('/explore/?category=food-and-drink&open=2026-12-04T04:30&price=free');
	await page
		.getByRole('button', { name: /^Without/ })
		.first()
		.press('Enter');
	await expect(places).toBeFocused();
});

test('the focus goes from a filter that is taken away to the next, and from the last to the one before', async ({
	page,
}) => {
	await page.goto('/explore/?category=food-and-drink&price=free&photo=yes');
	await page.getByRole('button', { name: 'Remove Free of charge' }).press('Enter');
	await expect(page.getByRole('button', { name: 'Remove With a photograph' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Remove Food and drink' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Places', exact: true })).toBeFocused();
});

test('the focus goes on also in a browser that cannot be asked what is visible, as Safari before 17.4', async ({
	page,
}) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(Element.prototype, 'checkVisibility');
	});
	await page.goto('/explore/?category=food-and-drink');
	await page.getByRole('button', { name: 'Remove Food and drink' }).press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Places', exact: true })).toBeFocused();
	await page.keyboard.press('/');
	await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});

test('states are told also in a browser whose elements have no properties for them, as Firefox before 119', async ({
	page,
}) => {
	await page.addInitScript(() => {
		for (const name of Object.getOwnPropertyNames(Element.prototype)) {
			if (/^aria[A-Z]/.test(name)) Reflect.deleteProperty(Element.prototype, name);
		}
	});
	const map = page.getByRole('button', { name: 'Map', exact: true });
	await page.setViewportSize(phone);
	await page.goto('/explore/?category=food-and-drink');
	await expect(page.getByRole('button', { name: 'Remove Food and drink' })).toBeVisible();
	for (const state of ['true', 'false']) {
		await map.click();
		await expect(map).toHaveAttribute('aria-expanded', state);
	}

	await page.setViewportSize({ width: 1280, height: 900 });
	const search = page.getByRole('combobox', { name: 'Search' });
	await page.goto('/events/?when=next-7-days');
	await expect(page.getByRole('link', { name: /^The next 7 days(?!:)/ })).toHaveAttribute(
		'aria-current',
		'true',
	);
	await page.keyboard.press('/');
	await page.keyboard.type('bel');
	await expect(search).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('nothing can be chosen before the places are there', async ({ page }) => {
	const held = Promise.withResolvers<undefined>();
	await page.route('**/data/places.json*', async (route) => {
		await held.promise;
		await route.continue();
	});
	for (const size of [phone, { width: 1280, height: 900 }]) {
		await page.setViewportSize(size);
		await page.goto('/explore/');
		await expect(count(page)).toHaveText('Loading the places…');
		// The address can be shared at any time.
		const controls = page.locator('explore-places :is(button:not(.keep > *), input, select)');
		expect(await controls.count()).toBeGreaterThan(5);
		// All at once: the page waits for its places for half a minute only.
		const focused = await controls.evaluateAll((all: HTMLElement[]) =>
			all.filter((control) => {
				control.focus();
				return document.activeElement === control;
			}),
		);
		expect(focused).toEqual([]);
	}
	held.resolve(undefined);
	await box(page, 'With a photograph').check();
	await expect(page).toHaveURL('/explore/?photo=yes');
	await page.setViewportSize(phone);
	await page.getByRole('button', { name: 'Filters 1' }).click();
	await page.getByRole('button', { name: /^Show \d+ places$/ }).click();
	await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
	await expect(page).toHaveURL('/explore/?photo=yes');
});

test('on a phone the filters are a sheet, which the keyboard opens, works and closes', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/explore/');
	await expect(names(page).first()).toBeVisible();
	await page.getByRole('button', { name: 'Filters' }).focus();
	await page.keyboard.press('Enter');
	const sheet = page.getByRole('dialog', { name: 'Filters' });
	await expect(sheet).toBeVisible();
	await box(page, 'Food and drink 10').focus();
	await page.keyboard.press('Space');
	await expect(sheet.getByRole('button', { name: 'Show 10 places' })).toBeVisible();
	await expect(sheet.getByRole('status')).toHaveText('10 places');
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(page.getByRole('button', { name: 'Filters 1' })).toBeFocused();
});

test('more of the list is drawn when it is asked for, and the focus goes on there', async ({
	page,
}) => {
	await page.goto('/explore/');
	await expect(names(page)).toHaveCount(24);
	await page.getByRole('button', { name: 'Show 48 more' }).press('Enter');
	await expect(names(page)).toHaveCount(72);
	await expect(names(page).nth(24).getByRole('link')).toBeFocused();
});

test('whoever skips the map by the keyboard is at the first of all entries that were drawn', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/explore/?map=yes');
	await expect(page.locator('guide-map[data-state="open"]')).toBeVisible();
	await page.getByRole('button', { name: 'Show 48 more' }).press('Enter');
	await expect(names(page)).toHaveCount(72);
	const first = await names(page).first().elementHandle();

	await page.getByRole('link', { name: 'Skip the map' }).press('Enter');
	await expect(names(page).first()).toBeInViewport();
	await page.keyboard.press('Tab');
	await expect(names(page).first().getByRole('link')).toBeFocused();
	await expect(names(page)).toHaveCount(72);
	expect(await first.evaluate((name) => name.isConnected)).toBe(true);
});

test('going back after a link within the page shows the former order', async ({ page }) => {
	const order = page.getByRole('combobox', { name: 'Order' });
	await page.setViewportSize(phone);
	await page.goto('/explore/?map=yes');
	await expect(page.locator('guide-map[data-state="open"]')).toBeVisible();
	await page.getByRole('link', { name: 'Skip the map' }).press('Enter');
	await expect(names(page).first()).toBeInViewport();

	await order.selectOption('name');
	await expect(page).toHaveURL('/explore/?sort=name&map=yes');
	await page.goBack();
	await expect(order).toHaveValue('choice');
});

test('whoever comes back from a place finds as much of the list as there was, where it was', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/explore/?sort=name');
	await expect(names(page)).toHaveCount(24);
	// A tap may miss: rows around the button take their heights as it is scrolled to.
	await page.getByRole('button', { name: 'Show 48 more' }).press('Enter');
	await expect(names(page)).toHaveCount(72);
	const link = names(page).nth(60).getByRole('link');
	await link.scrollIntoViewIfNeeded();
	const placeOnScreen = async () => (await link.boundingBox())?.y;
	// As it was tapped: rows above it may still take their heights before that.
	await page.evaluate(() => {
		const note = ({ target }: Event) => {
			const tapped = target instanceof Element && target.closest('a');
			if (tapped) sessionStorage.setItem('tapped', String(tapped.getBoundingClientRect().y));
		};
		addEventListener('click', note, { capture: true });
	});
	await link.click();
	await expect(page).toHaveURL(/\/places\//);
	const before = Number(await page.evaluate(() => sessionStorage.getItem('tapped') ?? NaN));

	await page.goBack();
	await expect(names(page)).toHaveCount(72);
	await expect(link).toBeInViewport();
	await expect.poll(placeOnScreen).toBeCloseTo(before, -1);
});

test('a list forgets the entry that was opened once its reader is back, or stayed', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/explore/?sort=name');
	await expect(names(page)).toHaveCount(24);
	const entry = page.locator('[data-row]').nth(20);
	const press = (ctrlKey: boolean) =>
		entry.getByRole('link').evaluate((link, isForNewTab) => {
			link.scrollIntoView();
			link.addEventListener('click', (event) => {
				event.preventDefault();
			});
			link.dispatchEvent(
				new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: isForNewTab }),
			);
		}, ctrlKey);
	const topAfterReload = async () => {
		await page.evaluate(() => {
			scrollTo(0, 0);
		});
		await page.reload();
		await expect(names(page)).toHaveCount(24);
		await page.evaluate(() => new Promise(requestAnimationFrame));
		return page.evaluate('scrollY');
	};

	await press(true);
	expect(await topAfterReload()).toBe(0);
	await press(false);
	await comeBackTo(page);
	expect(await topAfterReload()).toBe(0);
});

for (const [viewport, size] of [
	['phone', phone],
	['desktop', { width: 1280, height: 900 }],
] as const) {
	test(`axe finds nothing on a ${viewport}, by day and night, with filters and without a result`, async ({
		page,
	}) => {
		await page.addInitScript({ path: axeScript });
		await page.setViewportSize(size);
		for (const query of ['?category=food-and-drink', '?open=2026-12-04T04:30&price=free']) {
			await page.goto(`/explore/${query}`);
			await expect(page.locator('[data-part="chosen"] button').first()).toBeVisible();
			if (viewport === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
				expect(await violations(page), `${colorScheme} ${query}`).toEqual([]);
			}
		}
	});
}

test('where the places cannot be loaded, the page says so, and has its lists', async ({ page }) => {
	await page.route('**/data/places.json*', (route) => route.abort());
	await page.goto('/explore/');
	await expect(count(page)).toHaveText(/could not be loaded/);
	await expect(page.getByRole('button', { name: /^(Filters|Map)$/ })).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Food and drink' })).toBeVisible();
});

test('a time zone that the browser does not know yet hides no place', async ({ page }) => {
	await page.route('**/data/places.json*', async (route) => {
		const file = await (await route.fetch()).text();
		await route.fulfill({ body: file.replaceAll('Europe/Lisbon', 'America/Newer_Than_This') });
	});
	await page.goto('/explore/');
	await expect(count(page)).toHaveText('77 places');
	await expect(page.locator('[data-count="open"]')).toHaveText('0');
	await expect(page.locator('explore-places .state').first()).toBeEmpty();
});

test('places that cannot be drawn are told like those that cannot be loaded', async ({ page }) => {
	await page.route('**/data/places.json*', async (route) => {
		// Nobody looks into hours before a list is drawn.
		const file = (await (await route.fetch()).json()) as { hours: { timetables: unknown[] } };
		file.hours.timetables.fill({});
		await route.fulfill({ json: file });
	});
	await page.goto('/explore/');
	await expect(count(page)).toHaveText(/could not be loaded/);
	await expect(page.getByRole('link', { name: 'Food and drink' })).toBeVisible();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the page leads to the lists of every facet', async ({ page }) => {
		await page.goto('/explore/');
		await expect(page.locator('explore-places')).toBeHidden();
		await page.getByRole('link', { name: 'Food and drink', exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food and drink');
	});
});
