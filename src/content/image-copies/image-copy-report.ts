import type { ShowingRecord } from './image-sources.ts';

/** Counts what became of the images that the guide may copy. */
export interface ImageCopyReport {
	/**
	 * Images of the content whose licence is among those that may be copied; each address counts
	 * once.
	 */
	allowed: number;
	/**
	 * Images without a licence, or under one that is not among them: their source's file is shown.
	 */
	withheld: number;
	downloaded: number;
	/** Images whose host said that the kept copy is still as it is there. */
	unchanged: number;
	/** Images that could not be loaded, by reason. */
	failed: Record<string, FailedImage[]>;
	/** Path to which the index of the copies went that was damaged; absent where it was not. */
	setAside?: string;
}

/** Describes an image that could not be copied, with a record that shows it. */
export interface FailedImage extends ShowingRecord {
	url: string;
	/** Image that the guide shows instead. */
	shown: 'an earlier copy' | 'the file at the source';
}

export function newImageCopyReport(): ImageCopyReport {
	return { allowed: 0, withheld: 0, downloaded: 0, unchanged: 0, failed: {} };
}

export function reportFailedImage(
	report: ImageCopyReport,
	reason: string,
	image: FailedImage,
): void {
	(report.failed[reason] ??= []).push(image);
}

/** Returns the report in one line. */
export function imageCopyLine(report: ImageCopyReport): string {
	const failed = Object.values(report.failed).reduce((sum, images) => sum + images.length, 0);
	return (
		`images: ${report.allowed} may be copied, ${report.downloaded} downloaded, ` +
		`${report.unchanged} unchanged, ${failed} failed; ${report.withheld} under no licence that allows it`
	);
}
