import type { NewerPage, WorkerMessage } from '../../../outputs/offline/worker-guide.ts';
import { dropUnneeded, keepPage, keepPicture } from './kept-files.ts';
import { keptPage, shownAsKept } from './kept-page-rules.ts';
import { guide, names } from './worker-scope.ts';

/** Names the entry with the build whose overviews and saved pages are kept. */
const buildNote = `${guide.base}?build`;

/**
 * Does what a page asks for.
 *
 * @returns Its answer, if there is one.
 */
export async function obey(message: WorkerMessage): Promise<NewerPage | undefined> {
	if (message.kind === 'check') return newerPage(message.path);
	const { mayFetch, path, pictures, saved } = message;
	// The first page was there before the worker.
	if (!(await keptPage(path))) await keepPage(path, names.pages);
	await Promise.all(pictures.map(keepPicture));
	const own = await caches.open(names.own);
	const isOfBuild = (await (await own.match(buildNote))?.text()) === guide.build;
	await keepSaved(saved, mayFetch && !isOfBuild);
	if (mayFetch && !isOfBuild) {
		for (const overview of guide.overviews) await keepPage(overview, names.own);
		await own.put(buildNote, new Response(guide.build));
		await dropUnneeded(Date.now());
	}
	return shownAsKept.delete(path) ? newerPage(path) : undefined;
}

/** @param isAnew Whether those that are kept are fetched as well. */
async function keepSaved(saved: readonly string[], isAnew: boolean): Promise<void> {
	const cache = await caches.open(names.saved);
	const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
	for (const path of kept) if (!saved.includes(path)) await cache.delete(path);
	for (const path of saved) {
		if (isAnew || !kept.includes(path)) await keepPage(path, names.saved, { withPictures: true });
	}
}

async function newerPage(path: string): Promise<NewerPage | undefined> {
	const before = await (await keptPage(path))?.text();
	if (before === undefined || !(await keepPage(path, names.pages))) return undefined;
	const now = await (await keptPage(path))?.text();
	return now === before ? undefined : { newer: path };
}
