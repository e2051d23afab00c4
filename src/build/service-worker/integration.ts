import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Routes, workerFile } from '../../config/routes.ts';
import { writeTakenPages } from './taken-pages.ts';
import { workerCode, workerFileText } from './worker-code.ts';

export interface ServiceWorkerOptions {
	/** Whether browsers keep pages for when there is no network. */
	isOffline: boolean;
	routes: Routes;
	/** Paths below that of the guide which have a worker of their own: those of its languages. */
	otherBases?: readonly string[];
}

/**
 * Writes the service worker of the site, which lets browsers keep pages, or takes away what an
 * earlier one has kept.
 *
 * Stands after everything that makes pages and what they need, the sitemap among it: by these the
 * worker knows whether anything is new. An operator's own file, out of `public/`, stays.
 */
export function serviceWorker({
	isOffline,
	otherBases = [],
	routes,
}: ServiceWorkerOptions): AstroIntegration {
	let code: Promise<string> | undefined;
	return {
		name: 'waymark-service-worker',
		hooks: {
			'astro:build:start': () => {
				code = workerCode(isOffline);
				// Whoever waits for it learns of it.
				code.catch(() => undefined);
			},
			'astro:build:done': async ({ dir, logger }) => {
				const folder = fileURLToPath(dir);
				const file = join(folder, workerFile);
				if (existsSync(file)) {
					logger.info(`${workerFile} is that of public/: the guide writes none.`);
					return;
				}
				const { pathname: base } = new URL(routes.siteRoot);
				const pages = overviewPages(routes);
				const overviews = [...pages, routes.names()].filter((path) =>
					existsSync(fileOf(folder, path, base)),
				);
				if (isOffline) writeTakenPages({ folder, base }, routes.destinations());
				const build = isOffline ? versionOf(folder, pages, base) : 'none';
				const guide = {
					base,
					build,
					offlinePage: routes.offline(),
					overviews,
					...(otherBases.length > 0 ? { otherBases } : {}),
				};
				writeFileSync(file, workerFileText(guide, await (code ?? workerCode(isOffline))));
			},
		},
	};
}

/** Returns the paths of pages from which visitors find the others. */
function overviewPages(routes: Routes): string[] {
	return [routes.home(), routes.explore(), routes.events(), routes.map(), routes.saved()];
}

/**
 * Returns a version that is another one when anything of the site is: data, styles and scripts, the
 * overviews, or the last change of any page, which the sitemap states.
 */
function versionOf(folder: string, pages: readonly string[], base: string): string {
	const digest = createHash('sha256');
	const data = join(folder, 'data');
	const files = [
		...pages.map((path) => fileOf(folder, path, base)),
		...namesIn(data, /\.json$/).map((name) => join(data, name)),
		...namesIn(folder, /^sitemap.*\.xml$/).map((name) => join(folder, name)),
	];
	for (const file of files.filter(existsSync)) digest.update(readFileSync(file));
	digest.update(namesIn(join(folder, '_astro'), /./).join('\n'));
	return digest.digest('hex').slice(0, 16);
}

function fileOf(folder: string, path: string, base: string): string {
	const below = decodeURIComponent(path.slice(base.length));
	return join(folder, below === '' || below.endsWith('/') ? `${below}index.html` : below);
}

function namesIn(folder: string, pattern: RegExp): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => pattern.test(name))
		.sort();
}
