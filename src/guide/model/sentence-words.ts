import type { Sentence } from './sentences.ts';

/** The words of a text in small letters. */
export function lowercaseWords(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function hasNumber(word: string): boolean {
	return /\p{N}/u.test(word);
}

/**
 * A mark, or what leads to an e-mail or web address in the languages of guides: “by e-mail to
 * ana@reis.pt”.
 */
const endOfBeginning =
	/[,;:(–]|\s(?:a|à|aan|al|an|at|au|auf|bei|em|en|naar|no|on|op|per|su|sur|to|unter|via)\s+(?=[^\s@]{1,64}@[^\s@]|https?:\/\/|www\.)/giu;

/**
 * The words of a sentence up to each of its marks and to each address in it, the shortest first,
 * each joined by spaces.
 *
 * @param mostWords Longer beginnings are left out.
 */
export function beginningsOf(sentence: Sentence, mostWords: number): string[] {
	const beginnings: string[] = [];
	let read = 0;
	for (const { index } of sentence.matchAll(endOfBeginning)) {
		const hasMore = /[\p{L}\p{N}]/u.test(sentence.slice(read, index));
		read = index;
		if (!hasMore) continue;
		// All of it anew, which is done a few times only: a small letter may be another one after what
		// stands before it.
		const words = lowercaseWords(sentence.slice(0, index));
		if (words.length > mostWords) break;
		beginnings.push(words.join(' '));
	}
	return beginnings;
}
