import { stretchesOf } from './parentheses.ts';

/**
 * The parts of a price in the order given, which semicolons part outside parentheses; none is
 * blank.
 */
export function partsOfPrice(priceRange = ''): string[] {
	if (!/[;；]/.test(priceRange)) return nonBlank([priceRange]);
	const parts: string[] = [];
	let part = '';
	for (const { text, isOutside } of stretchesOf(priceRange)) {
		const [first = '', ...others] = isOutside ? text.split(/[;；]/) : [text];
		part += first;
		for (const other of others) {
			parts.push(part);
			part = other;
		}
	}
	return nonBlank([...parts, part]);
}

function nonBlank(parts: readonly string[]): string[] {
	return parts.map((part) => part.trim()).filter((part) => part !== '');
}
