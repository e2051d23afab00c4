import keepsPages from 'virtual:waymark/keeps-pages';
import words from 'virtual:waymark/offline-words';
import type { NewerPage, WorkerMessage } from '../../outputs/offline/worker-guide.ts';
import { readSaved } from '../../outputs/saved/saved-records.ts';
import { showNotice } from './saved/notice.ts';
import { savedStorageKey, storedChoice } from './stored-choice.ts';

const base = import.meta.env.BASE_URL;

/** Keeps the worker behind everything that the page needs itself. */
const lateMs = 1500;
// Browsers that keep nothing have no such member, and neither have pages of a host without https.
const { serviceWorker } = navigator as Partial<Navigator>;
if (serviceWorker && keepsPages && import.meta.env.PROD) {
	const startLate = () => setTimeout(start, lateMs, serviceWorker);
	if (document.readyState === 'complete') startLate();
	else addEventListener('load', startLate);
}

function start(workers: ServiceWorkerContainer): void {
	/**
	 * Whether a worker controls the page, as none does the first one: whoever looks at a single page
	 * fetches nothing more.
	 */
	const isLaterPage = workers.controller !== null;
	const sendToWorker = async (message: WorkerMessage) => {
		(await workers.ready).active?.postMessage(message);
	};
	workers.addEventListener('message', ({ data }: MessageEvent<Partial<NewerPage>>) => {
		if (data.newer !== location.pathname) return;
		showNotice(words.newer, {
			label: words.show,
			act: () => {
				location.reload();
			},
		});
	});
	workers.addEventListener('controllerchange', () => {
		if (isLaterPage) void sendToWorker({ kind: 'check', path: location.pathname });
	});
	addEventListener('savedchange', () => void sendToWorker(seen(isLaterPage)));
	// Pages stay open for days on a phone.
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') void checkForUpdate(workers);
	});
	// Where it cannot be had now, the next page asks again.
	workers.register(`${base}sw.js`).catch(() => undefined);
	void sendToWorker(seen(isLaterPage));
}

async function checkForUpdate(workers: ServiceWorkerContainer): Promise<void> {
	await (await workers.ready).update().catch(() => undefined);
}

function seen(isLaterPage: boolean): WorkerMessage {
	const pictures = Array.from(document.images, ({ currentSrc }) => currentSrc)
		.filter((address) => address.startsWith(location.origin + base))
		.map((address) => address.slice(location.origin.length));
	const saved = readSaved(storedChoice(savedStorageKey) ?? '') ?? [];
	return {
		kind: 'seen',
		path: location.pathname,
		pictures: [...new Set(pictures)],
		saved: saved.map(({ path }) => base + path),
		mayFetch: isLaterPage && !isSparing(),
	};
}

/** Returns whether the visitor asks pages to spare data, or the network is slow. */
function isSparing(): boolean {
	const { connection } = navigator as {
		connection?: { saveData?: boolean; effectiveType?: string };
	};
	return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
