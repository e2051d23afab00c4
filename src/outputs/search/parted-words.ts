/** Between two letters it parts words for Pagefind, which no text has after one of the signs. */
const parting = '|';
/**
 * Signs within words at which Pagefind does not part them: it does so at ASCII punctuation alone.
 */
const signs = '‘’…·\u2010-\u2014';
/**
 * It begins with the sign, which is rare: what is looked for in front of each letter takes five
 * times as long.
 */
const joiningSign = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}])[${signs}](?=[\\p{L}\\p{N}])`, 'gu');
const partedSign = new RegExp(`([${signs}])\\${parting}`, 'g');

/**
 * A text as Pagefind is to read it, so that “abbaye” is found in “l’abbaye”; it has as many words
 * between spaces as before.
 */
export function withPartedWords(text: string): string {
	return text.replace(joiningSign, `$&${parting}`);
}

/** Returns what `withPartedWords` was given, as it is shown. */
export function withoutParting(text: string): string {
	return text.replace(partedSign, '$1');
}
