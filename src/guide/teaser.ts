/** About what search engines and link previews show. */
const longestTeaser = 160;

/** The beginning of the first text that says something, for cards, feeds and descriptions; `undefined` where none does. */
export function teaserOf(...texts: readonly (string | undefined)[]): string | undefined {
	const text = texts.find((candidate) => candidate !== undefined && candidate.trim() !== '');
	return text === undefined ? undefined : shortened(text, longestTeaser);
}

/** A text on one line, cut after a word where it is longer than `length` characters. */
export function shortened(text: string, length: number): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= length) return line;
	const cut = line.slice(0, length);
	const lastSpace = cut.lastIndexOf(' ');
	const words =
		lastSpace > length / 2 ? cut.slice(0, lastSpace) : Array.from(cut).slice(0, -1).join('');
	return `${words.replace(/[\s,;:.–-]+$/u, '')}…`;
}
