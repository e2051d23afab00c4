import { namedInReason } from '../../records/read-record.ts';
import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { classNamed } from './class-name.ts';
import { isSubclassOf } from './vocabulary.ts';

/** Places whose room is for vehicles (schema.org). */
const kindsForVehicles = ['RVPark', 'ParkingFacility'];
/**
 * Lists the types that have stars in schema.org (https://schema.org/starRating), and where else one
 * may stay overnight.
 */
const kindsWithStars = ['LodgingBusiness', 'FoodEstablishment', 'Accommodation', 'RVPark'];

export interface PlaceType {
	/** Class of the vocabulary: `Place` or one below it. */
	type: string;
	/** Reason why the type is only `Place` where another one is stated, for the report. */
	problem?: string;
}

/**
 * Returns the class of a place, from `schema_type` (service document, section 2.3).
 *
 * What names no class of places becomes `Place`, which is always true; `TouristAttraction` would be
 * a claim that the source does not make.
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

/**
 * Returns whether the capacity of a place of a class counts people. Our reading: where vehicles
 * stand it is not known whether it does.
 */
export function isCapacityInPeople(type: string): boolean {
	return !kindsForVehicles.some((kind) => isSubclassOf(type, kind));
}

/**
 * Returns whether a number of stars may be that of a place of a class: of lodging, food or pitches,
 * or of no known kind.
 *
 * Our reading: sources put other ratings there too, such as the category of a tourist office.
 */
export function mayHaveStars(type: string): boolean {
	return type === 'Place' || kindsWithStars.some((kind) => isSubclassOf(type, kind));
}
