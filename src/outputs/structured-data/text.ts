import { joinedLines } from '../../guide/model/joined-lines.ts';
import { oneLine } from '../../guide/model/one-line.ts';

/**
 * Returns a text of several lines, such as a description, on one line, with points between those
 * that no sign parts.
 */
export function descriptionLine(text: string | undefined): string | undefined {
	return oneLine(text && joinedLines(text));
}

/**
 * Returns short texts, each on one line and once, in the order given; leaves out blank texts.
 */
export function uniqueTexts(texts: readonly (string | undefined)[]): string[] {
	const lines = texts
		.map(oneLine)
		.filter((text): text is string => text !== undefined && text !== '');
	return [...new Set(lines)];
}
