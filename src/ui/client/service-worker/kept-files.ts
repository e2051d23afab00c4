import {
	filesOfPage,
	isPageOfGuide,
	picturesOfPage,
	scriptsOfScript,
} from '../../../outputs/offline/page-files.ts';
import { guide, names } from './worker-scope.ts';

/** Limits the pages that were seen, and the pictures, that are kept. */
const max = { [names.pages]: 150, [names.pictures]: 500 };

/**
 * Time in milliseconds for which a file is kept that no kept page needs: a page that is open may
 * still ask for it.
 */
const unneededForMs = 24 * 60 * 60 * 1000;

/** Holds the paths of scripts of which all that they import is kept. */
const complete = new Set<string>();

/** Returns whether an answer of the host may be kept: it is whole, and from this address. */
export function isCacheable({ redirected, status, type }: Response): boolean {
	return status === 200 && type === 'basic' && !redirected;
}

/** Returns whether a response is a page: also what some hosts give in the place of a file. */
export function isMarkup({ headers }: Response): boolean {
	return /^text\/html\b/i.test(headers.get('content-type') ?? '');
}

/**
 * Returns whether a response is a page of the guide, having kept what it needs: a page that is kept
 * is whole, with scripts and data of its own build.
 */
export async function isWholePage(response: Response): Promise<boolean> {
	if (!isCacheable(response) || !isMarkup(response)) return false;
	const html = await response.clone().text();
	if (!isPageOfGuide(html)) return false;
	const kept = await Promise.all(filesOfPage(html, guide.base).map(keepFile));
	return kept.every(Boolean);
}

/**
 * Fetches a page and keeps it for good, in the place of one that was seen; nothing happens where
 * the guide does not answer with one.
 *
 * @param cacheName Name of the cache that keeps it.
 * @param pictures That of the cache that keeps its pictures; else they are left out.
 */
export async function keepPage(
	path: string,
	cacheName: string,
	{ pictures }: { pictures?: string } = {},
): Promise<boolean> {
	try {
		const response = await fetch(path, { cache: 'no-cache' });
		if (path.endsWith('.json')) {
			return (
				isCacheable(response) && !isMarkup(response) && (await put(names.files, path, response))
			);
		}
		if (!(await isWholePage(response))) return false;
		if (pictures !== undefined) {
			const paths = picturesOfPage(await response.clone().text(), guide.base);
			await Promise.all(paths.map((picture) => keepPicture(picture, pictures)));
		}
		if (!(await put(cacheName, path, response))) return false;
		if (cacheName !== names.pages) await (await caches.open(names.pages)).delete(path);
		return true;
	} catch {
		return false;
	}
}

/** Keeps a picture, unless it is kept. */
export async function keepPicture(path: string, cacheName: string): Promise<void> {
	if (await caches.match(path, { cacheName })) return;
	const response = await fetch(path).catch(() => undefined);
	if (response && isCacheable(response) && !isMarkup(response))
		await put(cacheName, path, response);
}

/** Keeps a file and, of a script, all that it may import, unless they are kept. */
async function keepFile(path: string): Promise<boolean> {
	if (complete.has(path)) return true;
	try {
		const kept = await caches.match(path, { cacheName: names.files });
		const response = kept ?? (await fetch(path));
		if (!kept && (!isCacheable(response) || isMarkup(response))) return false;
		const code = path.endsWith('.js') ? await response.clone().text() : '';
		if (!kept && !(await put(names.files, path, response))) return false;
		complete.add(path);
		const others = await Promise.all(scriptsOfScript(code, path).map(keepFile));
		if (!others.every(Boolean)) complete.delete(path);
		return others.every(Boolean);
	} catch {
		return false;
	}
}

/** Keeps a response; where there is no room, the oldest of what was seen gives way, once. */
async function put(cacheName: string, path: string, response: Response): Promise<boolean> {
	const cache = await caches.open(cacheName);
	const spare = response.clone();
	try {
		await cache.put(path, response);
	} catch {
		await makeRoom();
		try {
			await cache.put(path, spare);
		} catch {
			foundNoRoom = true;
			return false;
		}
	}
	return true;
}

let foundNoRoom = false;

/** Returns whether there was no room for something since this was asked last. */
export function wasFull(): boolean {
	const isFull = foundNoRoom;
	foundNoRoom = false;
	return isFull;
}

/** Drops the older half of pages that were seen and of pictures, and files without a page. */
export async function makeRoom(): Promise<void> {
	for (const name of [names.pages, names.pictures]) {
		const cache = await caches.open(name);
		const keys = await cache.keys();
		await Promise.all(keys.slice(0, Math.ceil(keys.length / 2)).map((key) => cache.delete(key)));
	}
	await dropUnneeded(Infinity);
}

/** Drops what is more than is to be kept, the oldest first: so caches list what they hold. */
export async function dropOldest(): Promise<void> {
	for (const [name, count] of Object.entries(max)) {
		const cache = await caches.open(name);
		const keys = await cache.keys();
		const dropped = keys.slice(0, Math.max(0, keys.length - count));
		await Promise.all(dropped.map((key) => cache.delete(key)));
	}
}

/** Drops files that no kept page needs, once they are a day old. */
export async function dropUnneeded(nowMs: number): Promise<void> {
	const needed = new Set<string>(guide.overviews);
	for (const name of [names.pages, names.saved, names.own, names.taken]) {
		const cache = await caches.open(name);
		for (const key of await cache.keys()) {
			const html = (await (await cache.match(key))?.text()) ?? '';
			for (const path of filesOfPage(html, guide.base)) await addWithImports(path, needed);
		}
	}
	const files = await caches.open(names.files);
	for (const key of await files.keys()) {
		const { pathname, search } = new URL(key.url);
		if (needed.has(pathname + search)) continue;
		const keptMs = Date.parse((await files.match(key))?.headers.get('date') ?? '') || 0;
		if (nowMs - keptMs < unneededForMs) continue;
		complete.delete(pathname + search);
		await files.delete(key);
	}
}

async function addWithImports(path: string, needed: Set<string>): Promise<void> {
	if (needed.has(path)) return;
	needed.add(path);
	if (!path.endsWith('.js')) return;
	const code = (await (await caches.match(path, { cacheName: names.files }))?.text()) ?? '';
	for (const imported of scriptsOfScript(code, path)) await addWithImports(imported, needed);
}
