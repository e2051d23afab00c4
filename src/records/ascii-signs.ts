const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfee0;

/** Returns a text with ASCII letters and signs for those in the width of Chinese characters. */
export function inAsciiWidth(text: string): string {
	return text.replace(fullWidth, (sign) =>
		String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset),
	);
}

/**
 * Returns a text whose full-width, Arabic-Indic, Persian and Devanagari digits are ASCII, all
 * hyphens, dashes and minus signs `-`; every sign keeps its position.
 */
export function withAsciiSigns(text: string): string {
	return inAsciiWidth(text)
		.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) =>
			String(((digit.codePointAt(0) ?? 0) - (digit >= '\u0966' ? 0x966 : 0x660)) % 16),
		)
		.replace(/[\u2010-\u2015\u2212]/g, '-');
}
