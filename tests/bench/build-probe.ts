import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import { type MarkDetail, measurementsVariable, type ProcessMeasurement } from './build-marks.ts';
import { takePeakBytes } from './peak-memory.ts';

/**
 * Loaded by `--import` into every process of a measured build; writes what it has measured when the
 * process ends.
 */
const sqlite = { writingMs: 0, readingMs: 0, reads: 0 };

if (isMainThread) {
	timeStatements();
	process.once('exit', write);
}

/** The snapshot is used deep inside the build, a few microseconds at a time. */
function timeStatements(): void {
	const writing = (ms: number) => (sqlite.writingMs += ms);
	const reading = (ms: number) => {
		sqlite.readingMs += ms;
		sqlite.reads++;
	};
	replace(StatementSync.prototype, 'run', writing);
	replace(DatabaseSync.prototype, 'exec', writing);
	replace(StatementSync.prototype, 'get', reading);
}

function replace(prototype: object, name: string, count: (ms: number) => void): void {
	const method: unknown = Reflect.get(prototype, name);
	if (typeof method !== 'function') throw new Error(`node:sqlite has no method ${name}.`);
	Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]): unknown {
		const startedAt = performance.now();
		try {
			return Reflect.apply(method, this, values) as unknown;
		} finally {
			count(performance.now() - startedAt);
		}
	});
}

function write(): void {
	const folder = process.env[measurementsVariable];
	if (folder === undefined) return;
	const { userCPUTime, systemCPUTime } = process.resourceUsage();
	const marks = performance
		.getEntriesByType('mark')
		.filter((entry) => entry instanceof PerformanceMark)
		.filter(({ name }) => name.startsWith('bench:'));
	const measurement: ProcessMeasurement = {
		userMs: userCPUTime / 1000,
		systemMs: systemCPUTime / 1000,
		lastPeakBytes: takePeakBytes(),
		marks: Object.fromEntries(
			// Every such mark is made by timed-integrations.ts.
			marks.map(({ name, startTime, detail }) => [
				name,
				{ atMs: startTime, detail: detail as MarkDetail },
			]),
		),
		sqlite,
	};
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(measurement));
}
