import type { Descriptions } from './described-rows.ts';
import { isMeaningful, noRank, rank } from './name-rank.ts';

/**
 * Lists the rows that have most words of a query without mistakes, in their names or in what is
 * said of them, those with more of them first, then in their own order; only the best are listed.
 * Where something is does not count alone: nobody looks for all that is in a town.
 *
 * @param ofNames Ranks of each word in the names, by row.
 * @param isWanted Whether a row may be found; others are passed over.
 */
export function rowsWithSomeWords(
	words: readonly string[],
	ofNames: readonly Uint8Array[],
	descriptions: Descriptions | undefined,
	isWanted: (row: number) => boolean = () => true,
): number[] {
	const { facts = [], kinds, towns, wheres = [] } = descriptions ?? {};
	const what = hasWordAt(words, [...(kinds ? [kinds] : []), ...facts]);
	const where = hasWordAt(words, [...(towns ? [towns] : []), ...wheres]);
	const meaningful = [...words.keys()].filter((at) => isMeaningful(words[at] ?? ''));
	const [length = 0] = ofNames.map((ranks) => ranks.length);
	const found: { row: number; score: number }[] = [];
	for (let row = 0; row < length; row++) {
		const named = meaningful.filter((at) => has(ofNames[at]?.[row]));
		const described = meaningful.filter((at) => what(at, row));
		const placed = meaningful.filter((at) => where(at, row));
		if (named.length + described.length === 0 || !isWanted(row)) continue;
		// A word of the name says more than one of its kind.
		const score = 2 * new Set([...named, ...described, ...placed]).size + Math.sign(named.length);
		found.push({ row, score });
	}
	const best = found.reduce((most, { score }) => Math.max(most, score), 0);
	return found
		.filter(({ score }) => score >= best - 1)
		.sort((one, other) => other.score - one.score)
		.map(({ row }) => row);
}

/** Returns a function that returns whether the texts of a row have a word. */
function hasWordAt(
	words: readonly string[],
	texts: Descriptions['facts'],
): (at: number, row: number) => boolean {
	const ranked = texts.map((one) => ({ numbers: one.numbers, ranks: one.rank(words).ranks }));
	return (at, row) => ranked.some(({ numbers, ranks }) => has(ranks[at]?.[numbers[row] ?? 0]));
}

function has(found = noRank): boolean {
	return found <= rank.wordBeginnings;
}
