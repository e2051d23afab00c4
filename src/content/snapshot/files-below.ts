import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The paths of all that is no folder below a folder, relative to it and in order. */
export function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
		.sort();
}
