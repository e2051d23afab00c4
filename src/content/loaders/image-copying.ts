import { createProgress } from '../client/progress.ts';
import { copyImages } from '../image-copies/copy-images.ts';
import { newImageCopyReport } from '../image-copies/image-copy-report.ts';
import { type IllustratedRecord, imageSources } from '../image-copies/image-sources.ts';
import { resourceNames } from '../../records/resource-name.ts';
import type { EntryTable } from '../snapshot/entry-table.ts';
import type { SnapshotWriter } from '../snapshot/snapshot-writer.ts';
import type { ContentReport } from '../sync/content-report.ts';
import type { ServiceReach } from './content-source.ts';
import type { ImageSettings } from './service-settings.ts';

/**
 * Copies the images of the records in a snapshot whose licence allows it, and notes the copies
 * there and in the report.
 *
 * The host of the service may have images wherever it is.
 */
export async function copyImagesOf(
	snapshot: SnapshotWriter,
	{ licences, folder, limits, privateHosts }: ImageSettings,
	report: ContentReport,
	{ serviceUrl, reachedAt }: ServiceReach,
): Promise<void> {
	const startedAt = performance.now();
	const { allowed, withheld } = imageSources(recordsIn(snapshot.entries), licences);
	report.images = { ...newImageCopyReport(), allowed: allowed.size, withheld: withheld.size };
	const progress = createProgress({ label: 'Images' });
	const reach = {
		reachedAt,
		privateHosts: [new URL(serviceUrl).host, ...privateHosts],
		advance: (done: number) => {
			progress.advance(done, allowed.size);
		},
	};
	const copying = copyImages(allowed, folder, limits, report.images, reach);
	snapshot.addImageCopies(await copying.finally(progress.clear));
	const { setAside } = report.images;
	if (setAside !== undefined) {
		report.warnings.push(
			`The index of image copies was damaged. It has been set aside as ${setAside}, and every image is copied anew.`,
		);
	}
	report.timings.images = performance.now() - startedAt;
}

function* recordsIn(entries: EntryTable): Generator<IllustratedRecord> {
	for (const resource of resourceNames) {
		for (const json of entries.records(resource)) {
			// The sync parsed each by its schema before it wrote it.
			const record = JSON.parse(json) as Omit<IllustratedRecord, 'resource'>;
			yield { ...record, resource };
		}
	}
}
