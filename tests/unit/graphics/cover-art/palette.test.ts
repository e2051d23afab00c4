import { expect, test } from '@playwright/test';
import { oklchHex } from '../../../../src/graphics/cover-art/oklch.ts';
import { artDeclarations, literalPalette } from '../../../../src/graphics/cover-art/palette.ts';

test('oklch colours become the sRGB that browsers show', () => {
	expect(oklchHex({ lightness: 1, chroma: 0, hue: 0 })).toBe('#ffffff');
	expect(oklchHex({ lightness: 0, chroma: 0, hue: 0 })).toBe('#000000');
	// CSS Color 4 gives red as oklch(0.62796 0.25768 29.234).
	expect(oklchHex({ lightness: 0.62796, chroma: 0.2576, hue: 29.234 })).toBe('#ff0000');
});

test('a colour that screens cannot show loses chroma until they can', () => {
	expect(oklchHex({ lightness: 0.7, chroma: 0.4, hue: 145 })).toMatch(/^#[0-9a-f]{6}$/u);
});

test('the accent is used as it is, other hues move a little towards it', () => {
	expect(artDeclarations(35)).toContain('--art-accent:light-dark(oklch(0.57 0.155 35),');
	expect(artDeclarations(260)).toContain('--art-accent:light-dark(oklch(0.57 0.155 260),');
	expect(artDeclarations(260)).toContain('--art-leaf:light-dark(oklch(0.58 0.095 154),');
});

test('by day the stars are not painted', () => {
	expect(artDeclarations(35)).toContain('--art-star:light-dark(transparent,');
	expect(literalPalette(35, 'light').star).toBe('none');
	expect(literalPalette(35, 'dark').star).toMatch(/^#/u);
});

test('the dark palette is one of its own', () => {
	const light = literalPalette(35, 'light');
	const dark = literalPalette(35, 'dark');
	expect(dark.sky).not.toBe(light.sky);
	expect(dark.glow).not.toBe(light.glow);
	expect(artDeclarations(35)).toContain(
		'--art-accent:light-dark(oklch(0.57 0.155 35),oklch(0.55 0.14 35));',
	);
});
