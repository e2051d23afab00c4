import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../settings/read-settings.ts';
import { KeptPageFiles } from './kept-page-files.ts';
import { PagesOfBuild, registerPagesOfBuild } from './pages-of-build.ts';
import { siteDigest } from './site-digest.ts';

export interface KeptPagesOptions {
	cacheFolder: string;
	/** Where the site is when it is published. */
	publishedFolder: string;
	/** Whether every page is drawn, whatever is kept. */
	drawsAll: boolean;
	settings: Partial<Settings>;
}

/**
 * Lets a build draw only pages that show something else than in the one before, or are new.
 *
 * Stands behind what publishes the site: only pages of a site that was checked and published are kept, and no others. The site is
 * published by then, so what goes wrong here is told and does not end the build.
 */
export function keptPages({
	cacheFolder,
	drawsAll,
	publishedFolder,
	settings,
}: KeptPagesOptions): AstroIntegration {
	const files = new KeptPageFiles(cacheFolder);
	let pages: PagesOfBuild | undefined;
	return {
		name: 'waymark-kept-pages',
		hooks: {
			'astro:config:done': ({ config }) => {
				const { base, build, outDir, root, site = '' } = config;
				const outputFolder = fileURLToPath(outDir);
				pages = new PagesOfBuild(files, {
					outputFolder,
					base,
					drawsAll,
					siteDigest: () =>
						siteDigest({
							assetsFolder: join(outputFolder, build.assets),
							base,
							root: fileURLToPath(root),
							settings,
							site,
						}),
				});
			},
			'astro:build:start': () => {
				registerPagesOfBuild(pages);
			},
			'astro:build:done': ({ dir, logger }) => {
				registerPagesOfBuild(undefined);
				if (!pages) return;
				try {
					const keys = keep(pages, files, fileURLToPath(dir), publishedFolder);
					logger.info(
						`${pages.keptCount} pages are those of the build before; ${keys.size} are kept for the next one.`,
					);
				} catch (error) {
					files.clear();
					logger.error(
						`The site is published, but its pages could not be kept (${String(error)}): the next build draws all of them.`,
					);
				}
			},
		},
	};
}

function keep(
	{ pages }: PagesOfBuild,
	files: KeptPageFiles,
	builtIn: string,
	publishedFolder: string,
): Set<string> {
	const keys = new Set<string>();
	for (const [file, { isSameFile, key }] of pages) {
		keys.add(key);
		if (!isSameFile) files.keepPage(key, resolve(publishedFolder, relative(builtIn, file)));
	}
	files.keepOnly(keys);
	return keys;
}
