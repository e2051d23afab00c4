import { expect, test } from '@playwright/test';
import { addressedPages, type BuiltPage, type BuiltSite } from '../support/built-site.ts';
import { forEachSite } from '../support/each-site.ts';
import { sitemapAddresses } from '../support/sitemap-addresses.ts';

forEachSite((site, build) => {
	test('every link within the site leads to a page, and to a place on it', () => {
		const links = site().pages.flatMap((page) => page.links.map(({ href }) => ({ page, href })));
		const inner = links.filter(({ href, page }) => isInner(site(), href, page));
		const broken = inner.filter(({ href, page }) => !leadsSomewhere(site(), href, page));

		expect(broken.map(({ href, page }) => `${page.path}: ${href}`)).toEqual([]);
		expect(inner.length).toBeGreaterThan(site().pages.length * 5);
	});

	test('links within the site stay below its base path and name no server', () => {
		const links = site().pages.flatMap((page) => page.links.map(({ href }) => ({ page, href })));
		const wrong = links.filter(
			({ href }) =>
				href.startsWith(build.origin) ||
				href.startsWith('http://127.0.0.1') ||
				(href.startsWith('/') && !href.startsWith(build.base)),
		);

		expect(wrong.map(({ href, page }) => `${page.path}: ${href}`)).toEqual([]);
	});

	test('every page that search engines may show can be reached from the home page', () => {
		const reached = new Set([build.base]);
		const waiting = [build.base];
		for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
			for (const { href } of site().pagesByPath.get(path)?.links ?? []) {
				const { origin, pathname } = new URL(href, build.origin + path);
				if (origin !== build.origin || reached.has(pathname)) continue;
				reached.add(pathname);
				waiting.push(pathname);
			}
		}
		const lost = addressedPages(site()).filter(
			({ isIndexable, path }) => isIndexable && !reached.has(path),
		);

		expect(lost.map(({ path }) => path)).toEqual([]);
	});

	test('scripts, styles, fonts and icons are the site’s own and are there', () => {
		const resources = site().pages.flatMap(({ path, resources: sources }) =>
			sources.map((source) => ({ path, source, url: new URL(source, build.origin + path) })),
		);
		const wrong = resources.filter(
			({ url }) => url.origin !== build.origin || !site().paths.has(url.pathname),
		);

		expect(wrong.map(({ path, source }) => `${path}: ${source}`)).toEqual([]);
	});

	test('the sitemap lists every page that search engines may show, and no other', () => {
		const listed = sitemapAddresses(build);
		const indexable = addressedPages(site()).filter(({ isIndexable }) => isIndexable);

		expect(listed.sort()).toEqual(indexable.map(({ url }) => url).sort());
	});
});

function isInner({ build }: BuiltSite, href: string, { url }: BuiltPage): boolean {
	return new URL(href, url).origin === build.origin;
}

function leadsSomewhere({ pagesByPath, paths }: BuiltSite, href: string, page: BuiltPage): boolean {
	const { hash, pathname } = new URL(href, page.url);
	if (hash === '') return paths.has(pathname);
	return pagesByPath.get(pathname)?.ids.includes(decodeURIComponent(hash.slice(1))) === true;
}
