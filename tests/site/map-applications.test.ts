import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/sample-guide-test.ts';

const monastery = 'places/jeronimos-monastery-ac8283b9/';
const plainAddress = 'https://www.openstreetmap.org/directions?to=38.69789%2C-9.20674';
const devices = [
	{
		device: 'an Android telephone',
		userAgent:
			'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
		address: 'geo:38.69789,-9.20674?q=38.69789,-9.20674(Jer%C3%B3nimos%20Monastery)',
	},
	{
		device: 'an iPhone',
		userAgent:
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
		address: 'https://maps.apple.com/?daddr=38.69789%2C-9.20674',
	},
	{
		device: 'an iPad, which names itself a Mac',
		userAgent:
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
		touchPoints: 5,
		address: 'https://maps.apple.com/?daddr=38.69789%2C-9.20674',
	},
	{
		device: 'a Mac',
		userAgent:
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
		address: plainAddress,
	},
	{
		device: 'a desktop with Windows',
		userAgent:
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
		address: plainAddress,
	},
];

for (const { address, device, touchPoints = 0, userAgent } of devices) {
	test.describe(`On ${device}`, () => {
		test.use({ userAgent });

		test('the directions open where that device has its maps', async ({ guide, page }) => {
			await page.addInitScript((points) => {
				Object.defineProperty(navigator, 'maxTouchPoints', { value: points });
			}, touchPoints);
			await page.goto(guide.url + monastery);
			await page.mouse.wheel(0, 300);

			await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', address);
		});
	});
}

test('a map that was chosen once is that of all directions, and can be changed', async ({
	guide,
	page,
}) => {
	const directions = page.getByRole('link', { name: 'Directions' });
	const choice = (name: string) => page.getByRole('link', { name, exact: true });
	await page.route(/^https:\/\/(www\.google|maps\.apple)\.com\//, (route) =>
		route.fulfill({ body: 'A map' }),
	);
	await page.goto(guide.url + monastery);
	await expect(choice('Google Maps')).toBeHidden();
	await page.getByText('Open in another map').click();
	await expect(page.getByText('This browser remembers which one you choose.')).toBeVisible();
	await choice('Google Maps').click();
	await page.waitForURL('https://www.google.com/maps/dir/?api=1&destination=38.69789%2C-9.20674');

	await page.goto(guide.url + 'places/belem-tower-0f878677/');
	await page.mouse.wheel(0, 300);
	await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//);
	await page.getByText('Open in another map').click();
	await expect(choice('Google Maps')).toHaveAttribute('aria-current', 'true');

	await choice('Apple Maps').click();
	await page.waitForURL(/^https:\/\/maps\.apple\.com\//);
	await page.goBack();
	await page.mouse.wheel(0, 100);
	await expect(directions).toHaveAttribute('href', /^https:\/\/maps\.apple\.com\//);
});

test('a map that is chosen before the script for directions has come is remembered as well', async ({
	guide,
	page,
}) => {
	await page.route(/^https:\/\/www\.google\.com\//, (route) => route.fulfill({ body: 'A map' }));
	await page.route(/_astro\/saving\./, (route) => route.abort());
	await page.goto(guide.url + monastery);
	await page.getByText('Open in another map').click();
	await page.getByRole('link', { name: 'Google Maps', exact: true }).click();
	await page.waitForURL(/^https:\/\/www\.google\.com\//);

	await page.unroute(/_astro\/saving\./);
	await page.goto(guide.url + 'places/belem-tower-0f878677/');
	await page.mouse.wheel(0, 300);
	await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
		'href',
		/^https:\/\/www\.google\.com\/maps\/dir\//,
	);
});

test('a choice that the browser cannot keep is followed all the same', async ({ guide, page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new Error('Storage is off.');
			},
		});
	});
	await page.route('https://maps.apple.com/**', (route) => route.fulfill({ body: 'A map' }));
	await page.goto(guide.url + monastery);
	await page.getByText('Open in another map').click();
	await page.getByRole('link', { name: 'Apple Maps' }).click();
	await page.waitForURL(/^https:\/\/maps\.apple\.com\//);
});

for (const [device, userAgent, isOffered] of [
	['telephone', devices[0]?.userAgent ?? '', true],
	['computer', devices[4]?.userAgent ?? '', false],
] as const) {
	test(`the application of the device is ${isOffered ? '' : 'not '}offered on a ${device}`, async ({
		browser,
		guide,
	}) => {
		const page = await browser.newPage({ userAgent, hasTouch: isOffered, isMobile: isOffered });
		await page.goto(guide.url + monastery);
		await page.getByText('Open in another map').click();
		const application = page.getByRole('link', { name: 'Open in a map application' });

		await expect(application).toBeVisible({ visible: isOffered });
		await expect(page.getByRole('link', { name: 'OpenStreetMap', exact: true })).toBeVisible();
		await page.close();
	});
}

test('the point of a place is a file to take along', async ({ guide, page }) => {
	await page.goto(guide.url + monastery);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'GPX file' }).click();
	const file = await download;
	const gpx = await readFile(await file.path(), 'utf8');

	expect(file.suggestedFilename()).toBe('jeronimos-monastery-ac8283b9.gpx');
	expect(gpx).toContain('<wpt lat="38.69789" lon="-9.20674">');
	expect(gpx).toContain('<name>Jerónimos Monastery</name>');
	expect(gpx.match(/<wpt/g)).toHaveLength(1);
	expect(gpx).not.toContain('<cmt>');
});

test.describe('Without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the directions are those of any device, and nothing offers to copy', async ({
		guide,
		page,
	}) => {
		await page.goto(guide.url + monastery);

		await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
			'href',
			plainAddress,
		);
		await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
		await expect(page.getByRole('button', { name: 'GPX file' })).toBeHidden();
		await page.getByText('Open in another map').click();
		await expect(page.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
			'href',
			'https://www.google.com/maps/dir/?api=1&destination=38.69789%2C-9.20674',
		);
		await expect(page.getByText(/^This browser remembers/)).toBeHidden();
	});
});

test('the coordinates are copied as map applications read them, and the page says so', async ({
	context,
	guide,
	page,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: guide.url });
	await page.clock.install({ time: '2026-11-21T14:00:00Z' });
	await page.clock.pauseAt('2026-11-21T15:00:00Z');
	await page.goto(guide.url + monastery);
	const copy = page.locator('copy-text');

	await copy.getByRole('button', { name: 'Copy coordinates' }).click();
	await expect(copy.getByRole('status')).toHaveText('Copied');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('38.69789, -9.20674');

	await page.clock.runFor(5000);
	await expect(copy.getByRole('status')).toHaveText('');
});

test('nothing says “copied” where the browser refuses', async ({ guide, page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error('Refused.'));
	});
	await page.goto(guide.url + monastery);
	const copy = page.locator('copy-text');

	await copy.getByRole('button', { name: 'Copy coordinates' }).click();
	await expect(copy.getByRole('status')).toHaveText('');
	await expect(copy.getByRole('button', { name: 'Copy coordinates' })).toBeVisible();
});
