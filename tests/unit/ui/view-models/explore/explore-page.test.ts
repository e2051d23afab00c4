import { expect, test } from '@playwright/test';
import { explorePage } from '../../../../../src/ui/view-models/explore/explore-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

const ordersOf = (editorialScore: number | undefined) =>
	explorePage(
		contextOf({
			places: [
				storedPlace({ id: placeId(1), editorial: { editorial_score: editorialScore } }),
				storedPlace({ id: placeId(2) }),
			],
		}),
	).orders;

test('the orders of places that the editors have ranked begin with their choices', () => {
	expect(ordersOf(5)).toEqual([
		{ order: 'choice', label: 'Editors’ choices first' },
		{ order: 'name', label: 'By name' },
		{ order: 'distance', label: 'Nearest first' },
	]);
});

test('the order of places that the editors have not ranked is that of names, which is offered once', () => {
	expect(ordersOf(undefined)).toEqual([
		{ order: 'choice', label: 'By name' },
		{ order: 'distance', label: 'Nearest first' },
	]);
});
