import { test } from '@playwright/test';
import fc from 'fast-check';

/** Seed of every run; the other seed is drawn anew. */
const fixedSeed = 20_261_121;

/**
 * The variable that says how many times as many values are tried as are stated: 1 or more in the
 * nightly run, and then from both seeds. Less than 1 is a share of the values of the day; without
 * it tests try all of these, from the fixed seed alone.
 */
export const timesVariable = 'PROPERTY_RUNS_TIMES';

const { [timesVariable]: asked = '' } = process.env;
const times = asked === '' ? 1 : Number(asked);

/** Whether all is tried that the gate leaves to the night. */
export const isNightly = asked !== '' && times >= 1;

/** Share of the values that is tried by day: a sixth. */
const partByDay = 6;

/**
 * Defines two tests of a property: from the seed of every run, and in the nightly run from one of
 * that run alone, too. Both seeds are printed, so that a failure can be repeated.
 *
 * @param runs How many random values each test tries.
 * @param property Made anew for each of the two, and given the number of values.
 * @param options.shrinks Whether a failure is made smaller; with large values that takes longer
 *   than to repeat it.
 * @param options.runsByDay How many values are tried outside the nightly run.
 */
export function testProperty<Values>(
	title: string,
	runs: number,
	property: (runs: number) => fc.IProperty<Values> | fc.IAsyncProperty<Values>,
	{ shrinks = true, runsByDay }: { shrinks?: boolean; runsByDay?: number } = {},
): void {
	const numRuns = runsToday(runs, runsByDay);
	const seeds: ['fixed' | 'random', number][] = [['fixed', fixedSeed]];
	if (isNightly) seeds.push(['random', Math.floor(Math.random() * 2 ** 31)]);
	for (const [kind, seed] of seeds) {
		test(`${title} (${kind} seed)`, async () => {
			lengthenTest();
			console.log(`Seed of this run: ${seed}`);
			await fc.assert(property(numRuns), { seed, numRuns, endOnFailure: !shrinks });
		});
	}
}

/** Returns how many values are tried instead of so many: as often as the environment asks for. */
export function runsToday(runs: number, runsByDay = Math.ceil(runs / partByDay)): number {
	return Math.ceil((isNightly ? runs : runsByDay) * times);
}

/** Gives a test as much more time as it has runs. */
export function lengthenTest(): void {
	test.setTimeout(test.info().timeout * Math.max(1, times));
}
