import { expect, type Page } from '@playwright/test';
import readCode from 'jsqr';
import sharp from 'sharp';
import { test } from '../support/sample-guide-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('what is saved is printed with addresses, hours, dates and notes, and without buttons', async ({
	guide,
	page,
}) => {
	await page.addInitScript(() => {
		window.print = () => {
			document.documentElement.dataset.printed = '';
		};
	});
	for (const list of ['places/', 'events/']) {
		await page.goto(guide.url + list);
		await page.mouse.move(100, 100);
		for (const card of (await page.locator('.card:visible').all()).slice(0, 2)) {
			await card.locator('.save').click();
			await expect(card.locator('.save')).toHaveAttribute('aria-pressed', 'true');
		}
	}
	await page.goto(`${guide.url}saved/`);
	const entries = page.locator('saved-records li');
	await expect(entries.first().locator('.state')).not.toBeEmpty();
	const name = await entries.first().locator('h3').innerText();
	await entries.first().locator('summary').click();
	await page.getByLabel(`Note on ${name}`).fill('Book a table\nfor two');
	await page.keyboard.press('Shift+Tab');
	await page.getByRole('button', { name: 'Print this list' }).press('Enter');
	await expect(page.locator('html[data-printed]')).toHaveCount(1);

	await page.emulateMedia({ media: 'print' });
	const first = entries.first();
	await expect(first.locator('.hours')).toHaveText(/^\w{3},? \d+ \w+ · (?:\d\d:\d\d–|Closed|Open)/);
	await expect(first.locator('.address')).toContainText('Lisbon');
	await expect(first.locator('.note')).toHaveText('Book a table\nfor two', { useInnerText: true });
	await expect(first.locator('.state')).toBeHidden();
	await expect(page.locator('.printed-code')).toHaveText(
		new URL('saved/', guide.url).href.slice(7),
	);
	const keys = await page
		.locator('saved-records [data-key]')
		.evaluateAll((items) => items.map((item) => encodeURIComponent(item.dataset.key ?? '')));
	expect(await codeOn(page)).toBe(`${guide.url}saved/#list=${keys.join('.')}`);
	await expect(entries.nth(2).locator('time')).toBeVisible();
	await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
	await expect(
		page.locator('main :is(textarea, input, select)').filter({ visible: true }),
	).toHaveCount(0);
	const pdf = await page.pdf({ preferCSSPageSize: true });
	expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
	await page.emulateMedia({ media: null });
	await expect(first.locator('.note')).toBeHidden();
});

async function codeOn(page: Page): Promise<string | undefined> {
	const picture = sharp(await page.locator('.printed-code').screenshot()).resize({ width: 1600 });
	const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('a list is printed with towns where addresses cannot be had', async ({ guide, page }) => {
	await page.addInitScript(() => {
		window.print = () => {
			document.documentElement.dataset.printed = '';
		};
	});
	await page.goto(`${guide.url}places/`);
	await page.mouse.move(100, 100);
	await page.locator('.card .save').first().click();
	await page.goto(`${guide.url}saved/`);
	await page.route('**/*.geojson', (route) => route.abort());
	await page.getByRole('button', { name: 'Print this list' }).click();
	await expect(page.locator('html[data-printed]')).toHaveCount(1);
	await expect(page.locator('saved-records .facts-line')).toContainText('Lisbon');
});
