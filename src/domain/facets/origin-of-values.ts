import { hasTerms, isNamedByInterface } from './facet.ts';

/**
 * Returns by whose words the values of a facet are called: the interface's, or as terms or names of
 * the service.
 */
export function originOfValues(facet: string): { isContent: boolean; isTerm: boolean } {
	return { isContent: !isNamedByInterface(facet), isTerm: hasTerms(facet) };
}
