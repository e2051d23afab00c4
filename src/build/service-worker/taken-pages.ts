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
	const needs = new Map<string, readonly string[]>();
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

/** @param needs Files that pages need, by path: a place is in several destinations. */
function takenPages(
	site: FinishedSite,
	lists: readonly string[],
	needs: Map<string, readonly string[]>,
): TakenPages {
	const htmlOf = (path: string) => readFileSync(fileOf(site, path, 'index.html'), 'utf8');
	const records = lists.flatMap((path) => linkedRecords(htmlOf(path), site.base));
	const pages = [...new Set([...lists, ...records])].filter((path) =>
		existsSync(fileOf(site, path, 'index.html')),
	);
	const files = new Set<string>();
	for (const path of pages) {
		const html = needs.has(path) ? '' : htmlOf(path);
		const needed = needs.get(path) ?? [
			...filesOfPage(html, site.base),
			...picturesOfPage(html, site.base),
		];
		needs.set(path, needed);
		for (const file of needed) files.add(file);
	}
	const all = [...pages.map((path) => `${path}index.html`), ...files];
	return { pages, bytes: all.reduce((sum, path) => sum + sizeOf(site, path), 0) };
}

function sizeOf(site: FinishedSite, path: string): number {
	return statSync(fileOf(site, path.replace(/\?.*/, '')), { throwIfNoEntry: false })?.size ?? 0;
}

function fileOf({ base, folder }: FinishedSite, path: string, name = ''): string {
	return join(folder, decodeURIComponent(path.slice(base.length)), name);
}
