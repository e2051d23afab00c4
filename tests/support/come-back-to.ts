import type { Page } from '@playwright/test';

/**
 * Tells a page that it is shown again as it was left, which browsers do after "back" where they
 * have kept it (bfcache).
 */
export async function comeBackTo(page: Page): Promise<void> {
	await page.evaluate(() => {
		window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	});
}
