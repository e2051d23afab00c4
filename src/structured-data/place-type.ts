import { namedInReason } from '../schemas/read-record.ts';
import { withoutSchemaOrg } from '../schemas/schema-org-name.ts';
import { classNamed } from './class-name.ts';

export interface PlaceType {
	/** A class of the vocabulary: `Place` or one below it. */
	type: string;
	/** Why the type is only `Place` where another one is stated, for the report. */
	problem?: string;
}

/**
 * The class of a place, from `schema_type` (service document, section 2.3).
 *
 * What names no class of places becomes `Place`, which is always true; `TouristAttraction` would be a claim that the source
 * does not make.
 */
export function placeType(schemaType: string | undefined): PlaceType {
	const stated = schemaType?.trim() ?? '';
	if (stated === '') return { type: 'Place' };
	const type = classNamed(withoutSchemaOrg(stated), 'Place');
	if (type !== undefined) return { type };
	return {
		type: 'Place',
		problem: `not a class of places in schema.org: ${namedInReason(stated)}`,
	};
}
