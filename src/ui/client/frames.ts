/** Does a part of some work. @returns Whether it was the last part. */
export type FrameStep = () => boolean;

const waiting: FrameStep[] = [];
let frame = 0;

/**
 * Does work in steps, of which each frame has one, so that none is late however slow the machine
 * is. Several works take turns; one that waits already goes on as it does.
 */
export function inFrames(step: FrameStep): void {
	if (!waiting.includes(step)) waiting.push(step);
	if (frame === 0) frame = requestAnimationFrame(takeStep);
}

/** Does no more of some work. */
export function notInFrames(step: FrameStep): void {
	const index = waiting.indexOf(step);
	if (index !== -1) waiting.splice(index, 1);
}

/** Returns whether there is more to be done of some work. */
export function isInFrames(step: FrameStep): boolean {
	return waiting.includes(step);
}

function takeStep(): void {
	frame = 0;
	const [step] = waiting;
	if (!step) return;
	let isDone = true;
	try {
		isDone = step();
	} finally {
		// It may have been called off, or asked for anew.
		notInFrames(step);
		if (!isDone) waiting.push(step);
		if (waiting.length > 0) frame = requestAnimationFrame(takeStep);
	}
}
