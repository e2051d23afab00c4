import type { ImageRecord } from '../schemas/image.ts';
import { captionOf } from './caption.ts';
import { fileProblem } from './image-file.ts';
import { type Licence, licenceOf } from './licence.ts';

/** An image as a page shows it. */
export interface DisplayImage {
	/** Absolute `http:` or `https:` address. */
	url: string;
	/** Text in place of the image; empty where the source describes nothing. */
	alt: string;
	caption?: string | undefined;
	/** Credit line, to be shown directly below the image. */
	credit?: string | undefined;
	/** Who holds the copyright. */
	holder?: string | undefined;
	licence?: Licence | undefined;
	/** Pixels; both are known, or neither. */
	width?: number | undefined;
	height?: number | undefined;
	thumbnailUrl?: string | undefined;
}

export interface ImageProblem {
	/** Where it stood in the record, such as `images[2].url`. */
	path: string;
	reason: string;
}

/**
 * The images of a record in the order in which they are shown: the primary ones first, then by `sort_order` (those
 * without one last), then as the source lists them. An address is shown once; one that holds no image is left out.
 */
export function displayImages(images: readonly ImageRecord[] | undefined): DisplayImage[] {
	const shown = new Map<string, DisplayImage>();
	for (const image of inOrder(images ?? [])) {
		if (fileProblem(image.url) !== undefined || image.url === undefined) continue;
		if (!shown.has(image.url)) shown.set(image.url, displayImage(image, image.url));
	}
	return [...shown.values()];
}

/** What an editor should mend in a record's images: those left out, and those which a page shows at a disadvantage. */
export function imageProblems(images: readonly ImageRecord[] | undefined): ImageProblem[] {
	const problems: ImageProblem[] = [];
	const seen = new Set<string>();
	(images ?? []).forEach((image, index) => {
		const report = (member: keyof ImageRecord, reason: string) =>
			problems.push({ path: `images[${index}].${member}`, reason });
		const unusable = fileProblem(image.url);
		if (unusable !== undefined || image.url === undefined) {
			report('url', unusable ?? 'missing');
			return;
		}
		if (seen.has(image.url)) {
			report('url', 'listed before');
			return;
		}
		seen.add(image.url);
		if (image.url.startsWith('http:')) report('url', 'http, not https');
		if (image.thumbnail_url?.startsWith('http:')) report('thumbnail_url', 'http, not https');
		if (image.alt_text === undefined) report('alt_text', 'missing');
		if (image.caption !== undefined && captionOf(image.caption) === undefined) {
			report('caption', 'a file name');
		}
		if ((image.width === undefined) !== (image.height === undefined)) {
			report(image.width === undefined ? 'width' : 'height', 'missing beside the other');
		}
	});
	return problems;
}

function inOrder(images: readonly ImageRecord[]): ImageRecord[] {
	return [...images].sort(
		(a, b) =>
			Number(b.is_primary ?? false) - Number(a.is_primary ?? false) ||
			compareOrder(a.sort_order ?? Infinity, b.sort_order ?? Infinity),
	);
}

/** Two infinities are equal; their difference is not a number. */
function compareOrder(a: number, b: number): number {
	return a === b ? 0 : a - b;
}

function displayImage(image: ImageRecord, url: string): DisplayImage {
	const caption = captionOf(image.caption);
	const isSized = image.width !== undefined && image.height !== undefined;
	return {
		url,
		alt: image.alt_text ?? caption ?? '',
		caption,
		credit: image.credit,
		holder: image.copyright_holder,
		licence: licenceOf(image.license),
		width: isSized ? image.width : undefined,
		height: isSized ? image.height : undefined,
		thumbnailUrl: fileProblem(image.thumbnail_url) === undefined ? image.thumbnail_url : undefined,
	};
}
