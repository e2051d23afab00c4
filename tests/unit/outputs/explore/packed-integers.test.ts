import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	fromZigZag,
	packIntegers,
	unpackIntegers,
	zigZag,
} from '../../../../src/outputs/explore/packed-integers.ts';
import { testProperty } from '../../../support/test-property.ts';

test('small numbers take one character each, larger ones five bits a character', () => {
	expect(packIntegers([0, 1, 31])).toBe('ABf');
	expect(packIntegers([32, 1023, 1024])).toBe('gB_fggB');
	expect([...unpackIntegers('gB_fggB', 3)]).toEqual([32, 1023, 1024]);
});

test('a text that is cut short, too long or of other characters is refused', () => {
	expect(() => unpackIntegers('AB', 3)).toThrow('2 values for 3 rows');
	expect(() => unpackIntegers('ABg', 2)).toThrow('2 values for 2 rows');
	expect(() => unpackIntegers('ABCD', 3)).toThrow('4 values for 3 rows');
	expect(() => unpackIntegers('A é', 3)).toThrow('character');
});

testProperty('any numbers come back as they were', 300, () =>
	fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 })), (numbers) => {
		assert.deepEqual([...unpackIntegers(packIntegers(numbers), numbers.length)], numbers);
	}),
);

testProperty('numbers with a sign come back as they were', 300, () =>
	fc.property(fc.integer({ min: -(2 ** 30), max: 2 ** 30 - 1 }), (number) => {
		assert.equal(fromZigZag(zigZag(number)), number);
	}),
);
