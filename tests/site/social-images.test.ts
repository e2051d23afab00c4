import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { forEachSite } from '../support/each-site.ts';
import { siteFolder } from '../support/site-builds.ts';

forEachSite((site, build) => {
	test('every drawn picture that a page names is there, and no other', () => {
		const folder = siteFolder(build);
		const root = `${build.origin}${build.base}social/`;
		const named = new Set<string>();
		for (const { path } of site().pages) {
			const file = path.endsWith('/') ? `${path}index.html` : path;
			const html = readFileSync(
				join(folder, decodeURIComponent(file.slice(build.base.length))),
				'utf8',
			);
			const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
			expect(address, `the picture of ${path}`).toBeDefined();
			if (address?.startsWith(root) === true) named.add(address.slice(root.length));
		}

		expect(readdirSync(join(folder, 'social')).sort()).toEqual([...named].sort());
	});
});
