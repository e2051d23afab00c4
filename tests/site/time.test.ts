import { expect } from '@playwright/test';
import { statusChanges, test } from './time-guide.ts';

const museum = 'places/tile-museum-00000001/';
const cellar = 'places/fado-cellar-00000002/';
const garden = 'places/winter-garden-00000003/';
const well = 'places/old-well-00000004/';
const kiosk = 'places/seaside-kiosk-00000005/';
const rink = 'places/ice-rink-00000007/';
const fortyDaysLater = '2026-04-01T09:30:00Z';

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata']) {
	test.describe(`To a visitor whose clock is that of ${timezoneId}`, () => {
		test.use({ timezoneId });

		test('a midday break is told right while clocks are put forward', async ({ openAt, page }) => {
			await openAt(museum, '2026-03-28T00:00:30Z');

			await expect(page.locator('opening-status')).toHaveText('Closed now · opens at 10:00');
			expect(await statusChanges(page, 48)).toEqual([
				'2026-03-28T10:00Z Open now · until 13:00',
				'2026-03-28T12:01Z Closes soon · at 13:00 · opens at 14:00',
				'2026-03-28T13:00Z Closed now · opens at 14:00',
				'2026-03-28T14:00Z Open now · until 18:00',
				'2026-03-28T17:01Z Closes soon · at 18:00',
				'2026-03-28T18:00Z Closed now · opens tomorrow at 10:00',
				'2026-03-29T00:00Z Closed now · opens at 10:00',
				'2026-03-29T09:00Z Open now · until 13:00',
				'2026-03-29T11:01Z Closes soon · at 13:00 · opens at 14:00',
				'2026-03-29T12:00Z Closed now · opens at 14:00',
				'2026-03-29T13:00Z Open now · until 18:00',
				'2026-03-29T16:01Z Closes soon · at 18:00',
				'2026-03-29T17:00Z Closed now · opens Tuesday at 10:00',
				'2026-03-29T23:00Z Closed today · opens tomorrow at 10:00',
			]);
		});

		test('a midday break is told right while clocks are put back', async ({ openAt, page }) => {
			await openAt(museum, '2026-10-24T17:30:30Z');

			await expect(page.locator('opening-status')).toHaveText(
				'Closed now · opens tomorrow at 10:00',
			);
			expect(await statusChanges(page, 31)).toEqual([
				'2026-10-24T23:00Z Closed now · opens at 10:00',
				'2026-10-25T10:00Z Open now · until 13:00',
				'2026-10-25T12:01Z Closes soon · at 13:00 · opens at 14:00',
				'2026-10-25T13:00Z Closed now · opens at 14:00',
				'2026-10-25T14:00Z Open now · until 18:00',
				'2026-10-25T17:01Z Closes soon · at 18:00',
				'2026-10-25T18:00Z Closed now · opens Tuesday at 10:00',
				'2026-10-26T00:00Z Closed today · opens tomorrow at 10:00',
			]);
		});

		test('a night that loses an hour ends when the clocks of the place say so', async ({
			openAt,
			page,
		}) => {
			await openAt(cellar, '2026-03-28T17:30:30Z');

			await expect(page.locator('opening-status')).toHaveText('Closed now · opens at 18:00');
			expect(await statusChanges(page, 24)).toEqual([
				'2026-03-28T18:00Z Open now · until 02:00',
				'2026-03-29T00:01Z Closes soon · at 02:00 · opens at 18:00',
				'2026-03-29T01:00Z Closed now · opens at 18:00',
				'2026-03-29T17:00Z Open now · until 02:00',
			]);
		});

		test('a night that gains an hour ends when the clocks of the place say so', async ({
			openAt,
			page,
		}) => {
			await openAt(cellar, '2026-10-24T16:30:30Z');

			await expect(page.locator('opening-status')).toHaveText('Closed now · opens at 18:00');
			expect(await statusChanges(page, 26)).toEqual([
				'2026-10-24T17:00Z Open now · until 02:00',
				'2026-10-25T01:01Z Closes soon · at 02:00 · opens at 18:00',
				'2026-10-25T02:00Z Closed now · opens at 18:00',
				'2026-10-25T18:00Z Open now · until 02:00',
			]);
		});

		test('the row of today moves at midnight at the place', async ({ openAt, page }) => {
			const today = page.locator('#opening-hours [aria-current="date"]').getByRole('rowheader');

			await openAt(museum, '2026-03-28T23:59:30Z');
			await expect(today).toHaveText('Saturday');

			await page.clock.runFor(30_000);
			await expect(today).toHaveText('Sunday');

			// Clocks have been put forward: this day has 23 hours.
			await page.clock.runFor(23 * 3_600_000 - 1000);
			await expect(today).toHaveText('Sunday');

			await page.clock.runFor(1000);
			await expect(today).toHaveText('Monday');
		});
	});
}

test('a season begins and ends on its days, over New Year', async ({ openAt, page }) => {
	const status = page.locator('opening-status');

	await openAt(garden, '2026-02-28T15:59:30Z');
	await expect(status).toHaveText('Closes soon · at 16:00');
	await page.clock.runFor(30_000);
	await expect(status).toHaveText('Closed now · next hours from 1 November');
	await page.clock.runFor(8 * 3_600_000);
	await expect(status).toHaveText('Hours not stated for today · next hours from 1 November');
	await expect(page.locator('#opening-hours [aria-current]')).toHaveCount(0);

	await page.clock.fastForward(
		Date.parse('2026-10-31T23:59:30Z') - Date.parse('2026-03-01T00:00Z'),
	);
	await expect(status).toHaveText('Hours not stated for today · next hours from 1 November');
	await page.clock.runFor(30_000);
	await expect(status).toHaveText('Closed now · opens at 10:00');

	await page.clock.fastForward(Date.parse('2026-12-31T15:30Z') - Date.parse('2026-11-01T00:00Z'));
	await expect(status).toHaveText('Closes soon · at 16:00');
	expect(await statusChanges(page, 24)).toEqual([
		'2026-12-31T16:00Z Closed now · opens tomorrow at 10:00',
		'2027-01-01T00:00Z Closed now · opens at 10:00',
		'2027-01-01T10:00Z Open now · until 16:00',
		'2027-01-01T15:01Z Closes soon · at 16:00',
	]);
});

test('a place is told to be open on the days only on which its record is in force', async ({
	openAt,
	page,
}) => {
	const status = page.locator('opening-status');
	const today = page.locator('#opening-hours [aria-current]');

	await openAt(rink, '2026-02-28T23:59:30Z');
	await expect(status).toHaveText('See the opening hours');
	await expect(today).toHaveCount(0);
	await page.clock.runFor(30_000);
	await expect(status).toHaveText('Closed now · opens at 10:00');
	await expect(today.getByRole('rowheader')).toHaveText('Sunday');

	// Midnight in Lisbon, which is on summer time now.
	await page.clock.fastForward(
		Date.parse('2026-03-31T22:59:30Z') - Date.parse('2026-03-01T00:00Z'),
	);
	await expect(status).toHaveText('Closed now');
	await page.clock.runFor(30_000);
	await expect(status).toHaveText('See the opening hours');
	await expect(today).toHaveCount(0);
});

test('a place without hours is never told to be open or closed', async ({ openAt, page }) => {
	await openAt(well, fortyDaysLater);

	await expect(page.getByText('Nothing stated on:')).toHaveText(
		/^\s*Nothing stated on: Opening hours · /,
	);
	await expect(page.getByText('Open now?')).toHaveCount(0);
	await expect(page.locator('opening-status')).toHaveCount(0);
});

test.describe('A page that was built 40 days ago', () => {
	test.use({ timezoneId: 'America/Los_Angeles' });

	test('shows whether a place is open now', async ({ openAt, page }) => {
		await openAt(museum, fortyDaysLater);

		await expect(page.locator('opening-status')).toHaveText('Open now · until 13:00');
		await expect(
			page.locator('#opening-hours [aria-current="date"]').getByRole('rowheader'),
		).toHaveText('Wednesday');
	});

	test('shows the season that is now, which was folded at the build', async ({ openAt, page }) => {
		await openAt(kiosk, '2026-02-28T23:59:30Z');
		const today = page.locator('#opening-hours [aria-current="date"]');
		const spring = page.locator('details', { hasText: '1 March to 31 May' });

		await expect(today).toHaveText('Saturday10:00–16:00');
		await expect(spring.getByRole('table')).toBeHidden();

		await page.clock.runFor(30_000);
		await expect(today).toHaveText('Sunday10:00–18:00');
		await expect(spring.getByRole('table')).toBeVisible();

		await spring.locator('summary').click();
		await page.clock.runFor(2 * 60_000);
		await expect(spring.getByRole('table')).toBeHidden();
	});
});
