import type { LocationFeatureSpecificationLeaf } from 'schema-dts';
import type { PlaceAccess } from '../../records/place-access.ts';

/**
 * Every stated flag of a place's access, in a fixed order and with fixed English names;
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
