/** Holds a sentence of a text, with the white space after it. */
export type Sentence = string;

const sentenceSegmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** Matches a word at an end that is short enough to be an abbreviation: “St.”, “10 h.”. */
const shortWordAtEnd = /(?<![\p{L}\p{M}\p{N}])\p{L}{1,3}\.\s*$/u;
/** Maximum number of characters of a short word, with the white space after it. */
const maxShortWordLength = 8;
/**
 * Matches what no sentence begins with, and numbers: a price or a time may be that of before.
 * Georgian begins none with a capital.
 */
const goesOn = /^[[\p{Ll}\p{N}\p{Pe}\p{Pf},;:]--[\p{Script=Georgian}]]|^[^\p{L}\p{N}]*$/v;

/**
 * Splits a text into sentences, which joined give the text again.
 *
 * Where it is not clear that a sentence ends, it goes on: after what may be an abbreviation, and
 * before a number or a small letter, as where a line was broken by hand.
 */
export function sentencesOf(text: string): Sentence[] {
	const sentences: Sentence[] = [];
	for (const { segment } of sentenceSegmenter.segment(text)) {
		const last = sentences.at(-1);
		if (last === undefined || isEnded(last, segment)) sentences.push(segment);
		else sentences[sentences.length - 1] = last + segment;
	}
	return sentences;
}

function isEnded(sentence: Sentence, next: string): boolean {
	const end = sentence.slice(-maxShortWordLength);
	return /\n\s*\n\s*$/.test(end) || !(shortWordAtEnd.test(end) || goesOn.test(next));
}

/** Returns the words of a text in small letters. */
export function lowercaseWords(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
