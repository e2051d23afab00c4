import { foldedWords } from '../../i18n/folded-words.ts';
import { isJoined, isShort, noRank, wordRank } from './name-rank.ts';
import { maxTypingErrors } from './typing-errors.ts';

/** Holds how the texts of rows answer the words of a query. */
export interface TextRanks {
	/** Rank of each word by the number of a text. */
	ranks: readonly Uint8Array[];
	/**
	 * Number of letters of a text that were not typed, by the number of the text; 0 where it has none
	 * of the words.
	 */
	untyped: Uint8Array;
}

/**
 * Holds what is said of the rows of an index besides their names, such as their towns: each
 * different text once, with its words.
 */
export class RowTexts {
	/** Number of the text of each row; 0 where it has none. */
	readonly numbers: Uint32Array;
	/** Words of each text, by its number. */
	readonly #words: (readonly string[])[] = [[]];
	readonly #lengths = [0];

	/** @param wordsOf The words by which a text is found, folded. */
	constructor(
		texts: readonly (string | undefined)[],
		wordsOf: (text: string) => readonly string[],
	) {
		const numbers = new Map<string | undefined, number>([[undefined, 0]]);
		this.numbers = Uint32Array.from(texts, (text) => {
			const known = numbers.get(text);
			if (known !== undefined || text === undefined) return known ?? 0;
			const number = this.#words.push([...new Set(wordsOf(text))]) - 1;
			this.#lengths.push(foldedWords(text).join('').length);
			numbers.set(text, number);
			return number;
		});
	}

	/**
	 * Ranks how each text answers each typed word. The middle of words counts only where a script
	 * joins them, and so does the beginning of one in three letters or fewer.
	 */
	rank(typed: readonly string[]): TextRanks {
		const untyped = Uint8Array.from(this.#lengths, (length) => Math.min(length, noRank));
		const typedOf = new Uint16Array(this.#lengths.length);
		const ranks = typed.map((one) => {
			const maxErrors = maxTypingErrors(one.length);
			const isWithin = isJoined(one);
			const mustBeWhole = isShort(one);
			return Uint8Array.from(this.#words, (words, number) => {
				let best = noRank;
				for (const word of words) {
					if (mustBeWhole && word !== one) continue;
					// A beginning with a mistake in it may be that of too many words.
					const mayErr = word.length <= one.length + maxErrors;
					best = Math.min(best, wordRank(one, word, isWithin, mayErr ? maxErrors : 0));
				}
				if (best !== noRank) typedOf[number] = (typedOf[number] ?? 0) + one.length;
				return best;
			});
		});
		for (const [number, letters] of typedOf.entries())
			untyped[number] = letters === 0 ? 0 : Math.max((untyped[number] ?? 0) - letters, 0);
		return { ranks, untyped };
	}
}
