import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfPage, picturesOfPage } from '../../outputs/offline/page-files.ts';
import {
	linkedRecords,
	type TakenPages,
	takenPagesFile,
} from '../../outputs/offline/taken-pages.ts';

interface FinishedSite {
	folder: string;
	/** Path below which the guide is, with a slash at both ends. */
	base: string;
}

/**
 * Writes beside the page of each destination which pages its visitors can take along: those of its
 * list and of the places and events in it, and how large they are.
 *
 * @param destinations Path of the page of all destinations.
 */
export function writeTakenPages(site: FinishedSite, destinations: string): void {
	const folder = fileOf(site, destinations);
	if (!existsSync(folder)) return;
	const needs = new Needs(site);
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = `${destinations}${encodeURIComponent(entry.name)}/`;
		if (!entry.isDirectory() || !existsSync(fileOf(site, path, 'index.html'))) continue;
		const taken = takenPages(site, listPages(site, path), needs);
		writeFileSync(fileOf(site, path, takenPagesFile), JSON.stringify(taken));
	}
}

/** Returns the pages of a list: the first one, and those in folders that are numbered. */
function listPages(site: FinishedSite, path: string): string[] {
	const pages = [path];
	for (let page = 2; existsSync(fileOf(site, `${path}${page}/`, 'index.html')); page++) {
		pages.push(`${path}${page}/`);
	}
	return pages;
}

function takenPages(site: FinishedSite, lists: readonly string[], needs: Needs): TakenPages {
	const records = lists.flatMap((path) => linkedRecords(htmlOf(site, path), site.base));
	const pages = [...new Set([...lists, ...records])].filter((path) =>
		existsSync(fileOf(site, path, 'index.html')),
	);
	const files = new Set(pages.flatMap((path) => needs.of(path)));
	return { pages, bytes: [...files].reduce((sum, path) => sum + needs.bytesOf(path), 0) };
}

/** Remembers what pages need, and how large that is: a place is in several destinations. */
class Needs {
	readonly #site: FinishedSite;
	readonly #files = new Map<string, readonly string[]>();
	readonly #paths = new Map<string, string>();
	readonly #bytes = new Map<string, number>();

	constructor(site: FinishedSite) {
		this.#site = site;
	}

	/** Returns the paths of the file of a page and of all files that it needs. */
	of(page: string): readonly string[] {
		const known = this.#files.get(page);
		if (known) return known;
		const { base } = this.#site;
		const html = htmlOf(this.#site, page);
		const files = [`${page}index.html`, ...filesOfPage(html, base), ...picturesOfPage(html, base)];
		const own = files.map((path) => this.#own(path));
		this.#files.set(this.#own(page), own);
		return own;
	}

	bytesOf(path: string): number {
		const known = this.#bytes.get(path);
		if (known !== undefined) return known;
		const file = fileOf(this.#site, path.replace(/\?.*/, ''));
		const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
		this.#bytes.set(path, bytes);
		return bytes;
	}

	/** Returns a text of its own: a part of a page would hold all of it in memory. */
	#own(path: string): string {
		const known = this.#paths.get(path);
		if (known !== undefined) return known;
		const own = Buffer.from(path).toString();
		this.#paths.set(own, own);
		return own;
	}
}

function htmlOf(site: FinishedSite, path: string): string {
	return readFileSync(fileOf(site, path, 'index.html'), 'utf8');
}

function fileOf({ base, folder }: FinishedSite, path: string, name = ''): string {
	return join(folder, decodeURIComponent(path.slice(base.length)), name);
}
