import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { hasCode } from '../../content/snapshot/error-code.ts';
import { partialPath, sweepPartials } from '../../content/snapshot/partial-files.ts';
import { copyIntoFolder } from './copy-into-folder.ts';
import { discardInBackground } from './discard-in-background.ts';
import { replaceFolder } from './replace-folder.ts';
import { cannotReplace, restoreSite } from './restore-site.ts';

/**
 * Makes an empty folder for a site beside the one that it is to replace; in the cache if nothing
 * may be written there.
 */
export function newFolder(output: string, cacheFolder: string): string {
	restoreSite(output);
	try {
		return emptyFolder(partialPath(output));
	} catch (error) {
		if (!hasCode(error, cannotReplace)) throw error;
	}
	const inCache = resolve(cacheFolder, 'site');
	mkdirSync(dirname(inCache), { recursive: true });
	sweepPartials(inCache);
	return emptyFolder(partialPath(inCache));
}

/** Puts a finished site in the place of the published one, in one step where that can be. */
export function putInPlace(
	next: string,
	output: string,
	logger: Pick<AstroIntegrationLogger, 'info' | 'warn'>,
): void {
	try {
		replaceFolder(next, output, { remove: discardInBackground });
	} catch (error) {
		if (!hasCode(error, cannotReplace)) throw error;
		logger.warn(
			`${output} cannot be replaced in one step (${String(error)}): its files are replaced one by one. If that is interrupted it holds files of both sites until the next build. Let OUTPUT_DIRECTORY name a folder whose parent can be written to, such as one inside the mounted folder.`,
		);
		copyIntoFolder(next, output);
	}
	logger.info(`The site is in ${output}.`);
}

function emptyFolder(path: string): string {
	rmSync(path, { recursive: true, force: true });
	mkdirSync(path, { recursive: true });
	return path;
}
