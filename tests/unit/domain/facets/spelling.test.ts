import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { bestSpelling, valueKey, valueSlug } from '../../../../src/domain/facets/spelling.ts';
import { anyText } from '../../../support/arbitrary-texts.ts';
import { testProperty } from '../../../support/test-property.ts';

test('spellings that differ in case, accents, punctuation or white space are one value', () => {
	const keysOf = (...spellings: string[]) => [...new Set(spellings.map(valueKey))];

	expect(keysOf('Madrid', 'MADRID', ' madrid ')).toEqual(['madrid']);
	expect(keysOf('Vendôme', 'VENDOME', 'vendome')).toEqual(['vendome']);
	expect(keysOf('slow travel', 'Slow-travel', 'slow  travel!')).toEqual(['slow-travel']);
	expect(keysOf('Αθήνα', 'ΑΘΗΝΑ')).toEqual(['αθηνα']);
	expect(keysOf('L’Île-Bouchard', "L'Ile Bouchard")).toEqual(['l-ile-bouchard']);
});

test('other letters make another value', () => {
	expect(valueKey('Tours')).not.toBe(valueKey('Tour'));
	expect(valueKey('Москва')).not.toBe(valueKey('Москве'));
	expect(valueKey('ヘ')).not.toBe(valueKey('ペ'));
});

test('a text without letters and digits is no value', () => {
	expect([valueKey(''), valueKey(' – '), valueKey('🎉!')]).toEqual(['', '', '']);
	expect([valueKey('☀\uFE0F'), valueKey('❤\uFE0F')]).toEqual(['', '']);
	expect(valueKey('Romantic ❤\uFE0F')).toBe('romantic');
});

test('no address of a value reads as the number of a page, and long values with one beginning have two', () => {
	expect(valueSlug('2026')).toBe('no_2026');
	expect(valueSlug('No 2026')).toBe('no-2026');
	const words = 'a town with a very long name that goes on and on and on and on ';

	expect(valueSlug(`${words} north`)).toMatch(/^a-town-[a-z-]{40,53}_[0-9a-f]{8}$/);
	expect(valueSlug(`${words} north`)).not.toBe(valueSlug(`${words} south`));
	expect(valueSlug('1'.repeat(60))).toBe(`no_${'1'.repeat(60)}`);
	expect(valueSlug('1'.repeat(300))).toMatch(/^no_1{60}_[0-9a-f]{8}$/);
	expect(valueSlug('1'.repeat(300))).not.toBe(valueSlug('1'.repeat(301)));
});

test('the spelling that is shown is the most frequent, then the best written, whatever their order', () => {
	const shown = (counts: Record<string, number>) => {
		const entries = Object.entries(counts);
		const [one, other] = [entries, [...entries].reverse()].map((ordered) =>
			bestSpelling(new Map(ordered)),
		);
		expect(one).toBe(other);
		return one;
	};

	expect(shown({ MADRID: 1, Madrid: 2 })).toBe('Madrid');
	expect(shown({ MADRID: 1, Madrid: 1, madrid: 1 })).toBe('Madrid');
	expect(shown({ Vendome: 3, Vendôme: 3 })).toBe('Vendôme');
	expect(shown({ 'slow travel': 1, 'slow-travel': 1 })).toBe('slow travel');
	expect(shown({ CALM: 5, calm: 1 })).toBe('CALM');
});

testProperty('two texts have one address if and only if they are spellings of one value', 300, () =>
	fc.property(anyText, anyText, (a, b) => {
		fc.pre(valueKey(a) !== '' && valueKey(b) !== '');
		expect(valueSlug(a) === valueSlug(b)).toBe(valueKey(a) === valueKey(b));
	}),
);

testProperty('an address can be written for every value, and is no number', 300, () =>
	fc.property(anyText, (text) => {
		fc.pre(valueKey(text) !== '');
		const slug = valueSlug(text);
		expect(slug).toMatch(/^[\p{L}\p{M}\p{N}_-]+$/u);
		expect(slug).not.toMatch(/^\p{N}+$/u);
		expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
		expect(valueKey(valueKey(text))).toBe(valueKey(text));
	}),
);
