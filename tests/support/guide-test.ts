import { test as base } from '@playwright/test';
import { serveGuide } from './guide-pages.ts';
import type { SiteBuild } from './site-builds.ts';
import type { StaticServer } from './static-server.ts';

/** Holds the servers of a worker, until its process ends. */
const servers = new Map<string, Promise<StaticServer>>();

/**
 * A test that is given a built guide, served as a static host serves it.
 *
 * The fixture is one of tests: one of workers would need workers of its own for each guide, and
 * with them another browser.
 */
export function guideTest(build: Pick<SiteBuild, 'base' | 'name'>) {
	return base.extend<{ guide: StaticServer }>({
		guide: async ({ browserName: _ }, use) => use(await serverOf(build)),
	});
}

function serverOf(build: Pick<SiteBuild, 'base' | 'name'>): Promise<StaticServer> {
	const server = servers.get(build.name) ?? serveGuide(build);
	servers.set(build.name, server);
	return server;
}
