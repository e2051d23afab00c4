import { expect, test } from '@playwright/test';
import { withGuideTerms } from '../../../../src/guide/model/guide-terms.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../support/records.ts';

const words = { terms: {}, locale: 'en-GB', contentLanguage: 'en' };
const none = { places: [], events: [], destinations: [], collections: [] };
const placesOf = (sent: readonly object[], terms = {}) =>
	withGuideTerms(
		{ ...none, places: sent.map((one, at) => storedPlace({ id: placeId(at), ...one })) },
		{ ...words, terms },
	).places;
const address = (city: string) => ({ location: { address: { city } } });

test('kinds and towns have the labels of the guide, which joins what has one', () => {
	const terms = {
		kind: { museum: 'Museum', Museos: 'Museum', INC4SC2: 'Chamber music' },
		category: { tourism: 'Sights', Museos: 'Museums', museum: 'Museums' },
		city: { Lisboa: { en: 'Lisbon', pt: 'Lisboa' } },
	};

	expect(
		placesOf(
			[
				{ type: 'museum', category_path: 'tourism > museum', ...address('LISBOA') },
				{ type: 'Museos', category_path: 'tourism > Museos', ...address('Lisbon') },
				{ type: 'INC4SC2' },
			],
			terms,
		),
	).toMatchObject([
		{ kind: 'Museum', categories: ['Sights', 'Museums'], city: 'Lisbon' },
		{ kind: 'Museum', categories: ['Sights', 'Museums'], city: 'Lisbon' },
		{ kind: 'Chamber music', codes: undefined },
	]);
});

test('kinds and towns that differ in case or number are one without a label', () => {
	expect(
		placesOf([
			{ type: 'museum', category_path: 'MUSEUM', ...address('MADRID') },
			{ type: 'Museums', category_path: 'Museum', ...address('Madrid') },
			{ type: 'Museums', category_path: 'Museum', ...address('Madrid') },
		]).map(({ categories, city, kind }) => [kind, categories, city]),
	).toEqual([
		['Museums', ['Museum'], 'Madrid'],
		['Museums', ['Museum'], 'Madrid'],
		['Museums', ['Museum'], 'Madrid'],
	]);
});

test('a category and the one above it stay two, whatever their number', () => {
	const path = 'coffee shops > cafe > coffee shop';

	expect(placesOf([{ category_path: path }, { category_path: path }])).toMatchObject([
		{ categories: ['coffee shops', 'cafe', 'coffee shop'] },
		{ categories: ['coffee shops', 'cafe', 'coffee shop'] },
	]);
});

test('a code is neither a kind nor a category, a mood or a theme, but stays with its place', () => {
	const [place] = placesOf([
		{ type: 'INC4SC2', category_path: 'INC4 > Music', editorial: { mood: ['M01', 'calm'] } },
	]);
	expect(place).toMatchObject({
		kind: undefined,
		categories: ['Music'],
		words: { mood: ['calm'] },
		codes: [
			{ field: 'kind', text: 'INC4SC2' },
			{ field: 'category', text: 'INC4' },
		],
	});

	const events = [
		storedEvent({
			type: 'Event',
			classification: { event_subtype: 'INC4SC2', theme: ['ZNewsletter', 'Jazz'] },
		}),
		storedEvent({ classification: { event_subtype: 'INC4SC2', event_type: 'INC4' } }),
	];
	const kindsWith = (terms = {}) =>
		withGuideTerms({ ...none, events }, { ...words, terms }).events.map((event) => event.kind);
	expect(kindsWith()).toEqual(['Event', undefined]);
	expect(kindsWith({ kind: { INC4SC2: 'Chamber music' } })).toEqual([
		'Chamber music',
		'Chamber music',
	]);
	expect(withGuideTerms({ ...none, events }, words).events[0]?.themes).toEqual(['Jazz']);
});

test('a collection that is called by a code has no page, and its members tell the code', () => {
	const content = {
		...none,
		places: [storedPlace({ id: placeId(1) })],
		events: [storedEvent({ id: eventId(1) })],
		collections: [
			storedGrouping({
				id: 'col_1',
				name: 'INC4SC2',
				place_ids: [placeId(1)],
				event_ids: [eventId(1)],
			}),
			storedGrouping({ id: 'col_2', name: 'By the river', place_ids: [placeId(1)] }),
		],
	};
	const namesOf = (terms = {}) =>
		withGuideTerms(content, { ...words, terms }).collections.map(({ name }) => name);
	const { events, places } = withGuideTerms(content, words);

	expect(namesOf()).toEqual(['By the river']);
	expect(places[0]?.codes).toEqual([{ field: 'collection', text: 'INC4SC2' }]);
	expect(events[0]?.codes).toEqual([{ field: 'collection', text: 'INC4SC2' }]);
	expect(namesOf({ collection: { INC4SC2: 'Chamber music' } })).toEqual([
		'Chamber music',
		'By the river',
	]);
});
