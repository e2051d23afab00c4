import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Holds the size of the largest of several files or folders, and says which one it is. */
export interface Largest {
	size: number;
	/** Path below the folder of the site. */
	path: string;
}

/** Describes as much of a finished site as hosts limit. */
export interface SiteExtent {
	files: number;
	bytes: number;
	largestFile: Largest;
	/** Folder with the most files directly in it. */
	fullestFolder: Largest;
	/** Rules of `_redirects`. */
	redirects: number;
	/** Characters of the longest of these. */
	redirectCharacters: number;
	/** Paths of `_headers` that have headers of their own. */
	headerRules: number;
	/** Characters of the longest line of `_headers`. */
	headerCharacters: number;
}

/**
 * Measures every file below the folder of a finished site; only `_headers` and `_redirects` are
 * read.
 */
export function siteExtent(siteFolder: string): SiteExtent {
	const folder = resolve(siteFolder);
	const perFolder = new Map<string, number>();
	let files = 0;
	let bytes = 0;
	let largestFile: Largest = { size: 0, path: '' };
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const { size } = statSync(path);
		files++;
		bytes += size;
		perFolder.set(entry.parentPath, (perFolder.get(entry.parentPath) ?? 0) + 1);
		if (size > largestFile.size) largestFile = { size, path: pathBelow(folder, path) };
	}
	let fullestFolder: Largest = { size: 0, path: '' };
	for (const [path, size] of perFolder) {
		if (size > fullestFolder.size)
			fullestFolder = { size, path: pathBelow(folder, join(path, sep)) };
	}
	const headerLines = linesOf(join(folder, '_headers'));
	const redirectLines = linesOf(join(folder, '_redirects'));
	return {
		files,
		bytes,
		largestFile,
		fullestFolder,
		redirects: redirectLines.length,
		redirectCharacters: longest(redirectLines),
		headerRules: headerLines.filter((line) => /^\S/.test(line)).length,
		headerCharacters: longest(headerLines),
	};
}

/** Returns lines that say something; comments begin with `#`. */
function linesOf(file: string): string[] {
	if (!existsSync(file)) return [];
	return readFileSync(file, 'utf8')
		.split(/\r?\n/)
		.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
}

function longest(lines: readonly string[]): number {
	return lines.reduce((most, { length }) => Math.max(most, length), 0);
}

function pathBelow(folder: string, path: string): string {
	return path.slice(folder.length).split(sep).join('/');
}
