import { creditWords } from '../../i18n/lexicons/credits.ts';
import { lexicons } from '../../i18n/lexicons/lexicons.ts';
import { isFileAlone } from './caption.ts';

const copyrightSign = new RegExp(String.raw`\(c\)|${creditWords.copyright}`, 'gi');
const answers = lexicons.flatMap((lexicon) => lexicon.yesOrNo ?? []);
/**
 * Matches what a form leaves behind where it was only ticked. In capitals “JA” and “NO” may be
 * initials.
 */
const yesOrNo = new RegExp(
	String.raw`^(?:${answers.flatMap((word) => [word, word.toLowerCase()]).join('|')})[\s.]*$`,
	'u',
);

/**
 * Returns the text of a credit or of a holder of rights, where it names somebody; `undefined` where
 * it does not: a lone “©” or “Copyright 2020”, a mere “yes”, and what programs fill in, such as
 * “jpg” and “P7170330”.
 */
export function nameIn(text: string | undefined): string | undefined {
	if (text === undefined || !/\p{L}/u.test(text.replace(copyrightSign, ''))) return undefined;
	return yesOrNo.test(text.trim().normalize()) || isFileAlone(text) ? undefined : text;
}
