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
	/**
	 * Time of the processor, in all threads; in this step and in those before it that have no figure
	 * of their own.
	 */
	cpuMs?: number;
	/**
	 * The most memory that was resident; in this step and in those before it that have no figure of
	 * their own.
	 */
	peakBytes?: number;
}

type MarkedStep = Step & {
	/** The mark at its end. */
	endsAt?: BuildMark;
};

/**
 * Where the time of a build went, in the order of the work.
 *
 * Bounds are the marks of `build-process.ts` and `timedIntegrations`. Lists and records are read
 * side by side; parsing and writing to the snapshot happen while answers are awaited, and are taken
 * out of that.
 *
 * @throws When the build made no such marks, as when another integration replaces the prerenderer,
 *   or rendered no places.
 */
export function timeSplit(measured: MeasuredBuild): Step[] {
	const { build, wallMs } = measured;
	const at = (mark: BuildMark) => markOf(measured, mark).atMs;
	const parseMs = timing(measured, 'parse');
	const requestsMs = at('read') - at('started') - parseMs - build.sqlite.writingMs;
	// What the marks hold was made by timed-integrations.ts.
	const { kinds } = markOf(measured, 'rendered').detail as MarkDetail & RenderingTimes;
	const { integrations } = markOf(measured, 'finished').detail as MarkDetail & IntegrationTimes;
	if (!('places' in kinds)) throw new Error('The build rendered no pages of places.');
	const renderings = Object.entries(kinds).map(([kind, rendering]) => ({
		name: `render ${kind}`,
		...rendering,
	}));
	const afterwards = Object.entries(integrations).map(([name, ms]) => ({ name, ms }));
	const steps: MarkedStep[] = [
		{ name: 'start Node', ms: at('started'), endsAt: 'started' },
		{ name: 'list and read records (requests, waiting)', ms: requestsMs },
		{ name: 'parse records', ms: parseMs },
		{ name: 'write snapshot', ms: build.sqlite.writingMs, endsAt: 'read' },
		{ name: 'start Astro', ms: at('configured') - at('read'), endsAt: 'configured' },
		{
			name: 'store collections',
			ms: at('bundling') - at('configured'),
			endsAt: 'bundling',
		},
		{ name: 'bundle code', ms: at('routing') - at('bundling'), endsAt: 'routing' },
		{ name: 'gather guide and routes', ms: at('rendering') - at('routing'), endsAt: 'rendering' },
		...renderings,
		{
			name: 'write pages',
			ms: at('rendered') - at('rendering') - sum(renderings),
			endsAt: 'rendered',
		},
		...afterwards,
		{
			name: 'tidy up',
			ms: at('finished') - at('rendered') - sum(afterwards),
			endsAt: 'finished',
		},
	];
	return withCosts(
		[...steps, { name: 'start and end of process', ms: wallMs - sum(steps) }],
		measured,
	);
}

/** The most memory that was resident at once in a build. */
export function peakBytes(steps: readonly Step[]): number {
	return Math.max(...steps.map((step) => step.peakBytes ?? 0));
}

/**
 * A mark tells the memory since the mark before, and the processor's time since the build began.
 */
function withCosts(steps: readonly MarkedStep[], measured: MeasuredBuild): Step[] {
	let knownCpuMs = 0;
	return steps.map(({ endsAt, ...step }, index) => {
		const isLast = index === steps.length - 1;
		if (endsAt === undefined && !isLast) {
			knownCpuMs += step.cpuMs ?? 0;
			return step;
		}
		const { userMs, systemMs, build } = measured;
		const { cpuMs, peakBytes } =
			endsAt === undefined
				? { cpuMs: userMs + systemMs, peakBytes: build.lastPeakBytes }
				: markOf(measured, endsAt).detail;
		const ownCpuMs = cpuMs - knownCpuMs;
		knownCpuMs = cpuMs;
		return { ...step, cpuMs: ownCpuMs, peakBytes };
	});
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
