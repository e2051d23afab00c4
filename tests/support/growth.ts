/**
 * The clock of a thread goes on by up to 10 ms at once: of a shorter time it may show that much,
 * and nothing the next time.
 */
const leastMs = 40;
/** Leaves a busy machine a round without disturbance. */
const mostRounds = 8;

/** Below it, time grows about as the amount does, and not as its square. */
export const steadyGrowth = 10;

/** Returns how long the processor works for this thread during some work, in milliseconds. */
export type Stopwatch = (work: () => unknown) => number;

/**
 * Returns how much longer work takes for four times as much: about 4 times where time grows with
 * the amount, 16 where it grows with its square.
 */
export function growth(
	amount: number,
	work: (amount: number) => unknown,
	stopwatch: Stopwatch = processorMs,
): number {
	return timesAsLong(
		() => work(4 * amount),
		() => work(amount),
		steadyGrowth,
		stopwatch,
	);
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
	let repeats = 1;
	const time = (measured: () => unknown) =>
		stopwatch(() => {
			for (let turn = 0; turn < repeats; turn++) measured();
		});
	let shortestOther = time(other);
	for (; shortestOther < leastMs; shortestOther = time(other)) repeats *= 2;
	let shortest = Infinity;
	for (let round = 0; round < mostRounds && !(shortest / shortestOther < limit); round++) {
		shortestOther = Math.min(shortestOther, time(other));
		shortest = Math.min(shortest, time(work));
	}
	return shortest / shortestOther;
}

function processorMs(work: () => unknown): number {
	const before = process.threadCpuUsage();
	work();
	const { system, user } = process.threadCpuUsage(before);
	return (system + user) / 1000;
}
