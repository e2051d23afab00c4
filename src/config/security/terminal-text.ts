/**
 * Control characters (ECMA-48 acts on them), breaks of lines, and marks that turn the direction of
 * writing (UAX #9).
 */
const actingCharacters = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Returns a text that shows on a terminal and does nothing there: each character that would act on
 * the terminal is U+FFFD instead.
 */
export function terminalText(text: string): string {
	return text.replace(actingCharacters, '\uFFFD');
}
