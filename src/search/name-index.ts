import { foldedWords, foldedWordsAndJoined } from './folded-words.ts';
import { forgivenErrors, typingErrors } from './typing-errors.ts';

/** How a name answers a query, the best way first; one more mistake follows `misspelt` by one. */
const rank = { exact: 0, beginning: 1, wordBeginning: 2, within: 3, misspelt: 3, missingWord: 6 };
const noRank = 255;
/** Fewest letters that are looked for in the middle of words. */
const fewestWithin = 3;
/** Scripts that put no space between words, or join short words to the next: parts of what looks like a word count. */
const joinsWords =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Finds names as they are typed: whole, their beginning, the beginning of any of their words, parts of words, and all that with
 * small mistakes.
 *
 * Comparing needs no index of letters: ten thousand names have about as many words, and each is left after a few letters.
 */
export class NameIndex {
	/** Words of each name, folded; with spaces and without. */
	readonly #spaced: string[] = [];
	readonly #joined: string[] = [];
	readonly #words: string[] = [];
	/** Rows of the names with each word. */
	readonly #rows: number[][] = [];

	/** @param names In the order in which equally good answers come. */
	constructor(names: readonly string[]) {
		const numbers = new Map<string, number>();
		for (const [row, name] of names.entries()) {
			const words = foldedWords(name);
			this.#spaced.push(words.join(' '));
			this.#joined.push(words.join(''));
			for (const word of new Set(foldedWordsAndJoined(name))) {
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

	/** Rows of the names that answer a query, the best first. */
	search(query: string, most: number): number[] {
		const words = foldedWords(query);
		if (words.length === 0) return [];
		const ranks = this.#ranksByWords(words);
		this.#rankByWhole(words, ranks);
		return bestRows(ranks, this.#joined, words.join('').length, most);
	}

	/** The rank of each name by its weakest word. */
	#ranksByWords(words: readonly string[]): Uint8Array {
		const ranks = new Uint8Array(this.#spaced.length);
		const hasLongWord = words.some(({ length }) => length > fewestWithin);
		for (const word of words) {
			const ofWord = this.#ranksByWord(word);
			const missing = hasLongWord && word.length <= fewestWithin ? rank.missingWord : noRank;
			for (let row = 0; row < ranks.length; row++) {
				ranks[row] = Math.max(ranks[row] ?? noRank, Math.min(ofWord[row] ?? noRank, missing));
			}
		}
		return ranks;
	}

	#ranksByWord(typed: string): Uint8Array {
		const ranks = new Uint8Array(this.#spaced.length).fill(noRank);
		const mayBeWithin = typed.length >= fewestWithin || joinsWords.test(typed);
		const forgiven = forgivenErrors(typed.length);
		for (const [number, word] of this.#words.entries()) {
			const found = wordRank(typed, word, mayBeWithin, forgiven);
			if (found === noRank) continue;
			for (const row of this.#rows[number] ?? []) {
				if (found < (ranks[row] ?? noRank)) ranks[row] = found;
			}
		}
		return ranks;
	}

	/** Names whose beginning is the query as a whole, wherever there are spaces in either. */
	#rankByWhole(words: readonly string[], ranks: Uint8Array): void {
		const spaced = words.join(' ');
		const joined = words.join('');
		const forgiven = forgivenErrors(joined.length);
		for (const [row, name] of this.#joined.entries()) {
			const known = ranks[row] ?? noRank;
			if (name.startsWith(joined)) {
				const startsWord = (this.#spaced[row] ?? '').startsWith(spaced);
				const isExact = name.length === joined.length && startsWord;
				ranks[row] = isExact ? rank.exact : rank.beginning;
			} else if (forgiven > 0 && known > rank.misspelt + 1) {
				const errors = typingErrors(joined, name, forgiven);
				if (errors <= forgiven) ranks[row] = Math.min(known, rank.misspelt + errors);
			}
		}
	}
}

function wordRank(typed: string, word: string, mayBeWithin: boolean, forgiven: number): number {
	if (word.startsWith(typed)) return rank.wordBeginning;
	if (mayBeWithin && word.includes(typed)) return rank.within;
	if (forgiven === 0) return noRank;
	const errors = typingErrors(typed, word, forgiven);
	return errors <= forgiven ? rank.misspelt + errors : noRank;
}

/**
 * Names with mistakes, and then names that lack a word, only where there is no other; by rank; among misspelt names those of the length of
 * the query first; then in the order of the names.
 */
function bestRows(
	ranks: Uint8Array,
	names: readonly string[],
	length: number,
	most: number,
): number[] {
	const best: { row: number; score: number }[] = [];
	const least = ranks.reduce((one, other) => Math.min(one, other), noRank);
	const worst =
		least <= rank.within ? rank.within : least < rank.missingWord ? rank.missingWord - 1 : least;
	for (const [row, found] of ranks.entries()) {
		if (found > worst || found === noRank) continue;
		const apart =
			found > rank.misspelt ? Math.min(Math.abs((names[row]?.length ?? 0) - length), 255) : 0;
		const score = found * 256 + apart;
		if (best.length === most && score >= (best.at(-1)?.score ?? 0)) continue;
		const after = best.findIndex((one) => one.score > score);
		best.splice(after === -1 ? best.length : after, 0, { row, score });
		if (best.length > most) best.pop();
	}
	return best.map(({ row }) => row);
}
