import { expect, test } from '@playwright/test';
import { markdownLink, markdownText } from '../../../../src/outputs/feeds/markdown.ts';

test('what would be markup stands as it is, on one line', () => {
	expect(markdownText('A *b* [c](d)\n\n# e <i> `f` & 1. g')).toBe(
		'A \\*b\\* \\[c\\](d) # e \\<i\\> \\`f\\` \\& 1. g',
	);
});

test('a label cannot end its link, nor can the address', () => {
	expect(markdownLink('](x) [y', 'https://a.example/(b)?c=>\n<d')).toBe(
		'[\\](x) \\[y](<https://a.example/(b)?c=%3E%0A%3Cd>)',
	);
});
