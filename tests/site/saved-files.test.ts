import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/sample-guide-test.ts';
import { saveFromList } from '../support/saved-cards.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the text of the file that a button of the page offers. */
async function fileOf(page: Page, button: string | RegExp): Promise<string> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: button }).press('Enter');
	return readFile(await (await download).path(), 'utf8');
}

test('what is saved is taken along as GPX and KML, with notes and credits', async ({
	guide,
	page,
}) => {
	const places = await saveFromList(page, `${guide.url}places/`, 2);
	// On some days the first one is online, and has no point.
	const which = { hasNotText: 'Online' };
	const [event = ''] = await saveFromList(page, `${guide.url}events/`, 1, 0, which);
	const requests: string[] = [];
	page.on('request', (request) => requests.push(new URL(request.url()).pathname));
	await page.goto(`${guide.url}saved/`);
	await page.locator('saved-records li summary').first().click();
	await page.getByLabel(`Note on ${places[0] ?? ''}`).fill('Book a table');
	await page.keyboard.press('Shift+Tab');
	expect(requests.filter((path) => path.endsWith('.geojson'))).toEqual([]);

	const gpx = await fileOf(page, /^GPX/);
	expect(gpx.match(/<wpt /g)).toHaveLength(3);
	for (const name of [...places, event]) expect(gpx).toContain(`<name>${name}</name>`);
	expect(gpx).toContain('<desc>Book a table');
	expect(gpx).toContain('Waymark sample content');
	const kml = await fileOf(page, /^KML/);
	expect(kml.match(/<Placemark /g)).toHaveLength(3);
	await expect(page.locator('[data-part="file-note"]')).toBeEmpty();
});

test('the calendar has the events alone, and says how many entries it leaves out', async ({
	guide,
	page,
}) => {
	await saveFromList(page, `${guide.url}places/`, 2);
	await page.goto(`${guide.url}saved/`);
	const calendar = page.getByRole('button', { name: 'Calendar, with the dates to come' });
	const note = page.locator('[data-part="file-note"]');
	await calendar.press('Enter');
	await expect(note).toHaveText(
		'There is nothing to put in the file. 2 entries are left out: no dates to come are known of them.',
	);
	const [event = ''] = await saveFromList(page, `${guide.url}events/`, 1);
	await page.goto(`${guide.url}saved/`);
	const text = await fileOf(page, 'Calendar, with the dates to come');
	const names = text.replaceAll('\r\n ', '').match(/^SUMMARY:.*/gm);
	expect(new Set(names)).toEqual(new Set([`SUMMARY:${event.replaceAll(',', '\\,')}`]));
	await expect(note).toHaveText('2 entries are left out: no dates to come are known of them.');
});

test('a file that cannot be made says so', async ({ guide, page }) => {
	await saveFromList(page, `${guide.url}places/`, 1);
	await page.goto(`${guide.url}saved/`);
	await page.route('**/*.geojson', (route) => route.abort());
	await page.getByRole('button', { name: /^GPX/ }).click();
	await expect(page.locator('[data-part="file-note"]')).toHaveText(
		'The file could not be made. Please try again later.',
	);
});
