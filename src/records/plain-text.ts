import { withoutMarkup } from './markup.ts';
import { mayBeMojibake, withoutMojibake } from './mojibake.ts';

/**
 * Controls but tab and line feed, bidirectional overrides (they reorder a neighbour's text), byte
 * order marks.
 */
const unwantedCharacters =
	/[^\P{Cc}\t\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/**
 * Matches spaces without width beside white space, or where a text begins or ends, where they part
 * nothing; between the words of some languages they do.
 */
const needlessZeroWidthSpaces = /(?<=^|\s)\u200B+|(?<!\u200B)\u200B+(?=\s|$)/g;

/**
 * Matches what word processors write from Wingdings and Symbol, mostly bullets: no other font has
 * these signs.
 */
const symbolsBeforeLine = /(?<=^|\n)[^\S\n]*[\uF020-\uF0FF]+[^\S\n]*(?=\S)/g;
/**
 * Matches symbols of private use, with the white space behind them only where some is before them,
 * or nothing that it would part.
 */
const symbols = /(?<=[\s([{«“])[\uF020-\uF0FF]+[^\S\n]*|[\uF020-\uF0FF]+/g;

/** Zero-width spaces, joiners and soft hyphens alone say nothing. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;
/**
 * Markup, controls, surrogates without their other half, unwanted characters, symbols, zero-width
 * and any white space but a plain space.
 */
const unplainInLine =
	/[<&\\\p{Cc}\p{Cs}\u00A0\u1680\u2000-\u200B\u2028-\u202F\u205F\u2066-\u2069\u3000\uF020-\uF0FF\uFEFF\uFFFE\uFFFF]/u;
/** Matches the same signs but the line feed. */
const unplainInParagraphs =
	/[<&\\\p{Cs}\u00A0\u1680\u2000-\u200B\u2028-\u202F\u205F\u2066-\u2069\u3000\uF020-\uF0FF\uFEFF\uFFFE\uFFFF]|[^\P{Cc}\n]/u;
const foldedInParagraphs = ['  ', ' \n', '\n ', '\n\n\n'];

/**
 * Returns a text of the service as one line of plain text: tags gone, entities decoded once,
 * mojibake mended, white space folded; empty if nothing in it is seen.
 */
export function plainLine(source: string): string {
	if (isPlainLine(source)) return source;
	return ifVisible(wantedText(source).replace(/\s+/g, ' ').trim());
}

/** Returns the text as plain paragraphs: blank lines between paragraphs, single breaks within. */
export function plainParagraphs(source: string): string {
	if (isPlainParagraphs(source)) return source;
	const text = wantedText(source)
		.replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
	return ifVisible(text);
}

function ifVisible(text: string): string {
	return visible.test(text) ? text : '';
}

/**
 * Returns whether a text is one line of plain text already, as most are: that is found several
 * times faster than they are taken apart.
 */
function isPlainLine(text: string): boolean {
	return (
		text.trim() === text &&
		!text.includes('  ') &&
		!unplainInLine.test(text) &&
		!mayBeMojibake(text) &&
		visible.test(text)
	);
}

function isPlainParagraphs(text: string): boolean {
	return (
		text.trim() === text &&
		!foldedInParagraphs.some((space) => text.includes(space)) &&
		!unplainInParagraphs.test(text) &&
		!mayBeMojibake(text) &&
		visible.test(text)
	);
}

function wantedText(source: string): string {
	return withoutMojibake(withoutMarkup(source))
		.replace(unwantedCharacters, (character) =>
			character === '\u2028' || character === '\u2029' ? '\n' : '',
		)
		.replace(needlessZeroWidthSpaces, '')
		.replace(symbolsBeforeLine, '• ')
		.replace(symbols, '');
}
