import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { formatVocabulary, readVocabulary } from '../../../../scripts/generate-vocabulary.ts';
import {
	classesBelow,
	isClass,
	isProperty,
	isSubclassOf,
	mayCarry,
} from '../../../../src/domain/schema-org/vocabulary.ts';

const declarations = readFileSync(
	createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'),
	'utf8',
);

test('the committed vocabulary is what its script reads from the installed package', () => {
	const committed = readFileSync(
		new URL('../../../../src/domain/schema-org/vocabulary.json', import.meta.url),
		'utf8',
	);

	expect(formatVocabulary(readVocabulary(declarations, '2.1.0')) === committed).toBe(true);
	expect(committed).toContain('"release": "30.1"');
});

test('a version of the package whose release nobody looked up is refused', () => {
	expect(() => readVocabulary(declarations, '3.0.0')).toThrow(
		'Which release of schema.org is in schema-dts 3.0.0?',
	);
});

test('knows all 209 classes of places, 131 of them businesses', () => {
	expect(classesBelow('Place')).toHaveLength(209);
	expect(classesBelow('LocalBusiness')).toHaveLength(131);
});

test('knows superclasses which have no properties of their own', () => {
	expect(isSubclassOf('DaySpa', 'HealthAndBeautyBusiness')).toBe(true);
	expect(isSubclassOf('City', 'AdministrativeArea')).toBe(true);
	expect(isSubclassOf('Hospital', 'LocalBusiness')).toBe(true);
	expect(isSubclassOf('Hospital', 'CivicStructure')).toBe(true);
	expect(isSubclassOf('Museum', 'LocalBusiness')).toBe(false);
	expect(isSubclassOf('School', 'Organization')).toBe(true);
	expect(isSubclassOf('School', 'LocalBusiness')).toBe(false);
});

test('members of enumerations, data types and object members are no classes', () => {
	const names = ['Monday', 'Dermatology', 'EventScheduled', 'Text', 'URL', 'Viewpoint', ''];
	const inherited = ['constructor', 'toString', '__proto__'];

	expect([...names, ...inherited].filter(isClass)).toEqual([]);
	expect(inherited.filter(isProperty)).toEqual([]);
	expect(inherited.filter((name) => mayCarry('Place', name))).toEqual([]);
});

test('superseded properties are none: hasMenu, not menu', () => {
	expect(mayCarry('Restaurant', 'hasMenu')).toBe(true);
	expect(isProperty('menu')).toBe(false);
	expect(isProperty('reviews')).toBe(false);
});

const legality: readonly [property: string, legalOn: string[], illegalOn: string[]][] = [
	['priceRange', ['LocalBusiness', 'Hotel', 'Restaurant'], ['Place', 'Museum', 'Park', 'School']],
	['currenciesAccepted', ['Store'], ['Museum']],
	['paymentAccepted', ['Store'], ['Museum']],
	['petsAllowed', ['Hotel', 'Campground', 'Apartment', 'ApartmentComplex'], ['Restaurant', 'Park']],
	['availableLanguage', ['TouristAttraction', 'Hotel'], ['Restaurant', 'Museum', 'Place']],
	['knowsLanguage', ['Restaurant', 'School', 'Hotel'], ['Museum', 'Park', 'Place']],
	['touristType', ['TouristAttraction', 'TouristDestination'], ['Hotel', 'Museum', 'Place']],
	['servesCuisine', ['Restaurant', 'Winery'], ['Hotel', 'Store']],
	['acceptsReservations', ['Restaurant'], ['Hotel']],
	['accessibilityFeature', ['WebPage', 'ImageObject'], ['Place', 'Museum', 'Event']],
	['accessibilitySummary', ['WebPage'], ['Place']],
	['accessibilityHazard', ['WebPage'], ['Place']],
	['sdLicense', ['WebPage', 'CollectionPage'], ['Place', 'Hotel', 'Event']],
	['sdPublisher', ['WebPage'], ['Place', 'Event']],
	['sdDatePublished', ['WebPage'], ['Place', 'Event']],
	['creditText', ['WebPage', 'ImageObject'], ['Place', 'Event']],
	['license', ['ImageObject'], ['Place', 'Event']],
	['isBasedOn', ['WebPage'], ['Place', 'Event']],
	['dateModified', ['WebPage'], ['Place', 'Event']],
	['temporalCoverage', ['WebPage'], ['Place', 'Event']],
	['lastReviewed', ['WebPage', 'CollectionPage'], ['ImageObject', 'Place']],
	['breadcrumb', ['WebPage'], ['WebSite', 'Place']],
	['primaryImageOfPage', ['WebPage'], ['WebSite', 'Place']],
	['validFrom', ['OpeningHoursSpecification', 'LocationFeatureSpecification'], ['Place', 'Event']],
	['validThrough', ['OpeningHoursSpecification', 'Offer'], ['Place', 'Event']],
	['offers', ['Event', 'MusicEvent'], ['Place', 'Museum', 'Hotel']],
	['openingHours', ['Museum', 'LocalBusiness'], ['Place', 'TouristAttraction']],
	['openingHoursSpecification', ['Place', 'TouristAttraction', 'Landform'], ['Event']],
	['email', ['Organization', 'Person', 'Hotel'], ['Place', 'Museum', 'Event']],
	['contactPoint', ['Organization', 'Person'], ['Place', 'Event']],
	['numberOfItems', ['ItemList', 'BreadcrumbList'], ['CollectionPage']],
	['includesAttraction', ['TouristDestination'], ['Place', 'TouristAttraction']],
];
for (const [property, legalOn, illegalOn] of legality) {
	test(`${property} is legal on ${legalOn.join(', ')} and not on ${illegalOn.join(', ')}`, () => {
		expect(legalOn.filter((type) => !mayCarry(type, property))).toEqual([]);
		expect(illegalOn.filter((type) => mayCarry(type, property))).toEqual([]);
	});
}

test('every place may carry what the guide says of every place', () => {
	const properties = [
		...['telephone', 'faxNumber', 'amenityFeature', 'additionalProperty', 'keywords', 'hasMap'],
		...['hasCertification', 'isAccessibleForFree', 'publicAccess', 'smokingAllowed', 'geo'],
		...['maximumAttendeeCapacity', 'address', 'containedInPlace', 'sameAs', 'mainEntityOfPage'],
		...['openingHoursSpecification', 'specialOpeningHoursSpecification', 'identifier', 'image'],
	];
	const places = classesBelow('Place');

	expect(
		properties.filter((property) => !places.every((place) => mayCarry(place, property))),
	).toEqual([]);
});
