import { displayImages } from '../../domain/images/display-images.ts';
import { isLicenceAmong } from '../../domain/images/licence.ts';
import type { ImageRecord } from '../../records/image.ts';
import type { ResourceName } from '../../records/resource-name.ts';

/** Says which record shows an image. */
export interface ShowingRecord {
	resource: ResourceName;
	id: string;
}

/**
 * Holds a record as far as its images go: destinations and collections may have one by itself.
 */
export interface IllustratedRecord extends ShowingRecord {
	image?: ImageRecord | undefined;
	images?: readonly ImageRecord[] | undefined;
}

export interface ImageSources {
	/** Record that shows it, by the address of each image that may be copied. */
	allowed: Map<string, ShowingRecord>;
	/** Addresses of images that may not. */
	withheld: Set<string>;
}

/**
 * Returns the images that records show, parted by whether their licence is one of the families that
 * may be copied.
 */
export function imageSources(
	records: Iterable<IllustratedRecord>,
	licences: readonly string[],
): ImageSources {
	const allowed = new Map<string, ShowingRecord>();
	const withheld = new Set<string>();
	for (const { id, image, images = [], resource } of records) {
		for (const { url, licence } of displayImages([...(image ? [image] : []), ...images])) {
			if (!isLicenceAmong(licence, licences)) withheld.add(url);
			else if (!allowed.has(url)) allowed.set(url, { resource, id });
		}
	}
	for (const url of allowed.keys()) withheld.delete(url);
	return { allowed, withheld };
}
