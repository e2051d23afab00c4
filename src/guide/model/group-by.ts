interface WithMembers {
	places: readonly { id: string }[];
	events: readonly { id: string }[];
}

/** Groups records by a key and keeps their order; leaves out the records without a key. */
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

/**
 * Groups what has places and events, such as destinations, by the id of each of them, in its order.
 */
export function byMemberId<T extends WithMembers>(groups: readonly T[]): Map<string, T[]> {
	const byId = new Map<string, T[]>();
	for (const group of groups) {
		for (const { id } of [...group.places, ...group.events]) {
			const known = byId.get(id);
			if (known) known.push(group);
			else byId.set(id, [group]);
		}
	}
	return byId;
}
