const unspacedLetter =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns whether a text has letters of a script which does not part words with spaces. */
export function hasUnspacedScript(text: string): boolean {
	return unspacedLetter.test(text);
}
