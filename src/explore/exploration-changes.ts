import type { Exploration } from './matching-rows.ts';

/** Whether other places are left, or the same in another order. */
export function haveOtherRows(one: Exploration, other: Exploration): boolean {
	return one.rows.join() !== other.rows.join();
}

/** Whether any number beside a choice is another one. */
export function haveOtherCounts(one: Exploration, other: Exploration): boolean {
	return countsInKey(one) !== countsInKey(other);
}

function countsInKey({ counts, openCount, photographCount }: Exploration): string {
	return String([openCount, photographCount, ...counts.values()]);
}
