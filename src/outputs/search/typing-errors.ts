/** Returns how many mistakes are forgiven in a word that is searched for, by its length. */
export function maxTypingErrors(length: number): number {
	if (length < 4) return 0;
	return length < 8 ? 1 : 2;
}

/** Longest text that is compared; names are shorter. */
const maxLength = 256;
const rows = [0, 1, 2].map(() => new Uint8Array(maxLength + 1));

/**
 * Counts the fewest mistakes with which a text may have been typed so that it is the beginning of
 * another: a letter too many, too few, another one, or two that changed places (optimal string
 * alignment).
 *
 * @param maxErrors Maximum number of errors, at most 2; above it the result is `maxErrors + 1`.
 *   Only what lies within so many letters of each other is compared.
 */
export function typingErrors(typed: string, meant: string, maxErrors: number): number {
	const above = maxErrors + 1;
	const length = typed.length;
	if (length > maxLength || length > meant.length + maxErrors) return above;
	let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
	for (let j = 0; j <= above; j++) last[j] = j;
	for (let i = 1; i <= length; i++) {
		const from = Math.max(1, i - maxErrors);
		const to = Math.min(meant.length, i + maxErrors);
		const letter = typed.charCodeAt(i - 1);
		row[from - 1] = from === 1 ? i : above;
		let least = row[from - 1] ?? above;
		for (let j = from; j <= to; j++) {
			const other = meant.charCodeAt(j - 1);
			let cost = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
			cost = Math.min(cost, (row[j - 1] ?? 0) + 1, j < i + maxErrors ? (last[j] ?? 0) + 1 : above);
			const areSwapped =
				i > 1 && j > 1 && letter === meant.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other;
			if (areSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
			row[j] = cost;
			if (cost < least) least = cost;
		}
		if (least > maxErrors) return above;
		if (i === length) return least;
		[before, last, row] = [last, row, before];
	}
	return 0;
}
