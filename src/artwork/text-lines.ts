/** A text set in lines: its size, and whether all of it found room. */
export interface TextLines {
	lines: readonly string[];
	fontSize: number;
}

/**
 * A text at the largest of the sizes (largest first) at which it fits into `mostLines` lines; at the
 * smallest, what has no room is cut off with an ellipsis.
 *
 * Widths are estimates, as the font is not known: generous ones, so that nothing runs over.
 */
export function textLines(
	text: string,
	widthInPixels: number,
	sizes: readonly [number, ...number[]],
	mostLines: number,
): TextLines {
	const words = breakable(text);
	for (const fontSize of sizes) {
		const lines = wrapped(words, widthInPixels / fontSize);
		if (lines.length <= mostLines) return { lines, fontSize };
	}
	const fontSize = sizes.at(-1) ?? sizes[0];
	const lines = wrapped(words, widthInPixels / fontSize).slice(0, mostLines);
	const last = lines.length - 1;
	return {
		lines: lines.map((line, index) =>
			index === last ? shortened(line, widthInPixels / fontSize) : line,
		),
		fontSize,
	};
}

/** Pieces between which a line may end: words, and single characters of scripts that have no spaces. */
function breakable(text: string): string[] {
	return (
		text
			.replace(/\s+/gu, ' ')
			.trim()
			.match(
				/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][、。」』）]? ?|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+ ?/gu,
			) ?? []
	);
}

function wrapped(words: readonly string[], widthInEms: number): string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of words.flatMap((piece) => split(piece, widthInEms))) {
		if (line !== '' && emsOf((line + word).trimEnd()) > widthInEms) {
			lines.push(line.trimEnd());
			line = '';
		}
		line += word;
	}
	return line === '' ? lines : [...lines, line.trimEnd()];
}

/** A word that is wider than a line, in parts that are not. */
function split(word: string, widthInEms: number): string[] {
	if (emsOf(word.trimEnd()) <= widthInEms) return [word];
	const parts: string[] = [];
	let part = '';
	for (const character of word) {
		if (part !== '' && emsOf(part + character) > widthInEms) {
			parts.push(part);
			part = '';
		}
		part += character;
	}
	return [...parts, part];
}

function shortened(line: string, widthInEms: number): string {
	let characters = Array.from(line);
	while (characters.length > 1 && emsOf(`${characters.join('')}…`) > widthInEms) {
		characters = characters.slice(0, -1);
	}
	return `${characters.join('').replace(/[\s,;:.–-]+$/u, '')}…`;
}

function emsOf(text: string): number {
	let ems = 0;
	for (const character of text) ems += emOf(character);
	return ems;
}

function emOf(character: string): number {
	if (/[\p{M}]/u.test(character)) return 0;
	if (/[\s.,;:!|'’iljftrI()[\]-]/u.test(character)) return 0.34;
	if (
		/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー、。]/u.test(character)
	)
		return 1;
	if (/[mwMW—…@%&]/u.test(character)) return 0.92;
	return /\p{Lu}/u.test(character) ? 0.7 : 0.52;
}
