/** A pair of parentheses in a price, or one that is not closed, which takes in all that follows. */
interface Pair {
	start: number;
	/** Behind its other half. */
	end: number;
	isClosed: boolean;
	isOutermost: boolean;
	/** Whether anything is said before it in its part of the price. */
	isAfterWords: boolean;
	beginsWithPair: boolean;
	/** Whether it has words of its own, not of a pair within; so are its semicolons. */
	hasWords: boolean;
	hasSemicolon: boolean;
}

/** A stretch of a text. */
interface Stretch {
	text: string;
	isOutside: boolean;
}

/**
 * A text as what stands in no parentheses, and the outermost pairs with what they enclose, in
 * turns.
 */
export function stretchesOf(text: string): Stretch[] {
	const stretches: Stretch[] = [];
	let from = 0;
	for (const { start, end } of outermostPairs(text)) {
		stretches.push({ text: text.slice(from, start), isOutside: true });
		stretches.push({ text: text.slice(start, end), isOutside: false });
		from = end;
	}
	return [...stretches, { text: text.slice(from), isOutside: true }];
}

/** Returns the text that stands in no parentheses. */
export function outsideParentheses(text: string): string {
	if (!/[(（]/.test(text)) return text;
	return stretchesOf(text)
		.map(({ text: stretch, isOutside }) => (isOutside ? stretch : ''))
		.join('');
}

/** Whether anything is said outside of parentheses. */
export function saysAnythingOutside(text: string): boolean {
	return /[\p{L}\p{N}\p{Sc}]/u.test(outsideParentheses(text));
}

/** Returns the texts that stand in parentheses, each text with the outermost pair around it. */
export function notesIn(text: string): string[] {
	return outermostPairs(text)
		.filter(({ isClosed }) => isClosed)
		.map(({ start, end }) => text.slice(start, end));
}

/**
 * A text without the pair of parentheses that encloses all of it: “visite libre” for “(visite
 * libre)”.
 */
export function withoutEnclosingParentheses(text: string): string {
	const trimmed = text.trim();
	return notesIn(trimmed)[0] === trimmed ? trimmed.slice(1, -1) : text;
}

/**
 * A text without the parentheses that begin with another pair, nor white space within parentheses
 * beside them: “3 EUR (adult)” for “3 EUR (( adult))”, “3 EUR (adult) on Sundays” for “3 EUR
 * ((adult) on Sundays)”.
 *
 * They stay where what they enclose would no longer be one note: around semicolons, and around
 * words that nothing is said before.
 */
export function withoutDoubledParentheses(source: string): string {
	const text = source.replace(/(?<=[(（])\s+|(?<!\s)\s+(?=[)）])/gu, '');
	if (!/[(（]{2}/.test(text)) return text;
	const doubled = pairsOf(text).filter(isDoubled);
	const left = new Set(doubled.flatMap(({ start, end }) => [start, end - 1]));
	return text.replace(/[(（)）]/gu, (character, index: number) =>
		left.has(index) ? '' : character,
	);
}

function isDoubled(pair: Pair): boolean {
	const { beginsWithPair, hasSemicolon, hasWords, isAfterWords, isClosed } = pair;
	return isClosed && beginsWithPair && !hasSemicolon && (isAfterWords || !hasWords);
}

function outermostPairs(text: string): Pair[] {
	return pairsOf(text).filter(({ isOutermost }) => isOutermost);
}

/** All pairs in the order in which they begin. A closing half alone is none. */
function pairsOf(text: string): Pair[] {
	const pairs: Pair[] = [];
	const open: Pair[] = [];
	let isAfterWords = false;
	for (const { index, 0: token } of text.matchAll(/[(（)）;；]|[\p{L}\p{N}\p{Sc}]+/gu)) {
		const around = open.at(-1);
		const isSemicolon = /[;；]/.test(token);
		if (/[(（]/.test(token)) {
			const pair = {
				start: index,
				end: text.length,
				isClosed: false,
				isOutermost: around === undefined,
				isAfterWords: around ? around.hasWords || around.isAfterWords : isAfterWords,
				beginsWithPair: /[(（]/.test(text.charAt(index + 1)),
				hasWords: false,
				hasSemicolon: false,
			};
			pairs.push(pair);
			open.push(pair);
		} else if (/[)）]/.test(token)) {
			const closed = open.pop();
			if (closed) Object.assign(closed, { end: index + 1, isClosed: true });
		} else if (around === undefined) isAfterWords = !isSemicolon;
		else if (isSemicolon) around.hasSemicolon = true;
		else around.hasWords = true;
	}
	return pairs;
}
