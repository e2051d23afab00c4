import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inks } from '../../../../src/graphics/cover-art/ink.ts';
import { inkRoles } from '../../../../src/graphics/cover-art/ink-role.ts';
import { motifs } from '../../../../src/graphics/cover-art/motif-names.ts';
import { literalPalette } from '../../../../src/graphics/cover-art/palette.ts';
import { formsOf } from '../../../../src/graphics/cover-art/scene-files.ts';

const folder = 'src/graphics/cover-art/motifs';

test('every drawing is of a motif, and the forms of a motif have no gap', () => {
	const expected = motifs.flatMap((motif) =>
		[...Array(formsOf(motif)).keys()].map((form) => `${motif}-${form}.svg`),
	);
	const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));

	expect(files.sort()).toEqual(expected.sort());
	expect(motifs.filter((motif) => formsOf(motif) === 0)).toEqual([]);
});

test('a drawing that is opened by itself has the colours of the guide', () => {
	const shown = readFileSync(`${folder}/palette.css`, 'utf8');
	const day = literalPalette(35, 'light');
	const night = literalPalette(35, 'dark');
	const named = (colour: string) => (colour === 'none' ? 'transparent' : colour);

	for (const ink of inks) {
		expect(shown).toContain(`--art-${ink}: light-dark(${named(day[ink])}, ${named(night[ink])});`);
	}
	for (const role of inkRoles) expect(shown).toContain(`--${role}: `);
});
