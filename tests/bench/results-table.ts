import type { MeasuredBuild } from './measured-build.ts';
import { peakBytes, type Step } from './time-split.ts';

/** Returns a table of what a build cost, a line each. */
export function totalsTable(
	{ wallMs, userMs, systemMs, otherProcesses, output }: MeasuredBuild,
	steps: readonly Step[],
): string {
	const rows = [
		['wall', `${seconds(wallMs)} s`],
		[
			'processor',
			`${seconds(userMs + systemMs)} s (${seconds(userMs)} user, ${seconds(systemMs)} system)`,
		],
		['peak memory', `${megabytes(peakBytes(steps))} MB${othersNote(otherProcesses)}`],
		[
			'pages',
			`${output.pages} of ${(output.pageBytes / output.pages / 1000).toFixed(1)} kB on average`,
		],
		['files', `${output.files}, ${megabytes(output.bytes)} MB`],
		['pages/s', (output.pages / (wallMs / 1000)).toFixed(0)],
		['ms/page', (wallMs / output.pages).toFixed(2)],
	] as const;
	return rows.map(([name, value]) => `${name.padEnd(12)} ${value}`).join('\n');
}

/**
 * Where the time went, a line per step; figures of processor and memory are since the figure above.
 */
export function stepsTable(steps: readonly Step[]): string {
	const total = steps.reduce((sum, { ms }) => sum + ms, 0);
	const totalCpu = steps.reduce((sum, { cpuMs }) => sum + (cpuMs ?? 0), 0);
	const rows = [
		['step', 's', '%', 'pages', 'ms/page', 'processor s', 'peak MB'],
		...steps.map(({ name, ms, pages, cpuMs, peakBytes }) => [
			name,
			seconds(ms),
			((100 * ms) / total).toFixed(1),
			pages === undefined ? '' : String(pages),
			pages === undefined ? '' : (ms / pages).toFixed(2),
			cpuMs === undefined ? '' : seconds(cpuMs),
			peakBytes === undefined ? '' : megabytes(peakBytes),
		]),
		['total', seconds(total), '100.0', '', '', seconds(totalCpu), megabytes(peakBytes(steps))],
	];
	return alignedColumns(rows);
}

/** The first column to the left, the others to the right. */
export function alignedColumns(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.map((row) => (row[column] ?? '').length)),
	);
	return rows
		.map((row) =>
			widths
				.map((width, column) =>
					column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
				)
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

function othersNote(processes: number): string {
	return processes === 0 ? '' : ` (without ${processes} other processes)`;
}

function seconds(ms: number): string {
	return (ms / 1000).toFixed(2);
}

function megabytes(bytes: number): string {
	return (bytes / 1_000_000).toFixed(0);
}
