import { hasNumber } from '../../../guide/model/sentence-words.ts';

const wordsOfRun = 3;
/** So many words may be left out of a run where a sentence is told in fewer. */
const mostLeftOut = 2;

/** Each three words of a text that follow each other, joined by spaces. */
export function runsOf(words: readonly string[]): string[] {
	return words
		.slice(0, 1 - wordsOfRun)
		.map((_, index) => words.slice(index, index + wordsOfRun).join(' '));
}

/**
 * Returns such runs of a sentence, also where words between them are left out, unless one is a
 * number.
 */
export function looseRunsOf(words: readonly string[]): string[] {
	return words.flatMap((first, start) => {
		const after = words.slice(start + 1, start + wordsOfRun + mostLeftOut);
		return after.flatMap((third, end) => {
			const between = after.slice(0, end);
			const numbers = between.filter(hasNumber);
			return between
				.filter((second) => numbers.every((number) => number === second))
				.map((second) => `${first} ${second} ${third}`);
		});
	});
}

/**
 * Returns whether the words of a sentence stand in another text as they stand here, not merely
 * somewhere in it: each in a run that is there, and numbers in none that is not. “The north tower”
 * is not said by “the south tower” beside “the north gate”, nor “8 euros” by “5 euros”.
 *
 * @param runsOfOther As `looseRunsOf` reads them.
 */
export function areInPlace(words: readonly string[], runsOfOther: ReadonlySet<string>): boolean {
	const isThere = runsOf(words).map((run) => runsOfOther.has(run));
	return words.every((word, index) => {
		const around = isThere.slice(Math.max(0, index + 1 - wordsOfRun), index + 1);
		return hasNumber(word) ? !around.includes(false) : around.includes(true);
	});
}
