const references: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};

/** Returns a text as it stands in the content or in a quoted attribute of HTML and XML. */
export function markupText(text: string): string {
	return text.replace(/[&<>"]/g, (character) => references[character] ?? '');
}
