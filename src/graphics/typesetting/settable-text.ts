import type { Typeface } from './typeface.ts';

export interface SettableText {
	text: string;
	typeface: Typeface;
}

/**
 * Returns a text as the first of the typefaces can set it; `undefined` where none has all letters.
 *
 * Symbols such as emoji, and words in brackets, are left out where a typeface lacks them. Text that
 * runs in both directions is not set, as its order on the line is unknown here.
 */
export function settableText(
	text: string | undefined,
	typefaces: readonly Typeface[],
): SettableText | undefined {
	if (text === undefined) return undefined;
	const whole = cleaned(text);
	for (const candidate of [whole, cleaned(whole.replace(bracketed, ' '))]) {
		if (!/[\p{L}\p{N}]/u.test(candidate) || runsInBothDirections(candidate)) continue;
		for (const typeface of typefaces) {
			const settable = withoutMissingSymbols(candidate, typeface);
			if (settable !== undefined) return { text: settable, typeface };
		}
	}
	return undefined;
}

const bracketed = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/gu;
const rightToLeft =
	/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Returns whether a text starts at the right; one in both directions is not set at all. */
export function runsRightToLeft(text: string): boolean {
	return rightToLeft.test(text);
}

/** Returns a text composed, with single spaces and without control and format characters. */
function cleaned(text: string): string {
	return text
		.normalize('NFC')
		.replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}\u{FE00}-\u{FE0F}]/gu, '')
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim();
}

function runsInBothDirections(text: string): boolean {
	return (
		runsRightToLeft(text) &&
		/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(text)
	);
}

/**
 * Returns a text without the symbols that a typeface lacks; `undefined` where it lacks a letter, a
 * digit or an accent.
 */
function withoutMissingSymbols(text: string, typeface: Typeface): string | undefined {
	if (typeface.covers(text)) return text;
	const symbols = /[^\p{L}\p{N}\p{M}\s]/gu;
	const covered = cleaned(
		text.replace(symbols, (symbol) => (typeface.covers(symbol) ? symbol : ' ')),
	);
	return typeface.covers(covered) ? covered : undefined;
}
