import { expect, type Locator } from '@playwright/test';
import { longestWordClass } from '../../src/ui/view-models/text/longest-word.ts';
import { notablePages } from '../support/notable-pages.ts';
import { builtSite } from '../support/built-site.ts';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild } from '../support/site-builds.ts';

const widths = [320, 390, 768, 1000, 1280, 1920];
/** Names of one word each, in the languages of the guide and others. */
const names = [
	...['Copenhagen', 'Luxembourg', 'Middlesbrough'],
	...['Graubünden', 'Donaueschingen', 'Garmisch-Partenkirchen'],
	...['Châteaubriant', 'Montmorillonnais', 'Extremadura', 'Benalmádena'],
	...['Caltanissetta', 'Figueirodosvinhos', "'s-Hertogenbosch", 'Scheveningen'],
	...['Hämeenlinna', 'Lappeenranta', 'Kristiansund', 'MÖNCHENGLADBACH'],
];
/** Names in a list, of which two cards stand beside each other on a telephone. */
const listed = ['Copenhagen', 'Straßenbahnmuseum', 'Wassermühlen', 'Rautatientori', 'Taidemuseo'];
/** Widest where letters are still read well. */
const wide = ['Donaudampfschifffahrtsgesellschaft', 'Lentokonesuihkuturbiinimoottori'];

for (const [kind, path, words] of [
	['home', '', names],
	['rich place', undefined, names],
	['destination', undefined, [...names, ...wide]],
] as const) {
	test(`no word of the heading of a page is broken: ${kind}`, async ({ guide, page }) => {
		const found = notablePages(builtSite(sampleBuild)).get(kind)?.path.slice(1);
		await page.goto(guide.url + (path ?? found ?? ''));
		const heading = page.getByRole('heading', { level: 1 });
		const broken: string[] = [];
		for (const width of kind === 'destination' ? widths.slice(2) : widths) {
			await page.setViewportSize({ width, height: 900 });
			for (const word of words) {
				if (await isBroken(heading, word)) broken.push(`${word} at ${width} px`);
			}
		}

		expect(broken).toEqual([]);
	});
}

test('no word of a name in a list of cards is broken', async ({ guide, page }) => {
	await page.goto(`${guide.url}places/`);
	const heading = page.locator('.card .name').first();
	const broken: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		for (const word of listed) {
			if (await isBroken(heading, word)) broken.push(`${word} at ${width} px`);
		}
	}

	expect(broken).toEqual([]);
});

test('short names keep their size, and long words are never smaller than is read well', async ({
	guide,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(guide.url);
	const heading = page.getByRole('heading', { level: 1 });
	const sizeOf = async (word: string) => {
		await isBroken(heading, word);
		return heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
	};

	expect(await sizeOf('Lisbon')).toBe(76);
	expect(await sizeOf('Copenhagen')).toBeGreaterThan(60);
	expect(await sizeOf('A'.repeat(60))).toBeGreaterThanOrEqual(18);
});

/** Writes a word as a heading, as the build does, and says whether it takes several lines. */
function isBroken(heading: Locator, word: string): Promise<boolean> {
	return heading.evaluate(
		(element, { name, text }) => {
			element.classList.remove(...[...element.classList].filter((own) => /^w\d+$/.test(own)));
			if (name) element.classList.add(name);
			const holder = element.querySelector('a') ?? element;
			holder.textContent = text;
			const range = document.createRange();
			range.selectNodeContents(holder);
			const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
			return lines.size > text.split('-').length;
		},
		{ name: longestWordClass(word), text: word },
	);
}
