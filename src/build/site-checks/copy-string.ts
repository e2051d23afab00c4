/**
 * Returns a copy of the text by itself: cut out of a page, it would keep the whole page in memory
 * for as long as it is kept.
 */
export function copyString(text: string): string {
	return Buffer.from(text).toString();
}
