import { copyFileSync, linkSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hasCode } from './error-code.ts';

/** Says that a file system gives this file no second name. */
const cannotLink = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES'];

/**
 * Gives a file a second name, in place of a file that has it, which costs no space; where the file
 * system does not do that, copies it. The copy is as old as the file: by their ages kept pages are
 * distinguished from those that somebody has changed.
 */
export function linkOrCopy(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (error) {
		if (hasCode(error, ['EEXIST'])) {
			rmSync(to);
			linkOrCopy(from, to);
			return;
		}
		if (!hasCode(error, cannotLink)) throw error;
		copyFileSync(from, to);
		const { atime, mtime } = statSync(from);
		utimesSync(to, atime, mtime);
	}
}
