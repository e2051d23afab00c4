import { lexicons } from './lexicons.ts';

/** Lists what programs write where nothing is stated. */
const ofPrograms = ['null', 'undefined', '#REF!', '#VALUE!'];

/**
 * Punctuation around a text, and dashes that count as signs. Asterisks may be stars, and
 * exclamation marks are the name of a band.
 */
const marksAround = /^(?:(?![*!])[\p{P}\s−~])+|(?:(?![*!])[\p{P}\s−~])+$/gu;

/** Forms put it before whatever is filled in for a web address. */
const schemeBefore = /^(?:https?:\/*)+/;

/**
 * Maximum number of characters of a text that may be a placeholder: more than any has, with the
 * marks around it.
 */
const maxCharacters = 60;

const placeholders: ReadonlySet<string> = new Set(
	[...ofPrograms, ...lexicons.flatMap((lexicon) => lexicon.placeholders)].map(wordsIn),
);

/**
 * Returns whether a text is no content but stands where nothing is stated: marks alone, such as
 * “-”, “.” and “https://-”, or in any language a word for that, such as “N/A”, “(none)” and “不適用”.
 */
export function isPlaceholder(text: string): boolean {
	if (text.length > maxCharacters) return false;
	const words = wordsIn(text);
	return words === '' || placeholders.has(words);
}

/**
 * Returns a text in one form, without the marks around it and the spaces at points and slashes.
 */
function wordsIn(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(schemeBefore, '')
		.replace(/’/g, "'")
		.replace(marksAround, '')
		.replace(/\s*([./])\s*/g, '$1')
		.replace(/\s+/g, ' ');
}
