import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Returns the folder, or else the nearest around it that is there; `undefined` where none is, as on
 * a drive that Windows does not have.
 */
export function existingFolder(
	folder: string,
	isThere: (path: string) => boolean = existsSync,
	parentOf: (path: string) => string = dirname,
): string | undefined {
	if (isThere(folder)) return folder;
	const parent = parentOf(folder);
	return parent === folder ? undefined : existingFolder(parent, isThere, parentOf);
}
