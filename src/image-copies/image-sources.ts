import { displayImages } from '../images/display-images.ts';
import { isLicenceAmong } from '../images/licence.ts';
import type { ImageRecord } from '../schemas/image.ts';

/** A record as far as its images go: destinations and collections may have one by itself. */
export interface IllustratedRecord {
	id: string;
	image?: ImageRecord | undefined;
	images?: readonly ImageRecord[] | undefined;
}

export interface ImageSources {
	/** The id of a record that shows it, by the address of each image that may be copied. */
	allowed: Map<string, string>;
	/** Addresses of images that may not. */
	withheld: Set<string>;
}

/** The images that records show, parted by whether their licence is one of the families that may be copied. */
export function imageSources(
	records: Iterable<IllustratedRecord>,
	licences: readonly string[],
): ImageSources {
	const allowed = new Map<string, string>();
	const withheld = new Set<string>();
	for (const { id, image, images = [] } of records) {
		for (const { url, licence } of displayImages([...(image ? [image] : []), ...images])) {
			if (!isLicenceAmong(licence, licences)) withheld.add(url);
			else if (!allowed.has(url)) allowed.set(url, id);
		}
	}
	for (const url of allowed.keys()) withheld.delete(url);
	return { allowed, withheld };
}
