import { expect, test } from '@playwright/test';
import { crossSection } from '../../../../src/guide/model/cross-section.ts';
import { contextOf } from '../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../support/records.ts';

const place = (number: number, name: string, category: string, description?: string) =>
	storedPlace({ id: placeId(number), name, category, description });

test('the richest place of each of the largest categories stands for it, then come other rich ones', () => {
	const { guide } = contextOf({
		places: [
			place(1, 'Abbey', 'Sights'),
			place(2, 'Bastion', 'Sights', 'Walls above the harbour.'),
			place(3, 'Canteen', 'Food'),
			place(4, 'Diner', 'Food'),
			place(5, 'Eatery', 'Food'),
			place(6, 'Ferry', 'Transport'),
		],
	});
	const names = (most: number) => crossSection(guide, most).map(({ name }) => name);

	expect(names(2)).toEqual(['Bastion', 'Canteen']);
	expect(names(5)).toEqual(['Bastion', 'Canteen', 'Ferry', 'Abbey', 'Diner']);
	expect(names(99)).toEqual(['Bastion', 'Canteen', 'Ferry', 'Abbey', 'Diner', 'Eatery']);
});

test('a guide without categories or places has what there is', () => {
	expect(crossSection(contextOf({}).guide, 3)).toEqual([]);
	expect(
		crossSection(contextOf({ places: [storedPlace({ id: placeId(1), name: 'Bench' })] }).guide, 3),
	).toMatchObject([{ name: 'Bench' }]);
});
