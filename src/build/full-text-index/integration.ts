import type { AstroIntegration } from 'astro';
import type { FullTextIndex } from './full-text-index.ts';

/**
 * Waits for the full-text index, which was started when all pages were finished.
 *
 * It comes after the integration that finishes the pages, and before all that count or publish the
 * files of the site.
 *
 * @param index The index of the build; absent where the guide has none.
 */
export function fullTextIndex(index: FullTextIndex | undefined): AstroIntegration {
	return {
		name: 'waymark-full-text',
		hooks: {
			'astro:build:done': async ({ logger }) => {
				if (!index) return;
				const startedAt = performance.now();
				const { indexedCount, isRestored, pageCount } = await index.made();
				const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
				const indexed =
					indexedCount < pageCount ? `, of which ${indexedCount} were indexed anew` : '';
				logger.info(
					isRestored
						? 'The texts are those of the build before, and so is their index.'
						: `The texts of ${pageCount} pages can be searched${indexed}; the build waited ${seconds} s for their index.`,
				);
			},
		},
	};
}
