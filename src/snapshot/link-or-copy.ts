import { copyFileSync, linkSync } from 'node:fs';
import { hasCode } from './error-code.ts';

/** Says that a file system gives this file no second name. */
const cannotLink = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES'];

/** Gives a file a second name, which costs no space; where the file system does not do that, copies it. */
export function linkOrCopy(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (error) {
		if (!hasCode(error, cannotLink)) throw error;
		copyFileSync(from, to);
	}
}
