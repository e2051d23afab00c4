import { foldedWords } from '../../i18n/folded-words.ts';

export interface TextPart {
	text: string;
	isMarked: boolean;
}

/**
 * Splits a name into parts, and marks those that a query has letter by letter; where it is misspelt
 * nothing is marked.
 */
export function markedParts(name: string, query: string): TextPart[] {
	const typed = foldedWords(query).sort((a, b) => b.length - a.length);
	const parts: TextPart[] = [];
	for (const [word] of name.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
		const folded = foldedWords(word).join('');
		const found =
			typed.find((one) => folded.startsWith(one)) ?? typed.find((one) => folded.includes(one));
		const start = found === undefined ? -1 : folded.indexOf(found);
		if (found === undefined || start === -1) parts.push({ text: word, isMarked: false });
		else parts.push(...markedWord(word, start, start + found.length));
	}
	return joined(parts);
}

/**
 * Returns the characters of a word, each with whether it is marked.
 * @param start Position in the folded word, as is the end.
 */
function markedWord(word: string, start: number, end: number): TextPart[] {
	let at = 0;
	return Array.from(word, (text) => {
		const isMarked = at >= start && at < end;
		at += foldedWords(text).join('').length;
		return { text, isMarked };
	});
}

function joined(parts: readonly TextPart[]): TextPart[] {
	const whole: TextPart[] = [];
	for (const part of parts) {
		const last = whole.at(-1);
		if (last?.isMarked === part.isMarked) last.text += part.text;
		else whole.push({ ...part });
	}
	return whole.filter(({ text }) => text !== '');
}
