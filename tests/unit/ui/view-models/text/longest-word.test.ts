import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { openTypeface } from '../../../../../src/graphics/typesetting/typeface.ts';
import {
	longestWordClass,
	wordWidth,
} from '../../../../../src/ui/view-models/text/longest-word.ts';
import { testProperty } from '../../../../support/test-property.ts';

const besley = ['latin', 'latin-ext'].map(
	(letters) => `@fontsource-variable/besley/files/besley-${letters}-wght-normal.woff2`,
);
/** See base.css; the headings of pages are set closer still. */
const inHeadings = { weight: 560, trackingInEms: -0.012 };
const letters = Array.from(
	'abcdefghijklmnopqrstuvwxyzäöüßåæøéèñçABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÅÆØÉ0123456789’',
);

test('the longest word of a heading gives it its class', () => {
	expect(longestWordClass('Lisbon')).toBeUndefined();
	expect(longestWordClass('Copenhagen')).toBe('w7');
	expect(longestWordClass('Luxembourg')).toBe('w7');
	expect(longestWordClass('Graubünden')).toBe('w7');
	expect(longestWordClass('KØBENHAVN')).toBe('w9');
	expect(longestWordClass('The Straßenbahnmuseum of Graz')).toBe('w12');
	expect(longestWordClass('Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas')).toBe(
		'w22',
	);
});

test('words end at hyphens and slashes, and characters written without spaces stand alone', () => {
	expect(longestWordClass('Saint-Cyr-sur-Loire')).toBeUndefined();
	expect(longestWordClass('Bozen/Balzan/Bulsan')).toBeUndefined();
	expect(longestWordClass('国立西洋美術館と東京文化会館')).toBeUndefined();
	expect(longestWordClass('')).toBeUndefined();
});

for (const word of [
	'Copenhagen',
	'Schifffahrtsgesellschaft',
	'Barrierefreiheit',
	'Rautatientori',
	'Jyväskylän',
	'Wassermühlenmuseum',
	'Ŝanĝŵyŷ',
	'Œuvres',
	'MÜNCHEN',
]) {
	test(`“${word}” is set no wider than its class has room for`, async () => {
		const typeface = await openTypeface(besley, inHeadings);

		expect(wordWidth(word)).toBeGreaterThanOrEqual(typeface.widthInEms(word));
		expect(wordWidth(word)).toBeLessThan(1.2 * typeface.widthInEms(word));
	});
}

testProperty('no word of Latin letters is set wider than its class has room for', 200, () => {
	const typeface = openTypeface(besley, inHeadings);
	const word = fc.array(fc.constantFrom(...letters), { minLength: 6, maxLength: 40 });
	return fc.asyncProperty(word, async (characters) => {
		const text = characters.join('');
		expect(wordWidth(text)).toBeGreaterThanOrEqual((await typeface).widthInEms(text));
	});
});
