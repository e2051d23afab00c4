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

test('a machine that is busy in most turns makes no steady growth look steep', () => {
	const steps = { taken: 0 };
	// The work of once and of four times the amount, in turns.
	const stopwatch = stopwatchWith(steps, [0, 500, 5000, 90, 2000, 300, 10]);

	expect(growth(100, (amount) => (steps.taken += amount), stopwatch)).toBeLessThan(steadyGrowth);
});

test('work that is too short for the clock is repeated, and as often as the work it is compared with', () => {
	const steps = { taken: 0 };
	const work = () => (steps.taken += 3);
	const other = () => (steps.taken += 1);

	expect(timesAsLong(work, other, 10, stopwatchWith(steps, []))).toBe(3);
	expect(steps.taken).toBeGreaterThan(64 + 3 * 64);
});
