import { partsOfWords, breakablePieces } from './line-breaks.ts';
import type { SettableText } from './settable-text.ts';
import type { Typeface } from './typeface.ts';

/** Holds a text set in lines. */
export interface FittedLines {
	lines: readonly string[];
	fontSize: number;
}

/** Describes the room for a text, in pixels. */
export interface TextBox {
	width: number;
	height: number;
	/** Font sizes to try, largest first. */
	sizes: readonly number[];
	/** Distance from one baseline to the next, in ems. */
	lineHeight: number;
}

/**
 * Returns a text at the largest size at which all of it has room, in lines of about equal length.
 *
 * Words stay whole where any size lets them; at the smallest size, what still has no room is cut
 * off with an ellipsis.
 */
export function fittedLines({ text, typeface }: SettableText, box: TextBox): FittedLines {
	const widthOf = measuredOnce(typeface);
	const shown = text.slice(0, moreThanAnyBoxHolds);
	const parts = partsOfWords(shown);
	const whole = largestFit(breakablePieces(shown), box, widthOf);
	const divided = largestFit(parts, box, widthOf);
	if (whole && whole.fontSize >= (divided?.fontSize ?? 0) * enoughForWholeWords) return whole;
	return divided ?? splitFit(parts, box, widthOf);
}

/** Characters of a text that are looked at. */
const moreThanAnyBoxHolds = 600;

/** Size in proportion to the largest that a text may fall to if no line then ends at a hyphen. */
const enoughForWholeWords = 0.75;

function largestFit(
	pieces: readonly string[],
	box: TextBox,
	widthOf: WidthOf,
): FittedLines | undefined {
	for (const fontSize of box.sizes) {
		const width = box.width / fontSize;
		const lines = wrapped(pieces, width, widthOf);
		if (lines && lines.length <= maxLines(box, fontSize)) {
			return { lines: balanced(pieces, width, lines, widthOf), fontSize };
		}
	}
	return undefined;
}

function splitFit(pieces: readonly string[], box: TextBox, widthOf: WidthOf): FittedLines {
	let [lines, fontSize]: [string[], number] = [[], 0];
	for (fontSize of box.sizes) {
		const width = box.width / fontSize;
		lines = wrapped(splitPieces(pieces, width, widthOf), width, widthOf) ?? [];
		if (lines.length <= maxLines(box, fontSize)) return { lines, fontSize };
	}
	const shown = lines.slice(0, maxLines(box, fontSize));
	const last = shortened(shown.at(-1) ?? '', box.width / fontSize, widthOf);
	return { lines: [...shown.slice(0, -1), last], fontSize };
}

/** Returns the width of a text in ems. */
type WidthOf = (text: string) => number;

function measuredOnce(typeface: Typeface): WidthOf {
	const widths = new Map<string, number>();
	return (text) => {
		const width = widths.get(text) ?? typeface.widthInEms(text);
		widths.set(text, width);
		return width;
	};
}

function maxLines({ height, lineHeight }: TextBox, fontSize: number): number {
	return Math.max(1, Math.floor(height / (fontSize * lineHeight)));
}

/**
 * Returns the lines that pieces of a text fill; `undefined` where a piece is wider than a line.
 */
function wrapped(pieces: readonly string[], width: number, widthOf: WidthOf): string[] | undefined {
	const lines: string[] = [];
	let line = '';
	let filled = 0;
	for (const piece of pieces) {
		const bare = widthOf(piece.trimEnd());
		if (bare > width) return undefined;
		if (line !== '' && filled + bare > width) {
			lines.push(line.trimEnd());
			line = '';
			filled = 0;
		}
		line += piece;
		filled += widthOf(piece);
	}
	return line === '' ? lines : [...lines, line.trimEnd()];
}

/**
 * Returns the same number of lines in the least width, so that none is left with a single short
 * word.
 */
function balanced(
	pieces: readonly string[],
	width: number,
	lines: readonly string[],
	widthOf: WidthOf,
): readonly string[] {
	let [narrowest, widest] = [width / 2, width];
	let best = lines;
	for (let step = 0; step < 6; step++) {
		const middle = (narrowest + widest) / 2;
		const narrower = wrapped(pieces, middle, widthOf);
		if (narrower?.length === lines.length) {
			best = narrower;
			widest = middle;
		} else {
			narrowest = middle;
		}
	}
	return best;
}

/**
 * Splits pieces that are wider than a line into parts that are not, with hyphens between letters.
 */
function splitPieces(pieces: readonly string[], width: number, widthOf: WidthOf): string[] {
	return pieces.flatMap((piece) => {
		if (widthOf(piece.trimEnd()) <= width) return [piece];
		const parts: string[] = [];
		let part = '';
		for (const character of charactersOf(piece)) {
			if (part !== '' && widthOf(`${part}${character}-`) > width) {
				parts.push(/\p{L}$/u.test(part) ? `${part}-` : part);
				part = '';
			}
			part += character;
		}
		return [...parts, part];
	});
}

function shortened(line: string, width: number, widthOf: WidthOf): string {
	const characters = charactersOf(line);
	while (characters.length > 1 && widthOf(`${characters.join('')}…`) > width) characters.pop();
	return `${characters.join('').replace(/[\s,;:.–-]+$/u, '')}…`;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

function charactersOf(text: string): string[] {
	return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
