import { resolve } from 'node:path';
import { realFolder } from '../../config/real-folder.ts';
import { hasCode } from '../../content/snapshot/error-code.ts';
import { restoreFolder } from './replace-folder.ts';

/**
 * Lists the errors of a parent folder that may not be written to, and of a folder that is a mount
 * point.
 */
export const cannotReplace = ['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV'];

/**
 * Puts back the site that a killed build had moved aside, and removes what else killed builds left;
 * to be done before anything else may fail, as what was published stays until something better
 * takes its place.
 *
 * @param output Folder in which the site is published.
 */
export function restoreSite(output: string): void {
	try {
		restoreFolder(realFolder(resolve(output)));
	} catch (error) {
		// Such a folder is not moved aside either.
		if (!hasCode(error, cannotReplace)) throw error;
	}
}
