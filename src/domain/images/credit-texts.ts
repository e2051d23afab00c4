import { creditWords } from '../../i18n/lexicons/credits.ts';
import { wordsOfName } from '../../i18n/slug.ts';
import { lexicons } from '../../i18n/lexicons/lexicons.ts';
import { isFileAlone } from './caption.ts';

/** “©”, “(c)”, “Copyright”, or a word for a credit in any language, and who follows. */
const signAndName = new RegExp(
	String.raw`(?:©|\(c\)|(?<![\p{L}\p{N}])(?:${creditWords.copyright}|${creditWords.credit})(?![\p{L}\p{N}]))(?<name>.*)$`,
	'isu',
);

const copyrightSign = new RegExp(String.raw`\(c\)|${creditWords.copyright}`, 'gi');
const yesOrNoWords = lexicons.flatMap((lexicon) => lexicon.yesOrNo ?? []);
/**
 * Matches what a form leaves behind where it was only ticked. In capitals “JA” and “NO” may be
 * initials.
 */
const yesOrNo = new RegExp(
	String.raw`^(?:${yesOrNoWords.flatMap((word) => [word, word.toLowerCase()]).join('|')})[\s.]*$`,
	'u',
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

/**
 * Returns the text of a credit or of a holder of rights, where it names somebody; `undefined` where
 * it does not: a lone “©” or “Copyright 2020”, a mere “yes”, and what programs fill in, such as
 * “jpg” and “P7170330”.
 */
export function nameIn(text: string | undefined): string | undefined {
	if (text === undefined || !/\p{L}/u.test(text.replace(copyrightSign, ''))) return undefined;
	return yesOrNo.test(text.trim().normalize()) || isFileAlone(text) ? undefined : text;
}
