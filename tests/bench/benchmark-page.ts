import type { BenchArguments } from './bench-arguments.ts';
import type { RunResult } from './runs.ts';

/** On what the page's figures were measured. */
export interface BenchedMachine {
	/** Such as `2 × Intel Xeon`. */
	processors: string;
	memoryBytes: number;
	system: string;
	node: string;
	/** Versions of packages, by name. */
	versions: Readonly<Record<string, string>>;
	/** `YYYY-MM-DD`. */
	day: string;
}

/** Places of a small guide; with its events about 3,000 records. */
const fewPlaces = 2500;

/**
 * All that stands on the page, as arguments of runs that follow each other: the smallest size
 * whole, with where its time goes, builds of the others once, as they take long, then how a small
 * guide and the smallest of them are read.
 */
export function documentedRuns(words: BenchArguments): BenchArguments[] {
	const [smallest = 0, ...larger] = words.sizes;
	return [
		{ ...words, sizes: [smallest], compares: true },
		{ ...words, sizes: [smallest], takesProfile: true },
		{ ...words, sizes: [smallest], rebuilds: true },
		...larger.map((size) => ({ ...words, sizes: [size], compares: true, rounds: 1 })),
		...[fewPlaces, smallest].map((size) => ({ ...words, sizes: [size], services: true })),
	];
}

/** `docs/contributing/benchmarks.md`. */
export function benchmarkPage(
	{ day, memoryBytes, node, processors, system, versions }: BenchedMachine,
	results: readonly RunResult[],
): string {
	const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
	const sections = results.map(
		({ heading, text }) => `## ${heading}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
	);
	return [
		'# Benchmarks\n',
		`Written by \`npm run bench -- --document\` on ${day}: ${processors}, ${(memoryBytes / 2 ** 30).toFixed(0)} GB of memory, ${system}, Node ${node}, ${packages.join(', ')}. Compare ratios of one run, not seconds of two machines.\n`,
		'The guides are generated from the shapes of real records, always the same for a size. Waymark’s build is that of an operator: it reads a service on the same machine, which answers without delay, renders, checks every page, indexes all texts and draws pictures for link previews; “pages” leaves out the index and the pictures, and checks all the same. “Bare Astro” renders the same pages with the same components from data that lie ready, and does nothing else. The plain script writes files of the same sizes. “For pages” is what follows when the service has been read and the collections stored. The single build is slower by what its profile costs. `÷ N·L/c` sets a reading against the time that the service, which takes L for a record, takes for N records when it is always asked for c at once.\n',
		...sections,
	].join('\n');
}
