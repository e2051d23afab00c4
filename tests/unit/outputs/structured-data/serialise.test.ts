import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { serialise } from '../../../../src/outputs/structured-data/serialise.ts';
import { testProperty } from '../../../support/test-property.ts';

test('escapes what could end or confuse a script element, as JSON', () => {
	expect(serialise({ '@type': 'Place', '@id': '</script ><!--&\u2028\u2029\'"' })).toBe(
		String.raw`{"@type":"Place","@id":"\u003c/script \u003e\u003c!--\u0026\u2028\u2029'\""}`,
	);
});

testProperty(
	'any text comes back as it was, and none is left that could close the element',
	100,
	() => {
		const text = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.string({
				unit: fc.constantFrom('<', '/', 'script', '>', '&', 'amp;', '\u2028', '"', '\\'),
			}),
		);

		return fc.property(text, (name) => {
			const json = serialise({ '@type': 'Place', '@id': name });
			expect(json).not.toMatch(/[<>&\u2028\u2029]/);
			expect(JSON.parse(json)).toEqual({ '@type': 'Place', '@id': name });
		});
	},
);
