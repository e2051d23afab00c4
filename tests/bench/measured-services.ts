import type { RunningContentService } from './content-service.ts';
import { measuredLatencyMs } from './measured-latency.ts';
import { emptied, type MeasuredSync, measureSync } from './measured-syncs.ts';
import { alignedColumns } from './results-table.ts';

/** How fast services answer, and how many records they are asked for at once. */
const speeds = [
	{ latencyMs: 0, concurrency: 16 },
	{ latencyMs: 20, concurrency: 16 },
	{ latencyMs: 20, concurrency: 64 },
	{ latencyMs: 100, concurrency: 16 },
	{ latencyMs: 100, concurrency: 64 },
];

export interface MeasuredService extends MeasuredSync {
	/** Time that the service waits before each answer. */
	latencyMs: number;
	/** Time that it then takes for one. */
	takesMs: number;
	concurrency: number;
}

/**
 * Reads services of several speeds as the first build of a guide does: of as many rounds that of
 * median length.
 */
export async function measureServices(
	folder: string,
	service: RunningContentService,
	rounds: number,
): Promise<MeasuredService[]> {
	const measured: MeasuredService[] = [];
	for (const { concurrency, latencyMs } of speeds) {
		await service.delay(latencyMs);
		const takesMs = await measuredLatencyMs(service);
		const readings: MeasuredSync[] = [];
		for (let round = 0; round < rounds; round++) {
			const situation = `${latencyMs} ms`;
			readings.push(
				await measureSync(situation, emptied(folder), service, { concurrency, takesMs }),
			);
		}
		readings.sort((one, other) => one.readingMs - other.readingMs);
		const middle = readings[Math.floor((rounds - 1) / 2)];
		if (middle) measured.push({ ...middle, latencyMs, takesMs, concurrency });
	}
	return measured;
}

/** A line for each speed. */
export function servicesTable(services: readonly MeasuredService[]): string {
	const rows = [
		[
			'service waits',
			'takes ms',
			'at once',
			'records',
			'reading s',
			'of it parsing',
			'ms/record',
			'processor ms',
			'peak MB',
			'÷ N·L/c',
			'without parsing',
		],
		...services.map((reading) => [
			reading.situation,
			reading.takesMs.toFixed(1),
			String(reading.concurrency),
			String(reading.fetched),
			(reading.readingMs / 1000).toFixed(2),
			(reading.parseMs / 1000).toFixed(2),
			(reading.readingMs / reading.fetched).toFixed(2),
			(reading.cpuMs / reading.fetched).toFixed(2),
			(reading.peakBytes / 1e6).toFixed(0),
			reading.latencyMs === 0 ? '' : (reading.ratio?.toFixed(2) ?? ''),
			reading.latencyMs === 0 ? '' : (reading.ratioBesideParsing?.toFixed(2) ?? ''),
		]),
	];
	return alignedColumns(rows);
}
