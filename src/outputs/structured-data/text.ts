import { joinedLines } from '../../guide/model/joined-lines.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import { wholeSentences } from '../../guide/model/teaser.ts';

/** Limits a description in characters: the page itself has the whole of a longer one. */
export const maxStructuredDescriptionLength = 1500;

/**
 * Returns the first of some texts that says anything, on one line; a very long one ends with a
 * whole sentence.
 */
export function descriptionOf(...texts: readonly (string | undefined)[]): string | undefined {
	const [line] = uniqueTexts(texts.map(descriptionLine));
	return line && wholeSentences(line, maxStructuredDescriptionLength);
}

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
