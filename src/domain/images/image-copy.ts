import type { DisplayImage } from './display-image.ts';
import { isLicenceAmong } from './licence.ts';

/** Describes one file of an image, in one width. */
export interface ImageFile {
	/** Name of the file, which changes with what is in it. */
	name: string;
	/** Pixels. */
	width: number;
	height: number;
}

/**
 * Holds an image that was copied to be served by the guide itself: its files, the narrowest first,
 * at least one.
 */
export type ImageCopy = readonly ImageFile[];

/** Copies by the address of the image at its source. */
export type ImageCopies = ReadonlyMap<string, ImageCopy>;

/** Describes where the guide serves the files of an image. */
export interface ImageAddresses {
	/** Returns the path of a file on this site. */
	imageFile(name: string): string;
	absolute(path: string): string;
}

/**
 * Widths in pixels in which an image is kept: for cards, for telephones and columns, for the width
 * of a page.
 */
const keptWidths = [480, 960, 1600];
/**
 * Minimum saving of a width against the next one, as a share of its bytes: with less it is not
 * worth a file.
 */
const minSaving = 0.8;

/**
 * Returns the widths in pixels in which an image of the given width is kept, the narrowest first;
 * it is never made wider.
 */
export function copyWidths(originalWidth: number): number[] {
	const widest = Math.min(originalWidth, keptWidths.at(-1) ?? originalWidth);
	return [...keptWidths.filter((width) => width < widest * minSaving), widest];
}

/**
 * Returns an image as a page shows it: by the guide's own copy where there is one and its licence
 * is among those that may be copied, else by the source's file.
 *
 * @param addresses URLs of files that the guide serves.
 */
export function withCopy(
	image: DisplayImage,
	copies: ImageCopies,
	licences: readonly string[],
	addresses: ImageAddresses,
): DisplayImage {
	const copy = copies.get(image.url);
	const widest = copy?.at(-1);
	if (!copy || !widest || !isLicenceAmong(image.licence, licences)) return image;
	const files = copy.map(({ name, width, height }) => ({
		src: addresses.imageFile(name),
		width,
		height,
	}));
	const thumbnail = files.length > 1 ? files[0] : undefined;
	return {
		...image,
		url: addresses.absolute(addresses.imageFile(widest.name)),
		width: widest.width,
		height: widest.height,
		thumbnailUrl: thumbnail && addresses.absolute(thumbnail.src),
		sourceUrl: image.url,
		files,
	};
}
