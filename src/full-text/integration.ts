import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fullTextFolder } from '../routes.ts';
import { writeFullTextIndex } from './write-index.ts';

/**
 * Makes the full-text index when all pages are written.
 *
 * Stands before everything that checks, counts or publishes the files of the site.
 *
 * @param isOn Whether the guide has one.
 * @param language Of the texts (BCP 47).
 */
export function fullTextIndex(isOn: boolean, language: string): AstroIntegration {
	return {
		name: 'waymark-full-text',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				if (!isOn) return;
				const startedAt = performance.now();
				const folder = fileURLToPath(dir);
				const pages = await writeFullTextIndex(folder, join(folder, fullTextFolder), language);
				const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
				logger.info(`The texts of ${pages} pages can be searched; it took ${seconds} s.`);
			},
		},
	};
}
