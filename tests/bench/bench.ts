import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type as systemName } from 'node:os';
import { join, relative } from 'node:path';
import { failureOf } from '../../src/cli/commands/command-line.ts';
import { projectRoot } from '../support/build-site.ts';
import { benchArguments, usage } from './bench-arguments.ts';
import { type BenchedMachine, benchmarkPage, documentedRuns } from './benchmark-page.ts';
import { shapeFolders } from './record-shapes.ts';
import { run, type RunResult } from './runs.ts';
import { removeSetAside } from './set-aside.ts';

const versionsNamed = ['astro', 'vite', 'undici', 'zod', 'pagefind', 'sharp'];

try {
	await main();
} catch (error) {
	const { exitCode, text } = failureOf(error);
	console.error(text);
	process.exitCode = exitCode;
} finally {
	removeSetAside();
}

async function main(): Promise<void> {
	const words = benchArguments(process.argv.slice(2));
	if (words.showsHelp) {
		console.log(usage);
		return;
	}
	const { node, processors } = machine();
	const folders = shapeFolders().map((folder) => relative(projectRoot, folder));
	console.log(`Node ${node}, ${processors}; shapes of ${folders.join(' and ')}`);
	const results: RunResult[] = [];
	for (const part of words.documents ? documentedRuns(words) : [words]) {
		for (const size of part.sizes) {
			const result = await run(size, part);
			console.log(`\n== ${result.heading} ==\n${result.text}`);
			results.push(result);
		}
	}
	if (!words.documents) return;
	const page = join('docs', 'contributing', 'benchmarks.md');
	writeFileSync(join(projectRoot, page), benchmarkPage(machine(), results));
	console.log(`\nWritten to ${page}.`);
}

function machine(): BenchedMachine {
	return {
		processors: `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`,
		memoryBytes: totalmem(),
		system: `${systemName()} ${release()}`,
		node: process.versions.node,
		versions: Object.fromEntries(versionsNamed.map((name) => [name, versionOf(name)])),
		day: new Date().toISOString().slice(0, 10),
	};
}

function versionOf(name: string): string {
	const path = join(projectRoot, 'node_modules', name, 'package.json');
	// npm writes one into each package.
	return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
