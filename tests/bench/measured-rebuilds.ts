import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaceChange } from './changed-places.ts';
import type { RunningContentService } from './content-service.ts';
import { guideSettings } from './measured-build.ts';
import { measureProcess } from './measured-process.ts';
import { alignedColumns } from './results-table.ts';
import { setAside } from './set-aside.ts';

export interface MeasuredRebuild {
	/** Sentence on what had happened to the content since the build before. */
	situation: string;
	wallMs: number;
	cpuMs: number;
	/** Pages that were those of the build before, and all that can be. */
	keptPages: number;
	pages: number;
}

/** Share of the places that change between builds. */
const changedShare = 0.01;
const changes: readonly [PlaceChange, string][] = [
	['hours', 'with other hours'],
	['description', 'described anew'],
	['name', 'renamed'],
];

/**
 * Builds a guide from nothing, with nothing changed, and once more after each kind of change to one
 * place in a hundred.
 *
 * @throws When a build fails; the message has the end of what it printed.
 */
export async function measureRebuilds(
	folder: string,
	service: RunningContentService,
	settings: Record<string, string>,
): Promise<MeasuredRebuild[]> {
	setAside(folder);
	const first = await measureRebuild('from nothing', folder, service, settings);
	const second = await measureRebuild('nothing changed', folder, service, settings, first.pages);
	const rebuilds = [first, second];
	const changed = Math.ceil(service.placeCount * changedShare);
	for (const [change, words] of changes) {
		await service.changePlaces(changed, change);
		rebuilds.push(await measureRebuild(`${changed} ${words}`, folder, service, settings));
	}
	return rebuilds;
}

/** A line for each build. */
export function rebuildsTable(rebuilds: readonly MeasuredRebuild[]): string {
	const [first] = rebuilds;
	const rows = [
		['build', 's', '÷ first', 'processor s', 'pages drawn', 'of'],
		...rebuilds.map(({ cpuMs, keptPages, pages, situation, wallMs }) => [
			situation,
			(wallMs / 1000).toFixed(1),
			(wallMs / (first?.wallMs ?? wallMs)).toFixed(2),
			(cpuMs / 1000).toFixed(1),
			String(pages - keptPages),
			String(pages),
		]),
	];
	return alignedColumns(rows);
}

async function measureRebuild(
	situation: string,
	folder: string,
	service: RunningContentService,
	settings: Record<string, string>,
	pageCount = 0,
): Promise<MeasuredRebuild> {
	rmSync(join(folder, 'measurements'), { recursive: true, force: true });
	const { systemMs, userMs, wallMs } = await measureProcess(
		folder,
		[join('scripts', 'run.cjs'), join('src', 'cli', 'commands', 'build.ts')],
		{
			...guideSettings,
			...settings,
			OUTPUT_DIRECTORY: join(folder, 'dist'),
			WAYMARK_CACHE: join(folder, 'cache'),
			CONTENT_REPORT: join(folder, 'content-report.json'),
			CONTENT_SERVICE_URL: service.url,
			CONTENT_SERVICE_TOKEN: service.token,
		},
	);
	const log = readFileSync(join(folder, 'build.log'), 'utf8');
	const [, kept, all] = /(\d+) pages are those of the build before; (\d+) are kept/.exec(log) ?? [];
	return {
		situation,
		wallMs,
		cpuMs: userMs + systemMs,
		...(log.includes('Nothing has changed')
			? { keptPages: pageCount, pages: pageCount }
			: { keptPages: Number(kept), pages: Number(all) }),
	};
}
