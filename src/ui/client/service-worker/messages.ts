import type { NewerPage, TakenPage, WorkerMessage } from '../../../outputs/offline/worker-guide.ts';
import { dropUnneeded, keepPage, keepPicture } from './kept-files.ts';
import { keptPage, shownAsKept } from './kept-page-rules.ts';
import { leavePages, takePage } from './taken-pages.ts';
import { guide, names } from './worker-scope.ts';

/** Names the entry with the build whose overviews and saved pages are kept. */
const buildNote = `${guide.base}?build`;

/**
 * Does what a page asks for.
 *
 * @returns The reply to the page, if there is one.
 */
export async function handleMessage(
	message: WorkerMessage,
): Promise<NewerPage | TakenPage | undefined> {
	switch (message.kind) {
		case 'check':
			return newerPage(message.path);
		case 'take':
			return takePage(message.path);
		case 'leave':
			await leavePages(message.paths);
			return undefined;
		case 'seen':
			return afterSeeing(message);
	}
}

/** Keeps what a page that was seen needs, what is saved and, once for each build, overviews. */
async function afterSeeing(
	message: Extract<WorkerMessage, { kind: 'seen' }>,
): Promise<NewerPage | undefined> {
	const { mayFetch, path, pictures, saved } = message;
	// The first page was there before the worker.
	if (!(await keptPage(path))) await keepPage(path, names.pages);
	await Promise.all(pictures.map((picture) => keepPicture(picture, names.pictures)));
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

/**
 * Keeps the pages that are saved, and drops those that are no longer saved.
 * @param isAnew Whether those that are kept are fetched as well.
 */
async function keepSaved(saved: readonly string[], isAnew: boolean): Promise<void> {
	const cache = await caches.open(names.saved);
	const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
	for (const path of kept) if (!saved.includes(path)) await cache.delete(path);
	for (const path of saved) {
		if (isAnew || !kept.includes(path))
			await keepPage(path, names.saved, { pictures: names.pictures });
	}
}

async function newerPage(path: string): Promise<NewerPage | undefined> {
	const before = await (await keptPage(path))?.text();
	if (before === undefined || !(await keepPage(path, names.pages))) return undefined;
	const now = await (await keptPage(path))?.text();
	return now === before ? undefined : { newer: path };
}
