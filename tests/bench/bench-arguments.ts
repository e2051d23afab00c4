import { parseArgs } from 'node:util';

export interface BenchArguments {
	showsHelp: boolean;
	/** How many places the guides have. */
	sizes: readonly number[];
	takesProfile: boolean;
}

/** A command line that cannot be read; the message says what is wrong with it. */
export class BenchArgumentsError extends Error {
	override name = 'BenchArgumentsError';
}

export const usage = `Builds generated guides and says what that costs.

npm run bench -- [options]

  --places N   a guide of N places (default: one of 1000, then one of 10000)
  --profile    writes a profile of the processor's time as well, and lists where it went;
               the build is slower by that
  --help       shows this

What is built, measured and profiled is in test-results/bench/<places>.
`;

const usualSizes = [1000, 10_000];
const mostPlaces = 1_000_000;

/** @throws BenchArgumentsError */
export function benchArguments(words: readonly string[]): BenchArguments {
	const { places, profile, help } = parsed(words);
	return {
		showsHelp: help === true,
		sizes: places === undefined ? usualSizes : [placesIn(places)],
		takesProfile: profile === true,
	};
}

function parsed(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			options: {
				places: { type: 'string' },
				profile: { type: 'boolean' },
				help: { type: 'boolean' },
			},
		}).values;
	} catch (cause) {
		throw new BenchArgumentsError(cause instanceof Error ? cause.message : String(cause), {
			cause,
		});
	}
}

function placesIn(text: string): number {
	const places = /^\d{1,7}$/.test(text) ? Number(text) : 0;
	if (places >= 1 && places <= mostPlaces) return places;
	throw new BenchArgumentsError(`--places needs a whole number from 1 to ${mostPlaces}.`);
}
