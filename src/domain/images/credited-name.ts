import { wordsOfName } from '../../i18n/slug.ts';
import { mostCharactersOfFile } from './name-of-file.ts';
import { rightsSigns } from './rights-sign.ts';
import { isNamedIn } from './spelling-of-name.ts';

/** Before a name; “copyright expired” names nobody. */
const startOfNotice = /^(?:©|\([cC]\)|[Cc](?:opyright|OPYRIGHT)\s?:?\s?(?=[©\p{Lu}\d]))/u;
/** Another sentence, words in brackets, or words in small letters behind a comma or dash. */
const moreThanName = /[([{].*\p{L}|\p{L}{3}\.\s+\p{L}|(?:,|\s[–—-])\s+\p{Ll}[\p{Ll}'’]*\s+\p{L}/su;
/** “8 Ana Reis”. */
const numberAtStart = /^\d{1,3}\s(?=\p{Lu})/u;

/**
 * A caption without the “© Name”, “Copyright Name” or “Credits Name” at its end where one of the
 * image's credits, which stand right below it, has that name as well, whatever its capitals,
 * accents and signs. A caption that names anybody besides stays as it is.
 */
export function withoutCreditedName(
	caption: string,
	credits: readonly (string | undefined)[],
): string {
	const sign = rightsSigns(caption).at(-1);
	if (!sign) return caption;
	const rest = caption.slice(0, sign.start).replace(/(?<![\s,;–-])[\s,;–-]+$/u, '');
	const name = padded(caption.slice(sign.end));
	const isCredited = credits.some(
		(credit) => credit !== undefined && padded(credit).includes(name),
	);
	return isCredited && name.trim() !== '' && /[\p{L}\p{M}\p{N})\]»”"’'.!?]$/u.test(rest)
		? rest
		: caption;
}

/**
 * Returns whether a caption says nothing but whose the image is: “© Town of Quay”, and where a
 * credit names the same, “Credits: Ana Reis” and “8 Ana Reis”.
 */
export function isNameAlone(caption: string, credits: readonly (string | undefined)[]): boolean {
	if (caption.length > mostCharactersOfFile) return false;
	const [sign] = rightsSigns(caption);
	if (sign?.start === 0) {
		const name = caption.slice(sign.end);
		if (startOfNotice.test(caption)) return !moreThanName.test(name);
		return isNamedIn(name, credits);
	}
	const name = padded(caption.replace(numberAtStart, ''));
	return (
		numberAtStart.test(caption) &&
		credits.some((credit) => credit !== undefined && padded(credit) === name)
	);
}

/** The words with a space before and after each, so that “Eva” is not in “Evan”. */
function padded(text: string): string {
	return ` ${wordsOfName(text).join(' ')} `;
}
