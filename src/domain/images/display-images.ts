import type { ImageRecord } from '../../records/image.ts';
import { captionOf } from './caption.ts';
import { creditInCaption, nameIn } from './credit-texts.ts';
import type { DisplayImage } from './display-image.ts';
import { fileProblem } from './image-file.ts';
import { licenceOf } from './licence.ts';

/**
 * Maximum number of images of one record: more than anybody looks through, and few enough for a
 * page.
 */
const maxImages = 100;

export interface ImageProblem {
	/** Position in the record, such as `images[2].url`. */
	path: string;
	reason: string;
}

/**
 * Returns the images of a record in the order in which they are shown: the primary ones first, then
 * by `sort_order` (those without one last), then as the source lists them.
 *
 * An address is shown once, with what any of its entries says; one that holds no image is left out,
 * and so are those beyond `maxImages`.
 */
export function displayImages(images: readonly ImageRecord[] | undefined): DisplayImage[] {
	const shown = new Map<string, DisplayImage>();
	for (const image of inOrder(images ?? [])) {
		if (fileProblem(image.url) !== undefined || image.url === undefined) continue;
		const earlier = shown.get(image.url);
		if (!earlier && shown.size === maxImages) continue;
		const repeated = displayImage(image, image.url);
		shown.set(image.url, earlier ? completed(earlier, repeated) : repeated);
	}
	return [...shown.values()].map(describedImage);
}

/** Returns the first of the images as it is shown, for cards, and leaves the others unread. */
export function leadImage(images: readonly ImageRecord[] | undefined): DisplayImage | undefined {
	let lead: DisplayImage | undefined;
	for (const image of inOrder(images ?? [])) {
		if (image.url === undefined || (lead !== undefined && image.url !== lead.url)) continue;
		if (fileProblem(image.url) !== undefined) continue;
		const repeated = displayImage(image, image.url);
		lead = lead ? completed(lead, repeated) : repeated;
	}
	return lead && describedImage(lead);
}

/**
 * Returns what an editor should mend in a record's images: those left out, and those which a page
 * shows at a disadvantage.
 */
export function imageProblems(images: readonly ImageRecord[] | undefined): ImageProblem[] {
	const problems: ImageProblem[] = [];
	const seen = new Set<string>();
	if ((images ?? []).length > maxImages) {
		problems.push({ path: 'images', reason: `more than ${maxImages}, of which those are shown` });
	}
	(images ?? []).slice(0, maxImages).forEach((image, index) => {
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
		else if (captionOf(image.alt_text) === undefined) report('alt_text', 'a file name');
		if (image.caption !== undefined && captionOf(image.caption, image.url) === undefined) {
			report('caption', 'a file name');
		}
		if (image.credit !== undefined && nameIn(image.credit) === undefined) {
			report('credit', 'names nobody');
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

/** Compares two positions. Two infinities are equal: their difference is not a number. */
function compareOrder(a: number, b: number): number {
	return a === b ? 0 : a - b;
}

function displayImage(image: ImageRecord, url: string): DisplayImage {
	const isSized = image.width !== undefined && image.height !== undefined;
	const isThumbnail = image.thumbnail_url !== url && fileProblem(image.thumbnail_url) === undefined;
	const caption = captionOf(image.caption, url);
	return {
		url,
		alt: captionOf(image.alt_text) ?? '',
		caption,
		credit: nameIn(image.credit),
		holder: nameIn(image.copyright_holder),
		alsoCredited: caption === undefined && image.caption ? [image.caption] : undefined,
		licence: licenceOf(image.license),
		width: isSized ? image.width : undefined,
		height: isSized ? image.height : undefined,
		thumbnailUrl: isThumbnail ? image.thumbnail_url : undefined,
	};
}

/**
 * Completes an image from another entry of the same URL: a credit that one entry lacks may
 * stand in the other.
 */
function completed(image: DisplayImage, other: DisplayImage): DisplayImage {
	const isSized = image.width !== undefined;
	return {
		url: image.url,
		alt: image.alt || other.alt,
		caption: image.caption ?? other.caption,
		credit: image.credit ?? other.credit,
		holder: image.holder ?? other.holder,
		alsoCredited: bothOf(image.alsoCredited, other.alsoCredited),
		licence: image.licence ?? other.licence,
		width: isSized ? image.width : other.width,
		height: isSized ? image.height : other.height,
		thumbnailUrl: image.thumbnailUrl ?? other.thumbnailUrl,
	};
}

/**
 * Describes an image by its caption where no entry states an alternative text, and credits whom a
 * caption that is not shown names beside the image's own credits.
 */
function describedImage(image: DisplayImage): DisplayImage {
	const { alt, alsoCredited = [], caption, credit, holder } = image;
	const lines = alsoCredited.flatMap((hidden) => creditInCaption(hidden, [credit, holder]) ?? []);
	return {
		...image,
		alt: alt || (caption ?? ''),
		alsoCredited: lines.length === 0 ? undefined : [...new Set(lines)],
	};
}

function bothOf(a: readonly string[] | undefined, b: readonly string[] | undefined) {
	return a && b ? [...new Set([...a, ...b])] : (a ?? b);
}
