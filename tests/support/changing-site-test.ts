import { test as base, type Page } from '@playwright/test';
import { type ChangingSite, changingSite } from './changing-site.ts';
import { sampleBuild, siteFolder } from './site-builds.ts';

/**
 * Gives a test the guide of the sample on a host that may answer otherwise; where the test uses
 * `serviceWorkers: 'allow'`, browsers keep its pages.
 */
export const test = base.extend<{ site: ChangingSite }>({
	site: async ({ browserName: _ }, use) => {
		const site = await changingSite(siteFolder(sampleBuild));
		await use(site);
		await site.close();
	},
});

/** Returns the paths that a browser keeps in one of the caches of the guide. */
export async function keptIn(page: Page, kind: string): Promise<string[]> {
	return page.evaluate(async (name) => {
		const cache = await caches.open(`waymark:/:${name}`);
		return (await cache.keys()).map(({ url }) => new URL(url).pathname);
	}, kind);
}
