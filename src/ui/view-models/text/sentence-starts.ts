/**
 * Returns whether any of many texts starts with another one.
 *
 * @param texts In the order of their code units, as `toSorted` puts them: there the first that is
 *   not before the start follows upon it.
 */
export function hasStart(texts: readonly string[], start: string): boolean {
	let from = 0;
	let to = texts.length;
	while (from < to) {
		const middle = Math.floor((from + to) / 2);
		if ((texts[middle] ?? '') < start) from = middle + 1;
		else to = middle;
	}
	return texts[from]?.startsWith(start) === true;
}
