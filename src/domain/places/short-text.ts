/**
 * Minimum number of characters of a description: a shorter one says hardly more to a visitor than
 * the name does.
 */
const minCharacters = 60;

/** Matches letters of scripts of which one says as much as about three Latin ones. */
const denseScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Returns whether a description says hardly more than the name does. */
export function isShortText(text: string): boolean {
	return weightOf(text) < minCharacters;
}

/** Returns how much a text says, about in Latin letters. Long texts need no counting. */
function weightOf(text: string): number {
	if (text.length >= minCharacters) return text.length;
	return text.length + 2 * (text.match(denseScripts)?.length ?? 0);
}

/** Returns the text that says the most; empty where there is none. */
export function longestOf(texts: readonly (string | undefined)[]): string {
	return texts
		.filter((text) => text !== undefined)
		.reduce((longest, text) => (weightOf(text) > weightOf(longest) ? text : longest), '');
}
