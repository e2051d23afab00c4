import { availableParallelism } from 'node:os';
import type { AstroIntegration } from 'astro';
import type { FullTextIndex } from '../full-text/full-text-index.ts';
import { createRoutes } from '../routes.ts';
import { finishingPrerenderer } from './finishing-prerenderer.ts';

export interface PageFinishingOptions {
	/** Holds what is found in pages. */
	cacheFolder: string;
	/** How many threads there may be; as many as there are cores where it is not stated. One draws pages, and at most two finish them. */
	threads?: number | undefined;
	/** Is given the texts of the pages; absent where no such index is made. */
	fullText?: FullTextIndex | undefined;
}

/** Finishes pages while Astro draws others. */
export function pageFinishing({
	cacheFolder,
	fullText,
	threads = availableParallelism(),
}: PageFinishingOptions): AstroIntegration {
	let siteRoot = '';
	return {
		name: 'waymark-page-finishing',
		hooks: {
			'astro:config:done': ({ config }) => {
				({ siteRoot } = createRoutes(config.site ?? '', config.base));
			},
			'astro:build:start': ({ setPrerenderer }) => {
				setPrerenderer((prerenderer) =>
					finishingPrerenderer(prerenderer, { siteRoot, cacheFolder }, threads, fullText),
				);
			},
		},
	};
}
