import { expect, test } from '@playwright/test';
import { nameOrder } from '../../../../src/i18n/locale/name-order.ts';

test('names are in the order of the alphabet, numbers of their value, signs before a name aside', () => {
	const names = ['Zoo', '« Élan »', 'Room 10', '" Laser Game "', 'Room 9', 'San Marino', 'Sanibel'];

	expect(names.toSorted(nameOrder('fr'))).toEqual([
		'« Élan »',
		'" Laser Game "',
		'Room 9',
		'Room 10',
		'San Marino',
		'Sanibel',
		'Zoo',
	]);
});
