import { expect, test } from '@playwright/test';
import { areaOf } from '../../../../../src/ui/view-models/list/list-area.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../../../support/records.ts';

const destination = (id: string, name: string, numbers: readonly number[]) =>
	storedGrouping({ id, name, place_ids: numbers.map(placeId) });
const context = contextOf({
	places: [1, 2, 3, 4].map((number) =>
		storedPlace({ id: placeId(number), name: `Quay ${number}` }),
	),
	destinations: [
		destination('dst_1', 'North City', [1, 2]),
		destination('dst_2', 'South City', [3, 4]),
		destination('dst_3', 'Old Harbour', [3]),
		destination('dst_4', 'The Coast', [1, 2, 3, 4]),
	],
});
const area = (...numbers: readonly number[]) =>
	areaOf(
		context,
		numbers.map((number) => ({ id: placeId(number) })),
	);

test('a list is of the smallest destination that has all of it', () => {
	expect(area(1, 2)).toBe('North City');
	expect(area(3)).toBe('Old Harbour');
	expect(area(3, 4)).toBe('South City');
});

test('a list of several destinations, of all places or of none is of the guide', () => {
	expect(area(2, 3)).toBe('Coast Guide');
	expect(area(1, 2, 3, 4)).toBe('Coast Guide');
	expect(area()).toBe('Coast Guide');
});
