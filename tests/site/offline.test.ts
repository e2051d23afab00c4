import { expect, type Page } from '@playwright/test';
import { workerCode, workerFileText } from '../../src/build/service-worker/worker-code.ts';
import { builtSite, recordPages } from '../support/built-site.ts';
import type { ChangingSite } from '../support/changing-site.ts';
import { keptIn, test } from '../support/changing-site-test.ts';
import { sampleBuild } from '../support/site-builds.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const placePath = (at: number) => recordPages(builtSite(sampleBuild), 'places')[at]?.path ?? '';
const urlOf = (site: ChangingSite, path: string) => new URL(path, site.url).href;

/** Opens a page and waits until it is kept. */
async function see(page: Page, site: ChangingSite, path: string): Promise<void> {
	await page.goto(urlOf(site, path));
	await page.mouse.move(100, 100);
	await page.mouse.move(120, 120);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.waitForTimeout(2500);
	await expect.poll(() => keptIn(page, 'pages')).toContain(path);
}

test('pages that were seen are shown without a network, the first one too, and others are listed', async ({
	context,
	page,
	site,
}) => {
	const asked: string[] = [];
	context.on('request', (request) => asked.push(new URL(request.url()).origin));
	const [first, second, unseen] = [placePath(0), placePath(1), placePath(5)];
	await see(page, site, first);
	expect(await keptIn(page, 'own')).toEqual(['/offline/']);
	await see(page, site, second);
	const heading = await page.locator('h1').innerText();
	await expect.poll(() => keptIn(page, 'own'), { timeout: 30_000 }).toContain('/map/');
	expect(new Set(asked)).toEqual(new Set([new URL(site.url).origin]));

	await context.setOffline(true);
	await page.goto(urlOf(site, first));
	await expect(page.locator('opening-status[data-state], h1').first()).toBeVisible();
	await page.goto(urlOf(site, `${second}?from=list`));
	await expect(page.locator('h1')).toHaveText(heading);
	await page.goto(urlOf(site, '/explore/'));
	await expect(page.locator('.place-rows li').first()).toBeVisible();
	await page.goto(urlOf(site, unseen));
	await expect(page.locator('h1')).toHaveText('Without a network');
	await expect(page.locator('[data-kept="pages"] a')).toHaveText([
		heading,
		await page.locator('[data-kept="pages"] a').nth(1).innerText(),
	]);
	await expect(page.locator('[data-kept="own"] a').first()).toBeVisible();
});

test('what is saved from a list is kept with its page, and forgotten when it is taken off', async ({
	context,
	page,
	site,
}) => {
	await see(page, site, '/places/');
	await page.reload();
	await page.mouse.move(140, 140);
	await page.mouse.move(150, 150);
	const card = page.locator('.card').first();
	const path = new URL(await card.locator('.name a').evaluate((a: HTMLAnchorElement) => a.href))
		.pathname;
	await card.locator('.save').click();
	await expect.poll(() => keptIn(page, 'saved')).toEqual([path]);
	await context.setOffline(true);
	await page.goto(urlOf(site, path));
	await expect(page.locator('h1')).toBeVisible();
	await expect(page.locator('.keep [aria-pressed="true"]')).toBeVisible();
	await context.setOffline(false);
	await page.goto(urlOf(site, '/places/'));
	await page.mouse.move(100, 100);
	await card.locator('.save').click();
	await expect.poll(() => keptIn(page, 'saved')).toEqual([]);
});

test('error pages, pages of others, redirects and what is gone are not kept', async ({
	context,
	page,
	site,
}) => {
	const [seen, other, gone, moved] = [placePath(0), placePath(1), placePath(2), placePath(3)];
	await see(page, site, seen);
	await see(page, site, gone);
	const heading = await page.locator('h1').innerText();

	// A host that fails: what is kept is shown.
	site.responses.set(gone, () => ({ status: 503, body: '<h1>Out of order</h1>' }));
	await page.goto(urlOf(site, gone));
	await expect(page.locator('h1')).toHaveText(heading);
	// Nothing is kept: the host's own words.
	site.responses.set(other, () => ({ status: 500, body: '<h1>Out of order</h1>' }));
	await page.goto(urlOf(site, other));
	await expect(page.locator('h1')).toHaveText('Out of order');
	// A page of a network's own in the place of the guide's.
	site.responses.set(other, () => ({ body: '<!doctype html><html><h1>Log in</h1></html>' }));
	await page.goto(urlOf(site, other));
	await expect(page.locator('h1')).toHaveText('Log in');
	site.responses.set(moved, () => ({ status: 302, location: `${site.url}places/` }));
	await page.goto(urlOf(site, moved));
	await expect(page).toHaveURL(urlOf(site, '/places/'));
	// What is gone is forgotten.
	site.responses.set(gone, () => ({ status: 404 }));
	await page.goto(urlOf(site, gone));
	await page.goto(urlOf(site, '/places/no-such-place/'));
	await page.goto(urlOf(site, seen));

	const kept = await keptIn(page, 'pages');
	expect(kept).toContain(seen);
	for (const path of [other, gone, moved, '/places/no-such-place/']) {
		expect(kept).not.toContain(path);
	}
	await context.setOffline(true);
	await page.goto(urlOf(site, gone));
	await expect(page.locator('h1')).toHaveText('Without a network');
});

test('a page is kept only with all its scripts, so an old page never runs with new ones', async ({
	page,
	site,
}) => {
	const path = placePath(0);
	await see(page, site, placePath(1));
	// The host has another build by now, of which a script is missing or is an error page.
	site.responses.set('/_astro/newer.js', () => ({ type: 'text/html', body: 'none' }));
	const [script = ''] = await page
		.locator('script[src*="_astro"]')
		.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
	site.responses.set(path, (text) => ({ body: text.replaceAll(script, '/_astro/newer.js') }));
	await page.goto(urlOf(site, path));
	await expect(page.locator('h1')).toBeVisible();
	await page.waitForTimeout(3000);

	expect(await keptIn(page, 'pages')).not.toContain(path);
	expect(await keptIn(page, 'files')).not.toContain('/_astro/newer.js');
	expect(await keptIn(page, 'files')).toContain(script);
});

test('a page that is open while a new build comes says so, and keeps its scripts', async ({
	context,
	page,
	site,
}) => {
	const path = placePath(0);
	await see(page, site, path);
	await see(page, site, placePath(1));
	await see(page, site, path);
	site.responses.set(path, (text) => ({ body: text.replace('</h1>', ', renewed</h1>') }));
	site.responses.set('/sw.js', (text) => ({ body: text.replace(/"build":"/, '"build":"2') }));
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

	const notice = page.locator('.save-notice');
	await expect(notice).toContainText('This page has new content.');
	await notice.getByRole('button', { name: 'Show it' }).click();
	await expect(page.locator('h1')).toContainText(', renewed');
	await context.setOffline(true);
	await page.reload();
	await expect(page.locator('h1')).toContainText(', renewed');
});

test('a host that is slow does not keep visitors from a page that is kept', async ({
	page,
	site,
}) => {
	const path = placePath(0);
	await see(page, site, path);
	await see(page, site, placePath(1));
	site.responses.set(path, (text) => ({
		body: text.replace('</h1>', ', renewed</h1>'),
		delayMs: 6000,
	}));
	await page.goto(urlOf(site, path));
	await expect(page.locator('h1')).not.toContainText(', renewed');
	await page.mouse.move(100, 100);
	await page.mouse.move(120, 120);
	const notice = page.locator('.save-notice');
	await expect(notice).toContainText('This page has new content.', { timeout: 60_000 });
});

test('an operator who turns it off leaves nothing in browsers', async ({ page, site }) => {
	await see(page, site, placePath(0));
	await page.evaluate(() => caches.open('of another guide'));
	const guide = { base: '/', build: 'none', offlinePage: '/offline/', overviews: [] };
	const removed = workerFileText(guide, await workerCode(false));
	site.responses.set('/sw.js', () => ({ body: removed }));
	await page.goto(urlOf(site, placePath(1)));
	await page.mouse.move(100, 100);

	await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of another guide']);
	const workers = () =>
		page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
	await expect.poll(workers).toBe(0);
});

test('where there is no room the oldest pages give way, and the guide works on', async ({
	context,
	page,
	site,
}) => {
	const paths = Array.from({ length: 4 }, (_, at) => placePath(at));
	for (const path of paths) await see(page, site, path);
	const session = await context.newCDPSession(page);
	const { origin } = new URL(site.url);
	const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
	await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage });
	await page.goto(urlOf(site, placePath(6)));
	await expect(page.locator('h1')).toBeVisible();

	await expect.poll(() => keptIn(page, 'pages')).not.toContain(paths[0]);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('the page of what is kept says why it lists nothing', async ({ page, site }) => {
		await page.goto(urlOf(site, '/offline/'));
		await expect(page.locator('noscript p')).toBeVisible();
		await expect(page.locator('kept-pages')).toBeHidden();
	});
});
