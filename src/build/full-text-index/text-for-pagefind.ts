import { foldedWords } from '../../i18n/folded-words.ts';
import {
	folding,
	joining,
	parting,
	signs,
	syllable,
	withUsualLetters,
	withVoicingMarks,
} from '../../outputs/search/indexed-words.ts';

/**
 * Matches a sign within a word. It begins with the sign, which is rare: a pattern that is tried in
 * front of each letter takes five times as long.
 */
const joiningSign = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}])[${signs}](?=[\\p{L}\\p{N}])`, 'gu');
const hasSyllable = new RegExp(syllable, 'u');
const oneSyllable = new RegExp(`^${syllable}$`, 'u');
const beforeOrAfterSyllable = new RegExp(
	`(?<=\\S)(?=${syllable})|(?<=${syllable})(?![ﾞﾟ])(?=[\\p{L}\\p{N}])`,
	'gu',
);
const withOtherLetters = /[A-Za-z0-9]*(?![ -~])[\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns a text as Pagefind is to read it, so that “abbaye” is found in “l’abbaye”, “smorrebrod”
 * in “smørrebrød”, and any part of a name in Han letters.
 */
export function textForPagefind(text: string): string {
	const parted = withUsualLetters(text)
		.replaceAll(folding, '| ~')
		.replaceAll(joining, '| ^')
		.replace(joiningSign, `$&${parting}`);
	// Most texts have letters of alphabets alone.
	const written = hasSyllable.test(parted)
		? withVoicingMarks(parted).replace(beforeOrAfterSyllable, `${joining} `)
		: parted;
	return written.replace(withOtherLetters, withFoldedForm);
}

function withFoldedForm(word: string): string {
	if (oneSyllable.test(word)) return word;
	const folded = foldedWords(word).join('');
	const byPagefind = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
	return folded === byPagefind || folded === '' ? word : `${word}${folding}${folded}`;
}
