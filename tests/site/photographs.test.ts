import { expect, type Locator, type Page } from '@playwright/test';
import { keepToOwnSite, serveGuide } from '../support/guide-pages.ts';
import { test } from '../support/sample-guide-test.ts';
import { fieldsBuild } from '../support/site-builds.ts';

const monastery = 'places/jeronimos-monastery-ac8283b9/';
const church =
	'Enlarge: A long pale church front with pinnacles, a carved portal and one domed tower';
const gardens = 'Enlarge: A fountain between clipped hedges and cypresses';

async function failImages(page: Page): Promise<void> {
	await page.route('**/images/**', (route) => route.abort());
}

/**
 * A finger drawn across the middle of a telephone's screen, between two distances from its left
 * edge in pixels.
 */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove', x: number) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
	const steps = 12;
	await touch('touchStart', from);
	for (let step = 1; step <= steps; step++) {
		await touch('touchMove', from + ((to - from) * step) / steps);
	}
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await session.detach();
}

test('photographs open as large as the window, with their credits, and close again', async ({
	guide,
	page,
}) => {
	await page.goto(guide.url + monastery);
	const viewer = page.getByRole('dialog', { name: 'Photographs' });

	await page.getByRole('link', { name: gardens }).click();
	await expect(viewer).toBeVisible();
	await expect(viewer.getByText('2 / 2')).toBeVisible();
	await expect(
		viewer.getByRole('img', { name: 'A fountain between clipped hedges and cypresses' }),
	).toBeInViewport();
	await expect(viewer.getByText('Drawn for this guide · © Waymark')).toBeInViewport();
	await expect(viewer.getByRole('link', { name: 'CC0 1.0' }).last()).toBeInViewport();

	await page.keyboard.press('ArrowLeft');
	await expect(viewer.getByText('1 / 2')).toBeVisible();
	await viewer.getByRole('button', { name: 'Next' }).click();
	await expect(viewer.getByText('2 / 2')).toBeVisible();
	await viewer.getByRole('button', { name: 'Next' }).click();
	await expect(viewer.getByText('2 / 2')).toBeVisible();
	await viewer.getByRole('button', { name: 'Previous' }).click();
	await expect(viewer.getByText('1 / 2')).toBeVisible();

	await page.keyboard.press('Escape');
	await expect(viewer).toBeHidden();
	await expect(page.getByRole('link', { name: church })).toBeFocused();
});

test('photographs are swiped with a finger, there and back', async ({ browser, guide }) => {
	const context = await browser.newContext({
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 800 },
	});
	const page = await context.newPage();
	await page.goto(guide.url + monastery);
	await page.getByRole('link', { name: church }).tap();
	const viewer = page.getByRole('dialog', { name: 'Photographs' });
	await expect(viewer.getByText('1 / 2')).toBeVisible();

	await swipe(page, { from: 330, to: 60 });
	await expect(viewer.getByText('2 / 2')).toBeVisible();
	await expect(
		viewer.getByRole('img', { name: 'A fountain between clipped hedges and cypresses' }),
	).toBeInViewport({ ratio: 0.9 });
	await swipe(page, { from: 330, to: 60 });
	await expect(viewer.getByText('2 / 2')).toBeVisible();

	await swipe(page, { from: 60, to: 330 });
	await expect(viewer.getByText('1 / 2')).toBeVisible();
	await viewer.getByRole('button', { name: 'Close' }).tap();
	await expect(viewer).toBeHidden();
	await context.close();
});

test('photographs open from the keyboard, and the focus stays among their buttons', async ({
	guide,
	page,
}) => {
	await page.goto(guide.url + monastery);
	await page.getByRole('link', { name: church }).focus();
	await page.keyboard.press('Enter');
	const viewer = page.getByRole('dialog');
	await expect(viewer.getByText('1 / 2')).toBeVisible();

	await viewer.getByRole('button', { name: 'Close' }).press('Enter');

	await expect(viewer).toBeHidden();
	await expect(page.getByRole('link', { name: church })).toBeFocused();
});

test('arrows by which the browser goes back are left to it', async ({ guide, page }) => {
	await page.goto(guide.url + monastery);
	await page.getByRole('link', { name: gardens }).click();
	const viewer = page.getByRole('dialog', { name: 'Photographs' });
	await expect(viewer.getByText('2 / 2')).toBeVisible();
	const isLeft = (modifier: 'altKey' | 'metaKey') =>
		viewer.evaluate(
			(dialog, name) =>
				dialog.dispatchEvent(
					new KeyboardEvent('keydown', { key: 'ArrowLeft', cancelable: true, [name]: true }),
				),
			modifier,
		);

	expect(await isLeft('altKey')).toBe(true);
	expect(await isLeft('metaKey')).toBe(true);
	await expect(viewer.getByText('2 / 2')).toBeVisible();
});

test('a photograph that is pressed with a key that saves it is left to the browser', async ({
	guide,
	page,
}) => {
	await page.goto(guide.url + monastery);
	const isLeft = await page.getByRole('link', { name: gardens }).evaluate((link) => {
		// The page itself would be left.
		addEventListener('click', (event) => {
			Object.assign(window, { isLeft: !event.defaultPrevented });
			event.preventDefault();
		});
		link.dispatchEvent(new MouseEvent('click', { altKey: true, bubbles: true, cancelable: true }));
		return (window as { isLeft?: boolean }).isLeft;
	});

	expect(isLeft).toBe(true);
	await expect(page.getByRole('dialog')).toBeHidden();
});

test('a photograph that cannot be had gives way to a drawing', async ({ guide, page }) => {
	await failImages(page);

	await page.goto(`${guide.url}destinations/`);
	const picture = page.locator('.card img').first();
	await expect(picture).toHaveAttribute('src', /\/covers\/[0-9a-f]{10}\.svg$/);
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	await expect(page.locator('.card figcaption').first()).toBeHidden();

	await page.goto(guide.url + monastery);
	await expect(page.locator('.article-header .whole img')).toBeHidden();
	await expect(page.locator('.article-header .cover-art')).toBeVisible();
	await expect(page.locator('.article-header figcaption')).toBeHidden();
});

test('three photographs fill the column of a desktop', async ({ page }) => {
	const server = await serveGuide(fieldsBuild);
	await keepToOwnSite(page, server);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`${server.url}styleguide/`);

	const gallery = page.locator('.photographs');
	const pictures = gallery.getByRole('listitem');
	await expect(pictures).toHaveCount(3);
	const edges = (part: Locator) =>
		part.evaluate((element) => {
			const { left, right } = element.getBoundingClientRect();
			return { left: Math.round(left), right: Math.round(right) };
		});
	const column = await edges(gallery);
	expect((await edges(pictures.first())).left).toBe(column.left);
	expect((await edges(pictures.last())).right).toBe(column.right);
	await server.close();
});

test('photographs that cannot be had are left out of the gallery', async ({ guide, page }) => {
	await failImages(page);
	await page.goto(guide.url + monastery);

	await page.locator('.photographs img').evaluate((image) => {
		image.setAttribute('loading', 'eager');
	});

	await expect(page.getByRole('heading', { name: 'Photographs' })).toBeHidden();
});

test('the licence on a card is a link of its own', async ({ guide, page }) => {
	await page.goto(`${guide.url}destinations/`);

	const licence = page.locator('.card').first().getByRole('link', { name: 'CC0 1.0' });
	await expect(licence).toHaveAttribute(
		'href',
		'https://creativecommons.org/publicdomain/zero/1.0/',
	);
	// What lies under the pointer is this link, not that of the whole card.
	await licence.click({ trial: true });
});

test.describe('Without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a photograph is a link to its file', async ({ guide, page }) => {
		await page.goto(guide.url + monastery);

		const link = page.getByRole('link', { name: gardens });
		await expect(link).toHaveAttribute(
			'href',
			/^\/images\/jeronimos-gardens-[0-9a-f]{16}-1600\.webp$/,
		);
		await expect(page.getByRole('dialog')).toBeHidden();
	});

	test('a drawing lies behind the photograph that leads, in case it cannot be had', async ({
		guide,
		page,
	}) => {
		await failImages(page);
		const drawn = page.waitForResponse(/\/covers\/[0-9a-f]{10}\.svg$/);
		await page.goto(guide.url + monastery);

		expect((await drawn).status()).toBe(200);
		await expect(page.locator('figure.lead .cover-art')).toBeVisible();
	});
});
