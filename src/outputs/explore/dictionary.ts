/** Holds each different value once, and for each row the number of its own value. */
export interface Dictionary<Value> {
	/** Values, those of most rows first, so that most rows have small numbers. */
	values: Value[];
	codes: number[];
}

/**
 * Returns the different values of a column, those of the most rows first, and the number of its
 * value for each row.
 *
 * @param keyOf The same for values that are the same; `undefined` is a value that is not stated,
 * whose number is 0. All others count from 1.
 */
export function dictionaryOf<Value>(
	column: readonly (Value | undefined)[],
	keyOf: (value: Value) => string,
): Dictionary<Value> {
	const entries = new Map<string, { value: Value; rows: number; code: number }>();
	const entryOfRow = column.map((value) => {
		if (value === undefined) return undefined;
		const key = keyOf(value);
		const entry = entries.get(key) ?? { value, rows: 0, code: 0 };
		entry.rows++;
		entries.set(key, entry);
		return entry;
	});
	const byRows = [...entries.values()].sort((one, other) => other.rows - one.rows);
	for (const [index, entry] of byRows.entries()) entry.code = index + 1;
	return {
		values: byRows.map(({ value }) => value),
		codes: entryOfRow.map((entry) => entry?.code ?? 0),
	};
}
