import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The path of every file below the folder with the digest of its bytes, by path. */
export function folderContents(folder: string): Record<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	return Object.fromEntries(
		files.map((file) => [
			relative(folder, file),
			createHash('sha256').update(readFileSync(file)).digest('hex'),
		]),
	);
}
