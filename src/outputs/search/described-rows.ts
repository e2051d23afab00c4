import { isJoined, isMeaningful, noRank, rank } from './name-rank.ts';
import type { RowTexts } from './row-texts.ts';

/** Holds what the rows of an index are said to be, and where they are. */
export interface Descriptions {
	kinds: RowTexts;
	towns: RowTexts;
	/** Facts that are stated of them, such as that wheelchairs get in. */
	facts: readonly RowTexts[];
	/** Texts of wider and smaller places than towns that they are in. */
	wheres: readonly RowTexts[];
}

/**
 * Finds rows that have some words of a query in their names and the others in what is said of them,
 * two at least. One of them says more than where they are, as nobody asks for all that is in a town
 * by two words of its name.
 *
 * @param ofNames Ranks of each word in the names, by row.
 * @param ranks Ranks of the names; a row that answers better so has its rank set here.
 * @param isMissable Whether a row may lack a word.
 * @returns Ranks by row, for those that are ranked so: the less, the better.
 */
export function rankDescribed(
	{ facts, kinds, towns, wheres }: Descriptions,
	words: readonly string[],
	ofNames: readonly Uint8Array[],
	ranks: Uint8Array,
	isMissable: (word: string) => boolean,
): Uint8Array {
	const [byKind, byTown] = [kinds.rank(words), towns.rank(words)];
	const [byFacts, byWheres] = [facts, wheres].map((all) =>
		all.map((texts) => ({ numbers: texts.numbers, ranks: texts.rank(words).ranks })),
	);
	const bestOf = (ranked: typeof byFacts, at: number, row: number) =>
		(ranked ?? []).reduce(
			(best, { numbers, ranks }) => Math.min(best, ranks[at]?.[numbers[row] ?? 0] ?? noRank),
			noRank,
		);
	// Names that happen to have an “in” or “de” are no better than others.
	const typed = [...words.entries()].flatMap(([at, word]) =>
		isMeaningful(word) ? [{ at, mayMiss: isMissable(word), isJoined: isJoined(word) }] : [],
	);
	const orders = new Uint8Array(ranks.length);
	for (let row = 0; row < ranks.length; row++) {
		if ((ranks[row] ?? 0) <= rank.within) continue;
		const [kind, town] = [kinds.numbers[row] ?? 0, towns.numbers[row] ?? 0];
		let [worst, missing, unnamed, isDescribed] = [0, 0, 0, false];
		for (const { at, isJoined, mayMiss } of typed) {
			const byName = ofNames[at]?.[row] ?? noRank;
			// Nobody means Framboise who asks for something in Amboise.
			const inName = byName === rank.within && !isJoined ? noRank : byName;
			const inKind = byKind.ranks[at]?.[kind] ?? noRank;
			const inFacts = bestOf(byFacts, at, row);
			const inTown = byTown.ranks[at]?.[town] ?? noRank;
			const found = Math.min(inName, inKind, inFacts, inTown, bestOf(byWheres, at, row));
			if (found === noRank && !mayMiss) {
				worst = noRank;
				break;
			}
			if (found === noRank) missing++;
			worst = Math.max(worst, found === noRank ? rank.missingWord : found);
			if (inName === noRank) unnamed++;
			isDescribed ||= Math.min(inName, inKind, inFacts) !== noRank;
		}
		const found = isDescribed && typed.length - missing > 1 ? describedRank(worst) : noRank;
		if (found >= (ranks[row] ?? noRank)) continue;
		ranks[row] = found;
		// The town first: who names one is there, or will be.
		orders[row] =
			(Math.min(byTown.untyped[town] ?? 0, 15) << 4) |
			(Math.min(unnamed, 3) << 2) |
			Math.min((byKind.untyped[kind] ?? 0) >> 3, 3);
	}
	return orders;
}

/**
 * Returns the rank of a row by what describes it.
 * @param worst Worst rank of the words.
 */
function describedRank(worst: number): number {
	if (worst <= rank.within) return rank.described;
	if (worst < rank.missingWord) return rank.describedMisspelt;
	return worst === noRank ? noRank : rank.describedMissingWord;
}
