import { valueKey } from '../facets/spelling.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { hasMarkOfCopy } from './mark-of-copy.ts';
import { isSameText } from './same-text.ts';

/**
 * The other name of a place; `undefined` where there is none, or none but for case, accents, marks
 * and spaces, and where it has the mark of a copy, since it may be that of the place it was copied
 * from.
 */
export function alternateName({
	name,
	alternate_name: other,
}: Pick<PlaceRecord, 'name' | 'alternate_name'>): string | undefined {
	if (other === undefined || isSameText(other, name) || hasMarkOfCopy(other)) return undefined;
	const key = valueKey(other);
	return key !== '' && key === valueKey(name) ? undefined : other;
}
