/**
 * Returns a text with a capital first, as a line begins, in a language (BCP 47) that writes the
 * names of days small.
 */
export function capitalised(text: string, locale: string): string {
	return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
