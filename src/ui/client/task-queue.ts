/** Maximum time that a tap waits for what is done in turn, in milliseconds. */
const maxTurnMs = 8;

const waiting: (() => void)[] = [];
const { port1: bell, port2: ringer } = new MessageChannel();
bell.onmessage = takeTurns;

/**
 * Calls back soon, in the order in which it was asked.
 *
 * Many callbacks do not hold the page up: the browser draws and answers in between.
 */
export function queueTask(task: () => void): void {
	if (waiting.push(task) === 1) ringer.postMessage(null);
}

/** Settles in a later task: the browser draws and answers before what comes next. */
export function laterTask(): Promise<void> {
	return new Promise(queueTask);
}

function takeTurns(): void {
	const endsAt = performance.now() + maxTurnMs;
	try {
		do waiting.shift()?.();
		while (waiting.length > 0 && performance.now() < endsAt);
	} finally {
		if (waiting.length > 0) ringer.postMessage(null);
	}
}
