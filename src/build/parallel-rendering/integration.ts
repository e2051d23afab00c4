import { availableParallelism } from 'node:os';
import type { AstroIntegration } from 'astro';
import type { FullTextIndex } from '../full-text-index/full-text-index.ts';
import { createRoutes } from '../../config/routes.ts';
import { pictureService } from './astro-internals.ts';
import { parallelPrerenderer, type ParallelRenderingSettings } from './parallel-prerenderer.ts';

const usualPictureService = 'astro/assets/services/sharp';

export interface ParallelRenderingOptions {
	/** Holds what is found in pages. */
	cacheFolder: string;
	/** How many threads the build may have; as many as there are cores where it is not stated. */
	threads?: number | undefined;
	/**
	 * Whether the build has settled on the instant for which pages are drawn: else one thread draws
	 * them all.
	 */
	hasOneInstant: boolean;
	/** Is given the texts of the pages; absent where no such index is made. */
	fullText?: FullTextIndex | undefined;
	onDrawn?: ParallelRenderingSettings['onDrawn'];
}

/** Draws and finishes pages on several threads. */
export function parallelRendering({
	cacheFolder,
	fullText,
	hasOneInstant,
	onDrawn,
	threads = availableParallelism(),
}: ParallelRenderingOptions): AstroIntegration {
	let siteRoot = '';
	let base = '';
	return {
		name: 'waymark-parallel-rendering',
		hooks: {
			'astro:config:setup': ({ config, updateConfig }) => {
				// An operator's own one stays, and pages are rendered on one thread.
				if (config.image.service.entrypoint !== usualPictureService) return;
				updateConfig({ image: { service: { entrypoint: pictureService } } });
			},
			'astro:config:done': ({ config }) => {
				({ base } = config);
				({ siteRoot } = createRoutes(config.site ?? '', base));
			},
			'astro:build:start': ({ logger, setPrerenderer }) => {
				setPrerenderer((prerenderer) =>
					parallelPrerenderer(prerenderer, {
						siteRoot,
						base,
						cacheFolder,
						threads,
						hasOneInstant,
						fullText,
						onDrawn,
						logger,
					}),
				);
			},
		},
	};
}
