import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { PlaceAccess, Sustainability } from '../../records/place-access.ts';
import {
	accessGroup,
	accessibilityGroup,
	animalGroup,
	familyGroup,
	type StatedGroup,
	sustainabilityGroup,
} from './access-groups.ts';
import { type FactGroup, type FactInWords, isFactStated } from './fact.ts';

/**
 * Returns everything that a place's record states, denies or leaves open about access, in fixed
 * order (service document, sections 2.3 and 2.3.3). Every group and every flag is there; one that
 * is not stated says so, but for a lead and a fee of pets where none are allowed.
 *
 * @param reading.locale Locale in which languages are named and numbers written (BCP 47).
 * @param reading.contentLanguage Language in which the record names languages, where it gives
 *   names.
 * @param reading.isCapacityInPeople Else the number stands alone.
 */
export function accessFacts(
	access: PlaceAccess | undefined,
	sustainability: Sustainability | undefined,
	{
		contentLanguage,
		isCapacityInPeople = true,
		locale,
	}: { contentLanguage: string; isCapacityInPeople?: boolean; locale: string },
	messages: PlaceMessages,
): FactGroup[] {
	const fact: FactInWords = (key, flag, note) => ({
		key,
		label: messages.facts[key],
		state: flag === undefined ? 'not-stated' : flag ? 'yes' : 'no',
		note,
	});
	const groups: StatedGroup[] = [
		accessGroup(access, { contentLanguage, isCapacityInPeople, locale }, fact, messages),
		accessibilityGroup(access?.accessibility, fact, messages),
		familyGroup(access?.family_friendly, fact, messages),
		animalGroup(access?.pet_policy, fact, messages),
		sustainabilityGroup(sustainability, fact, messages),
	];
	return groups.map(({ key, facts, values, notes }) => ({
		key,
		title: messages.factGroups[key],
		facts,
		values,
		notes,
		allNotStated: notes === undefined && values.length === 0 && !facts.some(isFactStated),
	}));
}
