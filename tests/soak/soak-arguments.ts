import { optionsIn, wholeNumberOption } from '../../src/cli/commands/command-line.ts';

export interface SoakArguments {
	showsHelp: boolean;
	builds: number;
	seed: number;
	/** The only thing that happens, after a first build; absent where all do. */
	situation: string | undefined;
}

export const usage = `Builds a tiny guide again and again from a service to which something happens each time, and checks
after each build that nothing wrong, incomplete or unchecked was published and nothing that was read is lost.

npm run soak -- [options]

  --builds N   how many builds (default: 100, which take about ten minutes)
  --seed N     makes what happens repeatable (default: drawn, and printed)
  --situation NAME  lets nothing but this happen, such as 'full disk'
  --help       shows this

Full disks need the right to mount one. The site and its caches are in test-results/builds/soak.
`;

const greatest = 999_999_999;

/** @throws {CommandLineError} */
export function soakArguments(words: readonly string[]): SoakArguments {
	const { builds, help, seed, situation } = optionsIn(words, {
		builds: { type: 'string', default: '100' },
		seed: { type: 'string', default: String(Date.now() % 1_000_000) },
		situation: { type: 'string' },
		help: { type: 'boolean', default: false },
	});
	return {
		showsHelp: help,
		builds: wholeNumberOption('--builds', builds, 1, greatest),
		seed: wholeNumberOption('--seed', seed, 0, greatest),
		situation,
	};
}
