import { joinedLines } from '../../guide/model/joined-lines.ts';
import { oneLine } from '../../guide/model/one-line.ts';

/**
 * A text of several lines, such as a description, on one line, with points between those that no
 * sign parts.
 */
export function descriptionLine(text: string | undefined): string | undefined {
	return oneLine(text && joinedLines(text));
}

/** Short texts on one line, each once, in the order given; blank ones are left out. */
export function uniqueTexts(texts: readonly (string | undefined)[]): string[] {
	const lines = texts
		.map(oneLine)
		.filter((text): text is string => text !== undefined && text !== '');
	return [...new Set(lines)];
}
