/** What stands before a line of a list; a sign that belongs to what follows it, as in “-5 °C”, has no space after it. */
const mark = String.raw`(?:[-–*]\s+|•\s*)`;
const markOfText = new RegExp(String.raw`^\s*${mark}`, 'u');
const markOfLine = new RegExp(`^${mark}`, 'u');
/** A mark whose text stands on the next line. */
const markAlone = /(\n\s*[-–*•])[^\S\n]*\n\s*/gu;
/** What parts a line from the next one, as a colon before a list does. */
const partingSign = /[:;,]$/;

/** The end of a line without a sign, and the beginning of one that does not go on with the line before. */
const unmarkedEnd = /[\p{L}\p{M}\p{N}\p{Sc})\]]$/u;
const newBeginning = /^[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}«„“"‘¿¡]/u;

/**
 * A text whose lines can be put on one: points stand between those that no sign parts, as between names or prices in a list, and in
 * place of the marks of a list.
 */
export function joinedLines(text: string): string {
	const lines = text.replace(markOfText, '');
	if (!lines.includes('\n')) return lines;
	return lines.replace(markAlone, '$1 ').split('\n').reduce(joined);
}

function joined(before: string, line: string): string {
	const [end, start] = [before.trimEnd(), line.trimStart()];
	const item = start.replace(markOfLine, '');
	if (end !== '' && item !== start) return `${end}${partingSign.test(end) ? ' ' : ' · '}${item}`;
	if (unmarkedEnd.test(end) && newBeginning.test(start)) return `${end} · ${start}`;
	return `${before}\n${line}`;
}
