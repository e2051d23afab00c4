import { creditWords } from '../../i18n/lexicons/credits.ts';
import { wordsOfName } from '../../i18n/slug.ts';

/** “©”, “(c)”, “Copyright”, or a word for a credit in any language, and who follows. */
const signAndName = new RegExp(
	String.raw`(?:©|\(c\)|(?<![\p{L}\p{N}])(?:${creditWords.copyright}|${creditWords.credit})(?![\p{L}\p{N}]))(?<name>.*)$`,
	'isu',
);

/**
 * Returns the end of a caption that names whose an image is, from the sign for it on; `undefined`
 * where it has none, and where one of the credits has that name, whatever its capitals, accents,
 * spaces, signs and numbers.
 */
export function creditInCaption(
	caption: string,
	credits: readonly (string | undefined)[],
): string | undefined {
	const match = signAndName.exec(caption.normalize());
	const name = lettersOf(match?.groups?.name ?? '');
	if (match === null || name === '') return undefined;
	const isNamed = credits.some((credit = '') => lettersOf(credit).includes(name));
	return isNamed ? undefined : match[0].trim();
}

function lettersOf(text: string): string {
	return wordsOfName(text).join('').replace(/\P{L}/gu, '');
}
