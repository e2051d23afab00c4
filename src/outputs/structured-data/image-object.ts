import type { ImageObjectLeaf, OrganizationLeaf } from 'schema-dts';
import { copyrightNotice, holderName } from '../../domain/credits/credits.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import { imageId } from './identity.ts';
import { type NodeMembers, node, reference } from './json-ld.ts';
import { webUrl } from './web-url.ts';

/**
 * Describes the node of an image. Google documents whole numbers of pixels, schema.org a Distance;
 * schema-dts takes that for a string.
 */
export type ImageNode = Omit<ImageObjectLeaf, 'width' | 'height'> & {
	width?: number;
	height?: number;
};

/**
 * Returns the images of a page in display order, each with its rights.
 *
 * The address is that of the file in the page's `<img>`. No `creator`: the source names none, and a
 * credit line is no person.
 */
export function imageNodes(pageUrl: string, images: readonly DisplayImage[]): ImageNode[] {
	return images.map((image, index) => imageNode(imageId(pageUrl, index + 1), image));
}

/** Returns references to `imageNodes`, for the things that they show. */
export function imageReferences(pageUrl: string, images: readonly DisplayImage[]) {
	return images.map((_, index) => reference(imageId(pageUrl, index + 1)));
}

function imageNode(id: string, image: DisplayImage): ImageNode {
	const url = webUrl(image.url);
	const isSized = isPositiveInteger(image.width) && isPositiveInteger(image.height);
	const alternative = oneLine(image.alt);
	const caption = oneLine(image.caption);
	const holder = oneLine(image.holder);
	const members: NodeMembers<ImageNode> = {
		'@type': 'ImageObject',
		'@id': id,
		url,
		contentUrl: url,
		thumbnailUrl: webUrl(image.thumbnailUrl),
		width: isSized ? image.width : undefined,
		height: isSized ? image.height : undefined,
		// Where the source describes nothing, the caption stands in as alternative text.
		description: alternative === caption ? undefined : alternative,
		caption,
		creditText: oneLine(creditText(image)),
		copyrightHolder: holder ? organization(holderName(holder)) : undefined,
		copyrightNotice: holder ? copyrightNotice(holder) : undefined,
		license: webUrl(image.licence?.url),
	};
	return node(members);
}

function creditText({ alsoCredited = [], credit }: DisplayImage): string | undefined {
	const lines = [...(credit === undefined ? [] : [credit]), ...alsoCredited];
	return lines.length === 0 ? undefined : lines.join(' · ');
}

function organization(name: string): OrganizationLeaf {
	return { '@type': 'Organization', name };
}

function isPositiveInteger(value: number | undefined): boolean {
	return Number.isInteger(value) && Number(value) > 0;
}
