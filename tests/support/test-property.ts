import { test } from '@playwright/test';
import fc from 'fast-check';

/** Seed of every run; the other seed is drawn anew. */
const fixedSeed = 20_261_121;

/**
 * The variable that says how many times as many values as usual are tried: for a long search on a
 * quiet machine.
 */
const timesVariable = 'PROPERTY_RUNS_TIMES';

/**
 * Defines two tests of a property: from the seed of every run, and from one of this run alone. Both
 * seeds are printed, so that a failure can be repeated.
 *
 * @param runs How many random values each test tries.
 * @param property Made anew for each of the two.
 * @param shrinks Whether a failure is made smaller; with large values that takes longer than to
 *   repeat it.
 */
export function testProperty<Values>(
	title: string,
	runs: number,
	property: () => fc.IProperty<Values> | fc.IAsyncProperty<Values>,
	{ shrinks = true } = {},
): void {
	for (const [kind, seed] of [
		['fixed', fixedSeed],
		['random', Math.floor(Math.random() * 2 ** 31)],
	] as const) {
		test(`${title} (${kind} seed)`, async () => {
			lengthenTest();
			console.log(`Seed of this run: ${seed}`);
			await fc.assert(property(), { seed, numRuns: manyTimes(runs), endOnFailure: !shrinks });
		});
	}
}

/** As many runs as the environment asks for instead of these. */
export function manyTimes(runs: number): number {
	return Math.ceil(runs * times());
}

/** Gives a test as much more time as it has runs. */
export function lengthenTest(): void {
	test.setTimeout(test.info().timeout * Math.max(1, times()));
}

function times(): number {
	const { [timesVariable]: asked = '' } = process.env;
	return asked === '' ? 1 : Number(asked);
}
