import { expect, test } from '@playwright/test';
import { placeId, storedGrouping, storedPlace } from '../../../support/records.ts';
import { guideOf } from './example-guide.ts';

const museums = [1, 2, 3, 4, 5].map((number) => ({
	id: placeId(number),
	name: `Museum ${number}`,
	category_path: 'Culture > Museums',
}));
const theatre = { id: placeId(6), name: 'Theatre', category_path: 'Culture > Theatres' };

/** Returns the names of the collections that hold other than what a category holds. */
function ownNames(...collections: { name: string; numbers: number[]; description?: string }[]) {
	const guide = guideOf({
		places: [...museums, theatre].map(storedPlace),
		collections: collections.map(({ name, numbers, description }, index) =>
			storedGrouping({ id: `col_${index}`, name, place_ids: numbers.map(placeId), description }),
		),
	});
	return guide.ownCollections.map(({ summary }) => summary.name);
}

test('a collection of exactly what a category of any level holds is none of its own', () => {
	expect(
		ownNames(
			{ name: 'All museums', numbers: [5, 4, 3, 2, 1] },
			{ name: 'Four museums', numbers: [1, 2, 3, 4] },
			{ name: 'Four and the theatre', numbers: [1, 2, 3, 4, 6] },
		),
	).toEqual(['Four and the theatre', 'Four museums']);
});

test('a part of a category under its very name is none of its own, and what adds to it is', () => {
	expect(
		ownNames(
			{ name: 'culture', numbers: [1, 2, 3, 4, 6] },
			{ name: 'Museums', numbers: [1, 2, 3, 4, 6] },
		),
	).toEqual(['Museums']);
});

test('a collection that describes itself, or is as small as a category by chance, is its own', () => {
	expect(
		ownNames(
			{ name: 'Houses to see', numbers: [1, 2, 3, 4, 5], description: 'Chosen by hand.' },
			{ name: 'Evenings', numbers: [6] },
		),
	).toEqual(['Evenings', 'Houses to see']);
});
