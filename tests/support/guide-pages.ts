import type { Page } from '@playwright/test';
import { type SiteBuild, siteFolder } from './site-builds.ts';
import { serveFolder, type StaticServer } from './static-server.ts';

/** Serves a built guide below its own base path. */
export function serveGuide(build: Pick<SiteBuild, 'base' | 'name'>): Promise<StaticServer> {
	return serveFolder(siteFolder(build), build.base);
}

/** Lets a page load nothing but what its own site serves. */
export async function keepToOwnSite(page: Page, { url }: StaticServer): Promise<void> {
	const { origin } = new URL(url);
	await page.route('**', (route) =>
		new URL(route.request().url()).origin === origin ? route.continue() : route.abort(),
	);
}
