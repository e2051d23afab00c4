import { takePeakBytes } from './peak-memory.ts';

/**
 * Environment variable with the folder into which each process of a build writes its measurement.
 */
export const measurementsVariable = 'BENCH_MEASUREMENTS';

/**
 * Lists what a build writes down of itself, as marks of the User Timing interface; each name stands
 * once.
 */
export const buildMarks = {
	/** Node has started; the service is about to be read. */
	started: 'bench:started',
	/** The service has been read into the snapshot. */
	read: 'bench:read',
	/** Astro has started and the configuration is read. */
	configured: 'bench:configured',
	/** The content is in the collections; the bundler begins. */
	bundling: 'bench:bundling',
	/** The bundler is done; the addresses of all pages are being gathered. */
	routing: 'bench:routing',
	/** The first page is about to be rendered. */
	rendering: 'bench:rendering',
	/** The last page is written. It has `RenderingTimes` as well. */
	rendered: 'bench:rendered',
	/**
	 * Every integration has done its work on the finished pages. It has `IntegrationTimes` as well.
	 */
	finished: 'bench:finished',
} as const;
export type BuildMark = keyof typeof buildMarks;

/** The detail of every mark. */
export interface MarkDetail {
	/**
	 * The most memory that was resident since the mark before, or since the build began where that
	 * cannot be told.
	 */
	peakBytes: number;
	/** Time of the processor so far, in all threads. */
	cpuMs: number;
}

export interface IntegrationTimes {
	/** Milliseconds by integration. */
	integrations: Record<string, number>;
}

export interface RenderingTimes {
	/**
	 * Times by kind of page; what is under way at the same time shares the time of the clock and of
	 * the processor.
	 */
	kinds: Record<string, { pages: number; ms: number; cpuMs: number }>;
}

/** Holds what a process of the build says of itself when it ends. */
export interface ProcessMeasurement {
	/** Time of the processor, in user and system mode. */
	userMs: number;
	systemMs: number;
	/** The most memory that was resident since the last mark, as in `MarkDetail`. */
	lastPeakBytes: number;
	/** Milliseconds since the process began. */
	marks: Record<string, { atMs: number; detail: MarkDetail }>;
	/** Spent in calls of `node:sqlite`. */
	sqlite: { writingMs: number; readingMs: number; reads: number };
}

/** Marks the end of a step, with what it took. */
export function mark(name: BuildMark, times?: RenderingTimes | IntegrationTimes): void {
	const detail: MarkDetail = { peakBytes: takePeakBytes(), cpuMs: cpuMs(), ...times };
	performance.mark(buildMarks[name], { detail });
}

/** Returns what the build has had of the processor so far, in all threads. */
export function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}
