import type { MeasuredProcess } from './measured-process.ts';
import { median } from './median.ts';
import { alignedColumns } from './results-table.ts';

/** What one of the builds that are compared has cost. */
export interface BuildCost {
	wallMs: number;
	/** Of the processor, in all processes. */
	cpuMs: number;
	/** The same from the bundling of the code on: the service has been read, and the collections stored. */
	pagesCpuMs: number;
	/** Of the process that builds. */
	peakBytes: number;
	/** Of it and all that it started, at once; 0 where the system does not tell. */
	treePeakBytes: number;
}

/** The costs of each of the builds, a round after the other; the first of the builds is set against the others. */
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
	return {
		wallMs,
		cpuMs,
		pagesCpuMs: cpuMs - (marks['bench:bundling']?.detail.cpuMs ?? 0),
		peakBytes: Math.max(
			lastPeakBytes,
			...Object.values(marks).map(({ detail }) => detail.peakBytes),
		),
		treePeakBytes,
	};
}

/** The medians of all rounds, and how many times those of the others the first build costs. */
export function comparisonTable(rounds: Rounds): string {
	const medians = [...rounds].map(([name, costs]) => ({ name, cost: medianCost(costs) }));
	const [first, ...others] = medians;
	if (first === undefined) return '';
	return alignedColumns([
		['', 'wall s', 'processor s', 'of that for pages', 'peak MB', 'all processes MB'],
		...medians.map(({ name, cost }) => [
			name,
			seconds(cost.wallMs),
			seconds(cost.cpuMs),
			seconds(cost.pagesCpuMs),
			megabytes(cost.peakBytes),
			megabytes(cost.treePeakBytes),
		]),
		...others.map(({ name, cost }) => [
			`${first.name} ÷ ${name}`,
			ratio(first.cost.wallMs, cost.wallMs),
			ratio(first.cost.cpuMs, cost.cpuMs),
			ratio(first.cost.pagesCpuMs, cost.pagesCpuMs),
			ratio(first.cost.peakBytes, cost.peakBytes),
			ratio(first.cost.treePeakBytes, cost.treePeakBytes),
		]),
	]);
}

function medianCost(costs: readonly BuildCost[]): BuildCost {
	const medianOf = (member: keyof BuildCost) => median(costs.map((cost) => cost[member]));
	return {
		wallMs: medianOf('wallMs'),
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
