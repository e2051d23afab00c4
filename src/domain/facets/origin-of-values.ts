import { hasTerms, isNamedByInterface } from './facet.ts';

/**
 * By whose words the values of an axis are called: the interface's, or as terms or names of the
 * service.
 */
export function originOfValues(axis: string): { isContent: boolean; isTerm: boolean } {
	return { isContent: !isNamedByInterface(axis), isTerm: hasTerms(axis) };
}
