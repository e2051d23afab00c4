import { test as base } from '@playwright/test';
import { sampleBuild, siteFolder } from './site-builds.ts';
import { serveFolder, type StaticServer } from './static-server.ts';

/** A test that is given the built sample guide, served as a static host serves it. */
export const test = base.extend<object, { guide: StaticServer }>({
	guide: [
		async ({ browserName: _ }, use) => {
			const server = await serveFolder(siteFolder(sampleBuild));
			await use(server);
			await server.close();
		},
		{ scope: 'worker' },
	],
});
