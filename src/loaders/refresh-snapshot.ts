import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createProgress } from '../content-service/progress.ts';
import { copyImages } from '../image-copies/copy-images.ts';
import { newImageCopyReport } from '../image-copies/image-copy-report.ts';
import { type IllustratedRecord, imageSources } from '../image-copies/image-sources.ts';
import { SnapshotWriter } from '../snapshot/snapshot-writer.ts';
import { type ContentReport, newContentReport } from '../sync/content-report.ts';
import { readGuide } from '../sync/read-guide.ts';
import { reportTable } from '../sync/report-table.ts';
import { withContentService } from './content-source.ts';
import type { ImageSettings, ServiceSettings } from './service-settings.ts';

/**
 * Reads the service and replaces the snapshot by what it publishes now.
 *
 * The content report is written whether or not that succeeds.
 *
 * @throws When the service cannot be read well enough to publish; the old snapshot then stays.
 */
export async function refreshSnapshot(settings: ServiceSettings): Promise<void> {
	const readAt = new Date().toISOString();
	await withContentService(settings, async (service, reachedAt) => {
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
			if (settings.url === undefined || settings.images.mode === 'local') {
				await copyImagesOf(snapshot, settings.images, report, reachedAt);
			}
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

async function copyImagesOf(
	snapshot: SnapshotWriter,
	{ licences, folder, limits }: ImageSettings,
	report: ContentReport,
	reachedAt: (address: string) => string,
): Promise<void> {
	const startedAt = performance.now();
	const { allowed, withheld } = imageSources(recordsIn(snapshot), licences);
	report.images = { ...newImageCopyReport(), allowed: allowed.size, withheld: withheld.size };
	snapshot.addImageCopies(await copyImages(allowed, folder, limits, report.images, reachedAt));
	report.timings.images = performance.now() - startedAt;
}

function* recordsIn(snapshot: SnapshotWriter): Generator<IllustratedRecord> {
	// The sync parsed each by its schema before it wrote it.
	for (const json of snapshot.records()) yield JSON.parse(json) as IllustratedRecord;
}

function writeReport(report: ContentReport, path: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `${JSON.stringify(report, undefined, '\t')}\n`);
	console.log(`${reportTable(report)}\nThe whole report is in ${path}.`);
}
