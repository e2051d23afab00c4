import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { forEachSite } from '../support/each-site.ts';
import { siteFolder } from '../support/site-builds.ts';
import { sitemapAddresses } from '../support/sitemap-addresses.ts';
import { serveFolder } from '../support/static-server.ts';

forEachSite((site, build) => {
	test('no two pages that search engines may show have the same title', () => {
		const indexable = site().pages.filter(({ isIndexable }) => isIndexable);
		const byTitle = Map.groupBy(indexable, ({ titles }) => titles.join());
		const shared = [...byTitle].filter(([, pages]) => pages.length > 1);

		expect(shared.map(([title, pages]) => [title, ...pages.map(({ path }) => path)])).toEqual([]);
	});

	test('the data beside a page is what the page says of itself', () => {
		const folder = siteFolder(build);
		const files = [...site().paths].filter((path) => path.endsWith('/index.jsonld'));
		const differing = files.filter((path) => {
			const file = join(folder, decodeURIComponent(path.slice(build.base.length)));
			const page = site().pagesByPath.get(path.replace(/index\.jsonld$/, ''));
			return readFileSync(file, 'utf8') !== `${page?.jsonLd[0] ?? ''}\n`;
		});
		const recordPages = site().pages.filter(
			({ isIndexable, path }) => isIndexable && /\/places\/[^/]*[0-9a-f]{8}\/$/.test(path),
		);

		expect(differing).toEqual([]);
		if (build.settings.GUIDE_STRUCTURED_DATA_FILES !== 'true') expect(files).toEqual([]);
		else expect(files.length).toBeGreaterThanOrEqual(recordPages.length);
		expect(recordPages.length).toBeGreaterThan(10);
	});

	test('every address of the sitemap is answered, and robots.txt names the sitemap', async () => {
		const folder = siteFolder(build);
		const server = await serveFolder(folder, build.base);
		const failing: string[] = [];
		for (const address of sitemapAddresses(build)) {
			const { pathname } = new URL(address);
			const response = await fetch(new URL(pathname, server.url));
			await response.body?.cancel();
			if (response.status !== 200) failing.push(address);
		}
		await server.close();

		expect(failing).toEqual([]);
		expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(
			`Sitemap: ${build.origin}${build.base}sitemap-index.xml\n`,
		);
	});
});
