import type { FacetFact } from './facet.ts';

/** Returns the part of a URL that stands for a fact: `step-free-access`. */
export function factSlug(fact: FacetFact): string {
	return fact === 'isFree'
		? 'free'
		: fact.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
