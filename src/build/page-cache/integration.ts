import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../../config/read-settings.ts';
import type { Shard } from '../../config/shard.ts';
import { CachedFiles } from './cached-files.ts';
import { CachedPageFiles } from './cached-page-files.ts';
import { PagesOfBuild } from './pages-of-build.ts';
import { registerPagesOfBuild } from './pages-under-way.ts';
import { siteDigest } from './site-digest.ts';

export interface PageCacheOptions {
	cacheFolder: string;
	/** Folder in which the site is when it is published. */
	publishedFolder: string;
	/** Whether every page is rendered, whatever is cached. */
	rendersAll: boolean;
	/** Part of the pages that is rendered; absent where all are. */
	shard?: Shard | undefined;
	settings: Partial<Settings>;
}

/**
 * Lets a build render only pages that show something else than in the one before, or are new.
 *
 * Stands behind what publishes the site: only pages of a site that was checked and published are
 * cached, and no others. The site is published by then, so what goes wrong here is reported and
 * does not end the build; that of a shard, which publishes nothing, it ends.
 */
export function pageCache({
	cacheFolder,
	rendersAll,
	publishedFolder,
	settings,
	shard,
}: PageCacheOptions): AstroIntegration {
	const cached = { pages: new CachedPageFiles(cacheFolder), files: new CachedFiles(cacheFolder) };
	let pages: PagesOfBuild | undefined;
	return {
		name: 'waymark-page-cache',
		hooks: {
			'astro:config:done': ({ config }) => {
				const { base, build, outDir, root, site = '' } = config;
				const outputFolder = fileURLToPath(outDir);
				pages = new PagesOfBuild(cached.pages, cached.files, {
					outputFolder,
					base,
					rendersAll,
					shard,
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
					const published = (file: string) =>
						resolve(publishedFolder, relative(fileURLToPath(dir), file));
					const keys = cachePages(pages, cached.pages, published);
					if (shard) {
						rmSync(dir, { recursive: true });
						logger.info(shardSummary(shard, keys.size, cacheFolder));
						return;
					}
					cached.pages.removeAllBut(keys, pages.digest);
					cached.pages.noteKnown([...pages.pages.values()].filter(({ isFinished }) => isFinished));
					cacheFiles(pages, cached.files, published);
					logger.info(
						`${pages.restoredCount} pages are those of the build before; ${keys.size} are kept for the next one.`,
					);
				} catch (error) {
					// Its pages are all that it makes.
					if (shard) throw error;
					cached.pages.clear();
					cached.files.clear();
					logger.error(
						`The site is published, but its pages could not be kept (${String(error)}): the next build renders all of them.`,
					);
				}
			},
		},
	};
}

function cacheFiles(
	{ files }: PagesOfBuild,
	cached: CachedFiles,
	published: (file: string) => string,
): void {
	for (const [file, { isRestored, key }] of files) {
		if (!isRestored) cached.store(key, published(file));
	}
	const keys = new Set([...files.values()].map(({ key }) => key));
	cached.removeAllBut(keys);
	cached.noteKnown(keys);
}

function cachePages(
	ofBuild: PagesOfBuild,
	cached: CachedPageFiles,
	published: (file: string) => string,
): Set<string> {
	const keys = new Set<string>();
	for (const [file, { isSameFile, key }] of ofBuild.pages) {
		keys.add(key);
		if (isSameFile) continue;
		cached.storePage(key, published(file));
		cached.storeTwin(key, published(file));
	}
	if (keys.size > 0) cached.noteAnyOf(ofBuild.digest);
	return keys;
}

function shardSummary({ count, number }: Shard, pageCount: number, cacheFolder: string): string {
	return `${pageCount} pages of shard ${number}/${count} are in ${join(cacheFolder, 'pages')}, for the build of the whole guide.`;
}
