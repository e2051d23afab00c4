import { mayBeMojibake, mojibakeBeginnings, withoutMojibake } from '../../records/mojibake.ts';
import { withoutMarkup } from '../../records/markup.ts';
import { type DroppedField, namedInReason } from '../../records/read-record.ts';
import { textsOfRecord } from './texts-of-record.ts';

/** Matches the replacement character, and question marks that stand for lost letters: “K?ln”. */
const lostLetters =
	/\uFFFD|(?<=^|[\s(«“"])\?+(?=\p{L})|(?<=\p{L})\?+(?=\p{Ll})|(?<=\p{Lu})\?+(?=\p{Lu})|^\s*\?(?:\s*\?){2,}\s*$/u;
/** Matches signs that stand within no word: letters of a DOS code page, accents beside a letter. */
const signInWord =
	/(?<=\p{L})[ƒ‚](?=-?\p{Ll})|(?<=\p{Ll})[‡ˆ‰¨¸¤¦](?=\p{Ll})|[aeio]´(?!s)(?=\p{Ll}{3})/u;
const unmended = [mojibakeBeginnings, lostLetters, signInWord];
/**
 * Matches a sign that each of these patterns needs; texts without one are recognised by it fast.
 */
const signOfUnmended = /[?\uFFFDƒ‚‡ˆ‰¨¸¤¦´ÂÃÄÅÌÐÑØÙâð]/;
/** Matches a word with signs that addresses have, in which a question mark begins parameters. */
const address = /[/=&@\\]|www\./i;
/** Letters written as entities, as well. */
const entity = /&(?:[a-z]|#)/i;

const begin = 'garbled letters: ';

/**
 * Lists the texts of one record whose letters were garbled on their way, each by the first words
 * which are: those that the guide mends, and those that visitors see as they are.
 *
 * @param source The record as it was sent: in one that was read, letters are mended.
 */
export function garbledTextProblems(source: unknown): DroppedField[] {
	const seen = new Set<string>();
	return textsOfRecord(source).flatMap(({ path, text }) => {
		if (seen.has(text)) return [];
		seen.add(text);
		const words = garbledWords(text);
		return words === undefined ? [] : [{ path, reason: begin + namedInReason(words) }];
	});
}

/** Returns the words that such a reason names; `undefined` for any other reason. */
export function garbledWordsOf(reason: string): string | undefined {
	return reason.startsWith(begin) ? reason.slice(begin.length) : undefined;
}

function garbledWords(source: string): string | undefined {
	const isSuspect = mayBeMojibake(source) || signOfUnmended.test(source) || entity.test(source);
	if (!isSuspect) return undefined;
	const text = withoutMarkup(source);
	const mended = withoutMojibake(text);
	if (mended !== text) return wordsAround(text, firstDifference(text, mended));
	for (const pattern of unmended) {
		const index = text.search(pattern);
		const words = index < 0 ? '' : wordsAround(text, index);
		if (words !== '' && !address.test(words)) return words;
	}
	return undefined;
}

function firstDifference(text: string, other: string): number {
	let index = 0;
	while (text[index] === other[index]) index++;
	return index;
}

/**
 * Returns the words that have the two characters at the index, where it begins a word also the word
 * before.
 */
function wordsAround(text: string, index: number): string {
	const start = Math.max(...[' ', '\n'].map((space) => text.lastIndexOf(space, index - 2))) + 1;
	const length = text.slice(index + 2).search(/\s/);
	return text.slice(start, length < 0 ? undefined : index + 2 + length).trim();
}
