import { Parser } from 'htmlparser2';
import { elementNames } from './html-elements.ts';

const blockElements = new Set(
	`address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1
	h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul`.split(
		/\s+/,
	),
);
/**
 * Matches a sign for “less than”: no `>` ends a tag before the next one begins, or else all that
 * follows would be lost. What has an attribute is a tag that was cut off with its text, and so is
 * an end tag that nothing follows.
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
/** Matches a sign for “less than” before a word that is called as an element: `a<b and b>c`. */
const comparison =
	/<(?=[a-z]+(?:\s+(?!(?:hidden|open|noshade|nowrap|compact|controls|autoplay|loop|muted|checked|disabled|selected|reversed|itemscope|inert|allowfullscreen|\/)[\s/>])[^\s<>=/"']+)+\s*>)/gi;
/** Matches tags of other languages of markup, such as `<ref name="x">` and `</nowiki>`. */
const startOfOtherTag = /^<([a-z][a-z0-9-]*)(?=[\s/>])(?:[^<>]*=[^<>]*|[^<>]*\/)>/i;
const endOfOtherTag = /<\/([a-z][a-z0-9-]*)\s*>/gi;
/**
 * Matches the sign `<` before what would begin an end tag, a declaration or an instruction and is
 * none: the parser takes all up to the next `>` for a comment. Sections of word processors
 * (`<![if …]>`) and end tags with a space are markup.
 */
const signBeforeNoDeclaration =
	/<(?=[!?/])(?!\/[a-z]|\/\s*(?:[a-z][\w:-]*\s*)?>|\?(?:[a-z][^<]*|=[^<]*\?)>|!--|!>|!-[^<]*->|!(?:doctype|element|entity|attlist|notation|\[(?:end)?if)\b[^<]*>)/gi;
/** Matches a start tag of which the name alone is left at the end. */
const cutStartTag = new RegExp(String.raw`^<(?:${elementNames.join('|')})\s*$`, 'i');
const wholeTag = /<\/?[a-z][^<]*>/i;
/**
 * Matches what begins a parameter of an address, such as `&region=`, and no entity, such as `&reg`.
 */
const parameterSign = /&(?=[a-z]\w*=)/gi;
/**
 * Maximum depth of elements, deeper than anybody nests them; the parser takes a time that grows
 * with the square of the depth.
 */
const maxLevels = 1000;
/** Maximum number of characters of a tag: more than any tag of other languages of markup has. */
const maxCharactersOfTag = 500;
/** Matches a path of Windows: `F:\Pictures`, `\\server\pictures`. */
const pathOfFile = /(?<![\p{L}\p{N}])(?:[a-z]:\\|\\\\[\w.-]+\\)/iu;
type Attributes = Readonly<Record<string, string | undefined>>;
const knownElements: ReadonlySet<string> = new Set(elementNames);
const silentElements = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object']);

/**
 * Matches what marks a section of XML whose text is markup of its own; HTML takes it, and all in
 * it, for a comment.
 */
const sectionMarks = /<!\[CDATA\[|\]\]>/g;

/**
 * Returns a text of the service without tags, its entities decoded once; its letters and white
 * space are as they came.
 */
export function withoutMarkup(source: string): string {
	const text = withEscapedBreaks(source).replace(/\r\n?/g, '\n').toWellFormed();
	return /[<&]/.test(text) ? textContent(text) : text;
}

/** Reads `\r\n` and `\n` that a program wrote out as line breaks, but not within paths of files. */
function withEscapedBreaks(text: string): string {
	if (!text.includes('\\')) return text;
	const isPath = pathOfFile.test(text);
	return text.replace(isPath ? /\\r\\n/g : /\\r\\n|\\n/g, '\n');
}

function textContent(html: string): string {
	let text = '';
	const withoutSections = html.includes('<![CDATA[') ? html.replace(sectionMarks, '') : html;
	let rest = withSignsBeforeNoElement(withoutCutTag(withCommentsEnded(withoutSections)))
		.replace(parameterSign, '&amp;')
		.replace(lessThanSign, '&lt;')
		.replace(comparison, '&lt;')
		.replace(signBeforeNoDeclaration, '&lt;');
	while (rest !== '') {
		const piece = textUntilTooDeep(rest);
		text += piece.text;
		rest = rest.slice(piece.end);
	}
	return text;
}

/**
 * Returns markup in which each sign `<` before what is no element is text, but for tags of other
 * languages of markup: those of which there is an end, and those with attributes or a stroke.
 */
function withSignsBeforeNoElement(html: string): string {
	const ended = new Set(
		Array.from(html.matchAll(endOfOtherTag), ([, name = '']) => name.toLowerCase()),
	);
	return html.replace(signBeforeNoElement, (sign, at: number) => {
		const tag = html.slice(at, at + maxCharactersOfTag);
		const name = /^<\/?([a-z][a-z0-9-]*)(?=[\s/>])[^<>]*>/i.exec(tag)?.[1]?.toLowerCase() ?? '';
		return ended.has(name) || startOfOtherTag.test(tag) ? sign : '&lt;';
	});
}

/**
 * Ends comments that are never closed: such a comment would swallow all that follows, so its mark
 * becomes a comment without text.
 */
function withCommentsEnded(html: string): string {
	const lastMark = Math.max(html.lastIndexOf('-->') - 2, html.lastIndexOf('--!>') - 4);
	return html.replace(/<!--/g, (mark, at) => (at > lastMark ? `${mark}-->` : mark));
}

/**
 * Returns a text that has tags without a tag that was cut off at its end, where something at its
 * end looks like the start of one; other texts are returned as they are.
 */
function withoutCutTag(html: string): string {
	const start = html.lastIndexOf('<');
	const before = html.slice(0, start);
	const isCut = cutStartTag.test(html.slice(start)) && /[\s>]$/.test(before);
	return isCut && wholeTag.test(before) ? before : html;
}

/**
 * Returns the text up to the first tag that is nested too deep, and where that tag begins: there
 * another parser starts anew.
 */
function textUntilTooDeep(html: string): { text: string; end: number } {
	let text = '';
	let end = html.length;
	const silent: boolean[] = [];
	let isApart = false;
	const part = (name: string) => {
		text += separator(name);
		isApart ||= isOtherTag(name);
	};
	const parser = new Parser({
		onopentag(name, attributes) {
			if (silent.length >= maxLevels) {
				end = parser.startIndex;
				parser.pause();
				return;
			}
			const isSilent = silent.at(-1) === true || isHidden(name, attributes);
			if (!isSilent) part(name);
			silent.push(isSilent);
		},
		ontext(words) {
			if (silent.at(-1) === true) return;
			const needsSpace = isApart && /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(words);
			text += needsSpace ? ` ${words}` : words;
			isApart = false;
		},
		onclosetag(name) {
			const wasSilent = silent.pop() === true;
			if (!wasSilent && name !== 'br') part(name);
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

/** Returns whether an element shows no text: by its name, or as its author hides it. */
function isHidden(name: string, { 'aria-hidden': aria, hidden, style }: Attributes): boolean {
	if (silentElements.has(name) || hidden !== undefined || aria?.trim() === 'true') return true;
	return (
		style !== undefined && /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style)
	);
}

function isOtherTag(name: string): boolean {
	return !knownElements.has(name) && !name.includes(':');
}
