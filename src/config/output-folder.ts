import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { addressOfGuide, addressOfSite, type SiteAddress } from './address-of-site.ts';
import { realFolder } from './real-folder.ts';

/**
 * File of every site that a build has ever published, and what stands at its beginning in any
 * language.
 */
export const signOfSite = join('events', 'calendar.ics');
const signature = 'PRODID:-//Waymark//';
const signatureBytes = 200;

/**
 * Matches what version control, file managers and builds that were killed leave in folders that
 * hold nothing.
 */
const nothing = /^(\.gitkeep|\.keep|\.DS_Store|Thumbs\.db|.+-\d+(\.\d+)?\.partial)$/;
const maxNamed = 3;

const remedy = 'Set OUTPUT_DIRECTORY to a folder that holds nothing but the site, such as dist';

/**
 * Returns why the site must not take the place of a folder, as whole sentences; empty where it may:
 * the folder is missing or empty, it holds an earlier site of the same guide or of one that is not
 * known, or it is the usual one of the project.
 *
 * @param folder Folder as it is set, from the folder of the project.
 * @param root The folder of the project.
 * @param cacheFolder Folder of the cache, from the folder of the project.
 * @param address URL of the guide; without it, it may be any.
 */
export function outputFolderFault(
	folder: string,
	root: string,
	cacheFolder: string,
	address?: SiteAddress,
): string {
	const place = realFolder(resolve(root, folder));
	const sources = ['src', 'public'].map((name) => realFolder(resolve(root, name)));
	const protectedFolders = [realFolder(root), ...sources, realFolder(resolve(root, cacheFolder))];
	const lost = protectedFolders.find((path) => isWithin(place, path));
	if (lost !== undefined) {
		return `The site cannot go to ${place}: each build replaces the whole folder, and ${lost} is in it. ${remedy}.`;
	}
	const source = sources.find((path) => isWithin(path, place));
	if (source !== undefined) {
		return `The site cannot go to ${place}: the next build would read it as a part of ${source}. ${remedy}.`;
	}
	if (place === join(realFolder(root), 'dist')) return '';
	return strangersFault(place, address);
}

/**
 * Returns why a file that builds keep must not be where it is set, as the end of a sentence; empty
 * where it may be there. In the output folder the site of the next build would take its place, and
 * a report would let the folder hold what no build has published.
 *
 * @param file Path from the folder of the project, as is the output folder.
 * @param root The folder of the project.
 */
export function storedFileFault(file: string, folder: string, root: string): string {
	const [path, place] = [file, folder].map((name) => realFolder(resolve(root, name)));
	return path !== undefined && place !== undefined && isWithin(place, path)
		? `("${file}") is in the folder of the site, ${place}, which each build replaces as a whole. Set it to a file elsewhere.`
		: '';
}

function strangersFault(place: string, address: SiteAddress | undefined): string {
	try {
		if (!existsSync(place)) return '';
		if (isSite(place)) return otherGuidesFault(place, address);
		if (!statSync(place).isDirectory())
			return `The site cannot go to ${place}: it is a file. ${remedy}.`;
		const found = firstFiles(place).map((path) => relative(place, path));
		if (found.length === 0) return '';
		return `The site cannot go to ${place}: each build replaces the whole folder, and it holds files that no build has written, such as ${found.join(', ')}. ${remedy}, or empty this one.`;
	} catch (error) {
		return `The site cannot go to ${place}: what it holds cannot be seen (${String(error)}). ${remedy}.`;
	}
}

function otherGuidesFault(place: string, address: SiteAddress | undefined): string {
	const theirs = addressOfSite(place);
	const own = address && addressOfGuide(address);
	if (theirs === undefined || own === undefined || theirs === own) return '';
	return `The site cannot go to ${place}: that of ${theirs} stands there, and this one is for ${own}. Set OUTPUT_DIRECTORY to a folder of this guide's own or, if it has moved to another address, empty that one first.`;
}

function isSite(place: string): boolean {
	const path = join(place, signOfSite);
	if (!existsSync(path)) return false;
	const file = openSync(path, 'r');
	try {
		const start = Buffer.alloc(signatureBytes);
		readSync(file, start, 0, signatureBytes, 0);
		return start.includes(signature);
	} finally {
		closeSync(file);
	}
}

/** Returns the paths of a few files of a folder, the outermost first. */
function firstFiles(folder: string): string[] {
	const files: string[] = [];
	const folders = [folder];
	for (let path = folders.shift(); path !== undefined; path = folders.shift()) {
		for (const entry of readdirSync(path, { withFileTypes: true })) {
			if (entry.isDirectory()) folders.push(join(path, entry.name));
			else if (!nothing.test(entry.name)) files.push(join(path, entry.name));
			if (files.length === maxNamed) return files;
		}
	}
	return files;
}

function isWithin(folder: string, path: string): boolean {
	const way = relative(folder, path);
	return !isAbsolute(way) && way.split(sep)[0] !== '..';
}
