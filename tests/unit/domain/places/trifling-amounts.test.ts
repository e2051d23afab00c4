import { expect, test } from '@playwright/test';
import { withoutTriflingAmounts } from '../../../../src/domain/places/trifling-amounts.ts';

for (const [price, told] of [
	['88 EUR; 0.80 EUR; 73 EUR', '88 EUR; 73 EUR'],
	['0.55 EUR; 85–105 EUR; 30 EUR', '85–105 EUR; 30 EUR'],
	['€0,80; from €1.200 per week', 'from €1.200 per week'],
	['1 EUR; 408–628 EUR; 55 EUR (demi-pension)', '408–628 EUR; 55 EUR (demi-pension)'],
] as const) {
	test(`of “${price}” what is told of a place to stay is “${told}”`, () => {
		expect(withoutTriflingAmounts(price)).toBe(told);
	});
}

for (const price of [
	...['0.80 EUR', '0.80 EUR; 0.55 EUR', '0.80 EUR; 15 EUR', '0.80 EUR (taxe de séjour); 88 EUR'],
	...[
		'2 EUR; 88 EUR',
		'1 KWD; 25 EUR',
		'0.80; 88 EUR',
		'88 EUR; Free',
		'0 EUR; 88 EUR',
		'Moderate',
	],
]) {
	test(`“${price}” is told as it stands`, () => {
		expect(withoutTriflingAmounts(price)).toBe(price);
	});
}
