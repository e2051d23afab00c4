/**
 * The clock of a thread goes on by up to 10 ms at once: of a shorter time it may show that much,
 * and nothing the next time.
 */
const minMs = 40;
/** Leaves a busy machine a round without disturbance. */
const maxRounds = 8;

/** Below it, time grows about as the amount does, and not as its square. */
export const steadyGrowth = 10;

/** Returns how long the processor works for this thread during some work, in milliseconds. */
export type Stopwatch = (work: () => unknown) => number;

/**
 * Returns how much longer work takes for four times as much: about 4 times where time grows with
 * the amount, 16 where it grows with its square.
 *
 * Where that seems to be so, more is compared: texts above some size are allocated apart, which
 * costs much on some machines, and is one step. Squares grow from each amount to the next.
 */
export function growth(
	amount: number,
	work: (amount: number) => unknown,
	stopwatch: Stopwatch = processorMs,
): number {
	const ratioFrom = (less: number) =>
		timesAsLong(
			() => work(4 * less),
			() => work(less),
			steadyGrowth,
			stopwatch,
		);
	const ratio = ratioFrom(amount);
	return ratio < steadyGrowth ? ratio : Math.min(ratio, ratioFrom(4 * amount));
}

/**
 * Returns how many times as long work takes as other work on the same machine. Disturbances only
 * ever lengthen work, so the shortest of several turns of each is compared, and turns go on while
 * the ratio is not below the limit.
 *
 * @param limit What the caller expects the ratio to be below.
 */
export function timesAsLong(
	work: () => unknown,
	other: () => unknown,
	limit: number,
	stopwatch: Stopwatch = processorMs,
): number {
	const compared = new Turns(other, stopwatch);
	const measured = new Turns(work, stopwatch);
	compared.takeAnother();
	for (let round = 1; round < maxRounds && measured.ms / compared.ms >= limit; round++) {
		compared.takeAnother();
		measured.takeAnother();
	}
	return measured.ms / compared.ms;
}

/** Turns of work that is repeated so often in each that the clock tells its time. */
class Turns {
	readonly #take: () => number;
	/** How long the work takes once, in the shortest turn. */
	ms: number;

	constructor(work: () => unknown, stopwatch: Stopwatch) {
		let repeats = 1;
		this.#take = () =>
			stopwatch(() => {
				for (let times = 0; times < repeats; times++) work();
			}) / repeats;
		this.ms = this.#take();
		for (; this.ms * repeats < minMs; this.ms = this.#take()) repeats *= 2;
	}

	takeAnother(): void {
		this.ms = Math.min(this.ms, this.#take());
	}
}

function processorMs(work: () => unknown): number {
	const before = process.threadCpuUsage();
	work();
	const { system, user } = process.threadCpuUsage(before);
	return (system + user) / 1000;
}
