import { valueKey } from '../axes/spelling.ts';
import type { PlaceRecord } from '../schemas/place.ts';
import { isSameText } from './same-text.ts';

/** The other name of a place; `undefined` where there is none, or none but for case, accents, marks and spaces. */
export function alternateName({
	name,
	alternate_name: other,
}: Pick<PlaceRecord, 'name' | 'alternate_name'>): string | undefined {
	if (other === undefined || isSameText(other, name)) return undefined;
	const key = valueKey(other);
	return key !== '' && key === valueKey(name) ? undefined : other;
}
