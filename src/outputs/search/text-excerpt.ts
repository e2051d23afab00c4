import { foldedWords } from '../../i18n/folded-words.ts';

/** A page as Pagefind finds it. */
export interface FoundText {
	/**
	 * The whole text, angle brackets as references, words parted by white space or else by zero-width
	 * spaces.
	 */
	raw_content: string;
	/** Which of its words were found, from 0. */
	locations: readonly number[];
}

const length = 30;
/** Number of words before those that were found. */
const lead = 6;
const zeroWidthSpace = '\u200b';

/**
 * The stretch of a text with the most different words of a query, the first of them; what was found
 * is in `<mark>`.
 *
 * Pagefind's own excerpt has the most words, be they all the same, and so is of a heap of facts
 * rather than of the description before them.
 */
export function textExcerpt({ raw_content: text, ...found }: FoundText): string {
	const isParted = text.includes(zeroWidthSpace);
	const words = isParted ? text.split(zeroWidthSpace) : text.split(/[^\S\uFEFF]+/);
	const locations = found.locations.filter((at) => at < words.length).sort((a, b) => a - b);
	const wordAt = new Map(locations.map((at) => [at, foldedWords(words[at] ?? '').join()]));
	let [first = 0] = locations;
	let most = 0;
	for (const [index, start] of locations.entries()) {
		// No more than so many words stand there.
		const near = locations.slice(index, index + length);
		const within = near.filter((one) => one < start + length - lead);
		const { size } = new Set(within.map((one) => wordAt.get(one)));
		if (size > most) [first, most] = [start, size];
	}
	const start = Math.max(Math.min(first - lead, words.length - length), 0);
	return words
		.map((word, at) => (wordAt.has(at) ? `<mark>${word}</mark>` : word))
		.slice(start, start + length)
		.join(isParted ? '' : ' ');
}
