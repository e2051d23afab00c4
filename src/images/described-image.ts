import { captionOf } from './caption.ts';
import { isNameAlone, withoutCreditedName } from './credited-name.ts';
import { creditsInCaption } from './credits-in-caption.ts';
import type { DisplayImage } from './display-images.ts';
import { isNamedIn } from './spelling-of-name.ts';

/**
 * An image with its caption, less the name that its credit has, for an alternative text that no entry of its address states, and with the
 * credit of whoever is named in a caption that is not shown and in no credit.
 */
export function describedImage(image: DisplayImage): DisplayImage {
	const credits = [image.credit, image.holder];
	const isName = image.caption !== undefined && isNameAlone(image.caption, credits);
	const caption = isName ? undefined : captionBesideCredits(image, credits);
	const named = [
		...(isName ? creditsInCaption(image.caption ?? '') : []),
		...(image.alsoCredited ?? []),
	];
	const others = [...new Set(named)].filter((line) => !isNamedIn(line, credits));
	return {
		...image,
		alt: image.alt || (caption ?? ''),
		caption,
		alsoCredited: others.length === 0 ? undefined : others,
	};
}

function captionBesideCredits(
	{ caption, url }: DisplayImage,
	credits: readonly (string | undefined)[],
): string | undefined {
	if (caption === undefined) return undefined;
	const rest = withoutCreditedName(caption, credits);
	return rest === caption ? rest : captionOf(rest, url);
}
