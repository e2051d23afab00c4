import { availableParallelism } from 'node:os';
import type { AstroIntegration } from 'astro';
import { createRoutes } from '../routes.ts';
import { finishingPrerenderer } from './finishing-prerenderer.ts';

/**
 * Finishes pages while Astro draws others.
 *
 * @param cacheFolder Holds what is found in pages.
 * @param threads On how many threads pages are drawn and finished.
 */
export function pageFinishing(
	cacheFolder: string,
	threads = availableParallelism(),
): AstroIntegration {
	let siteRoot = '';
	return {
		name: 'waymark-page-finishing',
		hooks: {
			'astro:config:done': ({ config }) => {
				({ siteRoot } = createRoutes(config.site ?? '', config.base));
			},
			'astro:build:start': ({ setPrerenderer }) => {
				setPrerenderer((prerenderer) =>
					finishingPrerenderer(prerenderer, { siteRoot, cacheFolder }, threads),
				);
			},
		},
	};
}
