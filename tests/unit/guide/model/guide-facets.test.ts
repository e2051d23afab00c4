import { expect, test } from '@playwright/test';
import { facets } from '../../../../src/domain/facets/facet.ts';
import type { GuideContent } from '../../../../src/guide/model/build-guide.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../support/records.ts';
import { guideOf } from './example-guide.ts';

/** `facet/slug: name (places, events)` of every value. */
function valuesOf(content: Partial<GuideContent>): string[] {
	const { values } = guideOf(content).facets;
	return facets.flatMap((facet) =>
		values[facet].map(
			({ events, name, places, slug }) =>
				`${facet}/${slug}: ${name} (${places.length}, ${events.length})`,
		),
	);
}

const placesOf = (...sent: object[]) =>
	sent.map((record, index) =>
		storedPlace({ id: placeId(index + 1), name: `Place ${index + 1}`, ...record }),
	);

test('a place is on every facet of which its record states a value', () => {
	const [place] = placesOf({
		category_path: 'Sights > Museum',
		location: { address: { city: 'Lisbon', neighbourhood: 'Alfama' } },
		editorial: {
			season: ['summer'],
			mood: ['calm', 'grand'],
			travel_style: ['Families'],
			activity_type: ['walking'],
		},
		access: {
			is_free: true,
			accessibility: { step_free_access: true, hearing_loop: false },
			family_friendly: { suitable_for_children: true, baby_changing: null },
			pet_policy: { pets_allowed: false, dogs_allowed: true },
		},
	});
	const grouping = { place_ids: [placeId(1)] };

	expect(
		valuesOf({
			places: place ? [place] : [],
			destinations: [storedGrouping({ id: 'dst_1', name: 'Lisbon and around', ...grouping })],
			collections: [storedGrouping({ id: 'col_1', name: 'Tiles', ...grouping })],
		}),
	).toEqual([
		'category/sights: Sights (1, 0)',
		'category/sights/museum: Museum (1, 0)',
		'destination/lisbon-and-around: Lisbon and around (1, 0)',
		'city/lisbon: Lisbon (1, 0)',
		'neighbourhood/lisbon/alfama: Alfama (1, 0)',
		'collection/tiles: Tiles (1, 0)',
		'season/summer: summer (1, 0)',
		'mood/calm: calm (1, 0)',
		'mood/grand: grand (1, 0)',
		'travel-style/families: Families (1, 0)',
		'activity/walking: walking (1, 0)',
		'accessibility/step-free-access: stepFreeAccess (1, 0)',
		'families/suitable-for-children: suitableForChildren (1, 0)',
		'animals/dogs-allowed: dogsAllowed (1, 0)',
		'price/free: isFree (1, 0)',
	]);
});

test('an event is on the facets that apply to it', () => {
	const event = storedEvent({
		classification: { theme: ['Fado', 'FADO', 'Night'] },
		location: { city: 'Lisbon', neighbourhood: 'Lisbon' },
		details: { is_free: true, in_language: 'pt-BR', available_age: 'All ages' },
	});

	expect(valuesOf({ events: [event] })).toEqual([
		'city/lisbon: Lisbon (0, 1)',
		'theme/fado: Fado (0, 1)',
		'theme/night: Night (0, 1)',
		'language/pt: pt (0, 1)',
		'families/suitable-for-children: suitableForChildren (0, 1)',
		'price/free: isFree (0, 1)',
	]);
});

test('of a record that states nothing, no value is made up', () => {
	const access = { accessibility: {}, family_friendly: {}, pet_policy: {}, is_free: false };

	expect(valuesOf({ places: placesOf({}, { access }), events: [storedEvent({})] })).toEqual([]);
});

test('spellings of one value are one, as most records write it', () => {
	const inCity = (city: string, neighbourhood: string) => ({
		location: { address: { city, neighbourhood } },
	});
	const places = placesOf(
		inCity('MADRID', 'Sol'),
		inCity('Madrid', 'SOL'),
		inCity('madrid', 'sol'),
		inCity('Tolédo', 'Sol'),
		inCity('Toledo', '–'),
	);

	expect(valuesOf({ places })).toEqual([
		'city/madrid: Madrid (3, 0)',
		'city/toledo: Tolédo (2, 0)',
		'neighbourhood/madrid/sol: Sol (3, 0)',
		'neighbourhood/toledo/sol: Sol (1, 0)',
	]);
});

test('the values of each place and event are found by its id, and only listed ones have any', () => {
	const { facets: found } = guideOf({
		places: placesOf(
			{ category: 'Sights', editorial: { mood: ['calm', 'CALM'] } },
			{ category: 'Sights', validity: { valid_through: '2020-01-01' } },
		),
		events: [storedEvent({ id: eventId(1), location: { city: 'Lisbon' } })],
	});
	const slugsOf = (id: string) => found.byMemberId.get(id)?.map(({ slug }) => slug);

	expect(slugsOf(placeId(1))).toEqual(['sights', 'calm']);
	expect(slugsOf(placeId(2))).toBe(undefined);
	expect(slugsOf(eventId(1))).toEqual(['lisbon']);
});
