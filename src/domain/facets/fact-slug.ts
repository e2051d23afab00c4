import type { AxisFact } from './axis.ts';

/** A fact as part of an address: `step-free-access`. */
export function factSlug(fact: AxisFact): string {
	return fact === 'isFree'
		? 'free'
		: fact.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
