import { sentencesOf, type Sentence, lowercaseWords } from '../../../guide/model/sentences.ts';
import { textAfterName } from '../../../guide/model/text-after-name.ts';
import { withoutLatinAccents } from '../../../i18n/slug.ts';

/**
 * Minimum number of words of a sentence that others may say as a part: one of fewer words is said
 * only by the same sentence, as “Open on Mondays” is not said by “Not open on Mondays”.
 */
const minWords = 8;

/** Returns the paragraphs of a long text of the service; none where it is absent. */
export function paragraphsOf(text: string | undefined): string[] {
	return (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}

/**
 * Returns the description and, before it, the editors' text without what the description says too.
 * The editors' text alone is returned where there is no description, or where it says all of that
 * and more. Where its first sentence is among what is left out, its rest has lost its beginning and
 * follows the description. Neither begins with the name alone, which heads the page.
 */
export function longTexts(
	description: string | undefined,
	editorial: string | undefined,
	name: string,
): { lead: string[]; description: string[] } {
	const shown = (text: string | undefined) => paragraphsOf(textAfterName(text, name));
	if (description === undefined || editorial === undefined) {
		return { lead: [], description: shown(description ?? editorial) };
	}
	const own = ownSentences(editorial, description);
	if (own !== '' && ownSentences(description, editorial) === '') {
		return { lead: [], description: shown(editorial) };
	}
	const [first = ''] = sentencesOf(editorial);
	return own.startsWith(first.trim())
		? { lead: shown(own), description: shown(description) }
		: { lead: [], description: [...shown(description), ...shown(own)] };
}

/**
 * Returns the sentences of a text that another one does not say word for word, in their order and
 * with their paragraphs; empty where it says all. Case, accents of Latin letters and marks tell no
 * two sentences apart.
 */
function ownSentences(text: string, other: string): string {
	const saidInOther = ` ${wordsIn(other)} `;
	const sentencesOfOther = new Set(sentencesOf(other).map(wordsIn));
	const isSaid = (sentence: Sentence) => {
		const words = wordsIn(sentence);
		const isLong = words.split(' ').length >= minWords;
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
