import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Saves records from their cards in a list, with keys alone.
 *
 * @param list URL of the page.
 * @param first How many cards are left out before.
 * @param which Cards that count; all where it is absent.
 * @returns The names of those that are saved.
 */
export async function saveFromList(
	page: Page,
	list: string,
	count: number,
	first = 0,
	which: { hasNotText?: string } = {},
): Promise<string[]> {
	await page.goto(list);
	await page.keyboard.press('Tab');
	const names: string[] = [];
	const cards = await page.locator('.card:visible', which).all();
	for (const card of cards.slice(first, first + count)) {
		names.push((await card.locator('.name').innerText()).trim());
		await card.locator('.save').focus();
		await page.keyboard.press('Enter');
		await expect(card.locator('.save')).toHaveAttribute('aria-pressed', 'true');
	}
	return names;
}

/** Takes the system's share sheet from a page, which then copies. */
export async function shareByCopying(context: BrowserContext, page: Page): Promise<void> {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'share', { value: undefined });
	});
}
