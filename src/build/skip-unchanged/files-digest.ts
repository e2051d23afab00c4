import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../content/snapshot/files-below.ts';

/**
 * Returns a digest of the names, sizes and times of all files below a folder, by which a change of
 * any of them is seen; `undefined` where there is no folder.
 */
export function digestOfFiles(folder: string): string | undefined {
	if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
	const digest = createHash('sha256');
	for (const file of filesBelow(folder)) {
		const { mtimeMs, size } = lstatSync(join(folder, file));
		digest.update(`${file}\n${size}\n${mtimeMs}\n`);
	}
	return digest.digest('base64url');
}
