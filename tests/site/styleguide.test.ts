import { expect, test } from '@playwright/test';
import { axeScript, violations, wcagRules } from '../support/accessibility.ts';
import { keepToOwnSite, serveGuide } from '../support/guide-pages.ts';
import { fieldsBuild } from '../support/site-builds.ts';
import { seenFromAfar } from '../support/seen-from-afar.ts';

const views = [
	{ name: 'phone-light', width: 390, colorScheme: 'light' },
	{ name: 'desktop-dark', width: 1280, colorScheme: 'dark' },
] as const;

// The guide's own content security policy allows no further style.
test.use({ bypassCSP: true });

for (const { colorScheme, name, width } of views) {
	test(`every component looks as it did: ${name}`, async ({ page }) => {
		const server = await serveGuide(fieldsBuild);
		await keepToOwnSite(page, server);
		await page.addInitScript({ path: axeScript });
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.setViewportSize({ width, height: 900 });
		await page.clock.setFixedTime('2026-11-21T09:00:00Z');
		await page.goto(`${server.url}styleguide/`);
		await page.evaluate(async () => {
			for (const image of document.images) image.loading = 'eager';
			await document.fonts.ready;
		});
		await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
		// What is fixed to the window is to cover no component.
		await page.addStyleTag({ content: '.site-header nav { position: static !important; }' });

		const specimens = await page.locator('[data-specimen]').all();
		expect(specimens.length).toBeGreaterThan(12);
		for (const specimen of specimens) {
			const picture = `${(await specimen.getAttribute('data-specimen')) ?? ''}-${name}.png`;
			// Letters that the guide's own fonts lack come from the machine.
			const mask = [specimen.getByText(/[\p{Script=Han}\p{Script=Arabic}]/u)];
			const shot = await specimen.screenshot({ animations: 'disabled', mask });
			expect
				.soft(await seenFromAfar(shot, test.info().snapshotPath(picture)))
				.toMatchSnapshot(picture, { maxDiffPixelRatio: 0.02, threshold: 0.2 });
		}
		// Several of a kind stand on the page: it has more landmarks than is good practice.
		expect(await violations(page, wcagRules)).toEqual([]);
		await server.close();
	});
}
