import { valueKey } from '../facets/spelling.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { isSameText } from './same-text.ts';

/**
 * Returns the other name of a place; `undefined` where there is none, or none but for case,
 * accents, marks and spaces.
 */
export function alternateName({
	name,
	alternate_name: other,
}: Pick<PlaceRecord, 'name' | 'alternate_name'>): string | undefined {
	if (other === undefined || isSameText(other, name)) return undefined;
	const key = valueKey(other);
	return key !== '' && key === valueKey(name) ? undefined : other;
}
