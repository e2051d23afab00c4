import type { TextPart } from '../../outputs/search/marked-parts.ts';

/** Returns parts of a text as nodes, those that are marked in `mark` elements. */
export function markedText(parts: readonly TextPart[]): Node[] {
	return parts.map(({ isMarked, text }) => {
		if (!isMarked) return document.createTextNode(text);
		const mark = document.createElement('mark');
		mark.textContent = text;
		return mark;
	});
}
