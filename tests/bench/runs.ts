import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConcurrency } from '../../src/config/service-defaults.ts';
import { projectRoot } from '../support/build-site.ts';
import type { BenchArguments } from './bench-arguments.ts';
import { compareBuilds } from './compare-builds.ts';
import { comparisonTable } from './comparison.ts';
import { type RunningContentService, startContentService } from './content-service.ts';
import { machineLine, machineLoad } from './machine-load.ts';
import { measureBuild } from './measured-build.ts';
import { measureRebuilds, rebuildsTable } from './measured-rebuilds.ts';
import { measureServices, servicesTable } from './measured-services.ts';
import { measureSyncs, syncsTable } from './measured-syncs.ts';
import { profileTables } from './profile-tables.ts';
import { stepsTable, totalsTable } from './results-table.ts';
import { timeSplit } from './time-split.ts';

/** Says what was measured of a guide, in words. */
export interface RunResult {
	heading: string;
	text: string;
}

/** Measures a guide of that many places as the arguments ask for it. */
export async function run(size: number, words: BenchArguments): Promise<RunResult> {
	const service = await startContentService(size);
	try {
		mkdirSync(folderOf(size), { recursive: true });
		const before = machineLoad();
		const { lines, title } = await measured(size, service, words);
		return {
			heading: `${title}: ${guideLine(service)}`,
			text: [machineLine(before, machineLoad()), ...lines].join('\n'),
		};
	} finally {
		await service.close();
	}
}

function measured(size: number, service: RunningContentService, words: BenchArguments) {
	if (words.changed !== undefined) return syncs(size, service, words, words.changed);
	if (words.services) return services(size, service, words);
	if (words.rebuilds) return rebuilds(size, service, words);
	return words.compares ? comparison(size, service, words) : oneBuild(size, service, words);
}

async function oneBuild(size: number, service: RunningContentService, words: BenchArguments) {
	const folder = folderOf(size);
	const measured = await measureBuild(folder, service, {
		takesProfile: words.takesProfile,
		settings: settingsOf(words),
	});
	const steps = timeSplit(measured);
	const { sqlite } = measured.build;
	const { cpuMs, peakBytes } = await service.usage();
	writeJson(join(folder, 'results.json'), { steps, ...measured });
	return {
		title: 'A build',
		lines: [
			`Not counted: the service, ${(cpuMs / 1000).toFixed(1)} s of processor and ${(peakBytes / 1e6).toFixed(0)} MB, its generating included`,
			'',
			totalsTable(measured, steps),
			'',
			stepsTable(steps),
			'Of what other threads drew beside, only the time of the processor is in the table.',
			`In rendering, reading ${sqlite.reads} records from the snapshot: ${(sqlite.readingMs / 1000).toFixed(2)} s`,
			...(measured.profile ? ['', profileTables(measured.profile)] : []),
		],
	};
}

async function comparison(size: number, service: RunningContentService, words: BenchArguments) {
	const folder = folderOf(size);
	const { ofGuide, others } = await compareBuilds(folder, service, words.rounds, settingsOf(words));
	writeJson(join(folder, 'comparison.json'), [...ofGuide, ...others]);
	const times = words.rounds === 1 ? 'once' : `${words.rounds} times in turn, medians`;
	return {
		title: `Builds from nothing, each ${times}`,
		lines: ['', comparisonTable(ofGuide, others)],
	};
}

async function rebuilds(size: number, service: RunningContentService, words: BenchArguments) {
	const folder = join(folderOf(size), 'rebuilds');
	const measured = await measureRebuilds(folder, service, settingsOf(words));
	return { title: 'Building again', lines: ['', rebuildsTable(measured)] };
}

async function syncs(
	size: number,
	service: RunningContentService,
	{ concurrency = defaultConcurrency, latencyMs }: BenchArguments,
	changed: number,
) {
	const folder = join(folderOf(size), 'syncs');
	const measured = await measureSyncs(folder, service, changed, { concurrency, latencyMs });
	return {
		title: `Reading the service, ${latencyMs} ms for each answer and ${concurrency} at once`,
		lines: ['', syncsTable(measured)],
	};
}

async function services(size: number, service: RunningContentService, { rounds }: BenchArguments) {
	const measured = await measureServices(join(folderOf(size), 'services'), service, rounds);
	writeJson(join(folderOf(size), 'services.json'), measured);
	const times = rounds === 1 ? 'once' : `${rounds} times, medians`;
	return { title: `First readings, each ${times}`, lines: ['', servicesTable(measured)] };
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
	return `${placeCount} places of ${kilobytes} kB, ${eventCount} events, ${destinationCount} destinations, ${collectionCount} collections`;
}

function writeJson(path: string, value: unknown): void {
	writeFileSync(path, `${JSON.stringify(value, undefined, '\t')}\n`);
}
