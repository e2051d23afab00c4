import {
	cacheNames,
	type TakenPage,
	type WorkerMessage,
} from '../../../outputs/offline/worker-guide.ts';
import { type TakenPages, takenPagesFile } from '../../../outputs/offline/taken-pages.ts';
// Registers the worker.
import '../offline.ts';

const { taken } = cacheNames(import.meta.env.BASE_URL);
/** Limits the time that the worker may take for a page and its pictures. */
const patienceMs = 60_000;

/** Holds how far the pages of a destination are kept. */
export interface Taking {
	/** Number of pages that are kept; `missing` counts those that could not be loaded. */
	count: number;
	missing: number;
	isFull: boolean;
}

/**
 * Loads the list of the pages of this destination.
 * @throws Where the list of the pages of this destination cannot be loaded.
 */
export async function pagesOfDestination(): Promise<TakenPages> {
	const response = await fetch(new URL(takenPagesFile, location.href));
	if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
	// Written by the build, from the type that is named here.
	return (await response.json()) as TakenPages;
}

/** Returns the bytes that the browser has left for this site; infinite where it does not say. */
export async function bytesLeft(): Promise<number> {
	const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
	return quota - usage;
}

/** Returns whether the page of this destination was taken along. */
export async function isTaken(): Promise<boolean> {
	const cache = await caches.open(taken);
	return (await cache.match(location.pathname)) !== undefined;
}

/**
 * Keeps pages one after the other, until all are kept, there is no room left or it is called off.
 *
 * @param onPage Takes how far it is, after each page.
 */
export async function takePages(
	pages: readonly string[],
	signal: AbortSignal,
	onPage: (taking: Taking) => void,
): Promise<Taking> {
	// Else a browser that runs out of room drops whole sites.
	await navigator.storage.persist().catch(() => false);
	const taking: Taking = { count: 0, missing: 0, isFull: false };
	for (const path of pages) {
		if (signal.aborted) break;
		const { isFull, isKept } = await resultOf({ kind: 'take', path });
		if (isKept) taking.count++;
		else taking.missing++;
		taking.isFull = isFull;
		onPage(taking);
		if (isFull) break;
	}
	return taking;
}

/** Drops the pages of this destination. */
export async function dropTaken(paths: readonly string[]): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	const message: WorkerMessage = { kind: 'leave', paths };
	active?.postMessage(message);
}

/** Returns what the worker answers for a page; where it does not, the page is not kept. */
async function resultOf(message: { kind: 'take'; path: string }): Promise<TakenPage> {
	const workers = navigator.serviceWorker;
	const { active } = await workers.ready;
	return new Promise((resolve) => {
		const done = new AbortController();
		const end = (page: TakenPage) => {
			clearTimeout(timer);
			done.abort();
			resolve(page);
		};
		const timer = setTimeout(end, patienceMs, {
			taken: message.path,
			isKept: false,
			isFull: false,
		});
		workers.addEventListener(
			'message',
			({ data }: MessageEvent<Partial<TakenPage>>) => {
				const { isFull = false, isKept = false, taken: path } = data;
				if (path === message.path) end({ taken: path, isFull, isKept });
			},
			{ signal: done.signal },
		);
		active?.postMessage(message);
	});
}
