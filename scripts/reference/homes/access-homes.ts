import type { FieldHomes } from './field-home.ts';

export const accessHomes: FieldHomes = {
	is_free: {
		page: 'At a glance; Good to know',
		lists: 'a list of its own',
		structuredData: '`isAccessibleForFree`',
	},
	public_access: { page: 'Good to know: access', structuredData: '`publicAccess`' },
	smoking_allowed: { page: 'Good to know: access', structuredData: '`smokingAllowed`' },
	max_capacity: {
		page: 'Good to know: access; without “people” at motorhome sites and car parks',
		structuredData: '`maximumAttendeeCapacity`, but at those',
	},
	'accessibility.wheelchair_accessible': {
		page: 'At a glance; Good to know: accessibility',
		lists: 'a list of its own; pages of events there',
		structuredData: '`amenityFeature`',
	},
	'accessibility.accessible_toilets': {
		page: 'Good to know: accessibility',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'accessibility.hearing_loop': {
		page: 'Good to know: accessibility',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'accessibility.braille_signage': {
		page: 'Good to know: accessibility',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'accessibility.audio_guide': {
		page: 'Good to know: accessibility',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'accessibility.step_free_access': {
		page: 'At a glance; Good to know: accessibility',
		lists: 'a list of its own; pages of events there',
		structuredData: '`amenityFeature`',
	},
	'accessibility.accessible_parking': {
		page: 'Good to know: accessibility',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'accessibility.notes': { page: 'Good to know: accessibility' },
	'family_friendly.suitable_for_children': {
		page: 'Good to know: families',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'family_friendly.minimum_age': {
		page: 'Good to know: families',
		structuredData: '`additionalProperty`',
	},
	'family_friendly.children_menu': {
		page: 'Good to know: families',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'family_friendly.baby_changing': {
		page: 'Good to know: families',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'family_friendly.pushchair_friendly': {
		page: 'At a glance; Good to know: families',
		lists: 'a list of its own; pages of events there',
		structuredData: '`amenityFeature`',
	},
	'family_friendly.children_activities': {
		page: 'Good to know: families',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'family_friendly.notes': { page: 'Good to know: families' },
	'pet_policy.pets_allowed': {
		page: 'Good to know: animals',
		lists: 'a list of its own',
		structuredData: '`petsAllowed`, else `amenityFeature`',
	},
	'pet_policy.dogs_allowed': {
		page: 'Good to know: animals',
		lists: 'a list of its own',
		structuredData: '`amenityFeature`',
	},
	'pet_policy.pets_on_lead_only': {
		page: 'Good to know: animals; if not stated, left out where no pets are allowed',
		structuredData: '`amenityFeature`',
	},
	'pet_policy.pet_fee': {
		page: 'Good to know: animals; if not stated, left out where no pets are allowed',
		structuredData: '`amenityFeature`',
	},
	'pet_policy.notes': { page: 'Good to know: animals' },
	languages_spoken: {
		page: 'Good to know: access, by the names of the languages',
		structuredData: '`availableLanguage`, `knowsLanguage`, else `additionalProperty`',
	},
};

export const sustainabilityHomes: FieldHomes = {
	features: {
		page: 'Good to know: sustainability',
		structuredData: '`additionalProperty`',
	},
	certifications: {
		page: 'Good to know: sustainability',
		structuredData: '`hasCertification`',
	},
	carbon_offset: {
		page: 'Good to know: sustainability',
		structuredData: '`additionalProperty`',
	},
	notes: { page: 'Good to know: sustainability' },
};
