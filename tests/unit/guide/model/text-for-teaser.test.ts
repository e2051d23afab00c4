import { expect, test } from '@playwright/test';
import { textForTeaser } from '../../../../src/guide/model/text-for-teaser.ts';

/** Returns the text of a record that is called “Glass”. */
const textOf = (edited: string | undefined, description: string | undefined) =>
	textForTeaser({ name: 'Glass', description, editorial: { description: edited } });

test('a teaser is of the editors’ text, else of the description, without the name', () => {
	expect(textOf('Pearls from a flame.', 'A workshop in the old town.')).toBe(
		'Pearls from a flame.',
	);
	expect(textOf(undefined, 'Glass. A workshop in the old town.')).toBe(
		'A workshop in the old town.',
	);
	expect(textOf(' ', 'A workshop.')).toBe('A workshop.');
	expect(textOf(undefined, undefined)).toBeUndefined();
});

test('signs that the editors have corrected stay, and so do questions', () => {
	expect(textOf('For friends. A pool is near.', 'For friends.A pool is near.')).toBe(
		'For friends. A pool is near.',
	);
	expect(textOf('Who lived here? Ask Ana.', 'Who lived here. Ask Ana.')).toBe(
		'Who lived here? Ask Ana.',
	);
});

test('an editors’ text that is the first sentence of the description says it in short', () => {
	expect(textOf('She made her jewellery here.', 'She made her jewellery here. Ask her.')).toBe(
		'She made her jewellery here.',
	);
});
