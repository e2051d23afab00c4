import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devices, expect } from '@playwright/test';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild, siteFolder } from '../support/site-builds.ts';

/** All styles of the guide, those that scripts bring along included. */
function styles(): string {
	const folder = join(siteFolder(sampleBuild), '_astro');
	return readdirSync(folder)
		.filter((file) => /\.(css|js)$/.test(file))
		.map((file) => readFileSync(join(folder, file), 'utf8'))
		.join('\n');
}

test('colours do not need light-dark(), which Safari before 17.5 takes for black', () => {
	expect(styles()).toContain('--color-paper:');
	expect(styles()).not.toContain('light-dark(');
});

test('letters that run upwards do not need writing modes that Chrome before 132 and Safari before 18.4 lack', () => {
	expect(styles()).toContain('writing-mode:vertical-rl');
	expect(styles()).not.toMatch(/writing-mode:sideways/);
});

test('signs between words are shown also where nothing is known of their alternative text', () => {
	const [withAlternative, alone] = [
		/content:[^;}"]*("[^"]*")? *\/ *"/g,
		/(content:[^;}]+);\1 *\/ */g,
	].map((pattern) => styles().match(pattern)?.length ?? 0);

	expect(withAlternative).toBeGreaterThan(5);
	expect(alone).toBe(withAlternative);
});

test('fields on a touch screen are as large as Safari wants, which zooms the page on smaller ones', async ({
	browser,
	guide,
}) => {
	const { defaultBrowserType: _, ...profile } = devices['iPhone 13'];
	const page = await browser.newPage(profile);
	const smallest: Record<string, number> = {};
	for (const path of ['', 'explore/', 'events/', 'search/', 'map/']) {
		await page.goto(new URL(path, guide.url).href, { waitUntil: 'networkidle' });
		const sizes = await page
			.locator('input:not([type=checkbox], [type=radio]), select')
			.evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
		smallest[path] = Math.min(...sizes);
	}
	await page.close();

	expect(smallest).toEqual({ '': 16, 'explore/': 16, 'events/': 16, 'search/': 16, 'map/': 16 });
});

test('a map whose script is lost is had by a page that is loaded anew, as browsers may ask no more for it in the same', async ({
	guide,
	page,
}) => {
	const again = page.getByRole('link', { name: 'Try again' });
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ['map/?photo=yes', 'explore/?photo=yes&map=yes']) {
		await page.route('**/_astro/map-sheet*', (route) => route.abort());
		await page.goto(new URL(path, guide.url).href);
		await expect(again).toBeInViewport();
		await page.unroute('**/_astro/map-sheet*');
		await again.click();

		await expect(page.locator('guide-map')).toHaveAttribute('data-state', 'open');
		await expect(page).toHaveURL(new URL(path, guide.url).href);
		await expect(again).toBeHidden();
	}
});

test('the map of Explore leaves its list uncovered where nothing is known of :has(), as in Firefox before 121', async ({
	guide,
	page,
}) => {
	await page.route('**/*.css', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replaceAll(':has(', ':unknown(');
		await route.fulfill({ response, body });
	});
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(new URL('explore/?map=yes', guide.url).href);
	await page.locator('guide-map[data-state="open"]').waitFor();
	await page.evaluate(() => {
		scrollTo(0, document.documentElement.scrollHeight);
	});

	const [map, list] = await Promise.all(
		['#explore-map', '#results'].map((part) => page.locator(part).boundingBox()),
	);
	expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
	await expect(page.locator('#explore-map')).not.toBeInViewport();
});
