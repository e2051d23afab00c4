import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Maximum number of symbolic links that are followed, as on Linux. */
const maxLinks = 40;

/**
 * Returns the folder that a path means, with all links on the way followed, also where nothing is
 * there yet; links that lead in a circle stay.
 */
export function realFolder(path: string, links = maxLinks): string {
	try {
		return realpathSync(path);
	} catch {
		// A part of it is missing, or a link leads to what is.
	}
	const target = links === 0 ? undefined : linkAt(path);
	if (target !== undefined) return realFolder(resolve(dirname(path), target), links - 1);
	const parent = dirname(path);
	return parent === path ? path : join(realFolder(parent), basename(path));
}

function linkAt(path: string): string | undefined {
	try {
		return readlinkSync(path);
	} catch {
		return undefined;
	}
}
