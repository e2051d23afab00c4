import { expect, test } from '@playwright/test';
import { fieldFilters, withFilterValues } from '../../../../src/guide/model/filter-values.ts';
import { placeTableFile } from '../../../../src/ui/view-models/explore/explored-places.ts';
import { contextOf } from '../../../support/page-context.ts';
import { placeId, placeRecord, storedPlace } from '../../../support/records.ts';

const about = {
	fields: {
		cuisine: { label: 'Cuisine', isFilter: true },
		outdoor_seating: { isFilter: true },
		'rating.stars': { label: 'Stars', isFilter: true },
		operator: 'Run by',
	},
	terms: { cuisine: { FR01: 'French' } },
};
const attributes = [
	{ cuisine: ['sushi', 'FR01'], outdoor_seating: true, operator: 'Harbour' },
	{ cuisine: 'Sushi', outdoor_seating: false, rating: { stars: 4 } },
	{ cuisine: ['coffee_shop', 'X0201', '', null, 'x'.repeat(61)] },
	{ cuisine: { of: 'nothing' }, operator: 'Harbour' },
];

/** A guide of a place with each of these attributes, as its build makes it. */
function contextWith(more: object = {}) {
	const sent = attributes.map((stated, index) => ({
		id: placeId(index + 1),
		name: `Place ${index + 1}`,
		attributes: stated,
	}));
	const site = { ...about, locale: 'en-GB', ...more };
	const none = { places: sent.map(storedPlace), events: [], destinations: [], collections: [] };
	const content = withFilterValues(
		none,
		() => sent.map((place) => JSON.stringify(placeRecord(place))),
		site,
	);
	return contextOf(content, site);
}

test('the values of attributes that the guide names as filters are offered with their labels', () => {
	const { guide, site } = contextWith();
	const filters = fieldFilters(guide.listedPlaces, site).map(({ key, label, values }) => [
		key,
		label,
		values.map(({ name, records, slug }) => [slug, name, records.map((place) => place.name)]),
	]);

	expect(filters).toEqual([
		[
			'cuisine',
			'Cuisine',
			[
				['coffee-shop', 'coffee shop', ['Place 3']],
				['french', 'French', ['Place 1']],
				['sushi', 'Sushi', ['Place 1', 'Place 2']],
			],
		],
		['outdoor_seating', 'Outdoor seating', [['outdoor-seating', 'Outdoor seating', ['Place 1']]]],
		['rating.stars', 'Stars', [['no_4', '4', ['Place 2']]]],
	]);
});

test('Explore has them by names of their own, and those alone that a listed place has', () => {
	const { facets } = JSON.parse(placeTableFile(contextWith())) as {
		facets: { key: string; label: string }[];
	};

	expect(facets.map(({ key, label }) => [key, label])).toEqual([
		['field.cuisine', 'Cuisine'],
		['field.outdoor_seating', 'Outdoor seating'],
		['field.rating.stars', 'Stars'],
	]);
});

test('records are not read where the guide filters by none of their fields', () => {
	const content = { places: [], events: [], destinations: [], collections: [] };
	const site = { fields: { cuisine: 'Cuisine' }, terms: {}, locale: 'en-GB' };

	expect(
		withFilterValues(
			content,
			() => {
				throw new Error('read');
			},
			site,
		),
	).toBe(content);
});
