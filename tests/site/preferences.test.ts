import { expect, type Locator, type Page } from '@playwright/test';
import { builtSite } from '../support/built-site.ts';
import { MapPage } from '../support/map-page.ts';
import { type NotableKind, notablePages } from '../support/notable-pages.ts';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild } from '../support/site-builds.ts';

async function open(page: Page, origin: string, kind: NotableKind): Promise<void> {
	const path = notablePages(builtSite(sampleBuild)).get(kind)?.path;
	if (path === undefined) throw new Error(`The sample guide has no ${kind}.`);
	await page.goto(new URL(path, origin).href);
}

function style(element: Locator, property: string): Promise<string> {
	return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

test.describe('With the colours of the system alone', () => {
	test.beforeEach(async ({ page }) => {
		await page.emulateMedia({ forcedColors: 'active' });
	});

	test('what is cancelled has a frame', async ({ guide, page }) => {
		await open(page, guide.url, 'cancelled event');

		const banner = page.locator('.status-banner:visible');
		await expect(banner).toHaveCSS('border-top-style', 'solid');
		await expect(banner).toHaveCSS('border-top-width', '3px');
		await expect(page.locator('.status:visible').first()).toHaveCSS('border-top-style', 'solid');
	});

	test('where one is, and which theme is chosen, is told by weight and lines', async ({
		guide,
		page,
	}) => {
		await open(page, guide.url, 'place list');
		const navigation = page.getByRole('navigation', { name: 'Main' });

		expect(
			Number(await style(navigation.locator('[aria-current]'), 'font-weight')),
		).toBeGreaterThan(
			Number(await style(navigation.locator('a:not([aria-current])').first(), 'font-weight')),
		);
		await expect(page.locator('label:has(input:checked)')).toHaveCSS(
			'text-decoration-line',
			'underline',
		);
		await expect(page.locator('theme-switch label:has(input:not(:checked))').first()).toHaveCSS(
			'text-decoration-line',
			'none',
		);
	});

	test('the days of a month and the counts of their events have their lines', async ({
		guide,
		page,
	}) => {
		await open(page, guide.url, 'month');

		const day = page.locator('month-grid td:has(a)').first();
		await expect(day).toHaveCSS('border-top-style', 'solid');
		await expect(day.locator('.event-count')).toHaveCSS('border-top-style', 'solid');
	});

	test('the control with the focus is framed', async ({ guide, page }) => {
		await open(page, guide.url, 'home');
		await page.keyboard.press('Tab');

		await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
	});
});

/** How pages follow each other, and what moves on the page itself. */
function motions(page: Page): Promise<{ navigation: string[]; moving: number }> {
	return page.evaluate(() => {
		const navigation = [...document.styleSheets].flatMap((sheet) => viewTransitions(sheet));
		const moving = [...document.querySelectorAll('*')].filter((element) => {
			const { animationName, transitionDuration } = getComputedStyle(element);
			return animationName !== 'none' || transitionDuration !== '0s';
		}).length;
		return { navigation, moving };

		function viewTransitions(rules: CSSStyleSheet | CSSGroupingRule): string[] {
			return [...rules.cssRules].flatMap((rule) => {
				if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
				if (rule instanceof CSSGroupingRule) return viewTransitions(rule);
				return /^@view-transition.*navigation: (\w+)/s.exec(rule.cssText)?.slice(1) ?? [];
			});
		}
	});
}

test('pages follow each other smoothly, and without any motion for those who want none', async ({
	guide,
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await open(page, guide.url, 'place list');
	expect(await motions(page)).toEqual({ navigation: ['auto'], moving: 0 });

	await page.emulateMedia({ reducedMotion: 'reduce' });
	expect(await motions(page)).toEqual({ navigation: ['auto', 'none'], moving: 0 });
});

/** How many steps the map takes where an arrow key moves it. */
async function stepsByArrowKey(page: Page): Promise<number> {
	const steps = await page.locator('.leaflet-map-pane').evaluateHandle((pane: HTMLElement) => {
		const places = new Set<string>();
		const note = () => {
			places.add(pane.style.transform);
			requestAnimationFrame(note);
		};
		note();
		return places;
	});
	const count = () => steps.evaluate((places) => places.size - 1);
	await page.keyboard.press('ArrowRight');
	await expect.poll(count).toBeGreaterThan(0);
	// Leaflet glides for a quarter of a second.
	await page.waitForTimeout(600);
	return count();
}

test('arrow keys move the map in many small steps, and in one for those who want no motion', async ({
	guide,
	page,
}) => {
	const map = new MapPage(page);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await map.open(guide.url);
	await map.map.focus();
	// A busy machine may draw the first of them late.
	await expect.poll(() => stepsByArrowKey(page)).toBeGreaterThanOrEqual(3);

	await page.emulateMedia({ reducedMotion: 'reduce' });
	for (const focused of [map.map, map.map.locator('.mark[tabindex="0"]').first()]) {
		await map.open(guide.url);
		await focused.focus();
		expect(await stepsByArrowKey(page)).toBe(1);
	}
});
