import { expect, test } from '@playwright/test';
import { browsedFacets, browseLists } from '../../../../src/guide/model/browse-lists.ts';
import type { GuideContent } from '../../../../src/guide/model/build-guide.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../support/records.ts';
import { guideOf } from './example-guide.ts';

function listsOf(content: Partial<GuideContent>, maxLists = 100): string[] {
	const { values } = browseLists(guideOf(content), maxLists);
	return browsedFacets.flatMap((facet) =>
		values[facet].map(({ places, slug }) => `${facet}/${slug} (${places.length})`),
	);
}

function placesIn(...cities: (string | undefined)[]) {
	return cities.map((city, index) =>
		storedPlace({
			id: placeId(index + 1),
			name: `Place ${index + 1}`,
			location: { address: { city } },
			editorial: { mood: index === 0 ? ['calm'] : [] },
		}),
	);
}

test('a value of three places has a list, one of fewer has none however many events it has', () => {
	const places = placesIn('Tours', 'TOURS', 'tours', 'Blois', 'Blois');
	const events = [1, 2, 3].map((number) =>
		storedEvent({ id: eventId(number), location: { city: 'Blois' } }),
	);

	expect(listsOf({ places, events })).toEqual(['city/tours (3)']);
});

test('a value of all places tells none apart and has no list', () => {
	expect(listsOf({ places: placesIn('Tours', 'Tours', 'Tours') })).toEqual([]);
});

test('a town that is also a destination of the same places has its page there', () => {
	const places = placesIn('Tours', 'Tours', 'Tours', 'Blois', 'Blois', 'Blois', 'Blois');
	const destinations = [
		storedGrouping({ id: 'dst_1', name: 'TOURS', place_ids: [3, 1, 2].map(placeId) }),
		storedGrouping({ id: 'dst_2', name: 'Blois', place_ids: [4, 5].map(placeId) }),
	];
	const guide = guideOf({ places, destinations });
	const [blois, tours] = guide.facets.values.city;
	const lists = browseLists(guide, 100);

	expect(listsOf({ places, destinations })).toEqual(['city/blois (4)']);
	expect(tours && lists.destinationOf(tours)?.summary.id).toBe('dst_1');
	expect(blois && lists.destinationOf(blois)).toBe(undefined);
});

test('where there are more lists than are wanted, those of the most places are made', () => {
	const places = placesIn('A', 'A', 'A', 'B', 'B', 'B', 'B', 'C', 'C', 'C', 'C', 'C');

	expect(listsOf({ places }, 2)).toEqual(['city/b (4)', 'city/c (5)']);
	expect(listsOf({ places }, 0)).toEqual([]);
});
