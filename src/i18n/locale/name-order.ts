import { collator } from './formatters.ts';

const beforeTheStart = /^[^\p{L}\p{N}]+/u;

/**
 * Returns a function that puts names of an index in order, by the alphabet of a language (BCP 47):
 * numbers by their value; quotation marks and other signs at the beginning make no difference.
 */
export function nameOrder(locale: string): (one: string, other: string) => number {
	const { compare } = collator(locale);
	return (one, other) => compare(fromItsStart(one), fromItsStart(other));
}

function fromItsStart(name: string): string {
	return name.replace(beforeTheStart, '');
}
