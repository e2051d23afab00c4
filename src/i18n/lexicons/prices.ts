import { lexicons } from './lexicons.ts';

/** Joins what lexicons know of prices, the longest words first. */
export const priceWords = {
	from: longestFirst(lexicons.flatMap(({ prices }) => prices.from)),
	money: longestFirst(lexicons.flatMap(({ prices }) => prices.money)),
	per: longestFirst(lexicons.flatMap(({ prices }) => prices.per)),
};
const free = longestFirst(lexicons.flatMap(({ prices }) => prices.free.map(wordsIn)));
/** Scripts that part words by spaces: “free” is not said in “gluten-free”. */
const ofSpacedScript = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const freeWithin = new RegExp(
	free
		.map((words) =>
			ofSpacedScript.test(words) ? String.raw`(?<![\p{L}‐‑-])${words}(?![\p{L}‐‑-])` : words,
		)
		.join('|'),
	'iu',
);

/**
 * Returns whether a price says in the words of any language that there is nothing to pay, and no
 * more.
 */
export function isFreeInWords(price: string | undefined): boolean {
	return price !== undefined && free.includes(wordsIn(price));
}

/** Returns whether a price says in the words of any language that something is free. */
export function mentionsFree(price: string): boolean {
	return freeWithin.test(price.normalize('NFKC'));
}

function wordsIn(text: string): string {
	return text
		.normalize('NFKC')
		.trim()
		.replace(/[.!。！]$/u, '')
		.toLowerCase();
}

function longestFirst(words: readonly string[]): string[] {
	return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}
