import { copyFileSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { signOfSite } from '../../config/output-folder.ts';
import { filesBelow } from '../../content/snapshot/files-below.ts';
import { partialPath } from '../../content/snapshot/partial-files.ts';

/**
 * Makes what is in a folder equal to what is in another one, file by file, each whole.
 *
 * Pages come after the files that they need, and what is no longer part goes at the end: a visitor
 * in between finds a page of either site with its styles and pictures. When it fails midway the
 * folder holds files of both; it is known as a site by the first file.
 */
export function copyIntoFolder(next: string, place: string): void {
	const files = filesBelow(next);
	for (const file of [...files].sort((one, other) => turnOf(one) - turnOf(other))) {
		putFile(join(next, file), join(place, file), place);
	}
	const kept = new Set(files);
	for (const file of filesBelow(place)) {
		if (!kept.has(file)) rmSync(join(place, file), { force: true });
	}
	removeEmptyFolders(place);
}

function putFile(from: string, to: string, place: string): void {
	for (let folder = dirname(to); folder.length > place.length; folder = dirname(folder)) {
		if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder);
	}
	mkdirSync(dirname(to), { recursive: true });
	if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true });
	const partial = partialPath(to);
	copyFileSync(from, partial);
	renameSync(partial, to);
}

function turnOf(file: string): number {
	if (file === signOfSite) return 0;
	return file.endsWith('.html') ? 2 : 1;
}

function removeEmptyFolders(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (!entry.isDirectory()) continue;
		const path = join(folder, entry.name);
		removeEmptyFolders(path);
		if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
	}
}
