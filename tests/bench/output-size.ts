import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface OutputSize {
	/** HTML files. */
	pages: number;
	pageBytes: number;
	/** All files, pages included. */
	files: number;
	bytes: number;
}

/** Counts what lies in the folder of a finished site. */
export function outputSize(folder: string): OutputSize {
	const size: OutputSize = { pages: 0, pageBytes: 0, files: 0, bytes: 0 };
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const { size: bytes } = statSync(join(entry.parentPath, entry.name));
		size.files++;
		size.bytes += bytes;
		if (!entry.name.endsWith('.html')) continue;
		size.pages++;
		size.pageBytes += bytes;
	}
	return size;
}
