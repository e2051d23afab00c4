/**
 * Maps what Windows-1252 makes of small letters of the DOS code pages 437 and 850, as far as
 * nothing else stands within words.
 */
const letterOf: Readonly<Record<string, string>> = {
	'‚': 'é',
	ƒ: 'â',
	'‡': 'ç',
	ˆ: 'ê',
	'‰': 'ë',
	Š: 'è',
	Œ: 'î',
	'“': 'ô',
};
/** “Chƒteau”, “Thor‚-la-Rochette”. Ewe has “ƒ” too, after vowels; “‚” may come from “Ã‚”. */
const beyondDoubt =
	/(?<=[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z‚])ƒ(?=\p{Ll})|(?<=[\p{L}--[ÃÂâ]])‚(?=-\p{Ll})/v;
/** Also “Mus‚um”: “‚” opens quotations before words, and a space before one may be forgotten. */
const withinWords = new RegExp(
	String.raw`${beyondDoubt.source}|(?<=[\p{L}--[ÃÂâ]])‚(?=\p{Ll})`,
	'gv',
);
const signs = /(?<=[\p{L}‚])ƒ(?=\p{Ll})|(?<=\p{L})‚|‚(?=\p{Ll})|(?<=\p{Ll})[‡ˆ‰ŠŒ“](?=\p{Ll})/gu;
/** “‚alten Haus’”; within words “’” is an apostrophe. */
const closedQuotation = /‚[^‚]*’(?![\p{L}‚])/u;
/** Where a comma would stand. */
const beforeSpace = /(?<=\p{L})‚(?!-?\p{Ll})/gu;

/**
 * A text in which small letters with accents are mended that came from a DOS code page and were
 * read as Windows-1252: “caf‚” is “café”.
 *
 * Only where one of them stands within a word and can be nothing else: “‚” is that before a hyphen,
 * beside “ƒ”, and beside another one at the end of a word. Texts with the marks “‚ ‘”, “‚ ’” or “”
 * ”, or with more “‚” at ends of words, as commas, stay as they are.
 */
export function withDosLettersMended(text: string): string {
	const within = text.match(withinWords)?.length ?? 0;
	if (within === 0 || /[‘”]/.test(text) || closedQuotation.test(text)) return text;
	const atEnds = text.match(beforeSpace)?.length ?? 0;
	const isCertain = atEnds > 0 || beyondDoubt.test(text);
	return atEnds > within || !isCertain
		? text
		: text.replace(signs, (sign) => letterOf[sign] ?? sign);
}
