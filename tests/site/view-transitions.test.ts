import { expect, type Page } from '@playwright/test';
import { test } from '../support/sample-guide-test.ts';

/** The paths that the cards on the page lead to. */
function pathsOfCards(page: Page): Promise<string[]> {
	return page
		.locator('.card .name a')
		.evaluateAll((links) =>
			links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
		);
}

/** Tells a page that another is about to take its place. */
async function leaveFor(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		const activation = { entry: { url: new URL(to, location.href).href } };
		dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: {}, activation }));
	}, path);
}

/**
 * Returns what stands for the picture that goes over into that of the next page: the names of
 * cards, or the header.
 */
function namedPictures(page: Page): Promise<string[]> {
	return page.locator('.card-image, .article-header .picture').evaluateAll((pictures) =>
		pictures
			.filter((picture) => getComputedStyle(picture).viewTransitionName === 'picture')
			.map((picture) => picture.closest('.card')?.querySelector('.name')?.textContent ?? 'header')
			.map((name) => name.trim()),
	);
}

test('of a list that was come back to, only the card that is tapped next gives its picture', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}places/`);
	const [first = '', second = ''] = await pathsOfCards(page);
	const names = await page.locator('.card .name').allInnerTexts();
	await leaveFor(page, first);
	expect(await namedPictures(page)).toEqual([names[0]]);

	await leaveFor(page, second);
	expect(await namedPictures(page)).toEqual([names[1]]);
	await leaveFor(page, '/about/');
	expect(await namedPictures(page)).toEqual([]);
});

test('a page that leads to one like it gives the picture of the card, and has its own again when it is come back to', async ({
	guide,
	page,
}) => {
	await page.goto(`${guide.url}places/`);
	await page.locator('.card .name a').first().click();
	await expect(page.locator('.article-header')).toBeVisible();
	expect(await namedPictures(page)).toEqual(['header']);
	const [next = ''] = await pathsOfCards(page);
	await leaveFor(page, next);
	expect(await namedPictures(page)).toEqual([
		await page.locator('.card .name').first().innerText(),
	]);

	await leaveFor(page, '/places/');
	expect(await namedPictures(page)).toEqual(['header']);
});
