import { expect, test } from '@playwright/test';
import { elementsOf } from './markup-check.ts';

test('the check of these tests notices an element left open', () => {
	expect(elementsOf('<svg><g><path/></g></svg>').map(({ name }) => name)).toEqual([
		'svg',
		'g',
		'path',
	]);
	expect(() => elementsOf('<svg><g><path/></svg>')).toThrow('g is not closed');
	expect(() => elementsOf('<svg><g></g>')).toThrow('svg is not closed');
});
