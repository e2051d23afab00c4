/** The records by a key, in their order; those without one are left out. */
export function groupBy<T>(
	records: readonly T[],
	keyOf: (record: T) => string | undefined,
): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const record of records) {
		const key = keyOf(record);
		if (key === undefined) continue;
		const group = groups.get(key);
		if (group) group.push(record);
		else groups.set(key, [record]);
	}
	return groups;
}
