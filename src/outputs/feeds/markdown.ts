/**
 * Returns a text as plain words of Markdown on one line, within which it is no markup (CommonMark,
 * section 2.4).
 */
export function markdownText(text: string): string {
	return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>&~|]/g, '\\$&');
}

/**
 * Returns a link. An address in angle brackets holds no white space, and no bracket that is not
 * escaped (section 6.3).
 */
export function markdownLink(label: string, url: string): string {
	const address = url.replace(/[\s<>\\]/g, (character) => encodeURIComponent(character));
	return `[${markdownText(label)}](<${address}>)`;
}
