import { expect, test } from '@playwright/test';
import { axes, isNamedByInterface } from '../../../src/axes/axis.ts';

test('facts and languages are called by words of the interface, all other values by those of the records', () => {
	expect(axes.filter(isNamedByInterface)).toEqual([
		'language',
		'accessibility',
		'families',
		'animals',
		'price',
	]);
});
