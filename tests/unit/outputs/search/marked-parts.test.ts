import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { markedParts } from '../../../../src/outputs/search/marked-parts.ts';
import { testProperty } from '../../../support/test-property.ts';

const marked = (name: string, query: string) =>
	markedParts(name, query)
		.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
		.join('');

test('marks the letters that were typed, accents and all', () => {
	expect(marked('Château d’Azay-le-Rideau', 'chat azay')).toBe('[Chât]eau d’[Azay]-le-Rideau');
	expect(marked('Musée Œnologique', 'oe')).toBe('Musée [Œ]nologique');
	expect(marked('Hauptbahnhof', 'bahn')).toBe('Haupt[bahn]hof');
	expect(marked('東京国立博物館', '国立')).toBe('東京[国立]博物館');
	expect(marked('Chambord', 'chmabord')).toBe('Chambord');
	expect(marked('Chambord', '')).toBe('Chambord');
});

testProperty('changes no letter of a name', 200, () =>
	fc.property(
		fc.string({ unit: 'grapheme' }),
		fc.string({ unit: 'grapheme', maxLength: 4 }),
		(name, query) => {
			expect(
				markedParts(name, query)
					.map(({ text }) => text)
					.join(''),
			).toBe(name);
		},
	),
);
