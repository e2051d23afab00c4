import { test } from '@playwright/test';
import fc from 'fast-check';

/** Of every run; the other seed is drawn anew. */
const fixedSeed = 20_261_121;

/**
 * Defines two tests of a property: from the seed of every run, and from one of this run alone. Both seeds are printed,
 * so that a failure can be repeated.
 *
 * @param runs How many random values each test tries.
 * @param property Made anew for each of the two.
 */
export function testProperty<Values>(
	title: string,
	runs: number,
	property: () => fc.IProperty<Values>,
): void {
	for (const [kind, seed] of [
		['fixed', fixedSeed],
		['random', Math.floor(Math.random() * 2 ** 31)],
	] as const) {
		test(`${title} (${kind} seed)`, () => {
			console.log(`Seed of this run: ${seed}`);
			fc.assert(property(), { seed, numRuns: runs });
		});
	}
}
