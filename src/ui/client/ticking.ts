import { queueTask } from './task-queue.ts';

const halfMinuteMs = 30_000;

/**
 * Calls back every half minute and when the page is looked at again or come back to (timers sleep
 * in hidden pages).
 *
 * @param isDue Whether it calls back soon as well: what stands there is as old as the build.
 * @returns Stops it.
 */
export function whileTimePasses(update: () => void, isDue = true): () => void {
	const stopping = new AbortController();
	const { signal } = stopping;
	if (isDue)
		queueTask(() => {
			if (!signal.aborted) update();
		});
	const timer = setInterval(update, halfMinuteMs);
	const comeBackTo = ({ persisted }: PageTransitionEvent) => {
		if (persisted) update();
	};
	document.addEventListener('visibilitychange', update, { signal });
	addEventListener('pageshow', comeBackTo, { signal });
	return () => {
		clearInterval(timer);
		stopping.abort();
	};
}
