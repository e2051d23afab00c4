import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Returns the paths of everything below a folder except folders, relative to it and in order.
 */
export function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
		.sort();
}
