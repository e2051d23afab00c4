import { dropOldest, isWholePage } from './kept-files.ts';
import { guide, names } from './worker-scope.ts';

/** Holds the paths of pages that were shown as they are kept: the host was slow or out of reach. */
export const shownAsKept = new Set<string>();

const pageCaches = [names.saved, names.taken, names.own];

/**
 * Says which answers to requests for pages are kept and which are shown, as a plug-in of Workbox.
 *
 * What leads elsewhere, what is no page of the guide and what the host says of faults of its own
 * are not kept. Where the host fails, a page that is kept is shown instead.
 */
export const keptPageRules = {
	/** Filters in an address are read by scripts: the page is the same. */
	cacheKeyWillBeUsed: ({ request }: { request: Request }) => {
		const { origin, pathname } = new URL(request.url);
		return Promise.resolve(origin + pathname);
	},

	/** Sees all answers, also those that the browser asked for while the worker woke up. */
	handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) => {
		const { pathname } = new URL(request.url);
		if (response.status === 404 || response.status === 410) await forget(pathname);
		return response.status >= 500 ? ((await keptPage(pathname)) ?? response) : response;
	},

	cacheWillUpdate: async ({ response }: { response: Response }) =>
		(await isWholePage(response)) ? response : undefined,

	/** Finds the page also among those that are kept for good. */
	cachedResponseWillBeUsed: async ({
		cachedResponse,
		request,
	}: {
		cachedResponse?: Response;
		request: Request;
	}) => {
		shownAsKept.add(new URL(request.url).pathname);
		return cachedResponse ?? keptForGood(request.url);
	},

	cacheDidUpdate: dropOldest,

	handlerDidError: () => caches.match(guide.offlinePage, { cacheName: names.own }),
};

/** Returns a page out of any cache, the newest first. */
export async function keptPage(path: string): Promise<Response | undefined> {
	return (await caches.match(path, { cacheName: names.pages })) ?? keptForGood(path);
}

async function keptForGood(path: string): Promise<Response | undefined> {
	for (const cacheName of pageCaches) {
		const page = await caches.match(path, { cacheName, ignoreVary: true });
		if (page) return page;
	}
	return undefined;
}

async function forget(path: string): Promise<void> {
	for (const name of [names.pages, ...pageCaches]) await (await caches.open(name)).delete(path);
}
