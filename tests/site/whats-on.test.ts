import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { addDays, dayInZone } from '../../src/domain/events/days.ts';
import { rowsAtOnce } from '../../src/ui/client/filters/result-list.ts';
import { axeScript, violations } from '../support/accessibility.ts';
import { walkByKeyboard } from '../support/keyboard-walk.ts';
import { builtSite, recordPages } from '../support/built-site.ts';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild } from '../support/site-builds.ts';

test.use({ baseURL: async ({ guide }, use) => use(guide.url), locale: 'en-GB' });

const phone = { width: 390, height: 844 };
const count = (page: Page) => page.locator('[data-part="count"]');
const names = (page: Page) => page.locator('.event-rows h3');
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const preset = (page: Page, name: RegExp) =>
	page.getByRole('navigation', { name: 'When' }).getByRole('link', { name });
/** Returns the number in a text such as “Music 7”. */
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
const inWords = (events: number) => (events === 1 ? '1 event' : `${events} events`);

async function unfold(page: Page, group: string) {
	await page.locator('summary', { hasText: group }).click();
}

/**
 * The list is drawn in two steps: a button below it that is pressed in between moves away from
 * under the pointer.
 */
async function expectWholeList(page: Page) {
	await expect(names(page).first()).toBeVisible();
	const total = numberIn(await count(page).textContent());
	await expect(names(page)).toHaveCount(Math.min(total, rowsAtOnce));
}

test('no card repeats an event that a list above it shows, with a photograph and its credit or without', async ({
	page,
}) => {
	await page.goto('/events/');
	await expect(page.locator('.filter-value').first()).toBeAttached();

	const listed = await page.locator('whats-on-list li > a:visible').allTextContents();
	const cards = await page.locator('.card .name:visible').allTextContents();
	expect(listed.length).toBeGreaterThan(0);
	expect(cards.length).toBeGreaterThan(0);
	expect(cards.filter((name) => listed.includes(name))).toEqual([]);
	expect(await page.locator('.card[hidden] figure').count()).toBeGreaterThan(0);
});

test('filters narrow the list, tell how many events each leaves, and stand in the address', async ({
	page,
}) => {
	await page.goto('/events/');
	await expect(count(page)).toHaveText(/^\d+ events$/);
	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();

	await unfold(page, 'Theme');
	const music = page.locator('.filter-value', {
		has: page.locator('[name="theme"][value="music"]'),
	});
	const withMusic = numberIn(await music.textContent());
	await music.getByRole('checkbox').check();
	await expect(count(page)).toHaveText(inWords(withMusic));
	await expect(names(page)).toHaveCount(withMusic);
	await expect(page).toHaveURL('/events/?theme=music');
	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeHidden();

	await unfold(page, 'Price');
	const freeMusic = numberIn(
		await page.locator('.filter-value', { hasText: 'Free' }).textContent(),
	);
	expect(freeMusic).toBeGreaterThan(0);
	await box(page, /^Free of charge/).check();
	await expect(count(page)).toHaveText(inWords(freeMusic));
	await expect(names(page)).toHaveCount(freeMusic);
	await expect(page).toHaveURL('/events/?price=free&theme=music');
	for (const entry of await page.locator('.event-rows li').all()) {
		await expect(entry).toContainText('Free of charge');
	}

	const soon = numberIn(
		await preset(page, /7 days/)
			.textContent()
			.then((text) => text?.replace('7 days', '') ?? ''),
	);
	await preset(page, /7 days/).click();
	await expect(count(page)).toHaveText(inWords(soon));
	await expect(page).toHaveURL('/events/?price=free&theme=music&when=next-7-days');

	await page.getByRole('button', { name: 'Clear all' }).first().click();
	await expect(page).toHaveURL('/events/');
	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
});

test('a shared address shows what it was shared with, and the back button leads back', async ({
	page,
}) => {
	await page.goto('/events/?when=next-7-days&language=pt.xx&planet=mars#on-next-7-days');
	await expect(preset(page, /7 days/)).toHaveAttribute('aria-current', 'true');
	await expect(page.getByRole('button', { name: 'Remove Portuguese' })).toBeVisible();
	const shared = await count(page).textContent();

	await page.getByRole('button', { name: 'Remove The next 7 days' }).click();
	await expect(page).toHaveURL('/events/?language=pt');
	await page.goBack();
	await expect(count(page)).toHaveText(shared ?? '');
	await expect(preset(page, /7 days/)).toHaveAttribute('aria-current', 'true');
	await expect(page.getByRole('button', { name: 'Remove Portuguese' })).toBeVisible();
});

test('days can be chosen, and an event is in the list on each day on which it is on', async ({
	page,
}) => {
	const today = dayInZone(Date.now(), 'Europe/Lisbon');
	const [day, earlier] = [addDays(today, 40), addDays(today, 35)];
	await page.goto(`/events/?from=${day}&to=${day}`);
	await expect(page.getByLabel('From', { exact: true })).toHaveValue(day);
	await expect(names(page).filter({ hasText: 'Currents: Drawings of a River' })).toBeVisible();

	await page.getByLabel('To', { exact: true }).fill(earlier);
	await expect(page).toHaveURL(`/events/?to=${earlier}`);
	await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
});

test('a day can be typed digit by digit beside the other', async ({ page }) => {
	await page.goto('/events/?from=2026-12-04');
	await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-12-04');
	const entries = await page.evaluate(() => history.length);
	await page.getByLabel('To', { exact: true }).focus();
	await page.keyboard.type('12122026');

	await expect(page).toHaveURL('/events/?from=2026-12-04&to=2026-12-12');
	await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-12-04');
	expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('the focus goes on where the button that had it is gone', async ({ page }) => {
	await page.goto('/events/?theme=music');
	await page.getByRole('button', { name: 'Remove Music' }).press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeFocused();

	await page.goto('/events/?from=2036-01-01&to=2036-01-02&price=free');
	await page
		.getByRole('button', { name: /^Without/ })
		.first()
		.press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Events', exact: true })).toBeFocused();
});

test('a list that time has changed stays as long as it was, and where its reader is', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/events/?to=2036-12-31');
	await expectWholeList(page);
	await page.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter');
	const read = names(page).nth(30);
	await read.scrollIntoViewIfNeeded();
	const name = await read.textContent();
	const placeOnScreen = async () =>
		(
			await names(page)
				.filter({ hasText: name ?? '' })
				.boundingBox()
		)?.y;
	const before = await placeOnScreen();

	await page.clock.setFixedTime(Date.now() + 86_400_000);
	const length = await page.evaluate(() => {
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		document.dispatchEvent(new Event('visibilitychange'));
		return document.querySelectorAll('.event-rows li').length;
	});
	expect(length).toBeGreaterThan(30);
	await expect.poll(placeOnScreen).toBeCloseTo(before ?? NaN, 0);
});

test('a selection can be taken along as a file of its dates, and subscribed to where that can be kept', async ({
	page,
}) => {
	const saved = async () => {
		const download = page.waitForEvent('download');
		const save = page.getByRole('button', { name: /^Save these dates/ });
		// A tap may miss: rows that come into view take their own heights, and the button moves by the
		// difference.
		await save.press('Enter');
		const text = await readFile(await (await download).path(), 'utf8');
		return new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
	};
	const subscribe = page.getByRole('link', { name: 'Subscribe to these dates' });

	await page.goto('/events/?when=next-7-days');
	await expectWholeList(page);
	await expect(subscribe).toBeHidden();
	const listed = await names(page).allTextContents();
	const events = await saved();
	const summaries = events.map((event) => String(event.getFirstPropertyValue('summary')));
	expect(listed.filter((name) => !summaries.some((summary) => summary.endsWith(name)))).toEqual([]);
	expect(events.some((event) => event.getFirstPropertyValue('rrule') !== null)).toBe(false);
	expect(String(events[0]?.getFirstPropertyValue('description'))).toContain('CC0 1.0');

	await page.goto('/events/?destination=lisbon');
	await expect(subscribe).toHaveAttribute(
		'href',
		'webcal://localhost:4321/destinations/lisbon/calendar.ics',
	);
	await expectWholeList(page);
	const ofTown = await saved();
	expect(ofTown.length).toBeGreaterThan(0);
	expect(ofTown.some((event) => event.getFirstPropertyValue('rrule') !== null)).toBe(true);
});

test('chosen events can be taken along on a map', async ({ page }) => {
	await page.goto('/events/themes/music/');
	await page.getByRole('link', { name: 'Download these events' }).click();
	await expect(page).toHaveURL('/events/?theme=music#files');
	await expectWholeList(page);
	const listed = await names(page).allTextContents();
	const download = page.waitForEvent('download');
	await page.getByRole('link', { name: /^GeoJSON/ }).click();
	const text = await readFile(await (await download).path(), 'utf8');
	// The build wrote it.
	const { features } = JSON.parse(text) as { features: { properties: { name: string } }[] };
	expect(features.map(({ properties }) => properties.name).sort()).toEqual(listed.sort());
});

test('one date of an event is saved by itself, also one that follows from a rule', async ({
	page,
	request,
}) => {
	const [event] = recordPages(builtSite(sampleBuild), 'events').filter(({ path }) =>
		path.includes('/saturday-table-of-old-books'),
	);
	await page.goto(event?.path ?? '');
	const whole = page.getByRole('link', { name: 'Add all dates to a calendar' });
	const response = await request.get((await whole.getAttribute('href')) ?? '');
	expect(await response.text()).toContain('RRULE:FREQ=WEEKLY');
	const download = page.waitForEvent('download');
	await page.locator('occurrence-list a[data-start]').nth(1).click();
	const text = await readFile(await (await download).path(), 'utf8');
	const dates = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');

	expect(dates.map((date) => String(date.getFirstPropertyValue('summary')))).toEqual([
		'Saturday Table of Old Books',
	]);
	expect(text).not.toContain('RRULE');
});

test('where nothing is left, the page says which filter to do without', async ({ page }) => {
	await page.goto('/events/?from=2036-01-01&to=2036-01-02&price=free');
	await expect(count(page)).toHaveText('0 events');
	await expect(page.getByText('No event has all of this.')).toBeVisible();
	await expect(page.getByRole('button', { name: /^Save these dates/ })).toBeHidden();
	const loosen = page.getByRole('button', { name: /^Without “.+”: \d+ events?$/ }).first();
	const promised = /\d+ events?$/.exec((await loosen.textContent()) ?? '')?.[0] ?? 'nothing';
	await loosen.click();
	await expect(count(page)).toHaveText(promised);
});

test('on a phone the filters are a sheet, which the keyboard opens, works and closes', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/events/');
	await expect(count(page)).toHaveText(/^\d+ events$/);
	await page.getByRole('button', { name: 'Filters' }).focus();
	await page.keyboard.press('Enter');
	const sheet = page.getByRole('dialog', { name: 'Filters' });
	await expect(sheet).toBeVisible();
	await page.locator('summary', { hasText: 'Theme' }).press('Enter');
	await sheet.locator('[name="theme"][value="music"]').focus();
	await page.keyboard.press('Space');
	await expect(sheet.getByRole('button', { name: /^Show \d+ events$/ })).toBeVisible();
	await expect(sheet.getByRole('status')).toHaveText((await count(page).textContent()) ?? '');
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(page.getByRole('button', { name: 'Filters 1' })).toBeFocused();
	await expect(names(page).first()).toBeVisible();
});

test('the keyboard alone leads to every control, and chooses a range of days', async ({ page }) => {
	// On a desktop the fields for days have stops of their own for day, month and year.
	await page.setViewportSize(phone);
	await page.goto('/events/?when=weekend');
	await expect(count(page)).toHaveText(/^\d+ events?$/);
	const { missed, problems } = await walkByKeyboard(page);
	expect(problems).toEqual([]);
	expect(missed).toEqual([]);

	await preset(page, /^Today/).focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/events/?when=today');
	await expect(preset(page, /^Today/)).toBeFocused();
});

for (const [viewport, size] of [
	['phone', phone],
	['desktop', { width: 1280, height: 900 }],
] as const) {
	test(`axe finds nothing on a ${viewport}, by day and night, with filters and without a result`, async ({
		page,
	}) => {
		await page.addInitScript({ path: axeScript });
		await page.setViewportSize(size);
		for (const query of ['?when=next-7-days', '?from=2036-01-01&price=free']) {
			await page.goto(`/events/${query}`);
			await expect(page.locator('[data-part="chosen"] button').first()).toBeVisible();
			if (viewport === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
				expect(await violations(page), `${colorScheme} ${query}`).toEqual([]);
			}
		}
	});
}

const devices = {
	phone,
	'wider phone': { width: 440, height: 900 },
	desktop: { width: 1280, height: 900 },
};
for (const [device, viewport] of Object.entries(devices)) {
	test(`on a ${device} nothing is seen before the events that the address asks for, and nothing moves when they come`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				// A layout shift, which the types of browsers do not know yet.
				for (const entry of list.getEntries())
					shifts.push((entry as { value?: number }).value ?? 0);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.route('**/data/events.json*', async (route) => {
			await page.waitForTimeout(500);
			await route.continue();
		});
		await page.goto('/events/?theme=music');
		await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeHidden();
		await expectWholeList(page);

		const shifts = await page.evaluate<number[]>('shifts');
		expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
	});
}

test('what only counts visits hides nothing until the events are there', async ({ page }) => {
	await page.route('**/data/events.json*', () => undefined);
	for (const query of [
		'utm_source=newsletter&fbclid=1',
		'gad_source=1&gbraid=1&gclid=1',
		'wbraid=1',
		'msclkid=1',
		'mtm_campaign=autumn&ref=home',
	]) {
		await page.goto(`/events/?${query}`);
		await expect(page.locator('whats-on-finder form')).toBeAttached();
		await page.waitForFunction(() => customElements.get('whats-on-finder') !== undefined);
		const today = page.getByRole('heading', { level: 2, name: 'Today' });
		expect(await today.isVisible(), query).toBe(true);
	}
});

test('where the scripts cannot be loaded, the lists are there for whoever asked for some events', async ({
	page,
}) => {
	await page.route('**/_astro/*.js', (route) => route.abort());
	await page.goto('/events/?theme=music');

	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible({
		timeout: 25_000,
	});
});

test('where the events cannot be loaded, the page says so, and has its lists', async ({ page }) => {
	await page.route('**/data/events.json*', (route) => route.abort());
	await page.goto('/events/?when=today');
	await expect(count(page)).toHaveText(/could not be loaded/);
	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
	await preset(page, /^The next 7 days/).click();
	await expect(page).toHaveURL('/events/?when=next-7-days#on-next-7-days');
});

test('events that are not answered hide the lists no longer than the scripts may', async ({
	page,
}) => {
	await page.route('**/data/events.json*', () => undefined);
	await page.goto('/events/?when=today');

	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible({
		// Before the page gives them up, after half a minute.
		timeout: 25_000,
	});
	await expect(count(page)).toHaveText('Loading the events…');
});

test('events that are never answered are told like those that cannot be loaded', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const timeout = AbortSignal.timeout.bind(AbortSignal);
		AbortSignal.timeout = (halfMinuteMs) => timeout(halfMinuteMs / 30);
	});
	await page.route('**/data/events.json*', () => undefined);
	await page.goto('/events/?when=today');

	await expect(count(page)).toHaveText(/could not be loaded/);
	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
	await preset(page, /^The next 7 days/).click();
	await expect(page).toHaveURL('/events/?when=next-7-days#on-next-7-days');
});

test('where the browser does not know the time zone of the guide, the page says that it has its lists alone', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { DateTimeFormat } = Intl;
		Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
			construct: (target, [locale, options]: [string, Intl.DateTimeFormatOptions]) => {
				if (options.timeZone === 'Europe/Lisbon') throw new RangeError('Invalid time zone');
				return new target(locale, options);
			},
		});
	});
	await page.goto('/events/?when=today');
	await expect(count(page)).toHaveText(/could not be loaded/);
	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
	await preset(page, /^The next 7 days/).click();
	await expect(page).toHaveURL('/events/?when=next-7-days#on-next-7-days');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a range leads to its list on the page, which has all events', async ({ page }) => {
		await page.goto('/events/');
		await preset(page, /^The next 7 days$/).click();
		await expect(page).toHaveURL('/events/?when=next-7-days#on-next-7-days');
		await expect(page.locator('#on-next-7-days')).toBeInViewport();
		await expect(page.getByRole('form', { name: 'Filters' })).toBeHidden();
		await expect(
			page.getByRole('region', { name: 'What’s on' }).getByRole('listitem').first(),
		).toBeVisible();
	});
});
