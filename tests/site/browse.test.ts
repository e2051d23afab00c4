import { expect, test } from '@playwright/test';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { forEachSite } from '../support/each-site.ts';
import { oddBuild, sampleBuild } from '../support/site-builds.ts';

/** Pages of lists below `/browse/`, their further pages included. */
function browseLists({ build, pages }: BuiltSite) {
	const pattern = new RegExp(`^${build.base}browse/[^/]+/[^/]+/`);
	return pages.filter(({ path }) => pattern.test(path));
}

const isFirstPage = ({ path }: { path: string }) => !/\/\d+\/$/.test(path);

forEachSite((site) => {
	test('every list to browse has three places or more, and says how many', () => {
		const counts = browseLists(site())
			.filter(isFirstPage)
			.map(({ path, text }) => [path, Number(/(\d+) places/.exec(text)?.[1])] as const);

		expect(counts.filter(([, count]) => !(count >= 3))).toEqual([]);
		expect(counts.length).toBeGreaterThan(0);
	});

	test('every list to browse is found by search engines, at an address of its own', () => {
		const lists = browseLists(site());

		expect(lists.filter(({ isIndexable }) => !isIndexable)).toEqual([]);
		expect(lists.filter(({ canonicals, url }) => canonicals.join() !== url)).toEqual([]);
		expect(new Set(lists.map(({ titles }) => titles.join())).size).toBe(lists.length);
	});

	test('the overview leads to every list, by its facet', () => {
		const { base } = site().build;
		const overview = site().pagesByPath.get(`${base}browse/`)?.links ?? [];
		const facets = site().pages.filter(({ path }) =>
			new RegExp(`^${base}browse/[^/]+/$`).test(path),
		);
		const led = new Set(
			[...overview, ...facets.flatMap(({ links }) => links)].map(({ href }) => href),
		);
		const lost = browseLists(site()).filter((page) => isFirstPage(page) && !led.has(page.path));

		expect(lost.map(({ path }) => path)).toEqual([]);
	});
});

test('a destination shows its next events on its first page, each kind under its heading', () => {
	const lisbon = builtSite(sampleBuild).pages.find(({ path }) => path === '/destinations/lisbon/');
	const headings = lisbon?.headings.map(({ level, text }) => `${level} ${text}`) ?? [];
	const eventLinks = lisbon?.links.filter(({ href }) =>
		/\/events\/[^/?]+-[0-9a-f]{8}\/$/.test(href),
	);

	expect(headings).toEqual(expect.arrayContaining(['2 Places', '2 What’s on']));
	expect(headings.indexOf('2 What’s on')).toBeGreaterThan(headings.indexOf('2 Places'));
	expect(new Set(eventLinks?.map(({ href }) => href)).size).toBeGreaterThanOrEqual(12);
	expect(lisbon?.links.map(({ href }) => href)).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/\/explore\/\?destination=lisbon$/),
			expect.stringMatching(/\/events\/\?destination=lisbon$/),
		]),
	);
});

test('spellings of a value are one list, under the one that most records write', () => {
	const site = builtSite(oddBuild);
	const page = site.pagesByPath.get('/guide/browse/mood/quiet-evenings/');

	expect(page?.headings[0]?.text).toBe('Mood: Quiet evenings');
	expect(page?.text).toContain('3 places');
	expect(browseLists(site).filter(({ path }) => path.includes('/quiet-'))).toHaveLength(1);
});

test('a value of two places has no page, and what is not stated is no value', () => {
	const { pagesByPath } = builtSite(oddBuild);

	expect(pagesByPath.has('/guide/browse/mood/long-views/')).toBe(false);
	expect(pagesByPath.has('/guide/browse/accessibility/hearing-loop/')).toBe(false);
	expect(pagesByPath.get('/guide/browse/accessibility/step-free-access/')?.text).toMatch(
		/Step-free access: \d+ places of Odd Guide say so/,
	);
});

test('the facts of a place lead to the lists of what states the same', () => {
	const { pages } = builtSite(sampleBuild);
	const place = pages.find(({ path }) => path.startsWith('/places/national-tile-museum-'));
	const hrefs = place?.links.map(({ href }) => href) ?? [];

	expect(hrefs).toEqual(
		expect.arrayContaining([
			'/browse/city/lisbon/',
			'/browse/accessibility/step-free-access/',
			'/browse/mood/calm/',
			'/browse/season/autumn/',
		]),
	);
});
