import type { Axis } from '../axes/axis.ts';
import { numberFormat } from '../locale/number-formats.ts';
import type { PlaceMessages } from '../messages/en/places.ts';
import type { PlaceAccess, Sustainability } from '../schemas/place-access.ts';
import type { Fact, FactKey } from './fact.ts';
import { petFacts } from './pet-facts.ts';
import { languageNames, spokenLanguages } from './spoken-languages.ts';

export type FactGroupKey = keyof PlaceMessages['factGroups'];

/** Something stated that is no yes or no: a number in words, or a list. */
export interface FactValue {
	label: string;
	/** That of which the texts are values. */
	axis?: Axis | undefined;
	/** Whether the texts are the service’s; else they are the interface’s own. */
	isContent?: boolean | undefined;
	/** Whether they are terms of the service, such as categories or keywords. */
	isTerm?: boolean | undefined;
	texts: readonly string[];
}

export interface FactGroup {
	key: FactGroupKey;
	title: string;
	facts: readonly Fact[];
	values: readonly FactValue[];
	/** Paragraphs parted by blank lines. */
	notes?: string | undefined;
	/** Whether the record states nothing of this group, not even notes. */
	allNotStated: boolean;
}

/**
 * Everything that a place's record states, denies or leaves open about access, in fixed order (service document,
 * sections 2.3 and 2.3.3). Every group and every flag is there; one that is not stated says so, but for a lead and a fee of pets where
 * none are allowed.
 *
 * @param reading.locale In which languages are named and numbers written (BCP 47).
 * @param reading.contentLanguage In which the record names languages, where it gives names.
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
	const { accessibility = {}, family_friendly: families = {} } = access ?? {};
	const languages = spokenLanguages(access?.languages_spoken, contentLanguage);
	const fact = (key: FactKey, flag: boolean | undefined, note?: string): Fact => ({
		key,
		label: messages.facts[key],
		state: flag === undefined ? 'not-stated' : flag ? 'yes' : 'no',
		note,
	});
	const group = (
		key: FactGroupKey,
		facts: readonly Fact[],
		values: readonly FactValue[],
		notes: string | undefined,
	): FactGroup => ({
		key,
		title: messages.factGroups[key],
		facts,
		values,
		notes,
		allNotStated:
			notes === undefined &&
			values.length === 0 &&
			facts.every(({ state }) => state === 'not-stated'),
	});
	return [
		group(
			'access',
			[
				fact('isFree', access?.is_free),
				fact('publicAccess', access?.public_access),
				fact('smokingAllowed', access?.smoking_allowed),
			],
			[
				...listValue(messages.languagesSpoken, languageNames(languages, locale)),
				...numberValue(
					messages.capacity,
					access?.max_capacity,
					isCapacityInPeople ? messages.people : (count) => numberFormat(locale).format(count),
				),
			],
			undefined,
		),
		group(
			'accessibility',
			[
				fact(
					'wheelchairAccessible',
					accessibility.wheelchair_accessible,
					accessibility.wheelchair_accessible === true && accessibility.step_free_access === false
						? messages.withoutStepFreeAccess
						: undefined,
				),
				fact('stepFreeAccess', accessibility.step_free_access),
				fact('accessibleToilets', accessibility.accessible_toilets),
				fact('accessibleParking', accessibility.accessible_parking),
				fact('hearingLoop', accessibility.hearing_loop),
				fact('brailleSignage', accessibility.braille_signage),
				fact('audioGuide', accessibility.audio_guide),
			],
			[],
			accessibility.notes,
		),
		group(
			'families',
			[
				fact(
					'suitableForChildren',
					families.suitable_for_children,
					families.suitable_for_children === true && (families.minimum_age ?? 0) > 0
						? messages.fromAge(families.minimum_age ?? 0)
						: undefined,
				),
				fact('childrenMenu', families.children_menu),
				fact('childrenActivities', families.children_activities),
				fact('babyChanging', families.baby_changing),
				fact('pushchairFriendly', families.pushchair_friendly),
			],
			numberValue(messages.minimumAge, families.minimum_age, messages.years),
			families.notes,
		),
		group('animals', petFacts(access?.pet_policy, fact, messages), [], access?.pet_policy?.notes),
		group(
			'sustainability',
			[fact('carbonOffset', sustainability?.carbon_offset)],
			[
				...statedList(messages.certifications, sustainability?.certifications),
				...statedList(messages.sustainabilityFeatures, sustainability?.features),
			],
			sustainability?.notes,
		),
	];
}

/** Zero is what a form leaves behind: nobody has room for no one, and a minimum age of 0 is none. */
function numberValue(
	label: string,
	count: number | undefined,
	words: (count: number) => string,
): FactValue[] {
	return count === undefined || count === 0 ? [] : [{ label, texts: [words(count)] }];
}

/** A list in the words of the record. */
function statedList(label: string, texts: readonly string[] | undefined): FactValue[] {
	return listValue(label, texts).map((value) => ({ ...value, isContent: true, isTerm: true }));
}

function listValue(label: string, texts: readonly string[] | undefined): FactValue[] {
	const unique = [...new Set(texts)];
	return unique.length === 0 ? [] : [{ label, texts: unique }];
}
