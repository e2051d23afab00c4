/** The parts of a price in the order given, which semicolons part outside parentheses; none is blank. */
export function partsOfPrice(priceRange = ''): string[] {
	const parts = [''];
	for (const { character, isOutside } of nested(priceRange)) {
		if (isOutside && /[;；]/.test(character)) parts.push('');
		else parts.push(`${parts.pop() ?? ''}${character}`);
	}
	return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What stands in no parentheses. */
export function outsideParentheses(text: string): string {
	return [...nested(text)].map(({ character, isOutside }) => (isOutside ? character : '')).join('');
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
