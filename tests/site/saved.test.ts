import { expect, type Page } from '@playwright/test';
import { axeScript, violations } from '../support/accessibility.ts';
import { test } from '../support/sample-guide-test.ts';
import { saveFromList, shareByCopying } from '../support/saved-cards.ts';

test.use({ viewport: { width: 390, height: 844 } });

const entries = (page: Page) => page.locator('saved-records h3');
const notice = (page: Page) => page.locator('.save-notice');

test('places are saved from cards and pages, put in order, noted and removed with keys alone', async ({
	guide,
	page,
}) => {
	const names = await saveFromList(page, `${guide.url}places/`, 2);
	await page.locator('.card .name a').nth(4).press('Enter');
	await page.waitForURL(/places\/.+-[\da-f]{8}\//);
	const third = (await page.locator('h1').innerText()).trim();
	await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
	await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
		'aria-pressed',
		'true',
	);
	await notice(page).getByRole('link', { name: 'Show all' }).press('Enter');

	await expect(entries(page)).toHaveText([...names, third]);
	const up = page.getByRole('button', { name: `Move ${third} up` });
	await up.press('Enter');
	await expect(entries(page)).toHaveText([names[0] ?? '', third, names[1] ?? '']);
	await expect(up).toBeFocused();
	await expect(page.locator('[data-part="count"]')).toHaveText(`${third} is now 2 of 3.`);

	const entry = page.locator('saved-records li', { hasText: third });
	await entry.locator('summary').press('Enter');
	await page.getByLabel(`Note on ${third}`).fill('Book a table');
	await page.keyboard.press('Shift+Tab');
	await page.reload();
	await expect(page.getByLabel(`Note on ${third}`)).toHaveValue('Book a table');

	await entry.locator('.save').press('Enter');
	await expect(entries(page)).toHaveText(names);
	await notice(page).getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(entries(page)).toHaveText([names[0] ?? '', third, names[1] ?? '']);
});

test('an empty list says how to save, and axe finds nothing on either', async ({ guide, page }) => {
	await page.addInitScript({ path: axeScript });
	await page.goto(`${guide.url}saved/`);
	await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
	expect(await violations(page)).toEqual([]);

	await saveFromList(page, `${guide.url}places/`, 3);
	expect(await violations(page)).toEqual([]);
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto(`${guide.url}saved/`);
		await expect(entries(page)).toHaveCount(3);
		expect(await violations(page)).toEqual([]);
	}
});

test('an event is saved from its page, and tabs agree', async ({ context, guide, page }) => {
	await page.goto(`${guide.url}events/`);
	await page.locator('.card:visible .name a').first().press('Enter');
	await page.waitForURL(/events\/.+-[\da-f]{8}\//);
	const name = (await page.locator('h1').innerText()).trim();
	const other = await context.newPage();
	await other.goto(`${guide.url}saved/`);
	await expect(other.getByText('Nothing is saved yet.')).toBeVisible();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(entries(other)).toHaveText([name]);
	await other.locator('saved-records .save').click();
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
		'aria-pressed',
		'false',
	);
});

test('what the guide no longer has keeps its name, and what is no list is said to be none', async ({
	guide,
	page,
}) => {
	const path = 'places/closed-for-good-0000abcd/';
	const lost = { path, name: 'Closed for good', savedAt: '2026-01-01T00:00:00Z' };
	const key = `saved:${new URL(guide.url).pathname}`;
	const keep = async (text: string) => {
		await page.goto(`${guide.url}saved/`);
		await page.evaluate(
			([at = '', kept = '']) => {
				localStorage.setItem(at, kept);
			},
			[key, text],
		);
		await page.reload();
	};
	await keep(JSON.stringify({ saved: [lost] }));
	await expect(entries(page)).toHaveText(['Closed for good']);
	await expect(page.getByText('No longer in this guide.')).toBeVisible();

	await keep('{"saved":[');
	await expect(page.locator('[data-part="count"]')).toContainText('cannot be read any more');
	await saveFromList(page, `${guide.url}places/`, 1);
	await page.goto(`${guide.url}saved/`);
	await expect(entries(page)).toHaveCount(1);
});

test('storage that is full, or off, is told and nothing breaks', async ({ guide, page }) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	const press = async () => {
		await page.goto(`${guide.url}places/`);
		await page.mouse.move(100, 100);
		await page.mouse.move(120, 100);
		await page.locator('.card .save').first().click();
	};
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await press();
	await expect(notice(page)).toContainText('no room left');
	await page.addInitScript(() => {
		Storage.prototype.getItem = () => {
			throw new DOMException('off', 'SecurityError');
		};
	});
	await press();
	await expect(notice(page)).toContainText('keeps nothing for this site');
	await page.goto(`${guide.url}saved/`);
	await expect(page.locator('[data-part="count"]')).toContainText('keeps nothing');
	expect(errors).toEqual([]);
});

test('a page is shared by its address, copied where the device cannot share', async ({
	context,
	guide,
	page,
}) => {
	await shareByCopying(context, page);
	await page.goto(`${guide.url}places/`);
	await page.locator('.card:visible .name a').first().press('Enter');
	await page.waitForURL(/places\/.+-[\da-f]{8}\//);
	await page.getByRole('button', { name: 'Share' }).click();
	await expect(notice(page)).toHaveText('Link copied.');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a list is shared by its address, and opened elsewhere added to the one that is there', async ({
	browser,
	context,
	guide,
	page,
}) => {
	await shareByCopying(context, page);
	const names = await saveFromList(page, `${guide.url}places/`, 3);
	await page.goto(`${guide.url}saved/`);
	await page.getByRole('button', { name: 'Share this list' }).press('Enter');
	await expect(notice(page)).toHaveText('Link copied.');
	const address = await page.evaluate(() => navigator.clipboard.readText());
	expect(address).toMatch(/saved\/#list=p[\da-f]{8}\.p[\da-f]{8}\.p[\da-f]{8}$/);

	const other = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await other.addInitScript({ path: axeScript });
	await saveFromList(other, `${guide.url}places/`, 1);
	await other.goto(`${address}.p0000beef`);
	const shared = other.getByRole('region', { name: 'A list shared with you' });
	await expect(shared.locator('h3')).toHaveText(names);
	await expect(shared.getByRole('status')).toHaveText(
		'3 entries are shared with you. 1 entry is left out: it is over, or no longer in this guide.',
	);
	expect(await violations(other)).toEqual([]);
	await shared.getByRole('button', { name: 'Save all' }).press('Enter');
	await expect(shared).toBeHidden();
	await expect(other).toHaveURL(`${guide.url}saved/`);
	await expect(entries(other)).toHaveText(names);
	await other.close();
});

test('what is saved tells hours, dates and distances, and comes in three orders', async ({
	context,
	guide,
	page,
}) => {
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 38.7139, longitude: -9.1335 });
	const requests: string[] = [];
	page.on('request', (request) => requests.push(new URL(request.url()).pathname));
	const names = await saveFromList(page, `${guide.url}places/`, 4);
	await page.goto(`${guide.url}events/`);
	await page.keyboard.press('Tab');
	const event = page.locator('.card:visible .save').first();
	await event.click();
	await expect(event).toHaveAttribute('aria-pressed', 'true');
	requests.length = 0;
	await page.goto(`${guide.url}saved/`);
	await expect(page.locator('saved-records .state').first()).not.toBeEmpty();
	await expect(page.locator('saved-records time')).toHaveCount(1);
	expect(requests.filter((path) => /(places|events)\/.+-[\da-f]{8}\//.test(path))).toEqual([]);

	const order = page.getByLabel('Order');
	await order.selectOption('Nearest first');
	await expect(page.locator('saved-records .facts-line').first()).toContainText(/ (m|km)/);
	await expect(page.getByRole('button', { name: /up$/ })).toHaveCount(0);
	await order.selectOption('What opens or begins next');
	await expect(entries(page)).toHaveCount(5);
	await order.selectOption('My own order');
	await expect(entries(page).first()).toHaveText(names[0] ?? '');
});

test('a list is kept as a file, and added elsewhere without losing what is there', async ({
	browser,
	guide,
	page,
}) => {
	const names = await saveFromList(page, `${guide.url}places/`, 3);
	await page.goto(`${guide.url}saved/`);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save a copy as a file' }).press('Enter');
	const file = await (await download).path();

	const other = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await other.goto(`${guide.url}places/`);
	await other.keyboard.press('Tab');
	const sixth = other.locator('.card .save').nth(5);
	await sixth.click();
	await expect(sixth).toHaveAttribute('aria-pressed', 'true');
	await other.goto(`${guide.url}saved/`);
	await expect(other.getByRole('button', { name: 'Save a copy as a file' })).toBeVisible();
	const own = (await entries(other).textContent()) ?? '';
	const field = other.getByLabel('Add from a file');
	await field.setInputFiles({ name: 'a.json', mimeType: 'text/plain', buffer: Buffer.from('{}') });
	await expect(notice(other)).toHaveText('This file has no saved list.');
	await field.setInputFiles(file);
	await expect(entries(other)).toHaveText([own, ...names]);
	await other.close();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('no button is there that does nothing, and the page says why', async ({ guide, page }) => {
		await page.goto(`${guide.url}places/`);
		const path = await page.locator('.card .name a').first().getAttribute('href');
		await page.goto(new URL(path ?? '', guide.url).href);
		await expect(page.locator('.keep')).toBeHidden();
		await page.goto(`${guide.url}saved/`);
		await expect(page.locator('noscript p')).toBeVisible();
	});
});
