import { expect, test } from '@playwright/test';
import {
	coverOfEvent,
	coverOfGrouping,
	coverOfPlace,
	withDistinctCovers,
} from '../../../../../src/ui/view-models/site/card-cover.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedEvent, storedGrouping, storedPlace } from '../../../../support/records.ts';

test('an event whose kind says little is drawn after the first of its themes', () => {
	const { guide } = contextOf({
		events: [
			storedEvent({
				name: 'Fado, Letter by Letter',
				type: 'Course',
				classification: { theme: ['Fado', 'Books'] },
			}),
		],
	});

	expect(guide.events.map((event) => coverOfEvent(event).motif)).toEqual(['guitar']);
});

test('an event of which the class alone is stated is drawn after that', () => {
	const { guide } = contextOf({
		events: [storedEvent({ name: 'Tonight', classification: { event_type: 'MusicEvent' } })],
	});

	expect(guide.events.map((event) => coverOfEvent(event).motif)).toEqual(['music']);
});

function coversOf(...places: readonly object[]) {
	return contextOf({
		places: places.map((place, index) => storedPlace({ id: placeId(index), ...place })),
	}).guide.places.map((place) => ({ cover: coverOfPlace(place) }));
}

test('kind and name choose the form, and a category that names one kind', () => {
	const covers = coversOf(
		{ name: 'National Pantheon', type: 'Church', category_path: 'Sights > Church and monastery' },
		{ name: 'Azenhas', type: 'Village', category_path: 'Outdoors > Coast' },
		{ name: 'Anywhere', type: 'Church', category_path: 'Sights > Church and monastery' },
	);

	expect(covers.map(({ cover }) => [cover.motif, cover.form])).toEqual([
		['church', undefined],
		['town', 6],
		['church', 1],
	]);
});

test('beside others of its kind a cover is another drawing, of other forms and of its kin', () => {
	const chapel = { type: 'Chapel', category_path: 'Sights' };
	const cards = withDistinctCovers(
		coversOf(...['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...chapel, name }))),
	);
	const variants = cards.flatMap(({ cover }) => cover.variant ?? []);

	expect(variants.map(({ motif }) => motif)).toEqual(Array(5).fill('church'));
	expect(variants[0]?.form).toBe(2);
	expect(new Set(variants.map(({ form }) => form)).size).toBe(5);
});

test('a collection is drawn after its own name, and else neutrally', () => {
	const collections = ['Views', 'With children', 'After dark', 'Tiles', 'Free'].map((name, index) =>
		storedGrouping({ id: `col_${String(index)}`, name, place_ids: [placeId(1)] }),
	);
	const { guide } = contextOf({
		places: [storedPlace({ id: placeId(1), name: 'Keep', type: 'Castle' })],
		collections,
	});

	expect(
		new Map(
			guide.collections.map((grouping) => [
				grouping.summary.name,
				coverOfGrouping('collections', grouping).motif,
			]),
		),
	).toEqual(
		new Map([
			['After dark', 'bar'],
			['Free', 'place'],
			['Tiles', 'craft'],
			['Views', 'viewpoint'],
			['With children', 'park'],
		]),
	);
});

test('a destination is drawn as a town, whatever word its name looks like', () => {
	const { guide } = contextOf({
		destinations: [storedGrouping({ id: 'dst_1', name: 'Tours' })],
	});

	expect(guide.destinations.map((grouping) => coverOfGrouping('destinations', grouping))).toEqual([
		{ seed: 'dst_1', motif: 'town' },
	]);
});
