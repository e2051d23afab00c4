import {
	type BuildMark,
	buildMarks,
	type IntegrationTimes,
	type MarkDetail,
	type RenderingTimes,
} from './build-marks.ts';
import type { MeasuredBuild } from './measured-build.ts';

/** A stretch of a build's time; all stretches together are the whole. */
export interface Step {
	name: string;
	ms: number;
	/** How many pages it rendered, if it rendered any. */
	pages?: number;
	/** The most memory that was resident in it and in those before it that have no figure of their own. */
	peakBytes?: number;
}

/**
 * Where the time of a build went, in the order of the work.
 *
 * Bounds are the marks of `timedIntegrations`, and of the content report its `readAt`, its `timings` and the time at
 * which it was written. Parsing and writing to the snapshot happen while answers are awaited, and are taken out of that.
 *
 * @throws When the build made no such marks, as when another integration replaces the prerenderer.
 */
export function timeSplit(measured: MeasuredBuild): Step[] {
	const { build, report, reportWrittenAtMs, wallMs } = measured;
	const at = (mark: BuildMark) => markOf(measured, mark).atMs;
	const peakAt = (mark: BuildMark) => ({
		peakBytes: markOf(measured, mark).detail.peakBytes,
	});
	const readAtMs = Date.parse(report.readAt) - build.startedAtMs;
	const syncedAtMs = reportWrittenAtMs - build.startedAtMs;
	const listMs = timing(measured, 'list');
	const parseMs = timing(measured, 'parse');
	const requestsMs = syncedAtMs - readAtMs - listMs - parseMs - build.sqlite.writingMs;
	// What the marks hold was made by timed-integrations.ts.
	const { kinds } = markOf(measured, 'rendered').detail as MarkDetail & RenderingTimes;
	const { integrations } = markOf(measured, 'finished').detail as MarkDetail & IntegrationTimes;
	const renderings = Object.entries(kinds).map(([kind, { pages, ms }]) => ({
		name: `render ${kind}`,
		ms,
		pages,
	}));
	const afterwards = Object.entries(integrations).map(([name, ms]) => ({ name, ms }));
	const steps: Step[] = [
		{ name: 'start Node and Astro', ms: at('configured'), ...peakAt('configured') },
		{ name: 'prepare collections', ms: readAtMs - at('configured') },
		{ name: 'list records', ms: listMs },
		{ name: 'read records (requests, waiting)', ms: requestsMs },
		{ name: 'parse records', ms: parseMs },
		{ name: 'write snapshot', ms: build.sqlite.writingMs },
		{ name: 'store collections', ms: at('bundling') - syncedAtMs, ...peakAt('bundling') },
		{ name: 'bundle code', ms: at('routing') - at('bundling'), ...peakAt('routing') },
		{
			name: 'gather guide and routes',
			ms: at('rendering') - at('routing'),
			...peakAt('rendering'),
		},
		...renderings,
		{
			name: 'write pages',
			ms: at('rendered') - at('rendering') - sum(renderings),
			...peakAt('rendered'),
		},
		...afterwards,
		{
			name: 'tidy up',
			ms: at('finished') - at('rendered') - sum(afterwards),
			...peakAt('finished'),
		},
	];
	const rest = { name: 'start and end of process', ms: wallMs - sum(steps) };
	return [...steps, { ...rest, peakBytes: build.lastPeakBytes }];
}

/** The most memory that was resident at once in a build. */
export function peakBytes(steps: readonly Step[]): number {
	return Math.max(...steps.map((step) => step.peakBytes ?? 0));
}

function markOf({ build }: MeasuredBuild, name: BuildMark): { atMs: number; detail: MarkDetail } {
	const mark = build.marks[buildMarks[name]];
	if (mark === undefined) throw new Error(`The build made no mark "${name}".`);
	return mark;
}

function timing({ report }: MeasuredBuild, name: string): number {
	const ms = report.timings[name];
	if (ms === undefined) throw new Error(`The content report has no timing "${name}".`);
	return ms;
}

function sum(steps: readonly Step[]): number {
	return steps.reduce((total, { ms }) => total + ms, 0);
}
