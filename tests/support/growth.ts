/**
 * The clock of a thread goes on by up to 10 ms at once: of a shorter time it may show that much,
 * and nothing the next time.
 */
const leastMs = 40;
const rounds = 2;

/** Below it, time grows about as the amount does, and not as its square. */
export const steadyGrowth = 10;

/**
 * How much longer work takes for four times as much: about 4 times where time grows with the
 * amount, 16 where it grows with its square. Both are measured on the same machine in turns, and
 * only while it works for this thread.
 */
export function growth(amount: number, work: (amount: number) => unknown): number {
	let repeats = 1;
	while (processorMs(() => work(amount), repeats) < leastMs) repeats *= 2;
	let [once, fourfold] = [0, 0];
	for (let round = 0; round < rounds; round++) {
		once += processorMs(() => work(amount), repeats);
		fourfold += processorMs(() => work(4 * amount), repeats);
	}
	return fourfold / once;
}

/**
 * Returns how long the processor works for this thread while some work is done so many times, in
 * milliseconds.
 */
export function processorMs(work: () => unknown, repeats = 1): number {
	const before = process.threadCpuUsage();
	for (let turn = 0; turn < repeats; turn++) work();
	const { system, user } = process.threadCpuUsage(before);
	return (system + user) / 1000;
}
