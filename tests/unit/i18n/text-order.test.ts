import { expect, test } from '@playwright/test';
import { compareTexts } from '../../../src/i18n/text-order.ts';

test('texts stand in the order of their code units, whatever the language', () => {
	const texts = ['émile', 'b', '', 'a10', 'Z', 'a2', 'z'];

	expect(texts.sort(compareTexts)).toEqual(['', 'Z', 'a10', 'a2', 'b', 'z', 'émile']);
	expect(compareTexts('a', 'a')).toBe(0);
});
