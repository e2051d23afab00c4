import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentReport } from '../../src/sync/content-report.ts';
import { environmentWithoutSettings, projectRoot } from '../support/build-site.ts';
import type { RequestCounts, RunningContentService } from './content-service.ts';
import { generatedTimeZone } from './generated-content.ts';
import { alignedColumns } from './results-table.ts';

export interface MeasuredSync {
	/** What had happened to the content since the sync before. */
	situation: string;
	requests: RequestCounts;
	/** Places and events that were read, and those that were taken over without. */
	fetched: number;
	unchanged: number;
	/** Of the whole process. */
	wallMs: number;
	/** Of the reading alone: requests, parsing and writing. */
	readingMs: number;
	/** That, by the time that the service takes for the records when it is always asked for as many at once as it may be. */
	ratio: number | undefined;
}

/** How the service is asked. */
export interface Asking {
	/** How long it takes for each answer. */
	latencyMs: number;
	concurrency: number;
}

/** With which the process says how many milliseconds the reading took. */
export const readingTook = 'Milliseconds of reading: ';

/**
 * Reads a service as the first build of a guide does, as a second one where nothing has changed, and as a third one where so many
 * places have, and counts what the service is asked for.
 *
 * @param changed How many places change before the third.
 * @throws When a sync fails; the message has what it printed.
 */
export async function measureSyncs(
	folder: string,
	service: RunningContentService,
	changed: number,
	asking: Asking,
): Promise<MeasuredSync[]> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	if (asking.latencyMs > 0) await service.delay(asking.latencyMs);
	const first = await measureSync('first', folder, service, asking);
	const second = await measureSync('nothing changed', folder, service, asking);
	await service.changePlaces(changed);
	return [first, second, await measureSync(`${changed} changed`, folder, service, asking)];
}

/** A line for each sync. */
export function syncsTable(syncs: readonly MeasuredSync[]): string {
	const rows = [
		['sync', 'list', 'get', 'of these 304', 'read', 'unchanged', 's', 'reading s', '÷ N·L/c'],
		...syncs.map(({ fetched, ratio, readingMs, requests, situation, unchanged, wallMs }) => [
			situation,
			...[requests.lists, requests.gets, requests.notModified, fetched, unchanged].map(String),
			(wallMs / 1000).toFixed(1),
			(readingMs / 1000).toFixed(1),
			ratio?.toFixed(2) ?? '',
		]),
	];
	return alignedColumns(rows);
}

async function measureSync(
	situation: string,
	folder: string,
	service: RunningContentService,
	{ concurrency, latencyMs }: Asking,
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
	const { resources } = JSON.parse(readFileSync(reportPath, 'utf8')) as ContentReport;
	const { events, places } = resources;
	const fetched = places.fetched + events.fetched;
	const readingMs = Number(stdout.split(readingTook)[1]);
	const leastMs = (fetched * latencyMs) / concurrency;
	return {
		situation,
		requests: await service.requests(),
		fetched,
		unchanged: places.unchanged + events.unchanged,
		wallMs,
		readingMs,
		ratio: leastMs > 0 ? readingMs / leastMs : undefined,
	};
}
