import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { mergedPermalinks } from '../guide/permalinks/permalink.ts';
import type { MemoryFiles } from '../config/memory-files.ts';
import { savePermalinks } from '../content/snapshot/permalink-table.ts';
import { partialPath, sweepPartials } from '../content/snapshot/partial-files.ts';
import { takeNextChange } from './skip-unchanged/next-change-of-build.ts';
import {
	readPermalinkFile,
	writePermalinkFile,
} from '../content/permalink-store/permalink-file.ts';

/**
 * Returns where the build of this process leaves the addresses of its pages until it is known to
 * have gone well.
 */
export function permalinksOfBuildPath(cacheFolder: string): string {
	return partialPath(addressesOfBuilds(cacheFolder));
}

/**
 * Remembers the addresses of a build that has gone well: in the snapshot and, where one is named,
 * in a file to commit.
 *
 * It stands last among the integrations: addresses of a site that a check refuses, or that cannot
 * be put in its place, are not remembered. The site is published by then, so what goes wrong here
 * is reported and does not end the build. After that, and where somebody has changed the file while
 * pages were rendered, the site is not taken for up to date by the next build.
 */
export function savePermalinksOfBuild(cacheFolder: string, memory: MemoryFiles): AstroIntegration {
	let committedBefore: string | undefined;
	return {
		name: 'waymark-addresses',
		hooks: {
			'astro:build:start': () => {
				committedBefore = committedText(memory);
			},
			'astro:build:done': ({ logger }) => {
				try {
					if (committedText(memory) !== committedBefore) takeNextChange(cacheFolder);
					remember(cacheFolder, memory, logger);
				} catch (error) {
					takeNextChange(cacheFolder);
					logger.error(
						`The site is published, but its addresses could not all be remembered: ${String(error)}. If a record changes its name before a build remembers them, its address of today will lead nowhere. Mend what stands in the way, and build again.`,
					);
				}
			},
		},
	};
}

function remember(
	cacheFolder: string,
	{ addressesFile: committedPath, snapshotPath }: MemoryFiles,
	logger: AstroIntegrationLogger,
): void {
	const path = permalinksOfBuildPath(cacheFolder);
	const remembered = savePermalinks(snapshotPath, readPermalinkFile(path));
	rmSync(path, { force: true });
	sweepPartials(addressesOfBuilds(cacheFolder));
	if (committedPath === undefined) return;
	const committed = readPermalinkFile(committedPath);
	const all = mergedPermalinks(committed, remembered);
	writePermalinkFile(committedPath, all);
	logger.info(
		`${committedPath} holds ${all.length} addresses, ${all.length - committed.length} of them new.`,
	);
}

function committedText({ addressesFile: path = '' }: MemoryFiles): string {
	return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function addressesOfBuilds(cacheFolder: string): string {
	return join(cacheFolder, 'addresses-of-build');
}
