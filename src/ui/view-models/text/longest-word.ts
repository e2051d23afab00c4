import { partsOfWords } from '../../../graphics/typesetting/line-breaks.ts';

/**
 * Widths of characters of the display face in ems, rounded up: the first pattern that a character
 * matches is its width.
 */
const widths: readonly (readonly [RegExp, number])[] = [
	[/\p{M}/u, 0],
	[/[MWÆŒŴ]/u, 1.29],
	[/[mwæœŵß]/u, 0.96],
	[/[Ifijlt'’.,:;!|()]/u, 0.45],
	[/[BEFJLPSTZ]/u, 0.78],
	[/\p{Lu}/u, 0.92],
	[/[aceorsvxz]/u, 0.61],
];
const defaultWidth = 0.69;

/** Length in ems of a word that has room everywhere at any size. */
const shortWord = 5;
/** Steps in ems, for which base.css has a class each: `w7` and so on. */
const steps = [7, 9, 12, 16, 22] as const;

/**
 * Returns the class of a heading by the width of its longest word, from which its size follows so
 * that no word is broken; `undefined` where every word has room at any size.
 */
export function longestWordClass(heading: string): string | undefined {
	const ems = Math.max(0, ...partsOfWords(heading).map((part) => wordWidth(part.trimEnd())));
	if (ems <= shortWord) return undefined;
	return `w${String(steps.find((step) => ems <= step) ?? steps.at(-1))}`;
}

/** Returns at least the width of a word in the display face, in ems. */
export function wordWidth(word: string): number {
	const widthOf = (character: string) =>
		widths.find(([pattern]) => pattern.test(character))?.[1] ?? defaultWidth;
	return Array.from(word.normalize('NFC'), widthOf).reduce((sum, width) => sum + width, 0);
}
