import { optionsIn, wholeNumberOption } from '../../src/cli/commands/command-line.ts';

export interface BenchArguments {
	showsHelp: boolean;
	/** How many places the guides have. */
	sizes: readonly number[];
	takesProfile: boolean;
	/** Whether the builds are set against others of the same pages. */
	compares: boolean;
	/** Whether the guide is built again, with nothing and with a little changed. */
	rebuilds: boolean;
	/** Whether all that `docs/contributing/benchmarks.md` says is measured, and the page written. */
	documents: boolean;
	/** How many places change between readings of the service, where only these are measured. */
	changed: number | undefined;
	/** Whether the guide is read from services of several speeds, and no pages are made. */
	services: boolean;
	/**
	 * How long the service takes for each answer, and how many it is asked for at once, where
	 * readings are measured.
	 */
	latencyMs: number;
	concurrency: number | undefined;
	/** How often each of the builds that are compared is made. */
	rounds: number;
	/**
	 * How many pictures for link previews are drawn at most; without a number as many as the guide
	 * says.
	 */
	socialImages: number | undefined;
}

export const usage = `Builds generated guides and says what that costs.

npm run bench -- [options]

  --places N   a guide of N places (default: one of 1000, then one of 10000)
  --profile    writes a profile of the processor's time as well, and lists where it went;
               the build is slower by that
  --compare    sets the guide's build against one of the same pages with Astro alone, and against a plain
               script that writes files of the same sizes, all in turn; prints medians and ratios
  --rebuilds   builds the guide from nothing, with nothing changed, and after a place in a hundred has got other
               hours, another description and another name; prints what that took, and how many pages were drawn
  --document   compares builds, profiles one, builds again and reads services of several speeds, for a guide of 10000
               places, compares builds of one of 30000 once, and writes docs/contributing/benchmarks.md
  --changed N  makes no pages, but reads the service three times as builds do: at first, with nothing changed
               and with N places changed; prints what was asked of it
  --services   makes no pages, but reads the service as a first build does: without delay, and with answers that take
               20 and 100 ms, 16 and 64 of them at once; prints how that compares with the time of the service alone
  --latency L  lets the service take L milliseconds for each answer, with --changed
  --concurrency C
               asks for C records at once, with --changed (default: as many as a build does)
  --rounds N   how often that is done (default: 3)
  --social-images N
               draws at most N pictures for link previews (default: as many as the guide says)
  --help       shows this

What is built, measured and profiled is in test-results/bench/<places>.
`;

const defaultRounds = 3;
const greatest = 1_000_000;

/** @throws {CommandLineError} */
export function benchArguments(words: readonly string[]): BenchArguments {
	const values = optionsIn(words, {
		places: { type: 'string' },
		profile: { type: 'boolean' },
		compare: { type: 'boolean' },
		rebuilds: { type: 'boolean' },
		document: { type: 'boolean' },
		changed: { type: 'string' },
		services: { type: 'boolean' },
		latency: { type: 'string' },
		concurrency: { type: 'string' },
		rounds: { type: 'string' },
		'social-images': { type: 'string' },
		help: { type: 'boolean' },
	});
	const { places, profile, help, compare, rebuilds, services, rounds } = values;
	const { changed, concurrency, latency } = values;
	const socialImages = values['social-images'];
	const documents = values.document === true;
	return {
		showsHelp: help === true,
		sizes: places === undefined ? defaultSizes(documents) : [numberIn('--places', places, 1)],
		takesProfile: profile === true,
		compares: compare === true,
		rebuilds: rebuilds === true,
		documents,
		services: services === true,
		changed: changed === undefined ? undefined : numberIn('--changed', changed, 0),
		latencyMs: latency === undefined ? 0 : numberIn('--latency', latency, 0),
		concurrency: concurrency === undefined ? undefined : numberIn('--concurrency', concurrency, 1),
		rounds: rounds === undefined ? defaultRounds : numberIn('--rounds', rounds, 1),
		socialImages:
			socialImages === undefined ? undefined : numberIn('--social-images', socialImages, 0),
	};
}

function defaultSizes(documents: boolean): number[] {
	return documents ? [10_000, 30_000] : [1000, 10_000];
}

function numberIn(option: string, text: string, min: number): number {
	return wholeNumberOption(option, text, min, greatest);
}
