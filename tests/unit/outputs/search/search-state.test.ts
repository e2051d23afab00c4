import { expect, test } from '@playwright/test';
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
