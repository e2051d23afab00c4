import type { DisplayImage } from '../../../domain/images/display-image.ts';
import { displayImages } from '../../../domain/images/display-images.ts';
import { withCopy } from '../../../domain/images/image-copy.ts';
import type { ImageRecord } from '../../../records/image.ts';
import type { PageContext } from './page-context.ts';

export type ImageContext = Pick<PageContext, 'imageCopies' | 'routes' | 'site'>;

/** Returns a record's images in display order, as the guide's own copies where it has some. */
export function shownImages(
	context: ImageContext,
	images: readonly ImageRecord[] | undefined,
): DisplayImage[] {
	return displayImages(images).map((image) => shownImage(context, image));
}

/** Returns a summary with its image as pages show it. */
export function withShownImage<T extends { image?: DisplayImage | undefined }>(
	context: ImageContext,
	summary: T,
): T {
	return summary.image ? { ...summary, image: shownImage(context, summary.image) } : summary;
}

function shownImage(
	{ imageCopies, routes, site }: ImageContext,
	image: DisplayImage,
): DisplayImage {
	return withCopy(image, imageCopies, site.imageLicences, routes);
}
