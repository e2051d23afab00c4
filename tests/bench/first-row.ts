import type { Page } from 'playwright';

/** To be called before the page is: notes when the first entry of its list is there. */
export async function markFirstRow(page: Page): Promise<void> {
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.querySelector('[data-part="rows"] > li')) return;
			performance.mark('usable');
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
}

/** Milliseconds from the request for the page until its list and its filters are there. */
export async function firstUsable(page: Page): Promise<number> {
	await page.locator('[data-part="rows"] > li').first().waitFor();
	return page.evaluate(() => {
		const [mark] = performance.getEntriesByName('usable');
		return Math.round(mark?.startTime ?? NaN);
	});
}
