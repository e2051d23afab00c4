/**
 * Full-width, Arabic-Indic, Persian and Devanagari digits as ASCII, all hyphens, dashes and minus
 * signs as `-`; every sign keeps its position.
 */
export function withAsciiSigns(text: string): string {
	return text
		.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
		.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) =>
			String(((digit.codePointAt(0) ?? 0) - (digit >= '\u0966' ? 0x966 : 0x660)) % 16),
		)
		.replace(/[\u2010-\u2015\u2212]/g, '-');
}
