import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { beginningsOf, lowercaseWords } from '../../../../src/guide/model/sentence-words.ts';
import { testProperty } from '../../../support/test-property.ts';

test('a sentence begins with its words up to each mark, as far as there are not too many', () => {
	expect(beginningsOf('A quay, two boats; and (sometimes) an OAR: three.', 8)).toEqual([
		'a quay',
		'a quay two boats',
		'a quay two boats and',
		'a quay two boats and sometimes an oar',
	]);
	expect(beginningsOf('A quay, two boats; and (sometimes) an OAR: three.', 4)).toEqual([
		'a quay',
		'a quay two boats',
	]);
	expect(beginningsOf(', , A quay – – , and boats', 8)).toEqual(['a quay']);
	expect(beginningsOf('No mark at all.', 8)).toEqual([]);
});

test('a sentence begins also with its words up to an address', () => {
	for (const sentence of [
		'Booking is by e-mail to ana@reis.pt',
		'Booking is by e-mail at ana@reis.pt.',
		'Booking is by e-mail via www.reis.pt',
		'Booking is by e-mail à https://reis.pt/ana',
	]) {
		expect(beginningsOf(sentence, 8)[0], sentence).toBe('booking is by e mail');
	}
	expect(beginningsOf('Open on Mondays in July @ana', 8)).toEqual([]);
});

/** As it was written first: each mark by itself. */
function allBeginningsOf(sentence: string): string[] {
	return [...sentence.matchAll(/\s*[,;:(–]/gu)].map(({ index }) =>
		lowercaseWords(sentence.slice(0, index)).join(' '),
	);
}

const pieces = [
	...['a', 'Quay', 'ΟΔΟΣ', 'Σ', 'İ', '1', 'x\u0301', '山', '’', '-', '.', '\u00ad'],
	...[',', ';', ':', '(', '–', ' ', ' ', '\n'],
];

testProperty('the beginnings are those that are read for each mark', 500, () =>
	fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
		const sentence = parts.join('');
		const short = allBeginningsOf(sentence).filter((words) => words.split(' ').length <= 7);

		expect(new Set(beginningsOf(sentence, 7))).toEqual(
			new Set(short.filter((words) => words !== '')),
		);
	}),
);

test('the beginnings of very long lists are read in no time', () => {
	expect(beginningsOf('a, '.repeat(50_000), 7).at(-1)).toBe('a a a a a a a');
	expect(beginningsOf(`a${','.repeat(100_000)} b,`, 7)).toEqual(['a', 'a b']);
	expect(beginningsOf(`a${' '.repeat(100_000)}b,`, 7)).toEqual(['a b']);
	expect(beginningsOf(' to '.repeat(50_000), 7)).toEqual([]);
	expect(beginningsOf(`${' to a'.repeat(50_000)}@`, 7)).toEqual([]);
});
