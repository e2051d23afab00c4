import { test as base } from '@playwright/test';
import { serveGuide } from './guide-pages.ts';
import type { SiteBuild } from './site-builds.ts';
import type { StaticServer } from './static-server.ts';

/** A test that is given a built guide, served as a static host serves it. */
export function guideTest(build: SiteBuild) {
	return base.extend<object, { guide: StaticServer }>({
		guide: [
			async ({ browserName: _ }, use) => {
				const server = await serveGuide(build);
				await use(server);
				await server.close();
			},
			{ scope: 'worker' },
		],
	});
}
