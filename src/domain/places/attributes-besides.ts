import { valueKey } from '../facets/spelling.ts';
import type { Attribute, AttributeValue } from './attribute.ts';

/**
 * Attributes without the texts that a page tells elsewhere, in whatever spelling, where these are
 * values by themselves or in a list; one of which nothing else is left is left out.
 *
 * @param told Such as the certifications of a place, which sources often state among its labels as
 *   well.
 */
export function attributesBesides(
	attributes: readonly Attribute[],
	told: readonly string[],
): readonly Attribute[] {
	if (told.length === 0) return attributes;
	const keys = new Set(told.map(valueKey));
	const isTold = (value: AttributeValue) =>
		value.kind === 'text' && value.isContent && keys.has(valueKey(value.text));
	return attributes.flatMap((attribute) => {
		const { value } = attribute;
		if (isTold(value)) return [];
		if (value.kind !== 'list') return [attribute];
		const values = value.values.filter((element) => !isTold(element));
		if (values.length === 0 && value.omitted === 0) return [];
		const [only] = values;
		const isAlone = values.length === 1 && value.omitted === 0;
		return [{ ...attribute, value: only && isAlone ? only : { ...value, values } }];
	});
}
