import { expect } from '@playwright/test';
import { test } from './time-guide.ts';

const museum = 'places/tile-museum-00000001/';
const well = 'places/old-well-00000004/';
const warning = 'Today is a public holiday in Portugal: hours may differ.';
const status = 'Open now · until 13:00';

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata']) {
	test.describe(`To a visitor whose clock is that of ${timezoneId}`, () => {
		test.use({ timezoneId });

		test('a public holiday is told by its name, beside the status as it is', async ({
			openAt,
			page,
		}) => {
			await openAt(museum, '2026-04-25T09:30:00Z');

			await expect(page.getByText(warning)).toHaveText(/^Liberty Day\s*Today is/);
			await expect(page.getByText(warning)).toBeVisible();
			await expect(page.locator('opening-status').first()).toHaveText(status);
		});

		test('the day before nothing is told', async ({ openAt, page }) => {
			await openAt(museum, '2026-04-24T09:30:00Z');

			await expect(page.locator('opening-status').first()).toHaveText(status);
			await expect(page.getByText(warning)).toBeHidden();
		});

		test('the warning comes and goes at midnight at the place', async ({ openAt, page }) => {
			// Midnight in Lisbon, an hour before that of UTC.
			await openAt(museum, '2026-04-24T22:59:30Z');
			await expect(page.getByText(warning)).toBeHidden();

			await page.clock.runFor(60_000);
			await expect(page.getByText(warning)).toBeVisible();

			await page.clock.runFor(24 * 3_600_000);
			await expect(page.getByText(warning)).toBeHidden();
		});
	});
}

test('a holiday without a name in the language of the guide is told all the same', async ({
	openAt,
	page,
}) => {
	await openAt(museum, '2026-12-01T11:30:00Z');

	await expect(page.getByText(warning)).toBeVisible();
	await expect(page.getByText(warning)).toHaveText(/^\s*Today is/);
});

test('a place without hours tells nothing of holidays', async ({ openAt, page }) => {
	await openAt(well, '2026-04-25T09:30:00Z');

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old Well');
	await expect(page.locator('[data-days]')).toHaveCount(0);
});
