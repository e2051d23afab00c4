import { availableParallelism } from 'node:os';
import type { AstroIntegration } from 'astro';
import type { FullTextIndex } from '../full-text-index/full-text-index.ts';
import { createRoutes } from '../../config/routes.ts';
import { pictureService } from './astro-internals.ts';
import { parallelPrerenderer, type ParallelRenderingSettings } from './parallel-prerenderer.ts';

const defaultPictureService = 'astro/assets/services/sharp';

export interface ParallelRenderingOptions {
	/** Folder of the cache, which also holds what is found in pages. */
	cacheFolder: string;
	/** Maximum number of threads; by default the number of cores. */
	threads?: number | undefined;
	/**
	 * Whether the build has settled on the instant for which pages are rendered; else one thread
	 * renders them all.
	 */
	hasOneInstant: boolean;
	/** Full-text index that takes the texts of the pages; absent where the guide has none. */
	fullText?: FullTextIndex | undefined;
	onRendered?: ParallelRenderingSettings['onRendered'];
}

/** Renders and finishes pages on several threads. */
export function parallelRendering({
	cacheFolder,
	fullText,
	hasOneInstant,
	onRendered,
	threads = availableParallelism(),
}: ParallelRenderingOptions): AstroIntegration {
	let siteRoot = '';
	let base = '';
	return {
		name: 'waymark-parallel-rendering',
		hooks: {
			'astro:config:setup': ({ config, updateConfig }) => {
				// An operator's own image service stays; pages are then rendered on one thread.
				if (config.image.service.entrypoint !== defaultPictureService) return;
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
						onRendered,
						logger,
					}),
				);
			},
		},
	};
}
