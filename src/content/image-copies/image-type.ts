/** Kinds of files that are copied. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg';

/**
 * Matches what the files of each kind begin with, in Latin-1. AVIF may be any of the brands that a
 * file names.
 */
const beginnings: readonly (readonly [ImageType, RegExp])[] = [
	['jpeg', /^\xff\xd8\xff/],
	['png', /^\x89PNG\r\n[^]\n/],
	['gif', /^GIF8[79]a/],
	['webp', /^RIFF[^]{4}WEBP/],
	['avif', /^[^]{4}ftyp(?:[^]{4}){0,12}?avi[fs]/],
];
/**
 * Matches the beginning of an SVG: its element, after the prologue of XML and comments (W3C, XML
 * 1.0, section 2.8). A comment ends at the first mark of an end, so that what is no SVG is not
 * tried with each of the others.
 */
const svgBeginning = /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/i;
const maxPrologueLength = 4096;

/**
 * Returns the kind of an image by its content, whatever it is said to be; `undefined` for anything
 * else.
 */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
	const head = bytes.toString('latin1', 0, 64);
	const known = beginnings.find(([, beginning]) => beginning.test(head))?.[0];
	if (known !== undefined) return known;
	const text = bytes.toString('utf8', 0, maxPrologueLength).replace(/^\uFEFF/, '');
	return svgBeginning.test(text) ? 'svg' : undefined;
}
