import { expect, test } from '@playwright/test';
import { fittedLines } from '../../../../src/graphics/typesetting/fitted-lines.ts';
import { printedTypeface } from '../../../support/printed-typeface.ts';

/** At 40 pixels two lines of ten characters; at 20 five of twenty. */
const box = { width: 200, height: 100, sizes: [40, 20], lineHeight: 1 };
const linesOf = (text: string) => fittedLines({ text, typeface: printedTypeface }, box);

test('a short text stands in one line of the largest size', () => {
	expect(linesOf('Santini')).toEqual({ lines: ['Santini'], fontSize: 40 });
});

test('a longer text takes more lines before it is made smaller', () => {
	expect(linesOf('Tile Museum')).toEqual({ lines: ['Tile', 'Museum'], fontSize: 40 });
	expect(linesOf('The National Tile Museum')).toEqual({
		lines: ['The National', 'Tile Museum'],
		fontSize: 20,
	});
});

test('lines are of about equal length', () => {
	expect(linesOf('aaa bbb ccc ddd eee fff')).toEqual({
		lines: ['aaa bbb ccc', 'ddd eee fff'],
		fontSize: 20,
	});
});

test('lines end after hyphens and slashes only where the text were much smaller otherwise', () => {
	const saint = { text: 'Saint-Laurent', typeface: printedTypeface };

	expect(fittedLines(saint, { ...box, sizes: [40, 30] })).toEqual({
		lines: ['Saint-Laurent'],
		fontSize: 30,
	});
	expect(fittedLines(saint, box)).toEqual({ lines: ['Saint-', 'Laurent'], fontSize: 40 });
	expect(linesOf('castle/garden').lines).toEqual(['castle/', 'garden']);
});

test('a word that is too long for the line is set smaller before it is split', () => {
	expect(linesOf('Gesellschaften')).toEqual({ lines: ['Gesellschaften'], fontSize: 20 });
});

test('a word that fits at no size is split with hyphens', () => {
	expect(linesOf('Donaudampfschifffahrt')).toEqual({
		lines: ['Donaudampfschifffah-', 'rt'],
		fontSize: 20,
	});
});

test('what has no room at the smallest size is cut off with an ellipsis', () => {
	const { fontSize, lines } = linesOf('every word counts '.repeat(20));

	expect(fontSize).toBe(20);
	expect(lines).toEqual([
		'every word counts',
		'every word counts',
		'every word counts',
		'every word counts',
		'every word counts…',
	]);
});

for (const letters of ['x', 'x ']) {
	test(`of a text of many “${letters}” no more is measured than of a long one`, () => {
		const measured = (times: number) => {
			let count = 0;
			const widthInEms = (text: string) => {
				count += text.length;
				return printedTypeface.widthInEms(text);
			};
			const text = letters.repeat(times);
			const { lines } = fittedLines({ text, typeface: { ...printedTypeface, widthInEms } }, box);
			return { count, lines: lines.length };
		};

		expect(measured(100_000).lines).toBe(5);
		expect(measured(100_000)).toEqual(measured(1000));
	});
}
