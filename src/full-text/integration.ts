import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fullTextFolder } from '../routes.ts';
import { moduleDigest } from '../sync/module-digest.ts';
import { KeptIndex } from './kept-index.ts';
import { writeFullTextIndex } from './write-index.ts';

export interface FullTextOptions {
	/** Whether the guide has an index. */
	isOn: boolean;
	/** Of the texts (BCP 47). */
	language: string;
	cacheFolder: string;
	/** Whether it is made anew, whatever is kept. */
	isMadeAnew: boolean;
	/** Digests of the pages that have texts for the index, by their paths; asked when the site is finished. */
	texts: () => ReadonlyMap<string, string>;
}

/** A build runs in the project's folder. */
const writingModule = join('src', 'full-text', 'write-index.ts');

/**
 * Makes the full-text index when all pages are finished, or takes that of the build before if it was made from the same pages.
 *
 * Stands behind what finishes the pages, and before everything that counts or publishes the files of the site.
 */
export function fullTextIndex({
	cacheFolder,
	isMadeAnew,
	isOn,
	language,
	texts,
}: FullTextOptions): AstroIntegration {
	const keptIndex = new KeptIndex(join(cacheFolder, 'full-text'));
	return {
		name: 'waymark-full-text',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				if (!isOn) return;
				const startedAt = performance.now();
				const folder = fileURLToPath(dir);
				const index = join(folder, fullTextFolder);
				const pages = [...texts()].sort(([one], [other]) => (one < other ? -1 : 1));
				const digest = moduleDigest(writingModule, language, JSON.stringify(pages));
				if (!isMadeAnew && keptIndex.restore(digest, index)) {
					logger.info('The texts are those of the build before, and so is their index.');
					return;
				}
				const found = await writeFullTextIndex(folder, index, language);
				keptIndex.keep(digest, index);
				const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
				logger.info(`The texts of ${found} pages can be searched; it took ${seconds} s.`);
			},
		},
	};
}
