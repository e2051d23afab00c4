import { expect, test } from '@playwright/test';
import { textExcerpt } from '../../../../src/outputs/search/text-excerpt.ts';

/** Words of a description that no query has. */
const others = (count: number) => Array.from({ length: count }, () => 'and').join(' ');

test('an excerpt is of the description where that was found, however often facts say the same', () => {
	const text = `Songs of fado by candle light ${others(60)} Fado bar. Fado. Fado evening.`;

	expect(textExcerpt({ raw_content: text, locations: [66, 68, 69, 2] })).toBe(
		`Songs of <mark>fado</mark> by candle light ${others(24)}`,
	);
});

test('an excerpt has as many different words of a query as lie near each other', () => {
	const text = `Fado ${others(60)} fado with guitar ${others(40)} guitar`;

	expect(textExcerpt({ raw_content: text, locations: [0, 61, 63, 104] })).toBe(
		`${others(6)} <mark>fado</mark> with <mark>guitar</mark> ${others(21)}`,
	);
});

test('an excerpt of a text found by its title alone is its beginning', () => {
	expect(textExcerpt({ raw_content: `Songs ${others(40)}`, locations: [] })).toBe(
		`Songs ${others(29)}`,
	);
});

test('words of a language without spaces are put together again', () => {
	expect(textExcerpt({ raw_content: '夜九時\u200bに\u200b始まる。', locations: [1] })).toBe(
		'夜九時<mark>に</mark>始まる。',
	);
});
