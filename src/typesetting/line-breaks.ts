const withoutSpaces = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';

const piece = new RegExp(
	`[${withoutSpaces}][、。」』）]? ?|[^\\s${withoutSpaces}/-]*[/-]+ ?|[^\\s${withoutSpaces}/-]+ ?`,
	'gu',
);

/**
 * The pieces of a text between which a line may end, with the space that follows them: words, the parts of words with
 * hyphens or slashes, and single characters of scripts that are written without spaces.
 */
export function breakablePieces(text: string): string[] {
	return text.match(piece) ?? [];
}
