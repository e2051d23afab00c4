import { copyImages } from '../image-copies/copy-images.ts';
import { newImageCopyReport } from '../image-copies/image-copy-report.ts';
import { type IllustratedRecord, imageSources } from '../image-copies/image-sources.ts';
import type { SnapshotWriter } from '../snapshot/snapshot-writer.ts';
import type { ContentReport } from '../sync/content-report.ts';
import type { ImageSettings } from './service-settings.ts';

/** Copies the images of the records in a snapshot whose licence allows it, and notes the copies there and in the report. */
export async function copyImagesOf(
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
