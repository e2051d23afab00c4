import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { fragmentOfList, listOfFragment } from '../../../../src/outputs/saved/shared-list.ts';
import { testProperty } from '../../../support/test-property.ts';

test('a list is read from its address as it was written', () => {
	expect(fragmentOfList(['p45ac3fe4', 'e0000000a'])).toBe('#list=p45ac3fe4.e0000000a');
	expect(listOfFragment('#list=p45ac3fe4.e0000000a')).toEqual(['p45ac3fe4', 'e0000000a']);
});

test('fifty entries take less than 2,000 characters', () => {
	const keys = Array.from({ length: 50 }, (_, at) => `p${String(at).padStart(8, '0')}`);
	expect(fragmentOfList(keys).length).toBe(505);
});

test('what is no list is none, and what no list can have is left out', () => {
	for (const other of ['', '#', '#content', '#list']) expect(listOfFragment(other)).toBeUndefined();
	expect(listOfFragment('#list=')).toEqual([]);
	expect(listOfFragment('#list=p1.x2..%.p1.e3')).toEqual(['p1', 'e3']);
});

const anyKey = fc
	.tuple(fc.constantFrom('p', 'e'), fc.stringMatching(/^[\da-f]{8}$/))
	.map(([kind, digits]) => kind + digits);

testProperty('every list comes back in its order', 300, () =>
	fc.property(fc.uniqueArray(anyKey, { maxLength: 200 }), (keys) => {
		expect(listOfFragment(fragmentOfList(keys))).toEqual(keys);
	}),
);

testProperty('nothing in an address is thrown at whoever opens it', 300, () =>
	fc.property(fc.string(), (text) => {
		expect((listOfFragment(`#list=${text}`) ?? []).length).toBeLessThanOrEqual(200);
	}),
);
