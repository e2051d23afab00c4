import { numberFormat } from '../../i18n/locale/number-formats.ts';
import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { PlaceAccess, Sustainability } from '../../records/place-access.ts';
import type { FactGroup, FactInWords, FactValue } from './fact.ts';
import { petFacts } from './pet-facts.ts';
import { languageNames, spokenLanguages } from './spoken-languages.ts';

/** Holds what a record states of a group, in fixed order, each flag stated or not. */
export type StatedGroup = Pick<FactGroup, 'key' | 'facts' | 'values' | 'notes'>;

/**
 * Returns the flags that hold for everybody, the languages that are spoken there, and how many
 * people or things have room.
 */
export function accessGroup(
	access: PlaceAccess = {},
	{
		contentLanguage,
		isCapacityInPeople,
		locale,
	}: { contentLanguage: string; isCapacityInPeople: boolean; locale: string },
	fact: FactInWords,
	messages: PlaceMessages,
): StatedGroup {
	const languages = spokenLanguages(access.languages_spoken, contentLanguage);
	const capacity = isCapacityInPeople
		? messages.people
		: (count: number) => numberFormat(locale).format(count);
	return {
		key: 'access',
		facts: [
			fact('isFree', access.is_free),
			fact('publicAccess', access.public_access),
			fact('smokingAllowed', access.smoking_allowed),
		],
		values: [
			...listValue(messages.languagesSpoken, languageNames(languages, locale)),
			...numberValue(messages.capacity, access.max_capacity, capacity),
		],
	};
}

/** Returns the flags of accessibility, with what is said of them. */
export function accessibilityGroup(
	accessibility: NonNullable<PlaceAccess['accessibility']> = {},
	fact: FactInWords,
	messages: PlaceMessages,
): StatedGroup {
	const { step_free_access, wheelchair_accessible } = accessibility;
	const hasSteps = wheelchair_accessible === true && step_free_access === false;
	const stepsNote = hasSteps ? messages.withoutStepFreeAccess : undefined;
	return {
		key: 'accessibility',
		facts: [
			fact('wheelchairAccessible', wheelchair_accessible, stepsNote),
			fact('stepFreeAccess', step_free_access),
			fact('accessibleToilets', accessibility.accessible_toilets),
			fact('accessibleParking', accessibility.accessible_parking),
			fact('hearingLoop', accessibility.hearing_loop),
			fact('brailleSignage', accessibility.braille_signage),
			fact('audioGuide', accessibility.audio_guide),
		],
		values: [],
		notes: accessibility.notes,
	};
}

/** Returns the flags for families, and the minimum age in years. */
export function familyGroup(
	families: NonNullable<PlaceAccess['family_friendly']> = {},
	fact: FactInWords,
	messages: PlaceMessages,
): StatedGroup {
	const { minimum_age = 0, suitable_for_children } = families;
	const isFromAge = suitable_for_children === true && minimum_age > 0;
	const ageNote = isFromAge ? messages.fromAge(minimum_age) : undefined;
	return {
		key: 'families',
		facts: [
			fact('suitableForChildren', suitable_for_children, ageNote),
			fact('childrenMenu', families.children_menu),
			fact('childrenActivities', families.children_activities),
			fact('babyChanging', families.baby_changing),
			fact('pushchairFriendly', families.pushchair_friendly),
		],
		values: numberValue(messages.minimumAge, minimum_age, messages.years),
		notes: families.notes,
	};
}

/** Returns what the record says of animals. */
export function animalGroup(
	policy: PlaceAccess['pet_policy'],
	fact: FactInWords,
	messages: PlaceMessages,
): StatedGroup {
	return {
		key: 'animals',
		facts: petFacts(policy, fact, messages),
		values: [],
		notes: policy?.notes,
	};
}

/** Returns the flag of sustainability, and the lists in the words of the record. */
export function sustainabilityGroup(
	{ carbon_offset, certifications, features, notes }: Sustainability = {},
	fact: FactInWords,
	messages: PlaceMessages,
): StatedGroup {
	return {
		key: 'sustainability',
		facts: [fact('carbonOffset', carbon_offset)],
		values: [
			...statedList(messages.certifications, certifications),
			...statedList(messages.sustainabilityFeatures, features),
		],
		notes,
	};
}

/**
 * Returns a number in words, or nothing where it is zero or not stated. Zero is what a form leaves
 * behind: nobody has room for no one, and a minimum age of 0 is none.
 */
function numberValue(
	label: string,
	count: number | undefined,
	words: (count: number) => string,
): FactValue[] {
	return count === undefined || count === 0 ? [] : [{ label, texts: [words(count)] }];
}

/** Returns a list in the words of the record; empty where the record has none. */
function statedList(label: string, texts: readonly string[] | undefined): FactValue[] {
	return listValue(label, texts).map((value) => ({ ...value, isContent: true, isTerm: true }));
}

function listValue(label: string, texts: readonly string[] | undefined): FactValue[] {
	const unique = [...new Set(texts)];
	return unique.length === 0 ? [] : [{ label, texts: unique }];
}
