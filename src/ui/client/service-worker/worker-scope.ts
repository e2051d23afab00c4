import { cacheNames, type WorkerGuide } from '../../../outputs/offline/worker-guide.ts';

/** Describes an event that keeps the worker running until something has ended. */
export interface LastingEvent extends Event {
	waitUntil: (work: Promise<unknown>) => void;
}

interface MessageOfPage extends LastingEvent {
	data: unknown;
	source: { postMessage: (message: unknown) => void } | null;
}

/**
 * Describes as much of the scope of a service worker as is used: TypeScript's own excludes that of
 * pages.
 */
interface WorkerScope {
	/** Stands ahead of the code; see `src/build/service-worker/`. */
	guide: WorkerGuide;
	registration: ServiceWorkerRegistration;
	skipWaiting: () => Promise<void>;
	addEventListener: ((
		name: 'install' | 'activate',
		listener: (event: LastingEvent) => void,
	) => void) &
		((name: 'message', listener: (event: MessageOfPage) => void) => void);
}

/** Holds the scope of this worker. */
export const scope = self as unknown as WorkerScope;

/** Holds what the build says of the guide. */
export const { guide } = scope;

/** Holds the names of the caches of this guide. */
export const names = cacheNames(guide.base);
