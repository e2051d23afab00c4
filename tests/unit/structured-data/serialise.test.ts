import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { serialise } from '../../../src/structured-data/serialise.ts';

test('escapes what could end or confuse a script element, as JSON', () => {
	expect(serialise({ '@type': 'Place', '@id': '</script ><!--&\u2028\u2029\'"' })).toBe(
		String.raw`{"@type":"Place","@id":"\u003c/script \u003e\u003c!--\u0026\u2028\u2029'\""}`,
	);
});

for (const kind of ['fixed', 'random'] as const) {
	test(`any text comes back as it was, and none is left that could close the element (${kind} seed)`, () => {
		const seed = kind === 'fixed' ? 20_261_121 : Math.floor(Math.random() * 2 ** 31);
		console.log(`Seed of this run: ${seed}`);
		const text = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.string({
				unit: fc.constantFrom('<', '/', 'script', '>', '&', 'amp;', '\u2028', '"', '\\'),
			}),
		);

		fc.assert(
			fc.property(text, (name) => {
				const json = serialise({ '@type': 'Place', '@id': name });
				expect(json).not.toMatch(/[<>&\u2028\u2029]/);
				expect(JSON.parse(json)).toEqual({ '@type': 'Place', '@id': name });
			}),
			{ seed },
		);
	});
}
