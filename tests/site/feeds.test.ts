import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { recordPages } from '../support/built-site.ts';
import { forEachSite } from '../support/each-site.ts';
import { siteFolder } from '../support/site-builds.ts';

interface Collection {
	bbox: number[];
	features: { properties: { url: string; name: string } }[];
}

forEachSite((site, build) => {
	const file = (path: string) => readFileSync(join(siteFolder(build), path), 'utf8');

	test('the feeds are well-formed for the parser of a browser, and their entries lead to pages', async ({
		page,
	}) => {
		for (const [feed, mostEntries] of [
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
			expect(links.length).toBeLessThanOrEqual(mostEntries);
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
