/** In Italy and San Marino numbers keep their 0 when they are dialled from abroad. */
const keepsZero = /^(?:\+|00)(?:39|378)/;
/**
 * In these countries no number begins with 0 when it is dialled from abroad (ITU-T E.164: their
 * trunk prefix is 0).
 */
const zeroWithin = /^\+(31|32|33|41|43|44|49)0/;

/**
 * ASCII digits, with `+` before a country code; the 0 that is dialled within the country only is
 * left out after it.
 */
export function dialledDigits(number: string): string {
	const withoutZero = keepsZero.test(number.replace(/\D/g, (sign) => (sign === '+' ? sign : '')))
		? number
		: number.replace(/^(\(?\+|00)(.*?)\(0(\d*)\)/, '$1$2$3');
	const digits = withoutZero.replace(/\D/g, '');
	const dialled = /^\(?\+/.test(number) ? `+${digits}` : digits.replace(/^00(?=[1-9]\d{7})/, '+');
	return dialled.replace(zeroWithin, '+$1');
}

/**
 * Full-width, Arabic-Indic, Persian and Devanagari digits as ASCII, all hyphens, dashes and minus
 * signs as `-`, and `+` without a space after it.
 */
export function withAsciiSigns(text: string): string {
	return text
		.normalize('NFKC')
		.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) =>
			String(((digit.codePointAt(0) ?? 0) - (digit >= '\u0966' ? 0x966 : 0x660)) % 16),
		)
		.replace(/[\u2010-\u2015\u2212]/g, '-')
		.replace(/\+\s(?=[\d(])/g, '+');
}
