import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentReport } from '../../src/sync/content-report.ts';
import { environmentWithoutSettings, projectRoot } from '../support/build-site.ts';
import type { RequestCounts, RunningContentService } from './content-service.ts';
import { generatedTimeZone } from './generated-content.ts';

export interface MeasuredSync {
	/** What had happened to the content since the sync before. */
	situation: string;
	requests: RequestCounts;
	/** Places and events that were read, and those that were taken over without. */
	fetched: number;
	unchanged: number;
	wallMs: number;
}

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
): Promise<MeasuredSync[]> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const first = await measureSync('first', folder, service);
	const second = await measureSync('nothing changed', folder, service);
	await service.changePlaces(changed);
	return [first, second, await measureSync(`${changed} changed`, folder, service)];
}

/** A line for each sync. */
export function syncsTable(syncs: readonly MeasuredSync[]): string {
	const rows = [
		['sync', 'list', 'get', 'of these 304', 'read', 'unchanged', 's'],
		...syncs.map(({ fetched, requests, situation, unchanged, wallMs }) => [
			situation,
			...[requests.lists, requests.gets, requests.notModified, fetched, unchanged].map(String),
			(wallMs / 1000).toFixed(1),
		]),
	];
	return rows
		.map(([name = '', ...cells]) =>
			[name.padEnd(16), ...cells.map((cell) => cell.padStart(13))].join(''),
		)
		.join('\n');
}

async function measureSync(
	situation: string,
	folder: string,
	service: RunningContentService,
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
				GUIDE_TIME_ZONE: generatedTimeZone,
			},
		},
	);
	const wallMs = performance.now() - startedAt;
	if (status !== 0) throw new Error(`The sync ended with code ${status}.\n${stdout}${stderr}`);
	// The sync has just written it.
	const { resources } = JSON.parse(readFileSync(reportPath, 'utf8')) as ContentReport;
	const { events, places } = resources;
	return {
		situation,
		requests: await service.requests(),
		fetched: places.fetched + events.fetched,
		unchanged: places.unchanged + events.unchanged,
		wallMs,
	};
}
