import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { recordPages } from '../support/built-site.ts';
import { forEachSite } from '../support/each-site.ts';
import { siteFolder } from '../support/site-builds.ts';

interface Collection {
	bbox: number[];
	features: { geometry: object | null; properties: { url: string; name: string } }[];
}

forEachSite((site, build) => {
	const file = (path: string) => readFileSync(join(siteFolder(build), path), 'utf8');

	test('the feeds are well-formed for the parser of a browser, and their entries lead to pages', async ({
		page,
	}) => {
		for (const [feed, maxEntries] of [
			['places/feed.xml', 50],
			['events/feed.xml', 50],
		] as const) {
			const { error, links } = await page.evaluate((xml) => {
				const parsed = new DOMParser().parseFromString(xml, 'application/xml');
				return {
					error: parsed.querySelector('parsererror')?.textContent,
					links: [...parsed.querySelectorAll('item > link')].map((link) => link.textContent),
				};
			}, file(feed));

			expect(error).toBe(undefined);
			expect(links.length).toBeGreaterThan(0);
			expect(links.length).toBeLessThanOrEqual(maxEntries);
			const urls = new Set(site().pages.map(({ url }) => url));
			expect(links.filter((link) => !urls.has(link))).toEqual([]);
		}
	});

	test('every page names the feeds in its head', () => {
		const feeds = ['places/feed.xml', 'events/feed.xml'].map((path) => build.base + path);
		const without = site().pages.filter(({ resources }) =>
			feeds.some((feed) => !resources.includes(feed)),
		);

		expect(without.map(({ path }) => path)).toEqual([]);
	});

	test('every indexable place is a feature, with an address that is there', () => {
		// The build wrote it.
		const { bbox, features } = JSON.parse(file('data/places.geojson')) as Collection;
		const listed = recordPages(site(), 'places').filter(({ isIndexable }) => isIndexable);

		expect(bbox).toHaveLength(4);
		expect(features.map(({ properties }) => properties.url).sort()).toEqual(
			listed.map(({ url }) => url).sort(),
		);
	});

	test('every list of places or events has them as files, each with a page that is there', async ({
		page,
	}) => {
		const hrefs = site().pages.flatMap(({ links }) => links.map(({ href }) => href));
		const ends = new Set(
			hrefs.flatMap((href) => /^(.*\/(?:places|events))\.geojson$/.exec(href)?.[1] ?? []),
		);
		// Of other lists browsers make the other formats.
		const ofGuide = ['data/places', 'events/events'];

		expect(ends.size).toBeGreaterThan(ofGuide.length);
		for (const end of ends) {
			const list = end.slice(build.base.length);
			const { features } = JSON.parse(file(decodeURI(`${list}.geojson`))) as Collection;
			const lost = features.filter(
				({ properties: { url } }) => !site().paths.has(new URL(url).pathname),
			);

			expect(lost).toEqual([]);
		}
		for (const list of ofGuide) {
			const { features } = JSON.parse(file(`${list}.geojson`)) as Collection;
			const located = features.filter(({ geometry }) => geometry);
			for (const [format, element] of [
				['gpx', 'wpt'],
				['kml', 'Placemark'],
			] as const) {
				expect(await elementsIn(page, file(`${list}.${format}`), element)).toBe(located.length);
			}
			expect(file(`${list}.csv`)).toContain(features[0]?.properties.url);
		}
	});

	test('the outline leads to pages and files that are there', () => {
		const addresses = [...file('llms.txt').matchAll(/\]\(<([^>]*)>\)/g)].map(
			([, url]) => url ?? '',
		);
		const inner = addresses.filter((url) => url.startsWith(build.origin));
		const lost = inner.filter((url) => !site().paths.has(new URL(url).pathname));

		expect(lost).toEqual([]);
		expect(inner.length).toBeGreaterThan(5);
		expect(existsSync(join(siteFolder(build), '_redirects'))).toBe(false);
	});
});

/**
 * How many elements of a name an XML document has for a browser; none where it is not well-formed.
 */
function elementsIn(page: Page, document: string, name: string): Promise<number> {
	return page.evaluate(
		([xml, element]) =>
			new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName(element).length,
		[document, name] as const,
	);
}
