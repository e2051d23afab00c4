import { inTurn } from './turns.ts';

const halfMinuteMs = 30_000;

/**
 * Calls back soon, every half minute and when the page is looked at again or come back to (timers sleep in hidden pages).
 *
 * @returns Stops it.
 */
export function whileTimePasses(update: () => void): () => void {
	const stopping = new AbortController();
	const { signal } = stopping;
	inTurn(() => {
		if (!signal.aborted) update();
	});
	const timer = setInterval(update, halfMinuteMs);
	document.addEventListener('visibilitychange', update, { signal });
	addEventListener('pageshow', update, { signal });
	return () => {
		clearInterval(timer);
		stopping.abort();
	};
}
