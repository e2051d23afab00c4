/**
 * Matches what stands before a line of a list; a sign that belongs to what follows it, as in “-5
 * °C”, has no space after it.
 */
const mark = String.raw`(?:[-–*]\s+|•\s*)`;
const markOfText = new RegExp(String.raw`^\s*${mark}`, 'u');
/** Matches what stands after a sign that parts, as a colon before the list. */
const markAfterSign = new RegExp(String.raw`(?<=[:;,])[^\S\n]*\n\s*${mark}`, 'gu');
const markOfLine = new RegExp(String.raw`(?<=\S)[^\S\n]*\n\s*${mark}`, 'gu');

/** Line without a sign at its end, before one that does not go on with it. */
const unmarkedEnd =
	/(?<=[\p{L}\p{M}\p{N}\p{Sc})\]])[^\S\n]*\n\s*(?=[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}«„“"‘¿¡])/gu;

/**
 * Returns a text whose lines can be put on one: points stand between those that no sign parts, as
 * between names or prices in a list, and in place of the marks of a list.
 */
export function joinedLines(text: string): string {
	const lines = text.replace(markOfText, '');
	if (!lines.includes('\n')) return lines;
	return lines.replace(markAfterSign, ' ').replace(markOfLine, ' · ').replace(unmarkedEnd, ' · ');
}
