import { copyFileSync, linkSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hasCode } from './error-code.ts';

/** Error codes of a file system that cannot link this file. */
const cannotLink = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES'];

/**
 * Links a file under a second name, which costs no space, in place of any file of that name; where
 * the file system cannot link it, copies it. The copy keeps the time of the file: by it cached
 * pages are distinguished from pages that somebody has changed.
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
