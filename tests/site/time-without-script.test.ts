import { expect } from '@playwright/test';
import { test } from './time-guide.ts';

const museum = 'places/tile-museum-00000001/';
const cellar = 'places/fado-cellar-00000002/';
const garden = 'places/winter-garden-00000003/';
const well = 'places/old-well-00000004/';
const walk = 'events/market-walk-00000001/';

test.describe('Without script', () => {
	test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Kolkata' });

	test('the hours of a place are told whole, and its status points to them', async ({ page }) => {
		await page.goto(museum);

		await expect(page.getByRole('link', { name: 'See the opening hours' })).toHaveAttribute(
			'href',
			'#opening-hours',
		);
		await expect(page.locator('#opening-hours tbody tr')).toHaveText([
			'MondayClosed',
			'Tuesday10:00–13:00 14:00–18:00',
			'Wednesday10:00–13:00 14:00–18:00',
			'Thursday10:00–13:00 14:00–18:00',
			'Friday10:00–13:00 14:00–18:00',
			'Saturday10:00–13:00 14:00–18:00',
			'Sunday10:00–13:00 14:00–18:00',
		]);
	});

	test('a night that ends on the next day, a season and missing hours are told in words', async ({
		page,
	}) => {
		await page.goto(cellar);
		await expect(page.locator('#opening-hours tbody tr').first()).toHaveText(
			'Monday18:00 until 02:00 next day',
		);

		await page.goto(garden);
		await expect(page.getByRole('caption')).toContainText(
			'Opening hours, 1 November to 28 February',
		);

		await page.goto(well);
		await expect(page.getByText('Nothing stated on:')).toHaveText(
			/^\s*Nothing stated on: Opening hours · /,
		);
	});

	test('an event shows its dates as they stood at the build', async ({ page }) => {
		await page.goto(walk);

		await expect(page.locator('[data-next] time')).toHaveText(
			'Saturday, 21 February 2026, 10:00–12:00',
		);
		await expect(page.locator('occurrence-list [data-upcoming] > li:visible')).toHaveCount(12);
		const past = page.locator('occurrence-list [data-past]');
		await past.getByText('Past dates', { exact: true }).click();
		await expect(past.locator('[data-date]:visible')).toHaveText([
			'Saturday, 14 February 2026, 10:00–12:00',
		]);
	});

	test('what is on is told for the day of the build', async ({ page }) => {
		await page.goto('events/');

		const lists = page.locator('whats-on-list');
		await expect(lists.nth(0).locator('li:visible')).toHaveText(['Late Film Fri 20 Feb, 21:00']);
		await expect(lists.nth(1).locator('li:visible')).toHaveText(['Market Walk Sat 21 Feb, 10:00'], {
			useInnerText: true,
		});
		await expect(lists.nth(2).locator('li:visible')).toHaveText(
			['Evening Dance Thu 26 Feb, 19:00'],
			{ useInnerText: true },
		);
		await expect(lists.nth(1)).toContainText(
			'listed above are left out here. This weekend: the whole list',
		);
	});
});
