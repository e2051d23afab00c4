import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cachePrefix, type WorkerMessage } from '../../../outputs/offline/worker-guide.ts';
import { isMarkup, isCacheable, keepPage, makeRoom } from './kept-files.ts';
import { keptPageRules } from './kept-page-rules.ts';
import { handleMessage } from './messages.ts';
import { guide, names, scope } from './worker-scope.ts';

/** Says after how long without an answer a page that is kept is shown. */
const patienceSeconds = 4;

/** Matches files below the guide that change their address with their content. */
const lasting = /^(_astro|covers|images)\/|^icon-/;

/** Keeps no markup, which hosts give in place of a file, and nothing that leads elsewhere. */
const cacheableFiles = {
	cacheWillUpdate: ({ response }: { response: Response }) =>
		Promise.resolve(isCacheable(response) && !isMarkup(response) ? response : undefined),
};

/** Finds pictures of pages that were taken along as well. */
async function keptPicture({
	cachedResponse,
	request,
}: {
	cachedResponse?: Response;
	request: Request;
}): Promise<Response | undefined> {
	const { takenPictures: cacheName } = names;
	return cachedResponse ?? caches.match(request, { cacheName, ignoreVary: true });
}

const matchOptions = { ignoreVary: true };

/** Returns the path of an address below the guide; of another host or guide there is none. */
function ownPath({ origin, pathname }: URL): string | undefined {
	if (origin !== location.origin || !pathname.startsWith(guide.base)) return undefined;
	if (guide.otherBases?.some((base) => pathname.startsWith(base))) return undefined;
	return pathname.slice(guide.base.length);
}

// Requests to other hosts pass by: the worker answers and keeps nothing of theirs.
registerRoute(
	({ request, url }) => request.mode === 'navigate' && ownPath(url) !== undefined,
	new NetworkFirst({
		cacheName: names.pages,
		networkTimeoutSeconds: patienceSeconds,
		matchOptions,
		plugins: [keptPageRules],
	}),
);
registerRoute(
	({ url }) => ownPath(url)?.startsWith('_astro/') ?? false,
	new CacheFirst({ cacheName: names.files, matchOptions, plugins: [cacheableFiles] }),
);
registerRoute(
	({ url }) => url.search !== '' && /^data\/.*\.json$/.test(ownPath(url) ?? ''),
	new CacheFirst({ cacheName: names.files, matchOptions, plugins: [cacheableFiles] }),
);
registerRoute(
	({ url }) => /^data\/.*\.json$/.test(ownPath(url) ?? ''),
	new NetworkFirst({ cacheName: names.files, matchOptions, plugins: [cacheableFiles] }),
);
registerRoute(
	({ url }) => lasting.test(ownPath(url) ?? ''),
	new CacheFirst({
		cacheName: names.pictures,
		matchOptions,
		plugins: [cacheableFiles, { cachedResponseWillBeUsed: keptPicture }],
	}),
);

scope.addEventListener('install', (event) => {
	event.waitUntil(install());
});
scope.addEventListener('activate', (event) => {
	event.waitUntil(dropFormerCaches());
});
scope.addEventListener('message', (event) => {
	// Only pages of the guide can send one.
	const response = handleMessage(event.data as WorkerMessage);
	event.waitUntil(response.then((reply) => reply && event.source?.postMessage(reply)));
});
registerQuotaErrorCallback(makeRoom);
enableNavigationPreload();
clientsClaim();

/**
 * Keeps the page that stands in for others. Every page and its scripts are kept together, so a new
 * worker need not wait for old pages.
 */
async function install(): Promise<void> {
	const isKept = await keepPage(guide.offlinePage, names.own);
	if (!isKept) throw new Error('The page that stands in for others cannot be had.');
	await scope.skipWaiting();
}

async function dropFormerCaches(): Promise<void> {
	const current: readonly string[] = Object.values(names);
	for (const name of await caches.keys()) {
		if (name.startsWith(cachePrefix(guide.base)) && !current.includes(name)) {
			await caches.delete(name);
		}
	}
}
