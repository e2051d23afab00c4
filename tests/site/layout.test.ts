import { expect, test as base } from '@playwright/test';
import { unrulyRecords } from '../fixtures/unruly-records.ts';
import { builtSite } from '../support/built-site.ts';
import { fieldsBuild, siteFolder } from '../support/site-builds.ts';
import { serveFolder, type StaticServer } from '../support/static-server.ts';

const test = base.extend<object, { guide: StaticServer }>({
	guide: [
		async ({ browserName: _ }, use) => {
			const server = await serveFolder(siteFolder(fieldsBuild), fieldsBuild.base);
			await use(server);
			await server.close();
		},
		{ scope: 'worker' },
	],
});

const records = [...unrulyRecords.places, ...unrulyRecords.events].map(({ oddity, sent }) => ({
	oddity: `${sent.id.slice(0, 3)}: ${oddity}`,
	digits: sent.id.slice(4, 12),
	resource: sent.id.startsWith('plc') ? 'places' : 'events',
}));

for (const width of [390, 1280]) {
	test(`unruly records keep their pages and lists within ${width} px`, async ({ guide, page }) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width, height: 844 });
		const { origin } = new URL(guide.url);
		await page.route('**', (route) =>
			new URL(route.request().url()).origin === origin ? route.continue() : route.abort(),
		);
		const { pages } = builtSite(fieldsBuild);
		const pathsOfRecords = records.map(({ digits, oddity, resource }) => ({
			oddity,
			path: pages.find(
				({ path }) => path.startsWith(`/${resource}/`) && path.endsWith(`${digits}/`),
			)?.path,
		}));
		const lists = pages
			.filter(({ links, path }) => {
				const isList = !/\d{8}\/$/.test(path);
				return isList && links.some(({ href }) => /-0000900\d\/$/.test(href));
			})
			.map(({ path }) => ({ oddity: 'list', path }));
		const wide: string[] = [];
		for (const { oddity, path } of [...pathsOfRecords, ...lists]) {
			expect(path, oddity).toBeDefined();
			await page.goto(origin + (path ?? ''), { waitUntil: 'load' });
			const excess = await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth,
			);
			if (excess > 0) wide.push(`${oddity} ${path ?? ''}: ${excess} px too wide`);
		}

		expect(wide).toEqual([]);
		expect(lists.length).toBeGreaterThan(1);
	});
}
