import words from 'virtual:waymark/offline-words';
import type { NewerPage, WorkerMessage } from '../../outputs/offline/worker-guide.ts';
import { readSaved } from '../../outputs/saved/saved-records.ts';
import { showNotice } from './saved/notice.ts';
import { savedStorageKey, storedChoice } from './stored-choice.ts';

const base = import.meta.env.BASE_URL;
const { serviceWorker } = navigator;

/** The first page is not answered by a worker: whoever looks at one page fetches nothing more. */
const isLaterPage = serviceWorker.controller !== null;

serviceWorker.addEventListener('message', ({ data }: MessageEvent<Partial<NewerPage>>) => {
	if (data.newer !== location.pathname) return;
	showNotice(words.newer, {
		label: words.show,
		act: () => {
			location.reload();
		},
	});
});
serviceWorker.addEventListener('controllerchange', () => {
	if (isLaterPage) void tell({ kind: 'check', path: location.pathname });
});
addEventListener('savedchange', () => void tell(seen()));
// Pages stay open for days on a phone.
document.addEventListener('visibilitychange', () => {
	if (document.visibilityState === 'visible') void checkForUpdate();
});

// Where it cannot be had now, the next page asks again.
serviceWorker.register(`${base}sw.js`).catch(() => undefined);
void tell(seen());

async function tell(message: WorkerMessage): Promise<void> {
	(await serviceWorker.ready).active?.postMessage(message);
}

async function checkForUpdate(): Promise<void> {
	await (await serviceWorker.ready).update().catch(() => undefined);
}

function seen(): WorkerMessage {
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
