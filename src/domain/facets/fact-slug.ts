import type { FacetFact } from './facet.ts';

/** A fact as part of an address: `step-free-access`. */
export function factSlug(fact: FacetFact): string {
	return fact === 'isFree'
		? 'free'
		: fact.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
