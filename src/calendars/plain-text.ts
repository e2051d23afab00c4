/** Everything that is no character of a text line; a line break and a tab may stay (RFC 5545, section 3.1). */
// eslint-disable-next-line no-control-regex -- the control characters are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A text that a calendar can hold: well-formed Unicode with line breaks `\n`, other control characters as spaces. */
export function plainText(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|\u2028|\u2029/g, '\n')
		.replace(controlCharacters, ' ');
}
