import { bestSpelling, valueKey, valueSlug } from './spelling.ts';

/** Holds a value that records state, with all records that state it in any spelling. */
export interface JoinedValue<T> {
	/**
	 * Part of an address; the parts of the values in which it lies come before it, separated by `/`.
	 */
	slug: string;
	/** Slug of the value in which it lies. */
	within?: string | undefined;
	/** Best spelling of the value. */
	name: string;
	/** Records in the order given, each once. */
	records: T[];
}

interface Gathered<T> extends Omit<JoinedValue<T>, 'name'> {
	counts: Map<string, number>;
}

/**
 * Returns the values that records state, spellings of one value joined; in the order in which they
 * first occur.
 *
 * @param valuesOf What a record states, in any order and any number of times: each value is a path
 * of texts, that in which it lies before it. A text without letters or digits is no value, nor is
 * what lies in it.
 */
export function joinedValues<T>(
	records: Iterable<T>,
	valuesOf: (record: T) => readonly (readonly string[])[],
): JoinedValue<T>[] {
	const byKey = new Map<string, Gathered<T>>();
	const keys = new Map<string, string>();
	const keyOf = (text: string) => {
		const known = keys.get(text);
		if (known !== undefined) return known;
		const key = valueKey(text);
		keys.set(text, key);
		return key;
	};
	for (const record of records) {
		for (const path of valuesOf(record)) {
			const parts = path.map(keyOf);
			const spelling = path.at(-1)?.replace(/\s+/g, ' ').trim();
			if (spelling === undefined || parts.includes('')) continue;
			const key = parts.join('/');
			const value = byKey.get(key) ?? newValue<T>(path);
			byKey.set(key, value);
			value.counts.set(spelling, (value.counts.get(spelling) ?? 0) + 1);
			if (value.records.at(-1) !== record) value.records.push(record);
		}
	}
	return [...byKey.values()].map(({ counts, ...value }) => ({
		...value,
		name: bestSpelling(counts),
	}));
}

function newValue<T>(path: readonly string[]): Gathered<T> {
	const slugs = path.map(valueSlug);
	return {
		slug: slugs.join('/'),
		within: slugs.length > 1 ? slugs.slice(0, -1).join('/') : undefined,
		records: [],
		counts: new Map(),
	};
}
