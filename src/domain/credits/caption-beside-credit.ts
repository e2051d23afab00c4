import { wordsOfName } from '../../i18n/slug.ts';
import type { ImageCredit } from './credits.ts';

/**
 * Returns the caption of an image, to be shown beside its credit; `undefined` where a line of the
 * credit says the same, whatever its signs, capitals and accents.
 */
export function captionBesideCredit(
	caption: string | undefined,
	credit: ImageCredit | undefined,
): string | undefined {
	if (caption === undefined) return undefined;
	const words = wordsOf(caption);
	return credit?.lines.some((line) => wordsOf(line) === words) ? undefined : caption;
}

function wordsOf(text: string): string {
	return wordsOfName(text).join(' ');
}
