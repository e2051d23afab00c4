import { typingErrors } from './typing-errors.ts';

/**
 * Ranks of things by how they answer a query, the best way first; one more mistake follows
 * `misspelt` by one.
 */
export const rank = {
	exact: 0,
	/** Rank of a name of which all but the end of its last word is typed. */
	unfinished: 1,
	words: 2,
	wordBeginnings: 3,
	within: 4,
	/** Rank of a name that lacks a word which its kind or its town has. */
	described: 5,
	misspelt: 5,
	describedMisspelt: 8,
	missingWord: 9,
	describedMissingWord: 10,
};
export const noRank = 255;
/**
 * Steps of the share of a name that was typed; in finer ones the shortest name would always be the
 * best.
 */
const shareSteps = 3;
/** Minimum number of letters that are looked for in the middle of words. */
export const minWithin = 3;
/**
 * Scripts that put no space between words, or join short words to the next: parts of what looks
 * like a word count.
 */
const joinsWords =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Arabic}\p{Script=Hebrew}]/u;

export function isDescribed(found: number): boolean {
	return [rank.described, rank.describedMisspelt, rank.describedMissingWord].includes(found);
}

/** Returns whether what looks like a word may be several. */
export function isJoined(typed: string): boolean {
	return joinsWords.test(typed);
}

/**
 * Returns whether a word is likely no more than an article or a preposition, which a name may lack.
 */
export function isShort(typed: string): boolean {
	return typed.length <= minWithin && !isJoined(typed);
}

/**
 * Returns whether a word says something by itself: short ones are articles and the like more often
 * than names.
 */
export function isMeaningful(typed: string): boolean {
	return typed.length >= minWithin || isJoined(typed);
}

/**
 * Ranks how a word answers one that is typed.
 * @param maxErrors See `maxTypingErrors`.
 * @param mayBeWithin Whether its middle counts.
 */
export function wordRank(
	typed: string,
	word: string,
	mayBeWithin: boolean,
	maxErrors: number,
): number {
	// As above.
	if (word === typed && typed.length >= minWithin) return rank.words;
	if (word.startsWith(typed)) return rank.wordBeginnings;
	if (mayBeWithin && word.includes(typed)) return rank.within;
	if (maxErrors === 0) return noRank;
	const errors = typingErrors(typed, word, maxErrors);
	return errors <= maxErrors ? rank.misspelt + errors : noRank;
}

/** Compares the lengths of a query and of a name. */
export function lengthApart(typed: string, name: string): number {
	return Math.min(Math.abs(name.length - typed.length), 255);
}

/**
 * Returns the steps of the share that was not typed, twice; one more where a few letters are not
 * the beginning of the name.
 */
export function untyped(typed: string, name: string): number {
	const share = Math.min(Math.floor((typed.length / name.length) * shareSteps), shareSteps);
	return 2 * (shareSteps - share) + Number(typed.length < minWithin && !name.startsWith(typed));
}
