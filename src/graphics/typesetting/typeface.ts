import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { shapedGlyphs } from './shaped-glyphs.ts';

/**
 * Describes a family in one style, as its files hold it: its characters, their widths and outlines.
 */
export interface Typeface {
	/**
	 * Returns whether there is a glyph for all of the text; pieces of it may come from
	 * different files.
	 */
	covers(text: string): boolean;
	/** Returns the width of the text set in one line, in ems. */
	widthInEms(text: string): number;
	/**
	 * Returns the text as SVG elements of its outlines, to be filled; its baseline starts at
	 * `x`, `y`.
	 */
	outlines(text: string, x: number, y: number, fontSize: number): string;
}

export interface TypefaceStyle {
	/** Weight on the `wght` axis. */
	weight: number;
	/** Space added after each glyph. */
	trackingInEms?: number;
}

/** Holds one file of a family, such as its Latin letters. */
interface FontPart {
	font: Font;
	unitsPerEm: number;
	codePoints: ReadonlySet<number>;
	/** SVG path by glyph id, in font units with y upwards. */
	paths: Map<number, string>;
}

/**
 * Opens a family of variable fonts in one style.
 *
 * @param files WOFF2 files as module specifiers, `@fontsource-variable/…`; the first that has a
 *   character sets it.
 */
export async function openTypeface(
	files: readonly string[],
	{ weight, trackingInEms = 0 }: TypefaceStyle,
): Promise<Typeface> {
	const parts = await Promise.all(files.map((file) => openPart(file, weight)));
	const shaped = ({ part, text }: Run) =>
		shapedGlyphs(part.font, text, trackingInEms * part.unitsPerEm);

	function runsOf(text: string): Run[] | undefined {
		const runs: Run[] = [];
		for (const { segment } of characters.segment(text)) {
			const part = partWith(segment, runs.at(-1)?.part);
			if (!part) return undefined;
			const last = runs.at(-1);
			if (last?.part === part) last.text += segment;
			else runs.push({ part, text: segment });
		}
		return runs;
	}

	/**
	 * Returns the part of the preceding character, if it has this one too, so that spaces do
	 * not break a run; else the first part that has it, or `undefined`.
	 */
	function partWith(character: string, preceding: FontPart | undefined): FontPart | undefined {
		const codePoints = Array.from(character, (one) => one.codePointAt(0) ?? 0);
		const has = (part: FontPart) => codePoints.every((one) => part.codePoints.has(one));
		return preceding && has(preceding) ? preceding : parts.find(has);
	}

	return {
		covers: (text) => runsOf(text) !== undefined,
		widthInEms: (text) =>
			(runsOf(text) ?? []).reduce((ems, run) => ems + shaped(run).advance / run.part.unitsPerEm, 0),
		outlines(text, x, y, fontSize) {
			let markup = '';
			let start = x;
			for (const run of runsOf(text) ?? []) {
				const scale = fontSize / run.part.unitsPerEm;
				const { glyphs, advance } = shaped(run);
				const paths = glyphs.map(
					(glyph) =>
						`<path transform="translate(${glyph.x} ${glyph.y})" d="${pathOf(run.part, glyph.id)}"/>`,
				);
				markup += `<g transform="matrix(${scale} 0 0 ${-scale} ${round(start)} ${round(y)})">${paths.join('')}</g>`;
				start += advance * scale;
			}
			return markup;
		},
	};
}

/** Holds text that one file sets. */
interface Run {
	part: FontPart;
	text: string;
}

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

async function openPart(file: string, weight: number): Promise<FontPart> {
	const woff2 = await readFile(fileURLToPath(import.meta.resolve(file)));
	const face = new Face(new Blob(await decompress(woff2)));
	const font = new Font(face);
	font.setVariations([new Variation('wght', weight)]);
	return {
		font,
		unitsPerEm: face.upem,
		codePoints: new Set(face.collectUnicodes()),
		paths: new Map(),
	};
}

function pathOf(part: FontPart, glyph: number): string {
	let path = part.paths.get(glyph);
	if (path === undefined) {
		path = part.font.glyphToPath(glyph).replace(fraction, '');
		part.paths.set(glyph, path);
	}
	return path;
}

/** Matches the fraction of a number of font units: it is a small part of a pixel. */
const fraction = /\.\d+/g;

function round(pixels: number): number {
	return Math.round(pixels * 100) / 100;
}
