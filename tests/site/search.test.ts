import { expect, type Page } from '@playwright/test';
import { axeScript, violations } from '../support/accessibility.ts';
import { serveGuide } from '../support/guide-pages.ts';
import { test } from '../support/sample-guide-test.ts';
import { oddBuild, sampleBuild, siteFolder } from '../support/site-builds.ts';
import { serveFolder } from '../support/static-server.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this guide' });
const options = (page: Page) => page.getByRole('option');
const texts = (page: Page) => page.locator('[data-results="in-texts"] li');

/** Collects what the console says of a page, and of what it may not load. */
function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on('console', (message) => {
		// Playwright says so itself of a page that is looked at for longer, as tests allow no worker.
		if (message.text() === 'Service Worker registration blocked by Playwright') return;
		if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
	});
	page.on('pageerror', ({ message }) => complaints.push(message));
	return complaints;
}

test.describe('The field in the header', () => {
	test.use({ viewport: desktop });

	test('suggests names to the keyboard alone, with small mistakes forgiven', async ({
		guide,
		page,
	}) => {
		const complaints = complaintsOf(page);
		await page.goto(`${guide.url}places/`);
		await page.keyboard.press('/');
		await expect(field(page)).toBeFocused();
		await page.keyboard.type('jeronimso');

		await expect(options(page).first()).toHaveText('Jerónimos MonasteryPlace · Lisbon');
		await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
		await page.keyboard.press('ArrowDown');
		const chosen = page.getByRole('option', { selected: true });
		await expect(chosen).toHaveCount(1);
		expect(await field(page).getAttribute('aria-activedescendant')).toBe(
			await chosen.getAttribute('id'),
		);
		await page.keyboard.press('Escape');
		await expect(options(page)).toHaveCount(0);
		await expect(field(page)).toHaveValue('jeronimso');
		await page.keyboard.press('ArrowDown');
		await expect(options(page).first()).toBeVisible();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');

		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jerónimos Monastery');
		expect(complaints).toEqual([]);
	});

	test('leaves arrows that select what was typed to the browser', async ({ guide, page }) => {
		await page.goto(`${guide.url}places/`);
		await page.keyboard.press('/');
		await page.keyboard.type('fado mus');
		await expect(options(page).first()).toBeVisible();

		await page.keyboard.press('Shift+ArrowUp');
		await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
		expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
		await page.keyboard.press('ArrowDown');
		await expect(page.getByRole('option', { selected: true })).toHaveText(/Fado Museum/);
	});

	test('marks what was typed, tells how many names there are, and leads on to the texts', async ({
		guide,
		page,
	}) => {
		await page.addInitScript({ path: axeScript });
		await page.goto(guide.url);
		await page.keyboard.press('/');
		await page.keyboard.type('fado mus');

		await expect(options(page).first().locator('mark')).toHaveText(['Fado', 'Mus']);
		await expect(page.getByRole('status').first()).toHaveText('Suggestions: 1');
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('ArrowUp');
		await expect(page.getByRole('option', { selected: true })).toHaveText(
			'Search all texts for “fado mus”',
		);
		await page.keyboard.press('Enter');

		await expect(page).toHaveURL(`${guide.url}search/?q=fado+mus`);
		await expect(texts(page).first()).toContainText('Fado Museum');
	});

	test('suggests a place by its other name, and tells both', async ({ guide, page }) => {
		await page.goto(guide.url);
		await page.keyboard.press('/');
		await page.keyboard.type('castelo de sao jorge');

		await expect(options(page).first()).toHaveText(
			'St George’s Castle (Castelo de São Jorge)Place · Lisbon',
		);
	});

	test('suggests the list of a neighbourhood by its name', async ({ guide, page }) => {
		await page.goto(guide.url);
		await page.keyboard.press('/');
		await page.keyboard.type('belem');
		await expect(options(page).first()).toBeVisible();

		const list = options(page).filter({ hasText: 'Neighbourhood · Lisbon' });
		await expect(list).toHaveText('BelémNeighbourhood · Lisbon');
		await list.click();
		await expect(page).toHaveURL(`${guide.url}browse/neighbourhood/lisbon/belem/`);
	});

	test('suggests the list of a kind of place in a town, and places by what they are', async ({
		guide,
		page,
	}) => {
		await page.goto(guide.url);
		await page.keyboard.press('/');
		await page.keyboard.type('beaches in cascais');

		await expect(options(page).first()).toHaveText('Beach · Cascais2 places');
		await expect(options(page).nth(1)).toHaveText(/^Praia d.*Place · Cascais$/);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(
			`${guide.url}explore/?category=outdoors/beach&destination=cascais`,
		);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore');
	});

	test('suggests also to whoever was in it before its script came', async ({ guide, page }) => {
		const held = Promise.withResolvers<undefined>();
		await page.route('**/Document*.js', async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.goto(`${guide.url}places/`, { waitUntil: 'commit' });
		await page.getByRole('searchbox', { name: 'Search this guide' }).pressSequentially('fado mus');
		held.resolve(undefined);

		await expect(options(page).first()).toHaveText(/Fado Museum/);
	});

	test('asks again for its script and for the names where they could not be had', async ({
		guide,
		page,
	}) => {
		const thrown: string[] = [];
		page.on('pageerror', ({ message }) => thrown.push(message));
		const box = page.locator('search-box input');
		await page.route('**/name-suggestions*.js', (route) => route.abort());
		await page.goto(`${guide.url}places/`);
		const failed = page.waitForEvent('requestfailed');
		await box.fill('fado mus');
		await failed;
		await box.blur();
		await page.unroute('**/name-suggestions*.js');
		await page.route('**/names.json', (route) => route.abort());
		await box.focus();
		await expect(options(page)).toHaveText(['fado mus']);

		await page.unroute('**/names.json');
		await box.press('e');
		await expect(options(page).first()).toHaveText(/Fado Museum/);
		expect(thrown).toEqual([]);
	});

	test('leaves / alone where somebody types, and everywhere once it is turned off', async ({
		guide,
		page,
	}) => {
		await page.goto(`${guide.url}search/`);
		const query = page.getByRole('searchbox');
		await query.focus();
		await page.keyboard.press('/');
		await expect(query).toHaveValue('/');
		await page.getByRole('checkbox', { name: 'Press / to search' }).uncheck();
		await page.goto(`${guide.url}places/`);
		await page.keyboard.press('/');

		await expect(page.getByRole('searchbox')).not.toBeFocused();
	});
});

test('what a search found is told by a status that was there before it', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}search/`);
	const status = page.locator('main').getByRole('status');
	await expect(status).toHaveCount(1);
	await expect(status).toHaveText('');
	await page.getByRole('searchbox').fill('fado');
	await expect(status).toHaveText(/^By name: \d+/);
});

test('all names that are found are counted, and shown in parts', async ({ guide, page }) => {
	await page.goto(`${guide.url}search/?q=c`);
	const names = page.locator('[data-results="by-name"] li');
	await expect(names).toHaveCount(6);
	const status = page.locator('main').getByRole('status');
	await expect(status).toHaveText(/^By name: \d+/);
	const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
	expect(count).toBeGreaterThan(6);

	const more = page.getByRole('button', { name: 'More names' });
	await more.press('Enter');
	await expect(names).toHaveCount(Math.min(count, 30));
	await expect(names.nth(6).getByRole('link')).toBeFocused();
	await expect(more).toBeVisible({ visible: count > 30 });
	const found = await names.getByRole('link').evaluateAll(hrefs);
	expect(new Set(found).size).toBe(found.length);
});

test('what has not quite the words of a query stands apart, as similar, and is no result', async ({
	guide,
	page,
}) => {
	await page.addInitScript({ path: axeScript });
	await page.goto(`${guide.url}search/?q=guitarzwerg`);
	const status = page.locator('main').getByRole('status');
	await expect(status).toHaveText(/^Nothing was found for “guitarzwerg”\. · Similar: \d+$/);
	const similar = page.locator('[data-results="similar"]');
	await expect(similar.getByRole('heading', { name: 'Similar' })).toBeVisible();
	await expect(similar.locator('.excerpt mark').first()).toHaveText(/guitar/i);
	await expect(texts(page)).toHaveCount(0);
	expect(await violations(page)).toEqual([]);

	await page.getByRole('main').getByRole('searchbox').fill('guitar');
	await expect(texts(page).first()).toBeVisible();
	await expect(similar).toBeHidden();
});

test('letters of other width and soft hyphens in a query are those of names and texts', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}search/?q=${encodeURIComponent('ｇｕｉ\u00adｔａｒ')}`);
	await expect(texts(page).first().locator('.excerpt mark').first()).toHaveText(/guitar/i);
});

test('excerpts are sentences of the text', async ({ guide, page }) => {
	await page.goto(`${guide.url}search/?q=bandstand+mended`);

	await expect(texts(page).first().locator('.excerpt')).toHaveText(
		/^Thirty stalls under the trees, readings on the bandstand at five, and a tent where books are mended while you wait\./,
	);
});

test('a need and a kind of place lead to their list in Explore', async ({ guide, page }) => {
	await page.goto(`${guide.url}search/?q=wheelchair+sights`);

	const list = page.locator('[data-results="by-name"]').getByRole('link').first();
	await expect(list).toHaveText('Sights · Wheelchair accessible');
	await expect(list).toHaveAttribute('href', /^\/explore\/\?category=sights&accessibility=/);
});

test('the number of texts that are found is written as all numbers of the page are', async ({
	guide,
	page,
}) => {
	const text = "{ url: '/places/', raw_content: '', locations: [], meta: {}, filters: {} }";
	await page.route('**/pagefind/pagefind.js', (route) =>
		route.fulfill({
			contentType: 'text/javascript',
			body: `export const search = async () => ({ results: Array(1234).fill({ data: async () => (${text}) }) });`,
		}),
	);
	await page.goto(`${guide.url}search/?q=zzzzzz`);

	await expect(page.locator('main').getByRole('status')).toHaveText('In the texts: 1,234');
});

test('the page that searches finds words of texts, filters them, and keeps both in its address', async ({
	guide,
	page,
}) => {
	const complaints = complaintsOf(page);
	await page.goto(`${guide.url}search/`);
	await page.getByRole('searchbox').fill('guitar');
	await expect(texts(page).first().locator('.excerpt mark').first()).toHaveText(/guitar/i);
	const all = await page.locator('main [role="status"]').textContent();
	await page.getByRole('searchbox').press('Enter');
	await page.getByLabel('Kind').selectOption('Event');

	await expect(page).toHaveURL(`${guide.url}search/?q=guitar&kind=event`);
	await expect(page.locator('main [role="status"]')).not.toHaveText(all ?? '');
	const links = texts(page).getByRole('link');
	await expect(links.first()).toHaveAttribute('href', /^\/events\//);
	for (const href of await links.evaluateAll(hrefs)) expect(href).toMatch(/^\/events\//);
	await page.goBack();
	await expect(page.getByLabel('Kind')).toHaveValue('');
	await expect(page.locator('main [role="status"]')).toHaveText(all ?? '');
	expect(complaints).toEqual([]);
});

test('a word behind an apostrophe is found, and shown as it is written', async ({
	guide,
	page,
}) => {
	// What is found by its name does not stand among the texts.
	await page.route('**/names.json', (route) => route.abort());
	await page.goto(`${guide.url}search/?q=clock`);
	await expect(texts(page).locator('.excerpt mark', { hasText: 'o’clock' })).toBeVisible();

	await page.goto(`${guide.url}search/?q=anna`);
	await expect(texts(page).first().getByRole('heading')).toHaveText('Sant’Anna Tile Shop');
});

test('what is typed before its script came is searched for, by the kind that the address names', async ({
	guide,
	page,
}) => {
	const held = Promise.withResolvers<undefined>();
	await page.route('**/GuideSearch*.js', async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(`${guide.url}search/?q=ships&kind=event`, { waitUntil: 'commit' });
	const query = page.getByRole('main').getByRole('searchbox');
	await query.pressSequentially('guitar ');
	held.resolve(undefined);

	await expect(texts(page).first().locator('.excerpt mark').first()).toHaveText(/guitar/i);
	await expect(query).toHaveValue('guitar ');
	await expect(page).toHaveURL(`${guide.url}search/?q=guitar&kind=event`);
	await expect(page.getByLabel('Kind')).toHaveValue('event');
});

test('names are filtered as texts are, with small mistakes forgiven', async ({ guide, page }) => {
	await page.goto(`${guide.url}search/?q=pena+palcae&destination=sintra`);
	await expect(page.getByRole('link', { name: 'Pena Palace' })).toBeVisible();

	await page.locator('select[name="destination"]').selectOption('Cascais');
	await expect(page.getByRole('link', { name: 'Pena Palace' })).toHaveCount(0);
});

test('where a filter leaves nothing it is offered to take it back, with what there would be', async ({
	guide,
	page,
}) => {
	await page.addInitScript({ path: axeScript });
	await page.goto(`${guide.url}search/?q=jeronimso&destination=cascais&kind=place`);
	const status = page.locator('main [role="status"]');
	await expect(status).toHaveText('Nothing was found for “jeronimso”.');
	const back = page.locator('main').getByRole('button', { name: /^Without/ });
	await expect(back).toHaveText(['Without “Cascais”: 1 result']);
	expect(await violations(page)).toEqual([]);
	await back.press('Enter');

	await expect(page).toHaveURL(`${guide.url}search/?q=jeronimso&kind=place`);
	await expect(page.getByRole('link', { name: 'Jerónimos Monastery' })).toBeVisible();
	await expect(back).toHaveCount(0);
	await expect(page.locator('select[name="destination"]')).toBeFocused();
	await expect(page.locator('select[name="destination"]')).toHaveValue('');
});

test('filters of which none alone may be taken back are offered together', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}search/?q=jeronimso&destination=cascais&kind=event`);
	const back = page.locator('main').getByRole('button', { name: /^Without/ });
	await expect(back).toHaveText(['Without “Event · Cascais”: 1 result']);
	await back.click();

	await expect(page).toHaveURL(`${guide.url}search/?q=jeronimso`);
	await expect(page.getByRole('link', { name: 'Jerónimos Monastery' })).toBeVisible();
});

test('a filter that an old address names and the guide no longer has is passed over', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}search/?q=guitar&kind=nonsense&destination=gone`);
	await expect(texts(page).first()).toBeVisible();
	await expect(page.getByLabel('Kind')).toHaveValue('');
	const destination = page.locator('select[name="destination"]');
	expect(await destination.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(0);
});

test('a page that is found by its name does not stand among the texts once more', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}search/?q=museum`);
	await expect(texts(page).first()).toBeVisible();
	const found = await page
		.locator('[data-results] a')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

	expect(found.filter((href, index) => found.indexOf(href) !== index)).toEqual([]);
	expect(found.some((href) => href?.includes('/fado-museum'))).toBe(true);
});

test('a name that is found stays the element that it is when texts come later', async ({
	guide,
	page,
}) => {
	const index = Promise.withResolvers<undefined>();
	await page.route('**/pagefind/**', async (route) => {
		await index.promise;
		await route.continue();
	});
	await page.goto(`${guide.url}search/?q=museum`);
	const name = page.getByRole('link', { name: 'Fado Museum' });
	await name.focus();

	index.resolve(undefined);
	await expect(texts(page).first()).toBeVisible();
	await expect(name).toBeFocused();
});

test('a search that is not answered leaves no texts of another one, shows its names, and ends', async ({
	guide,
	page,
}) => {
	await page.clock.install();
	await page.goto(`${guide.url}search/?q=ships`);
	await page.clock.runFor(1000);
	await expect(texts(page).first()).toBeVisible();
	const status = page.locator('main [role="status"]');
	await expect(status).not.toBeEmpty();

	// From here on time passes only below.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	// Never answered.
	await page.route('**/pagefind/**', () => undefined);
	await page.getByRole('searchbox').fill('fado');
	await page.clock.runFor(1500);
	await expect(page.getByRole('link', { name: 'Fado Museum' })).toBeVisible();
	await expect(texts(page)).toHaveCount(0);
	await expect(status).toBeEmpty();

	await page.clock.runFor(15_000);
	await expect(status).toContainText('The texts cannot be searched at the moment.');
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Fado Museum' })).toBeVisible();
});

test('what is marked in a name of several lines leaves the line above as it is', async ({
	guide,
	page,
}) => {
	await page.setViewportSize(phone);
	// What is found by its name does not stand among the texts.
	await page.route('**/names.json', (route) => route.abort());
	await page.goto(`${guide.url}search/?q=church`);
	const title = texts(page).getByRole('heading', { name: /^Carmo Archaeological Museum/ });
	await title.scrollIntoViewIfNeeded();
	const above = await title.locator('mark').evaluate((mark) => {
		const { bottom, height, top } = mark.getBoundingClientRect();
		const heading = mark.closest('h3') ?? mark;
		const { left, top: start, width } = heading.getBoundingClientRect();
		const lineHeight = parseFloat(getComputedStyle(heading).lineHeight);
		const lineTop = (top + bottom - Math.min(lineHeight, height)) / 2;
		return { x: left, y: start, width, height: Math.floor(lineTop - start) };
	});
	expect(above.height).toBeGreaterThan(10);

	const marked = await page.screenshot({ clip: above });
	await title.locator('mark').evaluate((mark) => {
		mark.style.background = 'none';
	});
	expect((await page.screenshot({ clip: above })).equals(marked)).toBe(true);
});

test('more results that are asked for twice are added once', async ({ guide, page }) => {
	await page.goto(`${guide.url}search/?q=museum`);
	const more = page.getByRole('button', { name: 'More results' });
	await expect(more).toBeVisible();
	const hrefs = () =>
		texts(page)
			.getByRole('link')
			.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
	const before = await hrefs();

	await more.evaluate((button: HTMLButtonElement) => {
		button.click();
		button.click();
	});
	await expect(texts(page).nth(before.length)).toBeVisible();
	const after = await hrefs();
	expect(after.slice(0, before.length)).toEqual(before);
	expect(new Set(after).size).toBe(after.length);
});

test('below a base path the results lead to pages', async ({ page }) => {
	const server = await serveGuide(oddBuild);
	const complaints = complaintsOf(page);
	await page.goto(`${server.url}search/?q=ships&kind=place`);
	const first = texts(page).getByRole('link').first();
	const title = await first.textContent();
	expect(complaints).toEqual([]);
	await first.click();

	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
	expect(new URL(page.url()).pathname).toMatch(/^\/guide\/(places|events)\//);
	await server.close();
});

test('nothing found, and no index to be had, lead to lists; names are found all the same', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}search/?q=zzzzzz`);
	await expect(page.locator('main [role="status"]')).toHaveText('Nothing was found for “zzzzzz”.');
	await expect(page.locator('main').getByRole('link', { name: 'All places' })).toBeVisible();

	await page.route('**/pagefind/**', (route) => route.abort());
	await page.goto(`${guide.url}search/?q=fado`);
	await expect(page.locator('main [role="status"]')).toContainText(
		'The texts cannot be searched at the moment.',
	);
	await expect(page.getByRole('link', { name: 'Fado Museum' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('names that cannot be had are told as such, with the texts that are found or without', async ({
	guide,
	page,
}) => {
	await page.route('**/names.json', (route) => route.abort());
	await page.goto(`${guide.url}search/?q=ships`);
	const status = page.locator('main [role="status"]');
	await expect(status).toHaveText(
		/^In the texts: \d+ · The names cannot be searched at the moment\.$/,
	);
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

	// As in a guide without an index.
	await page.route('**/search/?q=ships', async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill({ response, body: html.replace(/ data-index="[^"]+"/, '') });
	});
	await page.reload();
	await expect(status).toHaveText('The names cannot be searched at the moment.');
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a part of the index that could not be had is asked for again before nothing is found', async ({
	page,
}) => {
	let refused = 0;
	const server = await serveFolder(
		siteFolder(sampleBuild),
		'/',
		(path) => !path.startsWith('pagefind/index/') || ++refused > 1,
	);
	await page.goto(`${server.url}search/?q=ships`);

	await expect(texts(page).first()).toBeVisible();
	expect(refused).toBeGreaterThan(1);
	await server.close();
});

test('texts that are gone since the first search are not told to be nothing', async ({ page }) => {
	let lost = /^$/;
	const server = await serveFolder(siteFolder(sampleBuild), '/', (path) => !lost.test(path));
	const status = page.locator('main [role="status"]');
	await page.goto(`${server.url}search/?q=zzzzzz`);
	await expect(status).toHaveText('Nothing was found for “zzzzzz”.');

	lost = /^pagefind\/(index\/|pagefind-entry)/;
	// In the first part of the index; the last one has been fetched.
	await page.getByRole('main').getByRole('searchbox').fill('fado');
	await expect(status).toContainText('The texts cannot be searched at the moment.');
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

	lost = /^$/;
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(texts(page).first()).toBeVisible();
	await server.close();
});

test('results whose texts cannot be fetched are told, beside the names that are found', async ({
	page,
}) => {
	let lost = /^pagefind\/fragment\//;
	const server = await serveFolder(siteFolder(sampleBuild), '/', (path) => !lost.test(path));
	const status = page.locator('main [role="status"]');
	await page.goto(`${server.url}search/?q=museum`);
	await expect(status).toContainText('The texts cannot be searched at the moment.');
	await expect(page.getByRole('link', { name: 'Fado Museum' })).toBeVisible();

	lost = /^$/;
	await page.reload();
	const more = page.getByRole('button', { name: 'More results' });
	await expect(more).toBeVisible();
	lost = /^pagefind\/fragment\//;
	await more.click();
	await expect(status).toContainText('The texts cannot be searched at the moment.');
	expect(await texts(page).count()).toBeGreaterThan(0);
	await server.close();
});

for (const [device, viewport] of Object.entries({ phone, desktop })) {
	test(`axe finds nothing among results on a ${device}, by day and night`, async ({
		guide,
		page,
	}) => {
		await page.setViewportSize(viewport);
		await page.addInitScript({ path: axeScript });
		await page.goto(`${guide.url}search/?q=fado`);
		await expect(texts(page).first()).toBeVisible();

		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await violations(page), colorScheme).toEqual([]);
		}
	});
}

test.describe('Without script', () => {
	test.use({ javaScriptEnabled: false, viewport: desktop });

	test('the field leads to the page that searches, and that to lists', async ({ guide, page }) => {
		await page.goto(guide.url);
		await page.getByRole('searchbox').fill('fado');
		await page.keyboard.press('Enter');

		await expect(page).toHaveURL(`${guide.url}search/?q=fado`);
		await expect(page.locator('noscript p')).toBeVisible();
		await page.locator('main').getByRole('link', { name: 'All places' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places');
	});
});

function hrefs(links: (SVGElement | HTMLElement)[]): (string | null)[] {
	return links.map((link) => link.getAttribute('href'));
}
