import { expect, test } from '@playwright/test';
import { withoutDoubledParentheses } from '../../../../src/domain/places/parentheses.ts';
import { partsOfPrice } from '../../../../src/domain/places/price-parts.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

test('a price is parted at semicolons, but not within parentheses', () => {
	expect(partsOfPrice('5 EUR (adult; with a drink); Free (under 4 (or 5; ask)) ; ')).toEqual([
		'5 EUR (adult; with a drink)',
		'Free (under 4 (or 5; ask))',
	]);
	expect(partsOfPrice('大人 500円（税込；2名）；子供 300円')).toEqual([
		'大人 500円（税込；2名）',
		'子供 300円',
	]);
	expect(partsOfPrice('EUR 5')).toEqual(['EUR 5']);
	expect(partsOfPrice(undefined)).toEqual([]);
});

test('parentheses without their other half part nothing that is inside', () => {
	expect(partsOfPrice('5 EUR (adult; child')).toEqual(['5 EUR (adult; child']);
	expect(partsOfPrice('a) 5 EUR; b) 3 EUR')).toEqual(['a) 5 EUR', 'b) 3 EUR']);
});

for (const hostile of ['(', ')', '();', ';', '(()', '((a)b)', '((a']) {
	test(`a price of many “${hostile}” is parted in a time that grows with its length`, () => {
		const part = (times: number) => partsOfPrice(withoutDoubledParentheses(hostile.repeat(times)));

		expect(growth(2000, part)).toBeLessThan(steadyGrowth);
	});
}
