import { expect } from '@playwright/test';
import { test } from './time-guide.ts';

const terrace = 'places/summer-terrace-00000006/';
const noLongerCurrent = /No longer current: this was valid until 31 March 2026/;
const checkFirst = 'Last verified in September 2024: check before you go.';

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata']) {
	test.describe(`To a visitor whose clock is that of ${timezoneId}`, () => {
		test.use({ timezoneId });

		test('a record that has run out says so from midnight at the place', async ({
			openAt,
			page,
		}) => {
			// Midnight in Lisbon, an hour before that of UTC.
			await openAt(terrace, '2026-03-31T22:59:30Z');
			await expect(page.getByText(noLongerCurrent)).toBeHidden();

			await page.clock.runFor(60_000);
			await expect(page.getByText(noLongerCurrent)).toBeVisible();
		});

		test('a record whose verification has become old says so', async ({ openAt, page }) => {
			await openAt(terrace, '2026-03-01T12:00:00Z');
			await expect(page.getByText('Verified in September 2024', { exact: true })).toBeVisible();
			await expect(page.getByText(checkFirst)).toBeHidden();

			await page.clock.fastForward(Date.parse('2026-03-20') - Date.parse('2026-03-01'));
			await expect(page.getByText(checkFirst)).toBeVisible();
		});
	});
}

test('a page that is opened long after the build tells at once what holds no more', async ({
	openAt,
	page,
}) => {
	await openAt(terrace, '2026-05-01T09:00:00Z');

	await expect(page.getByText(noLongerCurrent)).toBeVisible();
	await expect(page.getByText(checkFirst)).toBeVisible();
});
