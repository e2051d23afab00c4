import { expect, test } from '@playwright/test';
import { excerptParts } from '../../../../src/outputs/search/full-text.ts';
import { searchAddress, searchState } from '../../../../src/outputs/search/search-state.ts';

const names = ['kind', 'category'];

test('an address restores what was searched for', () => {
	const state = { query: 'château & co', filters: { kind: 'place' } };
	expect(searchAddress(state)).toBe('?q=ch%C3%A2teau+%26+co&kind=place');
	expect(searchState(new URLSearchParams(searchAddress(state)), names)).toEqual(state);
});

test('nothing that is searched for leaves the address bare', () => {
	expect(searchAddress({ query: '', filters: {} })).toBe('');
	expect(searchState(new URLSearchParams('?q=&kind='), names)).toEqual({ query: '', filters: {} });
});

test('parameters that are no filter are left alone, and long queries are cut', () => {
	const state = searchState(new URLSearchParams(`?q=+${'x'.repeat(300)}&utm=mail`), names);
	expect(state.filters).toEqual({});
	expect(state.query).toBe('x'.repeat(200));
});

test('an excerpt is a text with marks, whatever stands in it', () => {
	expect(excerptParts('The &lt;b&gt; of <mark>Fado</mark> & more.')).toEqual([
		{ text: 'The <b> of ', isMarked: false },
		{ text: 'Fado', isMarked: true },
		{ text: ' & more.', isMarked: false },
	]);
	expect(excerptParts('De l’|abbaye <mark>d’|Alet</mark> | midi.')).toEqual([
		{ text: 'De l’abbaye ', isMarked: false },
		{ text: 'd’Alet', isMarked: true },
		{ text: ' | midi.', isMarked: false },
	]);
	expect(excerptParts('')).toEqual([]);
});

test('an excerpt shows where it was cut in a sentence', () => {
	const shown = (excerpt: string) =>
		excerptParts(excerpt)
			.map(({ text }) => text)
			.join('');

	expect(shown('far from the shops, <mark>Fado</mark> straight from')).toBe(
		'… far from the shops, Fado straight from …',
	);
	expect(shown('<mark>fado</mark> at nine')).toBe('… fado at nine …');
	expect(shown('It is sung at nine (or “ten.”) ')).toBe('It is sung at nine (or “ten.”)');
	expect(shown('夜九時に始まる。')).toBe('夜九時に始まる。');
});
