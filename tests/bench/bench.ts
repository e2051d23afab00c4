import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from '../support/build-site.ts';
import { defaultConcurrency } from '../../src/content-service/client.ts';
import { failureOf } from '../../src/commands/command-line.ts';
import { type BenchArguments, benchArguments, usage } from './bench-arguments.ts';
import { compareBuilds } from './compare-builds.ts';
import { comparisonTable } from './comparison.ts';
import { type RunningContentService, startContentService } from './content-service.ts';
import { measureBuild } from './measured-build.ts';
import { measureRebuilds, rebuildsTable } from './measured-rebuilds.ts';
import { measureSyncs, syncsTable } from './measured-syncs.ts';
import { profileTables } from './profile-tables.ts';
import { shapeFolders } from './record-shapes.ts';
import { stepsTable, totalsTable } from './results-table.ts';
import { timeSplit } from './time-split.ts';

try {
	await main();
} catch (error) {
	const { exitCode, text } = failureOf(error);
	console.error(text);
	process.exitCode = exitCode;
}

async function main(): Promise<void> {
	const words = benchArguments(process.argv.slice(2));
	if (words.showsHelp) {
		console.log(usage);
		return;
	}
	const folders = shapeFolders().map((folder) => relative(projectRoot, folder));
	console.log(
		`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}; shapes of ${folders.join(' and ')}`,
	);
	for (const size of words.sizes) {
		if (words.changed !== undefined) await benchSyncs(size, words.changed, words);
		else if (words.rebuilds) await benchRebuilds(size, words);
		else if (words.compares) await compare(size, words);
		else await bench(size, words);
	}
}

async function bench(size: number, words: BenchArguments): Promise<void> {
	const service = await startContentService(size);
	try {
		console.log(`\n${guideLine(service)}`);
		const folder = folderOf(size);
		const loadBefore = load();
		const measured = await measureBuild(folder, service, {
			takesProfile: words.takesProfile,
			settings: settingsOf(words),
		});
		const steps = timeSplit(measured);
		const { cpuMs, peakBytes } = await service.usage();
		console.log(
			[
				`Load of the machine: ${loadBefore} before, ${load()} after (mean of a minute)`,
				`Not counted: the service, ${(cpuMs / 1000).toFixed(1)} s of processor and ${(peakBytes / 1e6).toFixed(0)} MB, its generating included`,
				'',
				totalsTable(measured, steps),
				'',
				stepsTable(steps),
				`In rendering, reading ${measured.build.sqlite.reads} records from the snapshot: ${(measured.build.sqlite.readingMs / 1000).toFixed(2)} s`,
			].join('\n'),
		);
		writeFileSync(
			join(folder, 'results.json'),
			`${JSON.stringify({ steps, ...measured }, undefined, '\t')}\n`,
		);
		if (measured.profile) console.log(`\n${profileTables(measured.profile)}`);
	} finally {
		await service.close();
	}
}

async function compare(size: number, words: BenchArguments): Promise<void> {
	const service = await startContentService(size);
	try {
		const times = words.rounds === 1 ? 'once' : `${words.rounds} times, medians`;
		console.log(
			`\n${guideLine(service)}\nEach build ${times}; load of the machine ${load()} before`,
		);
		const costs = await compareBuilds(folderOf(size), service, words.rounds, settingsOf(words));
		console.log(`${load()} after (mean of a minute)\n\n${comparisonTable(costs)}`);
		writeFileSync(
			join(folderOf(size), 'comparison.json'),
			`${JSON.stringify([...costs], undefined, '\t')}\n`,
		);
	} finally {
		await service.close();
	}
}

async function benchRebuilds(size: number, words: BenchArguments): Promise<void> {
	const service = await startContentService(size);
	try {
		console.log(`\n${guideLine(service)}\nLoad of the machine: ${load()} before`);
		const folder = join(folderOf(size), 'rebuilds');
		const rebuilds = await measureRebuilds(folder, service, settingsOf(words));
		console.log(`${load()} after (mean of a minute)\n\n${rebuildsTable(rebuilds)}`);
	} finally {
		await service.close();
	}
}

async function benchSyncs(
	size: number,
	changed: number,
	{ concurrency = defaultConcurrency, latencyMs }: BenchArguments,
): Promise<void> {
	const service = await startContentService(size);
	try {
		console.log(
			`\n${guideLine(service)}\n${latencyMs} ms for each answer, ${concurrency} at once; load of the machine ${load()} before`,
		);
		const folder = join(folderOf(size), 'syncs');
		const syncs = await measureSyncs(folder, service, changed, { concurrency, latencyMs });
		console.log(`\n${syncsTable(syncs)}`);
	} finally {
		await service.close();
	}
}

function folderOf(size: number): string {
	return join(projectRoot, 'test-results', 'bench', String(size));
}

function settingsOf({ socialImages }: BenchArguments): Record<string, string> {
	return socialImages === undefined ? {} : { GUIDE_MOST_SOCIAL_IMAGES: String(socialImages) };
}

function guideLine(service: RunningContentService): string {
	const { placeCount, eventCount, destinationCount, collectionCount, placeBytes } = service;
	const kilobytes = (placeBytes / placeCount / 1000).toFixed(1);
	return `== ${placeCount} places of ${kilobytes} kB, ${eventCount} events, ${destinationCount} destinations, ${collectionCount} collections ==`;
}

function load(): string {
	return (loadavg()[0] ?? 0).toFixed(1);
}
