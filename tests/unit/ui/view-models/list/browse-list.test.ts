import { expect, test } from '@playwright/test';
import { browsePage } from '../../../../../src/ui/view-models/list/browse-list.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

/** The list of the places of Faro; each has the score of its position, if any. */
function townList(scores: readonly (number | undefined)[]) {
	const location = { address: { city: 'Faro' } };
	const context = contextOf({
		places: [
			storedPlace({ id: placeId(99), name: 'Elsewhere', editorial: { editorial_score: 9 } }),
			...scores.map((score, index) =>
				storedPlace({
					id: placeId(index + 1),
					name: `Place ${index + 1}`,
					location,
					editorial: { editorial_score: score },
				}),
			),
		],
	});
	const [value] = context.guide.facets.values.city;
	return value && browsePage(context, { value, number: 1 });
}

test('the list of a town says that the editors’ choices come first where there are some', () => {
	const list = townList([undefined, undefined, 5]);

	expect(list?.introduction).toBe('3 places in Faro, the editors’ choices first.');
	expect(list?.places.map(({ name }) => name)).toEqual(['Place 3', 'Place 1', 'Place 2']);
});

test('the list of a town in which the editors have chosen nothing is by name', () => {
	const list = townList([undefined, undefined, undefined]);

	expect(list?.introduction).toBe('3 places in Faro, by name.');
	expect(list?.places.map(({ name }) => name)).toEqual(['Place 1', 'Place 2', 'Place 3']);
});
