import { type Sentence, lowercaseWords, sentencesOf } from '../../../guide/model/sentences.ts';
import { withoutLatinAccents } from '../../../i18n/slug.ts';

/**
 * A sentence of fewer words is said only by the same sentence: “Open on Mondays” is not said by
 * “Not open on Mondays”.
 */
const fewestWords = 8;

/**
 * Returns the sentences of a text that another one does not say word for word, in their order and
 * with their paragraphs; empty where it says all. Case, accents of Latin letters and marks tell no
 * two sentences apart.
 */
export function ownSentences(text: string, other: string): string {
	const saidInOther = ` ${wordsIn(other)} `;
	const sentencesOfOther = new Set(sentencesOf(other).map(wordsIn));
	const isSaid = (sentence: Sentence) => {
		const words = wordsIn(sentence);
		const isLong = words.split(' ').length >= fewestWords;
		return sentencesOfOther.has(words) || (isLong && saidInOther.includes(` ${words} `));
	};
	return sentencesOf(text)
		.map((sentence) => (isSaid(sentence) ? (/\n\s*$/.exec(sentence)?.[0] ?? '') : sentence))
		.join('')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

function wordsIn(text: string): string {
	return lowercaseWords(withoutLatinAccents(text.normalize('NFD'))).join(' ');
}
