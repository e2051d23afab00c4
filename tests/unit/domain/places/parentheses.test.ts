import { expect, test } from '@playwright/test';
import {
	notesIn,
	outsideParentheses,
	withoutDoubledParentheses,
	withoutEnclosingParentheses,
} from '../../../../src/domain/places/parentheses.ts';

test('tells what stands in no parentheses', () => {
	expect(outsideParentheses('5 EUR (adult (15 to 64)), 3 EUR (child)').trim()).toBe(
		'5 EUR , 3 EUR',
	);
});

test('tells the notes in parentheses, each whole', () => {
	expect(notesIn('5 EUR (adult (15 to 64))（税込）; 3 EUR (child')).toEqual([
		'(adult (15 to 64))',
		'（税込）',
	]);
	expect(notesIn('a) 5 EUR')).toEqual([]);
});

for (const [text, plain] of [
	['(visite libre)', 'visite libre'],
	['（ガイド付き）', 'ガイド付き'],
	['((adult) (15 to 64))', '(adult) (15 to 64)'],
	['(adult) (15 to 64)', '(adult) (15 to 64)'],
	['(/24h. (if you stay longer)', '(/24h. (if you stay longer)'],
	['3 EUR (adult)', '3 EUR (adult)'],
	['()', ''],
] as const) {
	test(`“${text}” without parentheses around all of it is “${plain}”`, () => {
		expect(withoutEnclosingParentheses(text)).toBe(plain);
	});
}

for (const [text, plain] of [
	['3 EUR ((visite libre)); ((- 12 ans))', '3 EUR (visite libre); (- 12 ans)'],
	['3 EUR (((adult (15 to 64))))', '3 EUR (adult (15 to 64))'],
	['500円（（税込））', '500円（税込）'],
	['((7 à 14 ans) (selon visites))', '(7 à 14 ans) (selon visites)'],
	['3 EUR ((+ 16 ans) (visite guidée))', '3 EUR (+ 16 ans) (visite guidée)'],
	['10 EUR ((par jour), (eau potable).)', '10 EUR (par jour), (eau potable).'],
	['4 EUR ((sauf le 25/12) à partir de 10 pers.)', '4 EUR (sauf le 25/12) à partir de 10 pers.'],
	['5 EUR (((sauf le 25/12) en groupe))', '5 EUR (sauf le 25/12) en groupe'],
	['5 EUR (visite ((sauf le 25/12) en groupe))', '5 EUR (visite (sauf le 25/12) en groupe)'],
	['((visite guidée) 01:00)', '((visite guidée) 01:00)'],
	['5 EUR; ((visite guidée) 01:00)', '5 EUR; ((visite guidée) 01:00)'],
	['5 EUR ((adulte) à midi; le soir)', '5 EUR ((adulte) à midi; le soir)'],
	['((adulte); (enfant))', '((adulte); (enfant))'],
	['5 EUR (groupe (10 pers.))', '5 EUR (groupe (10 pers.))'],
	['(a) ((b)) ((c', '(a) (b) ((c'],
	['27 EUR ( draps offerts ); ( ( - 12 ans ) )', '27 EUR (draps offerts); (- 12 ans)'],
	['500円（ 税込 ）', '500円（税込）'],
	['a)) ()', 'a)) ()'],
] as const) {
	test(`“${text}” is “${plain}” without doubled parentheses`, () => {
		expect(withoutDoubledParentheses(text)).toBe(plain);
	});
}
