import { expect } from '@playwright/test';
import { test } from './time-guide.ts';

const walk = 'events/market-walk-00000001/';
const film = 'events/late-film-00000002/';
const concert = 'events/river-concert-00000003/';
const tour = 'events/garden-tour-00000005/';
const pottery = 'events/pottery-class-00000006/';
const dance = 'events/evening-dance-00000004/';
const exhibition = 'events/glass-exhibition-00000007/';
const fortyDaysLater = '2026-04-01T09:30:00Z';

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata']) {
	test.describe(`To a visitor whose clock is that of ${timezoneId}`, () => {
		test.use({ timezoneId });

		test('an event turns past when it ends, says so and links on', async ({ openAt, page }) => {
			const header = page.locator('next-date');

			await openAt(film, '2026-02-20T22:59:40Z');
			await expect(header).toContainText('On now');
			await expect(header.getByText('This event is over.')).toBeHidden();
			await expect(page.getByText('Past dates', { exact: true })).toBeHidden();

			await page.clock.runFor(60_000);
			await expect(
				header.getByText('This event is over. It ended on Friday, 20 February 2026.'),
			).toBeVisible();
			await expect(header.getByText('On now')).toBeHidden();
			await expect(header.getByRole('link', { name: 'See what comes next' })).toBeVisible();
			await expect(header.getByRole('link', { name: 'Earlier events by month' })).toBeVisible();
			await expect(page.locator('occurrence-list [data-upcoming]')).toBeHidden();
			await expect(page.getByText('Past dates', { exact: true })).toBeVisible();

			await header.getByRole('link', { name: 'See what comes next' }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s on');
		});

		test('what is on today is what is on at the place', async ({ openAt, page }) => {
			const namesUnder = (heading: string) =>
				page
					.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
					.locator('whats-on-list li:visible a');

			await openAt('events/', '2026-02-20T22:30:00Z');
			await expect(namesUnder('Today')).toHaveText(['Late Film']);
			await expect(namesUnder('This weekend')).toHaveText(['Market Walk']);
			await expect(namesUnder('The next 7 days')).toHaveText(['Evening Dance']);

			await page.clock.runFor(31 * 60_000);
			await expect(namesUnder('Today')).toHaveText([]);
			await expect(page.getByText('Nothing is listed for today.')).toBeVisible();

			await page.clock.runFor(60 * 60_000);
			await expect(namesUnder('Today')).toHaveText(['Market Walk']);
			await expect(namesUnder('This weekend')).toHaveText([]);
			await expect(page.getByText('Nothing else is listed for this weekend.')).toBeVisible();
			await expect(namesUnder('The next 7 days')).toHaveText(['Evening Dance']);
		});

		test('on a Sunday the weekend is not listed besides today', async ({ openAt, page }) => {
			const weekend = page.getByRole('heading', { name: 'This weekend' });
			const preset = page.getByRole('link', { name: /^This weekend(?!:)/ });

			await openAt('events/', '2026-02-21T12:00:00Z');
			await expect(weekend).toBeVisible();
			await expect(preset).toBeVisible();

			await openAt('events/', '2026-02-22T12:00:00Z');
			await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
			await expect(weekend).toBeHidden();
			await expect(preset).toBeHidden();
		});
	});
}

test.describe('A page that was built 40 days ago', () => {
	test.use({ timezoneId: 'America/Los_Angeles' });

	test('shows the next date of an event, and folds away those that are over', async ({
		openAt,
		page,
	}) => {
		await openAt(walk, fortyDaysLater);

		await expect(page.locator('[data-next] time')).toHaveText(
			'Saturday, 4 April 2026, 10:00–12:00',
		);
		await expect(page.locator('[data-leaf]')).toHaveText('Sat 4 Apr');
		await expect(page.locator('occurrence-list [data-upcoming] [data-date]')).toHaveText([
			'Saturday, 4 April 2026, 10:00–12:00',
			'Saturday, 11 April 2026, 10:00–12:00',
			'Saturday, 18 April 2026, 10:00–12:00',
			'Saturday, 25 April 2026, 10:00–12:00',
			'Saturday, 2 May 2026, 10:00–12:00',
			'Saturday, 9 May 2026, 10:00–12:00',
		]);
		const past = page.locator('occurrence-list [data-past]');
		await expect(past.locator('[data-date]').first()).toBeHidden();

		await past.getByText('Past dates', { exact: true }).click();
		await expect(past.locator('[data-date]:visible')).toHaveText([
			'Saturday, 14 February 2026, 10:00–12:00',
			'Saturday, 21 February 2026, 10:00–12:00',
			'Saturday, 28 February 2026, 10:00–12:00',
			'Saturday, 7 March 2026, 10:00–12:00',
			'Saturday, 14 March 2026, 10:00–12:00',
			'Saturday, 21 March 2026, 10:00–12:00',
			'Saturday, 28 March 2026, 10:00–12:00',
		]);
	});

	test('shows the next date of a rule, by the clock of the place', async ({ openAt, page }) => {
		await openAt(dance, fortyDaysLater);

		await expect(page.locator('[data-next] time')).toHaveText(
			'Thursday, 2 April 2026, 19:00–20:30',
		);
		await expect(page.locator('[data-next] time')).toHaveAttribute(
			'datetime',
			'2026-04-02T19:00:00+01:00',
		);

		await page.clock.fastForward(Date.parse('2026-04-02T19:31:00Z') - Date.parse(fortyDaysLater));
		await page.clock.runFor(30_000);
		await expect(page.locator('[data-next] time')).toHaveText(
			'Thursday, 9 April 2026, 19:00–20:30',
		);
	});

	test('says of a date that is called off that it was planned, as one built today does', async ({
		openAt,
		page,
	}) => {
		const header = page.locator('next-date');

		await openAt(tour, '2026-04-17T14:59:30Z');
		await expect(header).toContainText('On now Friday, 17 April 2026, 15:00–16:00');

		await page.clock.runFor(60_000);
		await expect(header).toContainText('Planned date Friday, 24 April 2026, 15:00–16:00 Cancelled');
	});

	test('says that a date is on once it has begun: at this hour, today or on these days', async ({
		openAt,
		page,
	}) => {
		const header = page.locator('next-date [data-next]');

		await openAt(exhibition, '2026-09-01T08:59:40Z');
		await expect(header).toHaveText(
			'Next date Tuesday 1 September – Sunday 20 September 2026, 10:00–12:30 and 14:00–18:30',
		);
		await page.clock.runFor(60_000);
		await expect(header).toHaveText(
			'These days Tuesday 1 September – Sunday 20 September 2026, 10:00–12:30 and 14:00–18:30',
		);

		// On the last afternoon the list has only what is still to come.
		await openAt(exhibition, '2026-09-20T11:29:40Z');
		await page.clock.runFor(60_000);
		await expect(page.locator('occurrence-list [data-upcoming] [data-date]')).toHaveText([
			'Tuesday 1 September – Sunday 20 September 2026, 14:00–18:30',
			'Friday, 2 October 2026, 18:00 – Sunday, 4 October 2026, 12:00',
			'Sunday, 11 October 2026',
		]);
		await expect(header).toHaveText(
			'These days Tuesday 1 September – Sunday 20 September 2026, 10:00–12:30 and 14:00–18:30',
		);

		await openAt(exhibition, '2026-10-03T03:00:00Z');
		await expect(header).toHaveText(
			'On now Friday, 2 October 2026, 18:00 – Sunday, 4 October 2026, 12:00',
		);

		await openAt(exhibition, '2026-10-10T22:59:40Z');
		await expect(header).toHaveText('Next date Sunday, 11 October 2026');
		await page.clock.runFor(60_000);
		await expect(header).toHaveText('Today Sunday, 11 October 2026');
	});

	test('shows the leaf of a calendar with the first of several days until that is over', async ({
		openAt,
		page,
	}) => {
		const leaf = page.locator('[data-leaf]');

		await openAt(exhibition, '2026-09-01T22:59:40Z');
		await expect(leaf).toBeVisible();
		await expect(leaf).toHaveText('Tue 1 Sept');
		await page.clock.runFor(60_000);
		await expect(leaf).toBeHidden();

		await openAt(exhibition, '2026-09-21T12:00:00Z');
		await expect(leaf).toBeVisible();
		await expect(leaf).toHaveText('Fri 2 Oct');

		await openAt(exhibition, '2026-10-03T12:00:00Z');
		await expect(leaf).toBeHidden();

		await openAt(exhibition, '2026-10-12T12:00:00Z');
		await expect(
			page.getByText('This event is over. It ended on Sunday, 11 October 2026.'),
		).toBeVisible();
	});

	test('tells the doors of a date beside no other, those of all dates beside each', async ({
		openAt,
		page,
	}) => {
		const header = page.locator('next-date');

		await openAt(tour, '2026-04-10T14:59:30Z');
		await expect(header).toContainText('Friday, 10 April 2026, 15:00–16:00');
		await expect(header.getByText('Doors 14:45')).toBeVisible();
		await page.clock.runFor(60_000);
		await expect(header).toContainText('Friday, 17 April 2026, 15:00–16:00');
		await expect(header.getByText('Doors 14:45')).toBeHidden();

		await openAt(pottery, '2026-08-03T12:00:00Z');
		await expect(header).toContainText('Tuesday, 4 August 2026, 10:00–12:00');
		await expect(header.getByText('Doors 09:45')).toBeVisible();
	});

	test('shows the last date of an event of which none is left', async ({ openAt, page }) => {
		await openAt(walk, '2026-05-20T09:00:00Z');

		await expect(
			page.getByText('This event is over. It ended on Saturday, 9 May 2026.'),
		).toBeVisible();
		await expect(page.locator('[data-leaf]')).toHaveText('Sat 9 May');
		await expect(page.locator('[data-leaf]')).toHaveAttribute('datetime', '2026-05-09');
	});

	test('does not say that nothing is on, which it cannot know', async ({ openAt, page }) => {
		await openAt('events/', fortyDaysLater);

		await expect(page.getByText('Nothing else is listed for the next 7 days.')).toBeHidden();
		await expect(page.locator('whats-on-list [data-outdated]:visible')).toHaveText([
			'This was put together on 20 February 2026 and may have gaps. The page of each event has all its dates.',
		]);
		await expect(page.getByRole('heading', { name: 'This weekend' })).toBeHidden();
	});
});

test('a cancelled event says so, and what is on leaves it in its place', async ({
	openAt,
	page,
}) => {
	await openAt(concert, '2026-03-01T12:00:00Z');
	await expect(page.locator('.status-banner')).toHaveText(
		'Cancelled It does not take place on the date shown here.',
	);

	await page.goto('events/');
	const lines = page.locator('whats-on-list').nth(2).locator('li:visible');
	await expect(lines).toHaveText(
		[
			'Evening Dance Thu 5 Mar, 19:00',
			'River Concert Thu 5 Mar, 20:00 Cancelled',
			'Market Walk Sat 7 Mar, 10:00',
		],
		{ useInnerText: true },
	);
});

test('a calendar of the month marks the day it is at the place', async ({ openAt, page }) => {
	const today = page.locator('month-grid [aria-current="date"]');

	await openAt('events/months/2026-03/', '2026-03-28T23:59:30Z');
	await expect(today).toHaveAttribute('data-day', '2026-03-28');

	await page.clock.runFor(60_000);
	await expect(today).toHaveAttribute('data-day', '2026-03-29');
});

test('the calendar file of a date is named by its date', async ({ openAt, page }) => {
	await openAt(walk, '2026-02-20T22:00:00Z');

	await expect(
		page.getByRole('link', { name: 'Calendar Saturday, 21 February 2026, 10:00–12:00' }),
	).toBeVisible();
	await expect(page.getByRole('heading', { name: 'All dates' })).toBeVisible();
});

test('the only date of an event is not told as one of several', async ({ openAt, page }) => {
	await openAt(film, '2026-02-20T22:00:00Z');

	await expect(page.getByRole('heading', { name: 'When' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
	await expect(page.getByText(/all dates/i)).toHaveCount(0);
});
