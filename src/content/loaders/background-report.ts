import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { resourceNames } from '../../records/resource-name.ts';
import type { WherePublished } from '../../config/where-published.ts';
import type { ContentReport } from '../sync/content-report.ts';
import type { ReportTask } from './report-thread.ts';
import type { ReportedGuide } from './reported-guide.ts';
import { type ReportSettings, writeReport } from './write-report.ts';

/**
 * Minimum number of records for which a thread is begun: with fewer, the report is written before
 * it has started.
 */
const defaultMinRecords = 3000;

export interface BackgroundReportSettings {
	/** Maximum number of threads of the build. */
	threads: number;
	/** Origin and base path of the published guide. */
	where: Pick<WherePublished, 'origin' | 'base'>;
	/** Minimum number of records for which another thread writes the report. */
	minRecords?: number;
}

/**
 * Writes the report on a reading on a thread of its own, while the build goes on: what editors
 * should mend takes long to find out.
 */
export class BackgroundReport {
	readonly #settings: BackgroundReportSettings;
	#written: Promise<readonly string[]> = Promise.resolve([]);

	constructor(settings: BackgroundReportSettings) {
		this.#settings = settings;
	}

	/**
	 * Writes the report as `writeReport` does; where another thread writes it, it is there when
	 * `written` says so.
	 *
	 * @throws When the report cannot be written at its path.
	 */
	async begin(
		report: ContentReport,
		settings: ReportSettings,
		guide: ReportedGuide | undefined,
	): Promise<void> {
		const { minRecords = defaultMinRecords, threads, where } = this.#settings;
		const { reportPath, snapshotPath, timeZone, token } = settings;
		const count = resourceNames.reduce((sum, name) => sum + report.resources[name].published, 0);
		if (guide === undefined || threads < 2 || count < minRecords) {
			this.#written = Promise.resolve(await writeReport(report, settings, guide));
			return;
		}
		// Whoever cannot have a report is to learn that before a site is built.
		mkdirSync(dirname(reportPath), { recursive: true });
		appendFileSync(reportPath, '');
		const { routes: _, ...ofGuide } = guide;
		const order: ReportTask = {
			report,
			settings: { reportPath, snapshotPath, timeZone, token },
			guide: ofGuide,
			where,
		};
		this.#written = writtenByThread(order).catch((error: unknown) => {
			console.warn(
				`The thread that writes the report has ended (${String(error)}): the main thread writes it.`,
			);
			return writeReport(report, settings, guide);
		});
	}

	/**
	 * Waits for the report that was begun.
	 *
	 * @returns The last lines of the build.
	 * @throws When it cannot be written.
	 */
	async written(): Promise<readonly string[]> {
		return this.#written;
	}
}

async function writtenByThread(order: ReportTask): Promise<readonly string[]> {
	const thread = new Worker(new URL('report-thread.ts', import.meta.url), { workerData: order });
	let lines: readonly string[] = [];
	thread.on('message', (sent: readonly string[]) => {
		lines = sent;
	});
	await once(thread, 'exit');
	return lines;
}
