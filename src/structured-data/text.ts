/** A text on one line: paragraphs mean nothing in structured data. */
export function oneLine(text: string | undefined): string | undefined {
	return text?.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** Short texts on one line, each once, in the order given; blank ones are left out. */
export function uniqueTexts(texts: readonly (string | undefined)[]): string[] {
	const lines = texts
		.map(oneLine)
		.filter((text): text is string => text !== undefined && text !== '');
	return [...new Set(lines)];
}
