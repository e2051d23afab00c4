import type { LocationFeatureSpecificationLeaf, PropertyValueLeaf } from 'schema-dts';
import type { PlaceAccess } from '../../records/place-access.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { uniqueTexts } from './text.ts';

/** Holds what a place's class has no property for. */
interface FactsWithoutProperty {
	priceRange?: string | undefined;
	/** BCP 47 tags. */
	languages?: readonly string[] | undefined;
}

/**
 * Returns every stated flag of a place's access, in a fixed order and with fixed English names;
 * `false` says as much as `true`.
 *
 * @param withPetsAllowed Whether "Pets allowed" is among them; no where the place carries
 *   `petsAllowed`.
 */
export function amenityFeatures(
	access: PlaceAccess | undefined,
	withPetsAllowed: boolean,
): LocationFeatureSpecificationLeaf[] {
	const { accessibility, family_friendly: family, pet_policy: pets } = access ?? {};
	const flags: Record<string, boolean | undefined> = {
		'Wheelchair accessible': accessibility?.wheelchair_accessible,
		'Accessible toilets': accessibility?.accessible_toilets,
		'Hearing loop': accessibility?.hearing_loop,
		'Braille signage': accessibility?.braille_signage,
		'Audio guide': accessibility?.audio_guide,
		'Step-free access': accessibility?.step_free_access,
		'Accessible parking': accessibility?.accessible_parking,
		'Suitable for children': family?.suitable_for_children,
		"Children's menu": family?.children_menu,
		'Baby changing': family?.baby_changing,
		'Pushchair friendly': family?.pushchair_friendly,
		"Children's activities": family?.children_activities,
		'Pets allowed': withPetsAllowed ? pets?.pets_allowed : undefined,
		'Dogs allowed': pets?.dogs_allowed,
		'Pets on lead only': pets?.pets_on_lead_only,
		'Pet fee': pets?.pet_fee,
	};
	return Object.entries(flags).flatMap(([name, value]) =>
		value === undefined ? [] : [{ '@type': 'LocationFeatureSpecification', name, value }],
	);
}

/**
 * Returns facts of a place for which no property is legal, by fixed English names and in a fixed
 * order.
 */
export function additionalProperties(
	record: PlaceRecord,
	{ priceRange, languages = [] }: FactsWithoutProperty,
): PropertyValueLeaf[] {
	const minimumAge = record.access?.family_friendly?.minimum_age;
	const { features, carbon_offset: carbonOffset } = record.sustainability ?? {};
	const facts: (PropertyValueLeaf | undefined)[] = [
		priceRange === undefined ? undefined : propertyValue('Price range', priceRange),
		languages.length === 0 ? undefined : propertyValue('Languages spoken', languages),
		minimumAge === undefined
			? undefined
			: { ...propertyValue('Minimum age', minimumAge), unitText: 'years' },
		...uniqueTexts(features ?? []).map((value) => propertyValue('Sustainability feature', value)),
		carbonOffset === undefined ? undefined : propertyValue('Carbon offset', carbonOffset),
	];
	return facts.filter((fact) => fact !== undefined);
}

function propertyValue(
	name: string,
	value: string | number | boolean | readonly string[],
): PropertyValueLeaf {
	return { '@type': 'PropertyValue', name, value };
}
