import { parseArgs } from 'node:util';

export interface SoakArguments {
	showsHelp: boolean;
	builds: number;
	seed: number;
}

export const usage = `Builds a tiny guide again and again from a service to which something happens each time, and checks
after each build that nothing wrong, incomplete or unchecked was published and nothing that was read is lost.

npm run soak -- [options]

  --builds N   how many builds (default: 100, which take about ten minutes)
  --seed N     makes what happens repeatable (default: drawn, and printed)
  --help       shows this

The site and its caches are in test-results/builds/soak.
`;

/** @throws {Error} When a word is not known or a number is none. */
export function soakArguments(words: readonly string[]): SoakArguments {
	const { builds, help, seed } = parseArgs({
		args: [...words],
		options: {
			builds: { type: 'string', default: '100' },
			seed: { type: 'string', default: String(Date.now() % 1_000_000) },
			help: { type: 'boolean', default: false },
		},
	}).values;
	return {
		showsHelp: help,
		builds: wholeNumber('builds', builds),
		seed: wholeNumber('seed', seed),
	};
}

function wholeNumber(name: string, text: string): number {
	if (/^\d{1,9}$/.test(text)) return Number(text);
	throw new Error(`--${name} needs a whole number.`);
}
