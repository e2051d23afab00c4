import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * A digest of the names, sizes and times of all files below a folder, by which a change of any of them is seen; `undefined` where
 * there is no folder.
 */
export function digestOfFiles(folder: string): string | undefined {
	if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
	const digest = createHash('sha256');
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	for (const file of files) {
		const { mtimeMs, size } = lstatSync(file);
		digest.update(`${relative(folder, file)}\n${size}\n${mtimeMs}\n`);
	}
	return digest.digest('base64url');
}
