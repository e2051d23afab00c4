import { openTypeface, type Typeface } from './typeface.ts';

/**
 * Names the WOFF2 files of the guide's two families as module specifiers; the first file that has a
 * character sets it.
 */
export interface TypefaceFiles {
	display: readonly string[];
	text: readonly string[];
}

/** Holds the guide's families in the styles in which pictures are set. */
export interface GuideTypefaces {
	/** Typefaces for names: the display face, and the text face where that one lacks a letter. */
	names: readonly Typeface[];
	/** Typefaces for short labels in capitals. */
	labels: readonly Typeface[];
	texts: readonly Typeface[];
}

export async function openGuideTypefaces({
	display,
	text,
}: TypefaceFiles): Promise<GuideTypefaces> {
	const [name, sturdyName, label, plain] = await Promise.all([
		openTypeface(display, { weight: 600, trackingInEms: -0.015 }),
		openTypeface(text, { weight: 680, trackingInEms: -0.01 }),
		openTypeface(text, { weight: 640, trackingInEms: 0.07 }),
		openTypeface(text, { weight: 460 }),
	]);
	return { names: [name, sturdyName], labels: [label], texts: [plain] };
}
