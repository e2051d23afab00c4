import { Parser } from 'htmlparser2';
import { mayBeMojibake, withoutMojibake } from './mojibake.ts';
import { elementNames } from './html-elements.ts';

const blockElements = new Set(
	`address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1
	h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul`.split(
		/\s+/,
	),
);
/**
 * A sign for “less than”: no `>` ends a tag before the next one begins, or else all that follows
 * would be lost. What has an attribute is a tag that was cut off with its text, and so is an end
 * tag that nothing follows.
 */
const lessThanSign = /<(?=\/?[a-z])(?![^<]*>)(?!\/?[a-z][\w:-]*\s+[\w:-]+\s*=)(?!\/[\w:-]*\s*$)/gi;
/**
 * Matches the sign `<` before what no element is called, as in `<six years` and `<jean@example>`.
 * Word processors have elements of their own: `<o:p>`.
 */
const signBeforeNoElement = new RegExp(
	String.raw`<(?=/?[a-z])(?!/?(?:${elementNames.join('|')}|[a-z]\w*:[a-z][\w.-]*)(?:[\s/>]|$))(?!/[\w:-]*\s*$)`,
	'gi',
);
/**
 * Matches the sign `<` before what would begin an end tag, a declaration or an instruction and is
 * none: the parser takes all up to the next `>` for a comment. Sections of word processors
 * (`<![if …]>`) and end tags with a space are markup.
 */
const signBeforeNoDeclaration =
	/<(?=[!?/])(?!\/[a-z]|\/\s*(?:[a-z][\w:-]*\s*)?>|\?(?:[a-z][^<]*|=[^<]*\?)>|!--|!>|!-[^<]*->|!(?:doctype|element|entity|attlist|notation|\[(?:end)?if)\b[^<]*>)/gi;
/** A start tag of which the name alone is left at the end. */
const cutStartTag = new RegExp(String.raw`^<(?:${elementNames.join('|')})\s*$`, 'i');
const wholeTag = /<\/?[a-z][^<]*>/i;
/**
 * Matches what begins a parameter of an address, such as `&region=`, and no entity, such as `&reg`.
 */
const parameterSign = /&(?=[a-z]\w*=)/gi;
/**
 * Deeper than anybody nests elements; the parser takes a time that grows with the square of the
 * depth.
 */
const mostLevels = 1000;
const silentElements = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object']);

/**
 * Controls but tab and line feed, bidirectional overrides (they reorder a neighbour's text), byte
 * order marks.
 */
const unwantedCharacters =
	/[^\P{Cc}\t\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/**
 * Those beside white space, or where a text begins or ends, part nothing; between the words of some
 * languages they do.
 */
const needlessZeroWidthSpaces = /(?<=^|\s)\u200B+|(?<!\u200B)\u200B+(?=\s|$)/g;

/**
 * Matches what word processors write from Wingdings and Symbol, mostly bullets: no other font has
 * these signs.
 */
const symbolsBeforeLine = /(?<=^|\n)[^\S\n]*[\uF020-\uF0FF]+[^\S\n]*(?=\S)/g;
/**
 * With the white space behind them only where some is before them, or nothing that it would part.
 */
const symbols = /(?<=[\s([{«“])[\uF020-\uF0FF]+[^\S\n]*|[\uF020-\uF0FF]+/g;

/** Zero-width spaces, joiners and soft hyphens alone say nothing. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;
/**
 * Matches what marks a section of XML whose text is markup of its own; HTML takes it, and all in
 * it, for a comment.
 */
const sectionMarks = /<!\[CDATA\[|\]\]>/g;

/**
 * Markup, controls, surrogates without their other half, unwanted characters, symbols, zero-width
 * and any white space but a plain space.
 */
const unplainInLine =
	/[<&\p{Cc}\p{Cs}\u00A0\u1680\u2000-\u200B\u2028-\u202F\u205F\u2066-\u2069\u3000\uF020-\uF0FF\uFEFF\uFFFE\uFFFF]/u;
/** Matches the same signs but the line feed. */
const unplainInParagraphs =
	/[<&\p{Cs}\u00A0\u1680\u2000-\u200B\u2028-\u202F\u205F\u2066-\u2069\u3000\uF020-\uF0FF\uFEFF\uFFFE\uFFFF]|[^\P{Cc}\n]/u;
const foldedInParagraphs = ['  ', ' \n', '\n ', '\n\n\n'];

/**
 * A text of the service as one line of plain text: tags gone, entities decoded once, mojibake
 * mended, white space folded; empty if nothing in it is seen.
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

/**
 * A text of the service without tags, its entities decoded once; its letters and white space are as
 * they came.
 */
export function withoutMarkup(source: string): string {
	const text = source.replace(/\r\n?/g, '\n').toWellFormed();
	return /[<&]/.test(text) ? textContent(text) : text;
}

function ifVisible(text: string): string {
	return visible.test(text) ? text : '';
}

/**
 * Most texts are as they should be, which is told several times faster than they are taken apart.
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

function textContent(html: string): string {
	let text = '';
	const withoutSections = html.includes('<![CDATA[') ? html.replace(sectionMarks, '') : html;
	let rest = withoutCutTag(withCommentsEnded(withoutSections))
		.replace(parameterSign, '&amp;')
		.replace(lessThanSign, '&lt;')
		.replace(signBeforeNoElement, '&lt;')
		.replace(signBeforeNoDeclaration, '&lt;');
	while (rest !== '') {
		const piece = textUntilTooDeep(rest);
		text += piece.text;
		rest = rest.slice(piece.end);
	}
	return text;
}

/**
 * A comment that never ends would take all that follows with it, so that its mark becomes a comment
 * without text.
 */
function withCommentsEnded(html: string): string {
	const lastMark = Math.max(html.lastIndexOf('-->') - 2, html.lastIndexOf('--!>') - 4);
	return html.replace(/<!--/g, (mark, at) => (at > lastMark ? `${mark}-->` : mark));
}

/** Where a text has tags, what looks like the start of one at its end was cut off with it. */
function withoutCutTag(html: string): string {
	const start = html.lastIndexOf('<');
	const before = html.slice(0, start);
	const isCut = cutStartTag.test(html.slice(start)) && /[\s>]$/.test(before);
	return isCut && wholeTag.test(before) ? before : html;
}

/**
 * The text up to the first tag that is nested too deep, and where that tag begins: there another
 * parser starts anew.
 */
function textUntilTooDeep(html: string): { text: string; end: number } {
	let text = '';
	let end = html.length;
	let depth = 0;
	let silentDepth = 0;
	const parser = new Parser({
		onopentagname(name) {
			if (++depth > mostLevels) {
				end = parser.startIndex;
				parser.pause();
			} else if (silentElements.has(name)) silentDepth++;
			else text += separator(name);
		},
		ontext(part) {
			if (silentDepth === 0) text += part;
		},
		onclosetag(name) {
			depth--;
			if (silentElements.has(name)) silentDepth--;
			else if (name !== 'br') text += separator(name);
		},
	});
	parser.write(html);
	if (end === html.length) parser.end();
	return { text, end };
}

function separator(elementName: string): string {
	if (elementName === 'br') return '\n';
	return blockElements.has(elementName) ? '\n\n' : '';
}
