import { expect, test } from '@playwright/test';
import type { Facet } from '../../../../../src/domain/facets/facet.ts';
import { valueLinks } from '../../../../../src/ui/view-models/list/browse-links.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const context = contextOf({
	places: [1, 2, 3, 4, 5, 6].map((number) =>
		storedPlace({
			id: placeId(number),
			name: `Place ${number}`,
			...(number > 1 && {
				category: 'Culture',
				location: { address: { city: 'Faro', ...(number > 2 && { neighbourhood: 'Cais' }) } },
				editorial: { mood: ['quiet'] },
				access: { accessibility: { step_free_access: true } },
			}),
		}),
	),
});
const emptyContext = contextOf({
	places: [storedPlace({ id: placeId(1), name: 'Place 1' })],
	destinations: [
		storedGrouping({ id: 'dst_1', name: 'Faro', place_ids: [placeId(1)] }),
		storedGrouping({ id: 'dst_2', name: 'Kyoto' }),
	],
});
const linksOf = (facet: Facet) =>
	valueLinks(context, context.guide.facets.values[facet]).map(({ isContent, label }) => [
		label,
		isContent,
	]);

test('a link to the list of a value tells whether that is called in the words of the service', () => {
	expect(linksOf('category')).toEqual([['Culture', true]]);
	expect(linksOf('city')).toEqual([['Faro', true]]);
	expect(linksOf('neighbourhood')).toEqual([['Cais, Faro', true]]);
	expect(linksOf('mood')).toEqual([['Quiet', true]]);
	expect(linksOf('accessibility')).toEqual([['Step-free access', false]]);
});

test('of what is called so, categories and the editors’ words are terms, and towns are names', () => {
	const areTerms = (facet: Facet) =>
		valueLinks(context, context.guide.facets.values[facet]).map(({ isTerm }) => isTerm);

	expect(areTerms('category')).toEqual([true]);
	expect(areTerms('mood')).toEqual([true]);
	expect(areTerms('city')).toEqual([false]);
	expect(areTerms('neighbourhood')).toEqual([false]);
});

test('a link to the list of a destination that has nothing yet tells no count', () => {
	const { facets } = emptyContext.guide;

	expect(
		valueLinks(emptyContext, facets.values.destination).map(({ count, label }) => [label, count]),
	).toEqual([
		['Faro', '1 place'],
		['Kyoto', ''],
	]);
});

test('a link to the events of a theme counts those with a date to come, as their list does', () => {
	const fado = (number: number, ...days: string[]) =>
		storedEvent({
			id: eventId(number),
			name: `Fado ${number}`,
			classification: { theme: ['Fado'] },
			occurrences: days.map((day) => ({ start_at: `${day}T20:00:00+00:00` })),
		});
	const withThemes = contextOf({ events: [fado(1, '2026-12-01'), fado(2, '2026-12-02'), fado(3)] });
	const { theme } = withThemes.guide.facets.values;

	expect(theme.map(({ events }) => events.length)).toEqual([3]);
	expect(valueLinks(withThemes, theme).map(({ count, label }) => [label, count])).toEqual([
		['Fado', '2 events'],
	]);
});
