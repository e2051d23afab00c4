import { expect, test } from '@playwright/test';
import { groupingSummary } from '../../../../src/guide/model/grouping-summary.ts';
import type { GuidePlace } from '../../../../src/guide/model/guide-records.ts';
import { publishedNames } from '../../../../src/guide/model/published-names.ts';
import { nestedDestinations } from '../../../../src/guide/model/nested-destinations.ts';

const destination = (name: string, size: number, containedIn?: string) => ({
	addressSlug: name,
	events: [],
	places: Array.from({ length: size }, () => ({}) as GuidePlace),
	summary: groupingSummary({ id: `dst_${name}`, name, contained_in: containedIn }),
});
const nested = (...destinations: Parameters<typeof destination>[]) => {
	const all = destinations.map((facts) => destination(...facts));
	const { inner, outer } = nestedDestinations(all, publishedNames(all, []));
	return {
		outer: outer.map(({ summary }) => summary.name),
		inner: inner.map(({ parts, whole }) => [
			whole.summary.name,
			parts.map(({ summary }) => summary.name),
		]),
	};
};

test('a destination lies within the larger one that it names', () => {
	expect(
		nested(['Alfama', 1, 'Lisbon'], ['Faro', 2], ['Lisbon', 3], ['Belém', 1, 'Lisbon']),
	).toEqual({ outer: ['Faro', 'Lisbon'], inner: [['Lisbon', ['Alfama', 'Belém']]] });
});

test('parts of parts stand below the part that is around them', () => {
	expect(nested(['Lisbon', 3, 'Portugal'], ['Portugal', 9], ['Alfama', 1, 'Lisbon'])).toEqual({
		outer: ['Portugal'],
		inner: [
			['Lisbon', ['Alfama']],
			['Portugal', ['Lisbon']],
		],
	});
});

test('two that name each other, an unknown one and one of two namesakes hide nothing', () => {
	expect(
		nested(['A', 1, 'B'], ['B', 1, 'A'], ['C', 1, 'Nowhere'], ['D', 1, 'E'], ['E', 2], ['E', 3]),
	).toEqual({ outer: ['A', 'B', 'C', 'D', 'E', 'E'], inner: [] });
});
