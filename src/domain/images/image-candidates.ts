import type { DisplayImage } from './display-image.ts';

/**
 * Holds what an `img` element chooses from (HTML, “Images”): an address for all, and candidates by
 * width.
 */
export interface ImageCandidates {
	src: string;
	srcset?: string | undefined;
}

/** Maximum width in pixels of an image on a card, on the densest of screens. */
const widestOnCard = 1000;
/**
 * Maximum width of a whole photograph that is offered to cards beside its thumbnail; a larger one
 * would take too long.
 */
const widestBesideThumbnail = 1600;
/**
 * Matches the width that the address of an image shows: `?w=480`, `480px-name`, `name-480.jpg`,
 * `name_480x320.jpg`; a bare 1900 to 2099 is a year.
 */
const widthInAddress =
	/[?&](?:w|width)=(\d{2,4})\b|\/(\d{2,4})px-[^/]*$|[-_](?!(?:19|20)\d\d\.)(\d{3,4})(?:w|x\d{2,4})?\.\w{3,4}$/i;

/**
 * Returns the files of an image for a card, or for the width of a page.
 *
 * The service does not state how wide a thumbnail is. Where the address of the thumbnail names no
 * width, cards show the thumbnail alone, and pages the image alone.
 */
export function imageCandidates(image: DisplayImage, use: 'card' | 'page'): ImageCandidates {
	const { files, thumbnailUrl, url, width } = image;
	if (files) {
		const [narrowest, ...wider] = files;
		const offered =
			use === 'page' ? files : [narrowest, ...wider.filter((file) => file.width <= widestOnCard)];
		const shown = use === 'page' ? files.at(-1) : narrowest;
		return candidates(
			shown?.src ?? url,
			offered.filter((file) => file !== undefined),
		);
	}
	const src = use === 'card' ? (thumbnailUrl ?? url) : url;
	const thumbnailWidth = thumbnailUrl === undefined ? undefined : widthIn(thumbnailUrl, url);
	if (thumbnailUrl === undefined || thumbnailWidth === undefined || width === undefined) {
		return { src };
	}
	const isOffered = thumbnailWidth < width && (use === 'page' || width <= widestBesideThumbnail);
	return isOffered
		? candidates(src, [
				{ src: thumbnailUrl, width: thumbnailWidth },
				{ src: url, width },
			])
		: { src };
}

function candidates(
	src: string,
	files: readonly { src: string; width: number }[],
): ImageCandidates {
	// A comma at the end of an address would part it from its width.
	if (files.length < 2 || files.some((file) => !/^\S*[^\s,]$/.test(file.src))) return { src };
	return { src, srcset: files.map((file) => `${file.src} ${file.width}w`).join(', ') };
}

/**
 * Returns the width in pixels that a URL names; `undefined` where it names none. A number that
 * the image's own URL bears too belongs to the file, as in `IMG_1234.jpg`.
 */
function widthIn(address: string, imageAddress: string): number | undefined {
	const digits = widthInAddress.exec(address)?.slice(1).find(Boolean);
	const isOfFile = digits !== undefined && imageAddress.match(/\d+/g)?.includes(digits);
	return digits === undefined || isOfFile ? undefined : Number(digits);
}
