import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { StandaloneCoverSettings } from '../artwork/standalone-cover.ts';
import { socialImageFolder } from '../routes.ts';
import type { TypefaceFiles } from '../typesetting/guide-typefaces.ts';
import { drawSocialImages } from './draw-social-images.ts';

/**
 * Draws the pictures for social networks when all pages are made.
 *
 * Which ones is read from the list that the guide writes of them (`src/pages/social/`), and not from the pages: a page
 * that is kept from an earlier build needs its picture as well. The list itself is not published.
 */
export function socialImages(settings: {
	cacheFolder: string;
	typefaceFiles: TypefaceFiles;
}): AstroIntegration {
	return {
		name: 'waymark-social-images',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const outputFolder = join(fileURLToPath(dir), socialImageFolder);
				const list = join(outputFolder, 'pictures.json');
				const startedAt = performance.now();
				const { drawn, kept } = await drawSocialImages(
					// The guide wrote it in this very build.
					JSON.parse(await readFile(list, 'utf8')) as StandaloneCoverSettings[],
					{ ...settings, outputFolder, concurrency: availableParallelism() },
				);
				await rm(list);
				const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
				logger.info(`${drawn} drawn and ${kept} kept in ${seconds} s.`);
			},
		},
	};
}
