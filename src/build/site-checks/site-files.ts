import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareTexts } from '../../i18n/text-order.ts';

/** Describes a file of the finished site that holds a page. */
export interface PageFile {
	/** Path of the file on disk. */
	file: string;
	/**
	 * Path as addresses have it: decoded, with the base path; that of a page named `index.html` ends
	 * with a slash.
	 */
	path: string;
}

export interface SiteFiles {
	/** Pages that the guide has rendered. */
	pages: PageFile[];
	/** Paths of everything that is served, pages included; decoded. */
	paths: Set<string>;
}

/**
 * Returns every file below the folder of the finished site, in the order of their paths.
 *
 * @param base Path under which the site is served, with a slash at both ends.
 * @param publicFolder Folder of the operator's own files, which Astro copies into the site as
 *   they are (`publicDir`).
 */
export function siteFiles(folder: string, base: string, publicFolder?: string): SiteFiles {
	const ownNames = new Set(
		publicFolder !== undefined && existsSync(publicFolder) ? readdirSync(publicFolder) : [],
	);
	const isOwn = (name: string) =>
		publicFolder !== undefined &&
		ownNames.has(name.split(sep)[0] ?? '') &&
		isCopy(join(folder, name), join(publicFolder, name));
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map((file) => ({ file, name: relative(folder, file) }))
		.map(({ file, name }) => ({ file, name, path: pathOf(name, base) }))
		.sort(byPath);
	return {
		pages: files
			.filter(({ name }) => name.endsWith('.html') && !isOwn(name))
			.map(({ file, path }) => ({ file, path })),
		paths: new Set(files.map(({ path }) => path)),
	};
}

/** Compares two pages by their paths: the order in which pages are checked. */
export function byPath(one: { path: string }, other: { path: string }): number {
	return compareTexts(one.path, other.path);
}

/** Returns the decoded path under which the site is served, with a slash at both ends. */
export function basePathOf(siteRoot: string): string {
	return decodeURIComponent(new URL(siteRoot).pathname);
}

/** Returns the absolute URL of a decoded path. */
export function publishedUrlOf(path: string, siteRoot: string): string {
	return new URL(path.split('/').map(encodeURIComponent).join('/'), siteRoot).href;
}

/**
 * Returns whether a file of the site equals an operator’s own file: otherwise a page of the
 * guide at the path of the own file has taken its place.
 */
function isCopy(file: string, original: string): boolean {
	return existsSync(original) && readFileSync(file).equals(readFileSync(original));
}

function pathOf(file: string, base: string): string {
	return (base + file.split(sep).join('/')).replace(/(^|\/)index\.html$/, '$1');
}
