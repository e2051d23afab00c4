import { expect } from '@playwright/test';
import { test } from '../support/sample-guide-test.ts';

test('the next page is on its way while its link is pressed, and not before', async ({
	context,
	guide,
	page,
}) => {
	const devtools = await context.newCDPSession(page);
	const fetched: string[] = [];
	await devtools.send('Preload.enable');
	devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
		if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
	});
	await page.goto(guide.url);
	const link = page.locator('main a[href^="/places/"]').first();
	const path = await link.getAttribute('href');
	await link.hover();
	expect(fetched).toEqual([]);

	await page.mouse.down();

	await expect(() => {
		expect(fetched).toEqual([path]);
	}).toPass();
});
