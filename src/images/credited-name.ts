import { wordsOfName } from '../slug.ts';

/**
 * A caption without the “© Name” at its end where one of the image's credits, which stand right below it, has that name as well, whatever
 * its capitals, accents and signs. A caption that has nothing else, or names anybody besides, stays as it is.
 */
export function withoutCreditedName(
	caption: string,
	credits: readonly (string | undefined)[],
): string {
	const start = caption.lastIndexOf('©');
	if (start === -1) return caption;
	const rest = caption.slice(0, start).replace(/(?<![\s,;–-])[\s,;–-]+$/u, '');
	const name = padded(caption.slice(start));
	const isCredited = credits.some(
		(credit) => credit !== undefined && padded(credit).includes(name),
	);
	return isCredited && name.trim() !== '' && /[\p{L}\p{M}\p{N})\]»”"’'.!?]$/u.test(rest)
		? rest
		: caption;
}

/** The words with a space before and after each, so that “Eva” is not in “Evan”. */
function padded(text: string): string {
	return ` ${wordsOfName(text).join(' ')} `;
}
