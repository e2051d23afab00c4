import type { Exploration } from './matching-rows.ts';

/** Returns whether other places are left, or the same in another order. */
export function haveOtherRows(one: Exploration, other: Exploration): boolean {
	return one.rows.join() !== other.rows.join();
}

/**
 * Returns whether any number beside a choice is another one. That of photographs is the same where
 * the rows are.
 */
export function haveOtherCounts(one: Exploration, other: Exploration): boolean {
	return countsInKey(one) !== countsInKey(other);
}

function countsInKey({ counts, openCount }: Exploration): string {
	return [openCount, ...counts.values()].join();
}
