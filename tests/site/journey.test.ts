import { expect, type Page } from '@playwright/test';
import { keptIn, test } from '../support/changing-site-test.ts';
import { saveFromList, shareByCopying } from '../support/saved-cards.ts';

const phone = { width: 390, height: 844 };
test.use({ serviceWorkers: 'allow', viewport: phone });

const stops = (page: Page) => page.locator('day-plan ol h3');
const entries = (page: Page) => page.locator('saved-records h3');
const notice = (page: Page) => page.locator('.save-notice');

test('a day is saved, planned and shared, walked without a network, and met by a newer guide', async ({
	browser,
	context,
	page,
	site,
}) => {
	await shareByCopying(context, page);
	await saveFromList(page, `${site.url}places/`, 5);
	await page.goto(`${site.url}saved/`);
	await page.getByRole('button', { name: 'Plan a day' }).press('Enter');
	await page.getByLabel('Date').fill('2026-12-05');
	await page.getByLabel('Start').fill('09:30');
	await page.keyboard.press('Tab');
	await expect(stops(page)).toHaveCount(5);
	const suggested = await stops(page).allTextContents();
	await page
		.getByRole('button', { name: `Move ${suggested[1]} down` })
		.first()
		.press('Enter');
	await expect(stops(page)).toHaveText([0, 2, 1, 3, 4].map((at) => suggested[at] ?? ''));
	const planned = await stops(page).allTextContents();
	await page.getByRole('button', { name: 'Share this day' }).press('Enter');
	await expect(notice(page)).toHaveText('Link copied.');
	const address = await page.evaluate(() => navigator.clipboard.readText());

	const phoneOfOther = await browser.newContext({
		serviceWorkers: 'allow',
		viewport: phone,
		permissions: ['geolocation'],
		geolocation: { latitude: 38.7139, longitude: -9.1335 },
	});
	const other = await phoneOfOther.newPage();
	await other.goto(address);
	await expect(stops(other)).toHaveText(planned);
	await expect(other.locator('day-plan')).toMatchAriaSnapshot(`
		- heading "A day shared with you" [level=2]
	`);
	await other.getByRole('button', { name: 'Save this day and its entries' }).press('Enter');
	await expect(entries(other)).toHaveText(planned);
	await expect.poll(() => keptIn(other, 'saved'), { timeout: 60_000 }).toHaveLength(5);
	await other.reload();
	await expect(stops(other)).toHaveText(planned);

	await phoneOfOther.setOffline(true);
	await other.goto(`${site.url}saved/`);
	await expect(stops(other)).toHaveText(planned);
	for (const [at, name] of planned.entries()) {
		await stops(other).nth(at).getByRole('link').press('Enter');
		await expect(other.locator('h1')).toHaveText(name);
		await other.goto(`${site.url}saved/`);
		await expect(stops(other)).toHaveCount(5);
	}
	await other.getByLabel('Order').selectOption('Nearest first');
	const distance = entries(other).first().locator('..').locator('.facts-line');
	await expect(distance).toContainText(/ (m|km)/);
	const nearest = await entries(other).first().innerText();
	await phoneOfOther.setGeolocation({ latitude: 38.7979, longitude: -9.3906 });
	await other.reload();
	await other.getByLabel('Order').selectOption('Nearest first');
	await expect(distance).toContainText(/ (m|km)/);
	await expect(entries(other).first()).not.toHaveText(nearest);

	const path = (await keptIn(other, 'saved'))[0] ?? '';
	site.responses.set(path, (text) => ({ body: text.replace('</h1>', ', renewed</h1>') }));
	site.responses.set('/sw.js', (text) => ({ body: text.replace(/"build":"/, '"build":"2') }));
	await phoneOfOther.setOffline(false);
	await other.goto(new URL(path, site.url).href);
	await expect(other.locator('h1')).toContainText(', renewed');
	await phoneOfOther.close();
});
