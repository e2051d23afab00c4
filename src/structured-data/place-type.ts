import { classNamed, withoutPrefix } from './class-name.ts';

export interface PlaceType {
	/** A class of the vocabulary: `Place` or one below it. */
	type: string;
	/** Why the type is only `Place`, for the report. */
	problem?: string;
}

/**
 * The class of a place, from `schema_type` (service document, section 2.3).
 *
 * What names no class of places becomes `Place`, which is always true; `TouristAttraction` would be a claim that the source
 * does not make.
 */
export function placeType(schemaType: string | undefined): PlaceType {
	if (schemaType === undefined || schemaType.trim() === '') {
		return { type: 'Place', problem: 'missing' };
	}
	const type = classNamed(withoutPrefix(schemaType), 'Place');
	return type === undefined
		? { type: 'Place', problem: `not a class of places in schema.org: ${schemaType.trim()}` }
		: { type };
}
