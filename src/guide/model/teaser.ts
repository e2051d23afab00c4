import { joinedLines } from './joined-lines.ts';
import { lowercaseWords, sentencesOf } from './sentences.ts';

/** Maximum length in characters: about what search engines and link previews show. */
export const maxTeaserLength = 160;

/**
 * Matches the groups of digits at an end, as of a telephone number, behind whatever stands before
 * it.
 */
const groupsAtEnd = /(?:\s[+(]*\d(?:[\d.,()/-]*[\d)])?)+$/u;

/** Matches the end of a text with one or two words behind what may end a sentence. */
const beginsSentenceAtEnd = /[.!?…]\P{L}*\s\S+(?:\s\S+)?$/u;

const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Returns the beginning of a text, for cards, feeds and descriptions; `undefined` where it says
 * nothing.
 */
export function teaserOf(text: string | undefined): string | undefined {
	return text === undefined || text.trim() === ''
		? undefined
		: shortened(joinedLines(text), maxTeaserLength);
}

/**
 * Returns a text on one line, cut after a word where it is longer than `length` characters, in
 * languages that write no spaces too.
 *
 * Only a word that is longer by itself is cut, between characters; and no number is cut in the
 * middle of its groups of digits. Of the last sentence at least three words are kept, or none.
 */
export function shortened(text: string, length: number): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= length) return line;
	const cut = line.slice(0, length);
	const lastSpace = cut.lastIndexOf(' ');
	const words = lastSpace > length / 2 ? cut.slice(0, lastSpace) : wholeWords(line, length);
	const isNumberCut = /^\s*\(?\d/.test(line.slice(words.length));
	const kept = isNumberCut ? words.replace(groupsAtEnd, '') : words;
	const whole = withoutBegunSentence(kept, length / 2);
	return `${whole.replace(/(?:[\s,;:.·|–—…„([（「『-]|(?<=\s)[«“‘"'])+$/u, '')}…`;
}

/**
 * Returns a text of one line, cut after a sentence where it is longer than `length` characters, or
 * after a word where a sentence is too long for that.
 */
export function wholeSentences(line: string, length: number): string {
	if (line.length <= length) return line;
	const sentences = sentencesOf(line.slice(0, length));
	const whole = sentences.slice(0, -1).join('').trimEnd();
	return whole.length > length / 2 ? whole : shortened(line, length);
}

/**
 * Returns a text without one or two words at its end that begin a sentence, where more than
 * `fewest` characters are left.
 */
function withoutBegunSentence(text: string, fewest: number): string {
	// Tells most texts many times faster than they are parted.
	if (!beginsSentenceAtEnd.test(text)) return text;
	const begun = sentencesOf(text).at(-1) ?? '';
	const before = text.slice(0, -begun.length).trimEnd();
	return before.length > fewest && lowercaseWords(begun).length < 3 ? before : text;
}

function wholeWords(line: string, length: number): string {
	let end = 0;
	// A word that is cut off here reaches beyond the length as well.
	for (const { index, segment } of wordSegmenter.segment(line.slice(0, length * 2))) {
		if (index + segment.length >= length) break;
		end = index + segment.length;
	}
	return end > length / 2
		? line.slice(0, end)
		: Array.from(line.slice(0, length)).slice(0, -1).join('');
}
