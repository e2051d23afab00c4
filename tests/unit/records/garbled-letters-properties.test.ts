import { expect } from '@playwright/test';
import fc from 'fast-check';
import { plainLine } from '../../../src/records/plain-text.ts';
import { testProperty } from '../../support/test-property.ts';

/** Lists what Windows-1252 makes of the bytes 80 to 9F. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const secondHalf = /Ã[€»«’œ´]|Â[»«´]|â€/;
const looseAccent = /e´[aeéâœ]{3}/;

testProperty('text in which no second half of a letter follows the first one stays', 1000, () =>
	fc.property(fc.string({ unit: fc.constantFrom(...Array.from('aeéÉ œ’»«€ÃÂâ´')) }), (text) => {
		fc.pre(!secondHalf.test(text) && !looseAccent.test(text));
		expect(plainLine(text)).toBe(text.replace(/ +/g, ' ').trim());
	}),
);

testProperty('small letters within words come back whole', 1000, () =>
	fc.property(fc.array(fc.stringMatching(/^[a-z][à-öø-ÿ]?[a-zß-öø-ÿ]*$/)), (words) => {
		const text = words.join(' ');
		expect(plainLine(garbled(text))).toBe(text);
	}),
);

testProperty('accents that came off within words come back on their letters', 1000, () =>
	fc.property(fc.array(fc.stringMatching(/^[a-z]{0,4}é[a-rt-z][a-z]{2,5}$/)), (words) => {
		const text = words.join(' ');
		expect(plainLine(text.replaceAll('é', 'e´'))).toBe(text);
	}),
);

function garbled(text: string): string {
	return Array.from(
		Buffer.from(text),
		(byte) => signs[byte - 0x80] ?? String.fromCharCode(byte),
	).join('');
}
