const withoutSpaces = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const single = `[${withoutSpaces}][、。」』）]? ?`;

const word = new RegExp(`${single}|[^\\s${withoutSpaces}]+ ?`, 'gu');
const partOfWord = new RegExp(
	`${single}|[^\\s${withoutSpaces}/-]*[/-]+ ?|[^\\s${withoutSpaces}/-]+ ?`,
	'gu',
);

/**
 * Returns the pieces of a text between which a line may end, with the space that follows them:
 * words, and single characters of scripts that are written without spaces.
 */
export function breakablePieces(text: string): string[] {
	return text.match(word) ?? [];
}

/** Returns the parts of a text, words divided after their hyphens and slashes. */
export function partsOfWords(text: string): string[] {
	return text.match(partOfWord) ?? [];
}
