import { picturesOfPage } from '../../../outputs/offline/page-files.ts';
import type { TakenPage } from '../../../outputs/offline/worker-guide.ts';
import { keepPage, wasFull } from './kept-files.ts';
import { guide, names } from './worker-scope.ts';

/** Keeps a page that its visitor takes along, with its pictures; neither gives way to others. */
export async function takePage(path: string): Promise<TakenPage> {
	wasFull();
	const isKept = await keepPage(path, names.taken, { pictures: names.takenPictures });
	return { taken: path, isFull: wasFull(), isKept };
}

/** Drops pages that were taken along, and pictures that no other page needs. */
export async function leavePages(paths: readonly string[]): Promise<void> {
	const pages = await caches.open(names.taken);
	for (const path of paths) await pages.delete(path);
	const needed = new Set<string>();
	for (const key of await pages.keys()) {
		const html = (await (await pages.match(key))?.text()) ?? '';
		for (const picture of picturesOfPage(html, guide.base)) needed.add(picture);
	}
	const pictures = await caches.open(names.takenPictures);
	for (const key of await pictures.keys()) {
		if (!needed.has(new URL(key.url).pathname)) await pictures.delete(key);
	}
}
