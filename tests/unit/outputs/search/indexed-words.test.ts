import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { queryWords, shownText, textTokens } from '../../../../src/outputs/search/indexed-words.ts';
import { textForPagefind } from '../../../../src/build/full-text-index/text-for-pagefind.ts';
import { testProperty } from '../../../support/test-property.ts';

test('a text is parted where Pagefind would not, with folded forms of its words', () => {
	expect(textForPagefind('Visite de l’abbaye, course Paris–Dakar.')).toBe(
		'Visite de l’|abbaye, course Paris–|Dakar.',
	);
	expect(textForPagefind('Café, Straße')).toBe('Café, Straße|~strasse');
	expect(textForPagefind('「音樂會」 T恤')).toBe('「|^ 音|^ 樂|^ 會」 T|^ 恤');
	expect(textForPagefind('バス')).toBe('ハﾞ|^ ス');
});

test('a query has the words of a text, without letters that an apostrophe joins', () => {
	expect(queryWords('l’abbaye d’Alet')).toEqual([
		{ text: 'abbaye', tokens: ['abbaye'] },
		{ text: 'alet', tokens: ['alet'] },
	]);
	expect(queryWords('音樂會 2026')).toEqual([
		{ text: '音樂會', tokens: ['音', '樂', '會'] },
		{ text: '2026', tokens: ['2026'] },
	]);
});

testProperty('a text is shown as it was, but for what nobody sees', 300, () =>
	fc.property(
		fc.string({
			unit: fc.constantFrom(...Array.from('aA1é·’–.,「」音バパがー한 ßøçŁ|<>&')),
		}),
		(text) => {
			const plain = text.replace(/[’–·]\|/g, '');
			const shown = textTokens(textForPagefind(plain))
				.map((token) => `${token.text}${token.isJoined ? '' : ' '}`)
				.join('');

			expect(shownText(textForPagefind(plain))).toBe(plain);
			expect(shown.trim()).toBe(plain.replace(/\s+/g, ' ').trim());
		},
	),
);
