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

/**
 * A text without the parentheses that enclose no more than another pair, nor white space within parentheses beside them:
 * “3 EUR (adult)” for “3 EUR (( adult))”.
 */
export function withoutDoubledParentheses(source: string): string {
	const text = source.replace(/(?<=[(（])\s+|(?<!\s)\s+(?=[)）])/gu, '');
	if (!/[(（]{2}/.test(text)) return text;
	const opened: number[] = [];
	const left = new Set<number>();
	let inner: { start: number; end: number } | undefined;
	for (const { index, 0: character } of text.matchAll(/[(（)）]/gu)) {
		if (/[(（]/.test(character)) {
			opened.push(index);
			continue;
		}
		const start = opened.pop();
		if (start === undefined) continue;
		if (inner && isBlank(text, start + 1, inner.start) && isBlank(text, inner.end + 1, index)) {
			left.add(start).add(index);
		}
		inner = { start, end: index };
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

function isBlank(text: string, start: number, end: number): boolean {
	return start <= end && text.slice(start, end).trim() === '';
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
