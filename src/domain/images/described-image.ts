import { captionOf } from './caption.ts';
import { isNameAlone, withoutCreditedName } from './credited-name.ts';
import { creditsInCaption } from './credits-in-caption.ts';
import type { DisplayImage } from './display-image.ts';
import { hasWholeCredit, isNamedIn } from './spelling-of-name.ts';

/**
 * An image with its caption, less the name that its credit has, for an alternative text that no
 * entry of its address states, and with the credit of whoever is named in a caption that is not
 * shown and in no credit. Where that has the image's credit as it is written, and more, it stands
 * for it, and for others that it names whole, but under a licence, which asks for the credit alone.
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
	const { credit, licence } = image;
	const fuller =
		credit === undefined || licence !== undefined
			? undefined
			: others.find((line) => line.includes(credit) && isWholeIn(line, credit));
	const rest = others.filter((line) => fuller === undefined || !isWholeIn(fuller, line));
	return {
		...image,
		alt: image.alt || (caption ?? ''),
		caption,
		credit: fuller ?? credit,
		alsoCredited: rest.length === 0 ? undefined : rest,
	};
}

/** With its sign. */
function isWholeIn(line: string, credit: string): boolean {
	return (line.includes('©') || !credit.includes('©')) && hasWholeCredit(line, credit);
}

function captionBesideCredits(
	{ caption, url }: DisplayImage,
	credits: readonly (string | undefined)[],
): string | undefined {
	if (caption === undefined) return undefined;
	const rest = withoutCreditedName(caption, credits);
	return rest === caption ? rest : captionOf(rest, url);
}
