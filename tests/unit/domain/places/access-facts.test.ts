import { expect, test } from '@playwright/test';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { accessFacts } from '../../../../src/domain/places/access-facts.ts';
import type { FactGroup } from '../../../../src/domain/places/fact.ts';
import type { PlaceAccess, Sustainability } from '../../../../src/records/place-access.ts';

/** Label and state of each fact, by group. */
function states(groups: readonly FactGroup[]): Record<string, Record<string, string>> {
	return Object.fromEntries(
		groups.map(({ title, facts }) => [
			title,
			Object.fromEntries(facts.map(({ label, state }) => [label, state])),
		]),
	);
}

const facts = (access?: PlaceAccess, sustainability?: Sustainability) =>
	accessFacts(access, sustainability, { contentLanguage: 'fr', locale: 'en-GB' }, messages);
const group = (key: string, access?: PlaceAccess, sustainability?: Sustainability) =>
	facts(access, sustainability).find((candidate) => candidate.key === key);

test('says of every flag that nothing is stated where nothing is', () => {
	expect(states(facts())).toEqual({
		Access: {
			'Free of charge': 'not-stated',
			'Open to the public': 'not-stated',
			'Smoking allowed': 'not-stated',
		},
		Accessibility: {
			'Wheelchair accessible': 'not-stated',
			'Step-free access': 'not-stated',
			'Accessible toilets': 'not-stated',
			'Accessible parking': 'not-stated',
			'Hearing loop': 'not-stated',
			'Braille signage': 'not-stated',
			'Audio guide': 'not-stated',
		},
		Families: {
			'Suitable for children': 'not-stated',
			'Children’s menu': 'not-stated',
			'Children’s activities': 'not-stated',
			'Baby changing': 'not-stated',
			'Pushchair friendly': 'not-stated',
		},
		Animals: {
			'Pets allowed': 'not-stated',
			'Dogs allowed': 'not-stated',
			'Pets on a lead only': 'not-stated',
			'Fee for pets': 'not-stated',
		},
		Sustainability: { 'Carbon offset': 'not-stated' },
	});
	expect(facts().every(({ allNotStated }) => allNotStated)).toBe(true);
	expect(facts({ accessibility: {}, family_friendly: {}, pet_policy: {} }, {})).toEqual(facts());
});

for (const [flag, state] of [
	[true, 'yes'],
	[false, 'no'],
] as const) {
	test(`tells ${state} of every flag that is ${String(flag)}`, () => {
		const all = facts(
			{
				is_free: flag,
				public_access: flag,
				smoking_allowed: flag,
				accessibility: {
					wheelchair_accessible: flag,
					accessible_toilets: flag,
					hearing_loop: flag,
					braille_signage: flag,
					audio_guide: flag,
					step_free_access: flag,
					accessible_parking: flag,
				},
				family_friendly: {
					suitable_for_children: flag,
					children_menu: flag,
					baby_changing: flag,
					pushchair_friendly: flag,
					children_activities: flag,
				},
				pet_policy: {
					pets_allowed: flag,
					dogs_allowed: flag,
					pets_on_lead_only: flag,
					pet_fee: flag,
				},
			},
			{ carbon_offset: flag },
		);
		const shownStates = all.flatMap((one) => one.facts.map((fact) => fact.state));
		expect(shownStates).toHaveLength(20);
		expect(new Set(shownStates)).toEqual(new Set([state]));
		expect(all.some(({ allNotStated }) => allNotStated)).toBe(false);
	});
}

test('leaves open neither a lead nor a fee where no pets are allowed', () => {
	const animals = (pets: PlaceAccess['pet_policy']) => states(facts({ pet_policy: pets })).Animals;

	expect(animals({ pets_allowed: false })).toEqual({
		'Pets allowed': 'no',
		'Dogs allowed': 'not-stated',
	});
	expect(animals({ pets_allowed: false, dogs_allowed: false, pet_fee: false })).toEqual({
		'Pets allowed': 'no',
		'Dogs allowed': 'no',
		'Fee for pets': 'no',
	});
	expect(animals({ pets_allowed: false, dogs_allowed: true })).toEqual({
		'Pets allowed': 'no',
		'Dogs allowed': 'yes',
		'Pets on a lead only': 'not-stated',
		'Fee for pets': 'not-stated',
	});
	expect(animals({ dogs_allowed: false })).toEqual({
		'Pets allowed': 'not-stated',
		'Dogs allowed': 'no',
		'Pets on a lead only': 'not-stated',
		'Fee for pets': 'not-stated',
	});
});

test('gives each flag its own fact', () => {
	const only = (access: PlaceAccess) =>
		facts(access)
			.flatMap((one) => one.facts)
			.filter(({ state }) => state !== 'not-stated')
			.map(({ label }) => label);
	expect(only({ is_free: true })).toEqual(['Free of charge']);
	expect(only({ accessibility: { braille_signage: false } })).toEqual(['Braille signage']);
	expect(only({ accessibility: { accessible_parking: true } })).toEqual(['Accessible parking']);
	expect(only({ family_friendly: { baby_changing: true } })).toEqual(['Baby changing']);
	expect(only({ pet_policy: { pet_fee: false } })).toEqual(['Fee for pets']);
});

test('gives numbers and lists in words', () => {
	expect(group('access', { max_capacity: 1200 })).toMatchObject({
		values: [{ label: 'Capacity', texts: ['1,200 people'] }],
		allNotStated: false,
	});
	expect(
		accessFacts(
			{ max_capacity: 1200 },
			undefined,
			{ contentLanguage: 'fr', isCapacityInPeople: false, locale: 'de-DE' },
			messages,
		)[0]?.values,
	).toEqual([{ label: 'Capacity', texts: ['1.200'] }]);
	expect(group('families', { family_friendly: { minimum_age: 1 } })?.values).toEqual([
		{ label: 'Minimum age', texts: ['1 year'] },
	]);
	expect(
		group('sustainability', undefined, {
			features: ['Solar power', 'Solar power', 'Refill station'],
			certifications: ['Clef Verte'],
		}),
	).toMatchObject({
		values: [
			{ label: 'Certifications', texts: ['Clef Verte'] },
			{ label: 'Measures', texts: ['Solar power', 'Refill station'] },
		],
		allNotStated: false,
	});
	expect(group('access', { max_capacity: 0 })?.values).toEqual([]);
	expect(group('families', { family_friendly: { minimum_age: 0 } })?.allNotStated).toBe(true);
	expect(group('sustainability', undefined, { features: [] })?.allNotStated).toBe(true);
});

test('keeps notes, which alone make a group worth showing', () => {
	expect(
		group('accessibility', { accessibility: { notes: 'A ramp at the side door.' } }),
	).toMatchObject({ notes: 'A ramp at the side door.', allNotStated: false });
	expect(group('animals', { pet_policy: { notes: 'Ask first.' } })?.notes).toBe('Ask first.');
	expect(group('families', { family_friendly: { notes: 'Quiet room.' } })?.notes).toBe(
		'Quiet room.',
	);
	expect(group('sustainability', undefined, { notes: 'No plastic.' })?.notes).toBe('No plastic.');
});

test('qualifies a yes or no that another fact limits', () => {
	const note = (key: string, access: PlaceAccess) =>
		facts(access)
			.flatMap((one) => one.facts)
			.find((fact) => fact.key === key)?.note;
	expect(
		note('suitableForChildren', {
			family_friendly: { suitable_for_children: true, minimum_age: 6 },
		}),
	).toBe('from 6 years');
	expect(
		note('suitableForChildren', {
			family_friendly: { suitable_for_children: false, minimum_age: 6 },
		}),
	).toBeUndefined();
	expect(note('petsAllowed', { pet_policy: { pets_allowed: false, dogs_allowed: true } })).toBe(
		'dogs are an exception',
	);
	expect(note('petsAllowed', { pet_policy: { pets_allowed: true, dogs_allowed: false } })).toBe(
		'but no dogs',
	);
	expect(note('petsAllowed', { pet_policy: { pets_allowed: true } })).toBeUndefined();
	expect(
		note('wheelchairAccessible', {
			accessibility: { wheelchair_accessible: true, step_free_access: false },
		}),
	).toBe('although there is no step-free access');
	expect(
		note('wheelchairAccessible', { accessibility: { wheelchair_accessible: true } }),
	).toBeUndefined();
});
