/**
 * Everything that is no character of a text line; a line break and a tab may stay (RFC 5545,
 * section 3.1).
 */
const controlCharacters = /[^\P{Cc}\t\n]|[\u2028\u2029]/gu;

/**
 * Returns a text that a calendar can hold: well-formed Unicode with line breaks `\n`, other control
 * characters as spaces.
 */
export function textForCalendar(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|\u2028|\u2029/g, '\n')
		.replace(controlCharacters, ' ');
}
