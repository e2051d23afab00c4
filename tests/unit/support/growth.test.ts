import { expect, test } from '@playwright/test';
import { growth, steadyGrowth, type Stopwatch, timesAsLong } from '../../support/growth.ts';

/** Returns a stopwatch by which each step of work takes a millisecond, and some turns longer. */
function stopwatchWith(steps: { taken: number }, delaysMs: readonly number[]): Stopwatch {
	const delays = delaysMs[Symbol.iterator]();
	return (work) => {
		const before = steps.taken;
		work();
		return steps.taken - before + (delays.next().value ?? 0);
	};
}

test('tells work that grows with the amount from work that grows with its square', () => {
	const steps = { taken: 0 };
	const stopwatch = stopwatchWith(steps, []);

	expect(growth(100, (amount) => (steps.taken += amount), stopwatch)).toBe(4);
	expect(growth(100, (amount) => (steps.taken += amount * amount), stopwatch)).toBe(16);
});

test('one step of the costs, from some amount on, makes no steady growth look steep', () => {
	const steps = { taken: 0 };
	const work = (amount: number) => (steps.taken += amount > 200 ? 50 * amount : amount);

	expect(growth(100, work, stopwatchWith(steps, []))).toBe(4);
});

test('a machine that is busy in most turns makes no steady growth look steep', () => {
	const steps = { taken: 0 };
	// Once each, once again, and then in turns.
	const stopwatch = stopwatchWith(steps, [0, 5000, 90, 500, 2000, 300, 10]);

	expect(growth(100, (amount) => (steps.taken += amount), stopwatch)).toBeLessThan(steadyGrowth);
});

test('work is repeated until the clock can tell its time', () => {
	const steps = { taken: 0 };
	const turns: number[] = [];
	const stopwatch: Stopwatch = (work) => {
		const before = steps.taken;
		work();
		turns.push(steps.taken - before);
		return turns.at(-1) ?? 0;
	};

	expect(
		timesAsLong(
			() => (steps.taken += 3),
			() => (steps.taken += 1),
			10,
			stopwatch,
		),
	).toBe(3);
	// That of one step is doubled up to 64 ms, then that of three up to 48 ms.
	expect(turns).toEqual([1, 2, 4, 8, 16, 32, 64, 3, 6, 12, 24, 48, 64]);
});
