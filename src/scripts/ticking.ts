const halfMinuteMs = 30_000;

/**
 * Calls back now, every half minute and when the page is looked at again (timers sleep in hidden pages).
 *
 * @returns Stops it.
 */
export function whileTimePasses(update: () => void): () => void {
	update();
	const timer = setInterval(update, halfMinuteMs);
	document.addEventListener('visibilitychange', update);
	return () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', update);
	};
}
