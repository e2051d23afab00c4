import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentReport } from '../../src/content/sync/content-report.ts';
import { environmentWithoutSettings, projectRoot } from '../support/build-site.ts';
import type { RequestCounts, RunningContentService } from './content-service.ts';
import { generatedTimeZone } from './generated-content.ts';
import { measuredLatencyMs } from './measured-latency.ts';
import { alignedColumns } from './results-table.ts';
import { setAside } from './set-aside.ts';

export interface MeasuredSync {
	/** Sentence on what had happened to the content since the sync before. */
	situation: string;
	requests: RequestCounts;
	/** Places and events that were read, and those that were taken over without. */
	fetched: number;
	unchanged: number;
	/** Time of the whole process. */
	wallMs: number;
	/** Time of the reading alone: requests, parsing, writing and the report. */
	readingMs: number;
	/** How long of that records were parsed: proved by their schemas, summarised and judged. */
	parseMs: number;
	/** Time of the processor in the reading. */
	cpuMs: number;
	/** The most memory that the process had. */
	peakBytes: number;
	/**
	 * The reading, by the time that the service takes for the records when it is always asked for as
	 * many at once as it may be.
	 */
	ratio: number | undefined;
	/** Ratio of the reading without parsing. */
	ratioBesideParsing: number | undefined;
}

/** How the service is asked. */
export interface Asking {
	/** How long it takes for each answer. */
	takesMs: number;
	concurrency: number;
}

/** Holds what the process says of its reading, as JSON. */
export interface ReadingCosts {
	readingMs: number;
	cpuMs: number;
	peakBytes: number;
}

/** Beginning of the line in which the process says what the reading cost. */
export const readingCost = 'Costs of reading: ';

/**
 * Reads a service as the first build of a guide does, as a second one where nothing has changed,
 * and as a third one where so many places have, and counts what the service is asked for.
 *
 * @param changed How many places change before the third.
 * @param latencyMs What the service waits before each answer.
 * @throws When a sync fails; the message has what it printed.
 */
export async function measureSyncs(
	folder: string,
	service: RunningContentService,
	changed: number,
	{ concurrency, latencyMs }: { latencyMs: number; concurrency: number },
): Promise<MeasuredSync[]> {
	emptied(folder);
	await service.delay(latencyMs);
	const asking = { concurrency, takesMs: latencyMs === 0 ? 0 : await measuredLatencyMs(service) };
	const first = await measureSync('first', folder, service, asking);
	const second = await measureSync('nothing changed', folder, service, asking);
	await service.changePlaces(changed, 'name');
	return [first, second, await measureSync(`${changed} changed`, folder, service, asking)];
}

/** A line for each sync. */
export function syncsTable(syncs: readonly MeasuredSync[]): string {
	const rows = [
		[
			'sync',
			'list',
			'get',
			'of these 304',
			'read',
			'unchanged',
			's',
			'reading s',
			'parsing s',
			'÷ N·L/c',
			'without parsing',
		],
		...syncs.map(({ fetched, requests, unchanged, ...sync }) => [
			sync.situation,
			...[requests.lists, requests.gets, requests.notModified, fetched, unchanged].map(String),
			...[sync.wallMs, sync.readingMs, sync.parseMs].map((ms) => (ms / 1000).toFixed(1)),
			sync.ratio?.toFixed(2) ?? '',
			sync.ratioBesideParsing?.toFixed(2) ?? '',
		]),
	];
	return alignedColumns(rows);
}

/** Empties a folder, or makes it. */
export function emptied(folder: string): string {
	setAside(folder);
	mkdirSync(folder, { recursive: true });
	return folder;
}

/**
 * Reads the service in a process of its own, with what earlier ones left in the folder.
 *
 * @param situation What has happened before.
 */
export async function measureSync(
	situation: string,
	folder: string,
	service: RunningContentService,
	{ concurrency, takesMs }: Asking,
): Promise<MeasuredSync> {
	await service.requests();
	const reportPath = join(folder, 'content-report.json');
	const startedAt = performance.now();
	const { status, stderr, stdout } = spawnSync(
		process.execPath,
		[join('tests', 'bench', 'sync-process.ts')],
		{
			cwd: projectRoot,
			encoding: 'utf8',
			env: {
				...environmentWithoutSettings(),
				WAYMARK_CACHE: join(folder, 'cache'),
				CONTENT_REPORT: reportPath,
				CONTENT_SERVICE_URL: service.url,
				CONTENT_SERVICE_TOKEN: service.token,
				CONTENT_SERVICE_CONCURRENCY: String(concurrency),
				GUIDE_TIME_ZONE: generatedTimeZone,
			},
		},
	);
	const wallMs = performance.now() - startedAt;
	if (status !== 0) throw new Error(`The sync ended with code ${status}.\n${stdout}${stderr}`);
	// The sync has just written it.
	const { resources, timings } = JSON.parse(readFileSync(reportPath, 'utf8')) as ContentReport;
	const { events, places } = resources;
	const fetched = places.fetched + events.fetched;
	// The process has written this itself.
	const costs = JSON.parse(stdout.split(readingCost)[1] ?? '') as ReadingCosts;
	const parseMs = timings.parse ?? 0;
	const minMs = (fetched * takesMs) / concurrency;
	return {
		situation,
		requests: await service.requests(),
		fetched,
		unchanged: places.unchanged + events.unchanged,
		wallMs,
		...costs,
		parseMs,
		ratio: minMs > 0 ? costs.readingMs / minMs : undefined,
		ratioBesideParsing: minMs > 0 ? (costs.readingMs - parseMs) / minMs : undefined,
	};
}
