import { buildMarks } from './build-marks.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { median } from './median.ts';
import { alignedColumns } from './results-table.ts';

/** Holds what one of the builds that are compared has cost. */
export interface BuildCost {
	wallMs: number;
	/**
	 * Time from the bundling of the code on: the service has been read, and the collections stored.
	 */
	pagesWallMs: number;
	/** Time of the processor, in all processes. */
	cpuMs: number;
	/** Time of the processor from the bundling on. */
	pagesCpuMs: number;
	/** Peak memory of the process that builds. */
	peakBytes: number;
	/** Peak memory of it and all that it started, at once; 0 where the system does not tell. */
	treePeakBytes: number;
}

/** The costs of builds by their names, a round after the other. */
export type Rounds = ReadonlyMap<string, readonly BuildCost[]>;

export function costOf({
	wallMs,
	userMs,
	systemMs,
	build,
	treePeakBytes,
}: MeasuredProcess): BuildCost {
	const { marks, lastPeakBytes } = build;
	const cpuMs = userMs + systemMs;
	const bundling = marks[buildMarks.bundling];
	return {
		wallMs,
		pagesWallMs: wallMs - (bundling?.atMs ?? 0),
		cpuMs,
		pagesCpuMs: cpuMs - (bundling?.detail.cpuMs ?? 0),
		peakBytes: Math.max(
			lastPeakBytes,
			...Object.values(marks).map(({ detail }) => detail.peakBytes),
		),
		treePeakBytes,
	};
}

/**
 * The medians of all rounds, and how many times those of the others each of the guide's builds
 * costs.
 */
export function comparisonTable(ofGuide: Rounds, others: Rounds): string {
	const guide = medians(ofGuide);
	const compared = medians(others);
	return alignedColumns([
		['', 'wall s', 'for pages', 'processor s', 'for pages', 'peak MB', 'all processes MB'],
		...[...guide, ...compared].map(({ name, cost }) => [
			name,
			seconds(cost.wallMs),
			seconds(cost.pagesWallMs),
			seconds(cost.cpuMs),
			seconds(cost.pagesCpuMs),
			megabytes(cost.peakBytes),
			megabytes(cost.treePeakBytes),
		]),
		...guide.flatMap(({ name, cost }) =>
			compared.map((other) => [
				`${name} ÷ ${other.name}`,
				ratio(cost.wallMs, other.cost.wallMs),
				ratio(cost.pagesWallMs, other.cost.pagesWallMs),
				ratio(cost.cpuMs, other.cost.cpuMs),
				ratio(cost.pagesCpuMs, other.cost.pagesCpuMs),
				ratio(cost.peakBytes, other.cost.peakBytes),
				ratio(cost.treePeakBytes, other.cost.treePeakBytes),
			]),
		),
	]);
}

function medians(rounds: Rounds): { name: string; cost: BuildCost }[] {
	return [...rounds].map(([name, costs]) => ({ name, cost: medianCost(costs) }));
}

function medianCost(costs: readonly BuildCost[]): BuildCost {
	const medianOf = (member: keyof BuildCost) => median(costs.map((cost) => cost[member]));
	return {
		wallMs: medianOf('wallMs'),
		pagesWallMs: medianOf('pagesWallMs'),
		cpuMs: medianOf('cpuMs'),
		pagesCpuMs: medianOf('pagesCpuMs'),
		peakBytes: medianOf('peakBytes'),
		treePeakBytes: medianOf('treePeakBytes'),
	};
}

function seconds(ms: number): string {
	return (ms / 1000).toFixed(2);
}

function megabytes(bytes: number): string {
	return (bytes / 1e6).toFixed(0);
}

function ratio(a: number, b: number): string {
	return (a / b).toFixed(2);
}
