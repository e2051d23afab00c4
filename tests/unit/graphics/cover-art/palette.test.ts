import { expect, test } from '@playwright/test';
import { oklchHex } from '../../../../src/graphics/cover-art/oklch.ts';
import { literalPalette } from '../../../../src/graphics/cover-art/palette.ts';

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
	for (const hue of [35, 260]) {
		const accent = oklchHex({ lightness: 0.57, chroma: 0.155, hue });
		expect(literalPalette(hue, 'light').accent).toBe(accent);
	}
	const leaf = oklchHex({ lightness: 0.58, chroma: 0.095, hue: 154 });
	expect(literalPalette(260, 'light').leaf).toBe(leaf);
});

test('by day the stars are not painted', () => {
	expect(literalPalette(35, 'light').star).toBe('none');
	expect(literalPalette(35, 'dark').star).toMatch(/^#/u);
});

test('the dark palette is one of its own', () => {
	const light = literalPalette(35, 'light');
	const dark = literalPalette(35, 'dark');
	expect(dark.sky).not.toBe(light.sky);
	expect(dark.glow).not.toBe(light.glow);
	expect([light.accent, dark.accent]).toEqual([
		oklchHex({ lightness: 0.57, chroma: 0.155, hue: 35 }),
		oklchHex({ lightness: 0.55, chroma: 0.14, hue: 35 }),
	]);
});
