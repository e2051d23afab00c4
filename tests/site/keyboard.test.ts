import { expect } from '@playwright/test';
import { builtSite } from '../support/built-site.ts';
import { walkByKeyboard } from '../support/keyboard-walk.ts';
import { type NotableKind, notablePages } from '../support/notable-pages.ts';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild } from '../support/site-builds.ts';

const windows = {
	phone: { width: 390, height: 844 },
	desktop: { width: 1280, height: 900 },
};
const walked: readonly NotableKind[] = [
	'home',
	'place list',
	'place with photographs',
	'rich event',
	'month',
];

function pathOf(kind: NotableKind): string {
	const path = notablePages(builtSite(sampleBuild)).get(kind)?.path;
	if (path === undefined) throw new Error(`The sample guide has no ${kind}.`);
	return path;
}

for (const [device, viewport] of Object.entries(windows)) {
	test.describe(`On a ${device}`, () => {
		test.use({ viewport });

		for (const kind of walked) {
			test(`Tab leads to every control of the page "${kind}" in its order, seen and uncovered`, async ({
				guide,
				page,
			}) => {
				await page.goto(new URL(pathOf(kind), guide.url).href);

				const { missed, problems, stops } = await walkByKeyboard(page);

				expect(problems).toEqual([]);
				expect(missed).toEqual([]);
				expect(stops[0]).toBe('a Skip to content');
				expect(stops.at(-1)).toBe('input system');
				expect(new Set(stops).size).toBeGreaterThan(10);
			});
		}

		test('the first key leads past the header to the content', async ({ guide, page }) => {
			await page.goto(new URL(pathOf('place list'), guide.url).href);

			await page.keyboard.press('Tab');
			await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
			await page.keyboard.press('Enter');
			await page.keyboard.press('Tab');

			const first = page.getByRole('main').getByRole('link').first();
			await expect(first).toBeFocused();
		});
	});
}
