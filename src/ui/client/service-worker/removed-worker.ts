import { cachePrefix } from '../../../outputs/offline/worker-guide.ts';
import { guide, scope } from './worker-scope.ts';

// Takes the place of a service worker that the guide no longer has: leaves nothing behind.
scope.addEventListener('install', (event) => {
	event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('activate', (event) => {
	event.waitUntil(remove());
});

async function remove(): Promise<void> {
	for (const name of await caches.keys()) {
		if (name.startsWith(cachePrefix(guide.base))) await caches.delete(name);
	}
	await scope.registration.unregister();
}
