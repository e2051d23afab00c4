import { type Descriptions, rankDescribed } from './described-rows.ts';
import { foldedWords } from '../../i18n/folded-words.ts';
import {
	isDescribed,
	isMeaningful,
	isShort,
	lengthApart,
	minWithin,
	noRank,
	rank,
	untyped,
	wordRank,
} from './name-rank.ts';
import { rowsWithSomeWords } from './some-words.ts';
import { maxTypingErrors, typingErrors } from './typing-errors.ts';
import { wordsToFind } from './words-to-find.ts';

/** Holds rows of names that answer a query. */
export interface NameResults {
	rows: number[];
	/** Likeness to the query where nothing has all its words as they are written. */
	likeness?: Likeness;
}

/** Says that a query is answered with mistakes in it, or by some of its words alone. */
export type Likeness = 'misspelt' | 'some-words';

/**
 * Finds names as they are typed: whole, by any of their words, by the beginning of these, by parts
 * of them, and all that with small mistakes; by some of their words with others that say what
 * something is or where; and where nothing has all words of a query, by most of them.
 *
 * Comparing needs no index of letters: ten thousand names have about as many words, and each is
 * left after a few letters.
 */
export class NameIndex {
	/** Words of each name, folded; with spaces and without. */
	readonly #spaced: string[] = [];
	readonly #joined: string[] = [];
	readonly #words: string[] = [];
	/** Rows of the names with each word. */
	readonly #rows: number[][] = [];
	readonly #descriptions: Descriptions | undefined;

	/**
	 * @param names Names in the order in which equally good results come: what is worth most to a
	 *   visitor first.
	 * @param otherNames Other names of each row, by whose words it is found as well.
	 * @param descriptions Descriptions of the same rows.
	 */
	constructor(
		names: readonly string[],
		otherNames: readonly (readonly string[] | undefined)[] = [],
		descriptions?: Descriptions,
	) {
		this.#descriptions = descriptions;
		const numbers = new Map<string, number>();
		for (const [row, name] of names.entries()) {
			const words = foldedWords(name);
			this.#spaced.push(words.join(' '));
			this.#joined.push(words.join(''));
			const found = [name, ...(otherNames[row] ?? [])].flatMap(wordsToFind);
			for (const word of new Set(found)) {
				let number = numbers.get(word);
				if (number === undefined) {
					number = this.#words.push(word) - 1;
					numbers.set(word, number);
					this.#rows.push([]);
				}
				this.#rows[number]?.push(row);
			}
		}
	}

	/** Returns the rows of `answers` that have all words of the query. */
	search(query: string, maxRows: number, isWanted?: (row: number) => boolean): number[] {
		const { likeness, rows } = this.find(query, maxRows, isWanted);
		return likeness === 'some-words' ? [] : rows;
	}

	/**
	 * Finds rows of the names that answer a query, the best first.
	 *
	 * @param isWanted Whether a row may be found; others are passed over.
	 */
	find(query: string, maxRows: number, isWanted?: (row: number) => boolean): NameResults {
		const words = foldedWords(query);
		if (words.length === 0) return { rows: [] };
		const ofWords = words.map((word) => this.#ranksByWord(word));
		const hasLongWord = words.some(({ length }) => length > minWithin);
		const isMissable = (word: string) => hasLongWord && isShort(word);
		const ranks = this.#weakest(words, ofWords, isMissable);
		this.#rankByWhole(words, ranks);
		const orders =
			this.#descriptions && words.length > 1
				? rankDescribed(this.#descriptions, words, ofWords, ranks, isMissable)
				: new Uint8Array();
		if (isWanted) {
			for (const [row, found] of ranks.entries())
				if (found !== noRank && !isWanted(row)) ranks[row] = noRank;
		}
		const best = bestRows(ranks, this.#joined, words.join(''), orders, maxRows);
		if (best.rows.length > 0 || words.length === 1) return best;
		const rows = rowsWithSomeWords(words, ofWords, this.#descriptions, isWanted).slice(0, maxRows);
		return { rows, likeness: 'some-words' };
	}

	/** Returns the rank of each name by its weakest word. */
	#weakest(
		words: readonly string[],
		ofWords: readonly Uint8Array[],
		isMissable: (word: string) => boolean,
	): Uint8Array {
		const ranks = new Uint8Array(this.#spaced.length);
		for (const [at, word] of words.entries()) {
			const ofWord = ofWords[at];
			const missing = isMissable(word) ? rank.missingWord : noRank;
			for (let row = 0; row < ranks.length; row++) {
				ranks[row] = Math.max(ranks[row] ?? noRank, Math.min(ofWord?.[row] ?? noRank, missing));
			}
		}
		return ranks;
	}

	#ranksByWord(typed: string): Uint8Array {
		const ranks = new Uint8Array(this.#spaced.length).fill(noRank);
		const mayBeWithin = isMeaningful(typed);
		const maxErrors = maxTypingErrors(typed.length);
		for (const [number, word] of this.#words.entries()) {
			const found = wordRank(typed, word, mayBeWithin, maxErrors);
			if (found === noRank) continue;
			for (const row of this.#rows[number] ?? []) {
				if (found < (ranks[row] ?? noRank)) ranks[row] = found;
			}
		}
		return ranks;
	}

	/** Ranks names whose beginning is the query as a whole, wherever there are spaces in either. */
	#rankByWhole(words: readonly string[], ranks: Uint8Array): void {
		const spaced = words.join(' ');
		const joined = words.join('');
		const maxErrors = maxTypingErrors(joined.length);
		for (const [row, name] of this.#joined.entries()) {
			const known = ranks[row] ?? noRank;
			if (name.startsWith(joined)) {
				ranks[row] = Math.min(known, beginningRank(spaced, this.#spaced[row] ?? ''));
			} else if (maxErrors > 0 && known > rank.misspelt + 1) {
				const errors = typingErrors(joined, name, maxErrors);
				if (errors <= maxErrors) ranks[row] = Math.min(known, rank.misspelt + errors);
			}
		}
	}
}

function beginningRank(typed: string, name: string): number {
	if (name === typed) return rank.exact;
	const isUnfinished = name.startsWith(typed) && !name.includes(' ', typed.length);
	return isUnfinished ? rank.unfinished : rank.wordBeginnings;
}

/**
 * Chooses the best rows: what has mistakes, and then what lacks a word, only where there is nothing
 * else; by rank; among misspelt names those of the length of the query first, among others those of
 * which the larger share was typed; then in the order of the names.
 *
 * @param orders Orders of what is described.
 */
function bestRows(
	ranks: Uint8Array,
	names: readonly string[],
	typed: string,
	orders: Uint8Array,
	maxRows: number,
): NameResults {
	const best: { row: number; score: number }[] = [];
	const least = ranks.reduce((one, other) => Math.min(one, other), noRank);
	const worst = [rank.described, rank.describedMisspelt].find((one) => least <= one) ?? noRank - 1;
	for (const [row, found] of ranks.entries()) {
		if (found > worst || found === noRank) continue;
		const score = found * 256 + orderOf(row, found);
		if (best.length === maxRows && score >= (best.at(-1)?.score ?? 0)) continue;
		const after = best.findIndex((one) => one.score > score);
		best.splice(after === -1 ? best.length : after, 0, { row, score });
		if (best.length > maxRows) best.pop();
	}
	return {
		rows: best.map(({ row }) => row),
		...(least > rank.described && least < rank.missingWord && { likeness: 'misspelt' as const }),
	};

	function orderOf(row: number, found: number): number {
		const name = names[row] ?? '';
		if (isDescribed(found)) return orders[row] ?? 0;
		return found > rank.misspelt ? lengthApart(typed, name) : untyped(typed, name);
	}
}
