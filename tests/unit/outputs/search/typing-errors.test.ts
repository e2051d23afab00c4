import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { typingErrors } from '../../../../src/outputs/search/typing-errors.ts';
import { testProperty } from '../../../support/test-property.ts';

test('counts what is left out, put in, replaced and swapped', () => {
	expect(typingErrors('chambord', 'chambord', 2)).toBe(0);
	expect(typingErrors('cham', 'chambord', 2)).toBe(0);
	expect(typingErrors('chmbord', 'chambord', 2)).toBe(1);
	expect(typingErrors('chaambord', 'chambord', 2)).toBe(1);
	expect(typingErrors('chamvord', 'chambord', 2)).toBe(1);
	expect(typingErrors('chmabord', 'chambord', 2)).toBe(1);
	expect(typingErrors('hcmabord', 'chambord', 2)).toBe(2);
	expect(typingErrors('hcmabrod', 'chambord', 2)).toBe(3);
	expect(typingErrors('chambords', 'chambord', 1)).toBe(1);
	expect(typingErrors('', 'chambord', 1)).toBe(0);
});

testProperty('agrees with the whole table of optimal string alignment', 500, () =>
	fc.property(text, text, fc.constantFrom(1, 2), (typed, meant, maxErrors) => {
		const errors = Math.min(
			...Array.from({ length: meant.length + 1 }, (_, end) =>
				wholeTable(typed, meant.slice(0, end)),
			),
		);
		expect(typingErrors(typed, meant, maxErrors)).toBe(Math.min(errors, maxErrors + 1));
	}),
);

const text = fc
	.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 })
	.map((letters) => letters.join(''));

function wholeTable(a: string, b: string): number {
	const table = Array.from({ length: a.length + 1 }, (_, i) =>
		Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
	);
	const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
	for (let i = 1; i <= a.length; i++) {
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			const areSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			const cost = Math.min(
				at(i - 1, j) + 1,
				at(i, j - 1) + 1,
				at(i - 1, j - 1) + (isSame ? 0 : 1),
				areSwapped ? at(i - 2, j - 2) + 1 : Infinity,
			);
			table[i]?.splice(j, 1, cost);
		}
	}
	return at(a.length, b.length);
}
