import { readlinkSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hasCode } from '../snapshot/error-code.ts';
import { restoreFolder } from './replace-folder.ts';

/** Of a parent folder that may not be written to, and of a folder that is a mount point. */
export const cannotReplace = ['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV'];

/** As many links as Linux follows. */
const mostLinks = 40;

/**
 * Puts back the site that a killed build had moved aside, and removes what else killed builds left; to be done before anything else
 * may fail, as what was published stays until something better takes its place.
 *
 * @param output Where the site is published.
 */
export function restoreSite(output: string): void {
	try {
		restoreFolder(folderAt(output));
	} catch (error) {
		// Such a folder is not moved aside either.
		if (!hasCode(error, cannotReplace)) throw error;
	}
}

/** The folder that a path means: a link is not replaced, but what it leads to, also where nothing is there yet. */
export function folderAt(path: string, links = mostLinks): string {
	try {
		return realpathSync(path);
	} catch (error) {
		if (!hasCode(error, ['ENOENT'])) throw error;
	}
	const target = linkAt(path);
	if (target === undefined || links === 0) return resolve(path);
	return folderAt(resolve(dirname(path), target), links - 1);
}

function linkAt(path: string): string | undefined {
	try {
		return readlinkSync(path);
	} catch {
		return undefined;
	}
}
