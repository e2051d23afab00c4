import type { Typeface } from '../../src/graphics/typesetting/typeface.ts';

/**
 * A typeface with Latin letters, all of them half an em wide, whose outlines are its text in an
 * element.
 */
export const printedTypeface: Typeface = {
	covers: (text) => /^[\u0020-\u024f‐-—‘-”…]*$/u.test(text),
	widthInEms: (text) => text.length / 2,
	outlines: (text, x, y, fontSize) =>
		`<text x="${x}" y="${y}" font-size="${fontSize}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`,
};
