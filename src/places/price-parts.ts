/** The parts of a price in the order given, which semicolons part outside parentheses; none is blank. */
export function partsOfPrice(priceRange = ''): string[] {
	if (!/[;；]/.test(priceRange)) return nonBlank([priceRange]);
	const parts = [''];
	for (const { character, isOutside } of nested(priceRange)) {
		if (isOutside && /[;；]/.test(character)) parts.push('');
		else parts.push(`${parts.pop() ?? ''}${character}`);
	}
	return nonBlank(parts);
}

/** What stands in no parentheses. */
export function outsideParentheses(text: string): string {
	if (!/[(（]/.test(text)) return text;
	return [...nested(text)].map(({ character, isOutside }) => (isOutside ? character : '')).join('');
}

/** What stands in parentheses, each text with the outermost pair around it. */
export function notesIn(text: string): string[] {
	const notes: string[] = [];
	let depth = 0;
	let start = 0;
	for (const { index, 0: character } of text.matchAll(/[(（)）]/gu)) {
		if (/[(（]/.test(character)) {
			if (depth === 0) start = index;
			depth += 1;
		} else if (depth > 0) {
			depth -= 1;
			if (depth === 0) notes.push(text.slice(start, index + 1));
		}
	}
	return notes;
}

interface Pair {
	start: number;
	/** Whether anything is said before it in its part of the price. */
	isAfterWords: boolean;
	beginsWithPair: boolean;
	hasWords: boolean;
	hasSemicolon: boolean;
}

/**
 * A text without the parentheses that begin with another pair, nor white space within parentheses beside them: “3 EUR (adult)” for
 * “3 EUR (( adult))”, “3 EUR (adult) on Sundays” for “3 EUR ((adult) on Sundays)”.
 *
 * They stay where what they enclose would no longer be one note: around semicolons, and around words that nothing is said before.
 */
export function withoutDoubledParentheses(source: string): string {
	const text = source.replace(/(?<=[(（])\s+|(?<!\s)\s+(?=[)）])/gu, '');
	if (!/[(（]{2}/.test(text)) return text;
	const opened: Pair[] = [];
	const left = new Set<number>();
	const pairFrom = (start: number, isAfterWords: boolean): Pair => ({
		...{ start, isAfterWords },
		...{ beginsWithPair: false, hasWords: false, hasSemicolon: false },
	});
	let part = pairFrom(-Infinity, false);
	for (const { index, 0: token } of text.matchAll(/[(（)）;；]|[\p{L}\p{N}\p{Sc}]+/gu)) {
		const around = opened.at(-1) ?? part;
		if (/[(（]/.test(token)) {
			if (around.start === index - 1) around.beginsWithPair = true;
			opened.push(pairFrom(index, around.hasWords || around.isAfterWords));
		} else if (/[)）]/.test(token)) {
			const pair = opened.pop();
			if (pair && isDoubled(pair)) left.add(pair.start).add(index);
		} else if (/[;；]/.test(token)) {
			if (around === part) part = pairFrom(-Infinity, false);
			else around.hasSemicolon = true;
		} else around.hasWords = true;
	}
	return text.replace(/[(（)）]/gu, (character, index: number) =>
		left.has(index) ? '' : character,
	);
}

/** Whether anything is said outside of parentheses. */
export function saysAnythingOutside(text: string): boolean {
	return /[\p{L}\p{N}\p{Sc}]/u.test(outsideParentheses(text));
}

/** A text without the pair of parentheses that encloses all of it: “visite libre” for “(visite libre)”. */
export function withoutEnclosingParentheses(text: string): string {
	const [, inner] = /^[(（](.*)[)）]$/su.exec(text.trim()) ?? [];
	if (inner === undefined) return text;
	let depth = 0;
	for (const [character] of inner.matchAll(/[(（)）]/gu)) {
		depth += /[(（]/.test(character) ? 1 : -1;
		if (depth < 0) return text;
	}
	return depth === 0 ? inner : text;
}

function nonBlank(parts: readonly string[]): string[] {
	return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function isDoubled({ beginsWithPair, hasSemicolon, hasWords, isAfterWords }: Pair): boolean {
	return beginsWithPair && !hasSemicolon && (isAfterWords || !hasWords);
}

/** The characters of a text; one that is not closed leaves all after it inside. */
function* nested(text: string): Generator<{ character: string; isOutside: boolean }> {
	let depth = 0;
	for (const character of text) {
		if (/[(（]/.test(character)) depth += 1;
		yield { character, isOutside: depth === 0 };
		if (/[)）]/.test(character)) depth = Math.max(0, depth - 1);
	}
}
