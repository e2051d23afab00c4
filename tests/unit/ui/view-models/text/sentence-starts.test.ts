import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { hasStart } from '../../../../../src/ui/view-models/text/sentence-starts.ts';
import { testProperty } from '../../../../support/test-property.ts';

test('a text starts with another one, itself and nothing', () => {
	const texts = ['A quay. ', 'Boats', 'boats and quays'];

	for (const start of ['A qu', 'A quay. ', 'Boats', 'boats and', ''])
		expect(hasStart(texts, start), start).toBe(true);
	for (const start of ['quay', 'Boats ', 'AA', 'c'])
		expect(hasStart(texts, start), start).toBe(false);
	expect(hasStart([], '')).toBe(false);
});

testProperty('a text is found as by looking at each', 500, () => {
	const text = fc.array(fc.constantFrom('a', 'b', 'é', '\uffff', '🎉'), { maxLength: 4 });
	return fc.property(fc.array(text, { maxLength: 12 }), text, (lists, parts) => {
		const texts = lists.map((list) => list.join(''));
		const start = parts.join('');

		expect(hasStart(texts.toSorted(), start)).toBe(texts.some((one) => one.startsWith(start)));
	});
});
