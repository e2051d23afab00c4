import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createProgress } from '../content-service/progress.ts';
import { SnapshotWriter } from '../snapshot/snapshot-writer.ts';
import { type ContentReport, newContentReport } from '../sync/content-report.ts';
import { readGuide } from '../sync/read-guide.ts';
import { reportTable } from '../sync/report-table.ts';
import { withContentService } from './content-source.ts';
import type { ServiceSettings } from './service-settings.ts';

/**
 * Reads the service and replaces the snapshot by what it publishes now.
 *
 * The content report is written whether or not that succeeds.
 *
 * @throws When the service cannot be read well enough to publish; the old snapshot then stays.
 */
export async function refreshSnapshot(settings: ServiceSettings): Promise<void> {
	const readAt = new Date().toISOString();
	await withContentService(settings, async (service) => {
		const report = newContentReport(
			settings.url === undefined ? 'sample' : service.baseUrl.href,
			readAt,
		);
		const snapshot = new SnapshotWriter(settings.snapshotPath);
		const progress = createProgress({
			label: 'Places and events',
			output: process.stdout,
			now: () => performance.now(),
		});
		try {
			await readGuide(service, settings, snapshot, report, progress);
			const { setAside } = snapshot.commit(readAt);
			if (setAside !== undefined) {
				console.warn(
					`${settings.snapshotPath} could not be read and is now ${setAside}. The addresses that it remembered are lost unless ADDRESSES_FILE names a file which has them.`,
				);
			}
		} catch (error) {
			snapshot.abandon();
			throw error;
		} finally {
			progress.finish();
			writeReport(report, settings.reportPath);
		}
	});
}

function writeReport(report: ContentReport, path: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `${JSON.stringify(report, undefined, '\t')}\n`);
	console.log(`${reportTable(report)}\nThe whole report is in ${path}.`);
}
