/**
 * Returns a text on one line, without white space around it and with single spaces in it:
 * paragraphs mean nothing there.
 */
export function oneLine(text: string | undefined): string | undefined {
	return text?.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}
