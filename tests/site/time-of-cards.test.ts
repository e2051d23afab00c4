import { type Page, expect } from '@playwright/test';
import { test } from './time-guide.ts';

const fortyDaysLater = '2026-04-01T09:30:00Z';
const garden = 'places/winter-garden-00000003/';
const tour = 'events/garden-tour-00000005/';
const dance = 'events/evening-dance-00000004/';

/** Name and date of each card of an event that is to be seen. */
async function eventCards(page: Page): Promise<string[]> {
	return page
		.locator('.card:visible', { has: page.locator('event-date') })
		.evaluateAll((cards) =>
			cards.map((card) =>
				[...card.querySelectorAll('h2, h3, event-date p:not([hidden])')]
					.map((part) => part.textContent.trim())
					.join(' · '),
			),
		);
}

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata']) {
	test.describe(`To a visitor whose clock is that of ${timezoneId}`, () => {
		test.use({ timezoneId });

		test('cards name today and tomorrow of the place, and move on while the page is open', async ({
			openAt,
			page,
		}) => {
			await openAt('', '2026-02-20T22:59:30Z');
			await expect
				.poll(() => eventCards(page))
				.toEqual([
					'Late Film · Today, 21:00',
					'Market Walk · Tomorrow, 10:00 and 11 more dates',
					'Evening Dance · Thu 26 Feb, 19:00 and more dates',
					'River Concert · Thu 5 Mar, 20:00 · Cancelled',
					'Garden Tour · Fri 10 Apr, 15:00 and 1 more date · Sold out',
					'Pottery Class · Sat 1 Aug, 10:00 and 13 more dates',
				]);

			await page.clock.runFor(60_000);
			await expect
				.poll(() => eventCards(page))
				.toEqual([
					'Market Walk · Tomorrow, 10:00 and 11 more dates',
					'Evening Dance · Thu 26 Feb, 19:00 and more dates',
					'River Concert · Thu 5 Mar, 20:00 · Cancelled',
					'Garden Tour · Fri 10 Apr, 15:00 and 1 more date · Sold out',
					'Pottery Class · Sat 1 Aug, 10:00 and 13 more dates',
					'Glass Exhibition · 1 – 20 Sept and 2 more dates',
				]);

			await page.clock.runFor(60 * 60_000);
			await expect
				.poll(async () => (await eventCards(page))[0])
				.toBe('Market Walk · Today, 10:00 and 11 more dates');

			await page.clock.runFor(12 * 3_600_000);
			await expect
				.poll(async () => (await eventCards(page)).slice(0, 2))
				.toEqual([
					'Evening Dance · Thu 26 Feb, 19:00 and more dates',
					'Market Walk · Sat 28 Feb, 10:00 and 10 more dates',
				]);
		});
	});
}

test.describe('A page that was built some days ago', () => {
	test.use({ timezoneId: 'America/Los_Angeles' });

	test('shows on the home page what comes next', async ({ openAt, page }) => {
		await openAt('', '2026-02-23T12:00:00Z');
		await expect
			.poll(() => eventCards(page))
			.toEqual([
				'Evening Dance · Thu 26 Feb, 19:00 and more dates',
				'Market Walk · Sat 28 Feb, 10:00 and 10 more dates',
				'River Concert · Thu 5 Mar, 20:00 · Cancelled',
				'Garden Tour · Fri 10 Apr, 15:00 and 1 more date · Sold out',
				'Pottery Class · Sat 1 Aug, 10:00 and 13 more dates',
				'Glass Exhibition · 1 – 20 Sept and 2 more dates',
			]);

		await page.clock.fastForward(Date.parse(fortyDaysLater) - Date.parse('2026-02-23T12:00:00Z'));
		await page.clock.runFor(30_000);
		await expect
			.poll(() => eventCards(page))
			.toEqual([
				'Evening Dance · Tomorrow, 19:00 and more dates',
				'Market Walk · Sat 4 Apr, 10:00 and 5 more dates',
				'Garden Tour · Fri 10 Apr, 15:00 and 1 more date · Sold out',
				'Pottery Class · Sat 1 Aug, 10:00 and 13 more dates',
				'Glass Exhibition · 1 – 20 Sept and 2 more dates',
			]);
	});

	test('lists what is over last, and says that it is', async ({ openAt, page }) => {
		await openAt('events/', fortyDaysLater);

		await expect
			.poll(() => eventCards(page))
			.toEqual([
				'Evening Dance · Tomorrow, 19:00 and more dates',
				'Market Walk · Sat 4 Apr, 10:00 and 5 more dates',
				'Garden Tour · Fri 10 Apr, 15:00 and 1 more date · Sold out',
				'Pottery Class · Sat 1 Aug, 10:00 and 13 more dates',
				'Glass Exhibition · 1 – 20 Sept and 2 more dates',
				'Late Film · Fri 20 Feb, 21:00 · Over',
				'River Concert · Thu 5 Mar, 20:00 · Cancelled',
			]);
	});

	test('keeps the order of a month, whose cards show their dates in it', async ({
		openAt,
		page,
	}) => {
		await openAt('events/months/2026-03/', '2026-03-04T12:00:00Z');
		await expect
			.poll(() => eventCards(page))
			.toEqual([
				'Evening Dance · Tomorrow, 19:00 and more dates',
				'River Concert · Tomorrow, 20:00 · Cancelled',
				'Market Walk · Sat 7 Mar, 10:00 and 9 more dates',
			]);

		await openAt('events/months/2026-03/', fortyDaysLater);
		await expect
			.poll(() => eventCards(page))
			.toEqual([
				'Evening Dance · Thu 26 Mar, 19:00 · Past',
				'River Concert · Thu 5 Mar, 20:00 · Cancelled',
				'Market Walk · Sat 28 Mar, 10:00 · Past',
			]);
	});

	test('shows at a place what is still to come there, and nothing when that is over', async ({
		openAt,
		page,
	}) => {
		const section = page.locator('section', { hasText: 'What’s on here' });

		await openAt(garden, '2026-04-17T12:00:00Z');
		await expect(section).toBeVisible();
		await expect.poll(() => eventCards(page)).toEqual(['Garden Tour · Today, 15:00']);

		await page.clock.fastForward(10 * 86_400_000);
		await page.clock.runFor(30_000);
		await expect(section).toBeHidden();
	});

	test('does not tell a rule without end to be over after the dates that it lists', async ({
		openAt,
		page,
	}) => {
		await openAt('', '2026-05-20T09:00:00Z');
		await expect
			.poll(() => eventCards(page))
			.toEqual([
				'Pottery Class · Sat 1 Aug, 10:00 and 13 more dates',
				'Glass Exhibition · 1 – 20 Sept and 2 more dates',
				'Evening Dance · Every Thursday; see the organiser for dates',
			]);

		await page.goto(dance);
		const header = page.locator('.next');
		await expect(header.getByText('This event is over.')).toBeHidden();
		await expect(
			header.getByText(
				'The dates listed here are past. Please ask the organiser for the next one.',
			),
		).toBeVisible();
		await expect(header.getByText('Every Thursday')).toBeVisible();
		await expect(header.locator('[data-leaf]')).toBeHidden();
	});
});

test('cards wait with their new order for whoever is at one of them, and no longer', async ({
	openAt,
	page,
}) => {
	await openAt('', '2026-02-20T22:59:30Z');
	await page.getByRole('link', { name: 'Late Film' }).focus();
	await page.clock.runFor(60_000);
	expect((await eventCards(page))[0]).toBe('Late Film · Today, 21:00 · Over');

	await page.getByRole('link', { name: 'Market Walk' }).focus();
	await page.clock.runFor(1000);
	expect((await eventCards(page))[0]).toBe('Late Film · Today, 21:00 · Over');

	await page.getByRole('link', { name: 'Market Walk' }).blur();
	await expect
		.poll(() => eventCards(page))
		.toEqual([
			'Market Walk · Tomorrow, 10:00 and 11 more dates',
			'Evening Dance · Thu 26 Feb, 19:00 and more dates',
			'River Concert · Thu 5 Mar, 20:00 · Cancelled',
			'Garden Tour · Fri 10 Apr, 15:00 and 1 more date · Sold out',
			'Pottery Class · Sat 1 Aug, 10:00 and 13 more dates',
			'Glass Exhibition · 1 – 20 Sept and 2 more dates',
		]);
});

test('the banner of an event is about its next date', async ({ openAt, page }) => {
	const banner = page.locator('.status-banner:visible');

	await openAt(tour, '2026-04-10T14:59:30Z');
	await expect(banner.locator('strong')).toHaveText('Sold out');
	await expect(banner.locator('span:visible')).toHaveText(
		'This applies to the date shown here; there are other dates below.',
	);
	await expect(page.locator('[data-leaf]')).toHaveText('Fri 10 Apr');

	await page.clock.runFor(60_000);
	await expect(banner).toHaveCount(0);
	await expect(page.locator('[data-leaf]')).toHaveText('Fri 17 Apr');

	await page.clock.fastForward(7 * 86_400_000);
	await page.clock.runFor(30_000);
	await expect(banner).toHaveText('Cancelled It does not take place on the dates shown here.');
	await expect(page.locator('[data-leaf]')).toHaveText('Fri 24 Apr');
});

test('of very many dates a dozen are open, and those of later come out as they near', async ({
	openAt,
	page,
}) => {
	const open = page.locator('occurrence-list [data-upcoming] > li');
	const later = page.locator('occurrence-list [data-later]');

	await openAt('events/pottery-class-00000006/', '2026-08-01T10:59:30Z');
	await expect(open).toHaveCount(12);
	await expect(later.locator('[data-date]').first()).toBeHidden();
	await later.getByText('Later dates', { exact: true }).click();
	await expect(later.locator('[data-date]:visible')).toHaveText([
		'Thursday, 13 August 2026, 10:00–12:00',
		'Friday, 14 August 2026, 10:00–12:00',
	]);

	await page.clock.runFor(60_000);
	await expect(open).toHaveCount(12);
	await expect(later.locator('li')).toHaveCount(1);

	await page.clock.fastForward(12 * 86_400_000);
	await page.clock.runFor(30_000);
	await expect(open.locator('[data-date]')).toHaveText(['Friday, 14 August 2026, 10:00–12:00']);
	await expect(later).toBeHidden();
});
