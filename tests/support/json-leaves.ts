export type JsonPath = readonly (string | number)[];

export interface JsonLeaf {
	path: JsonPath;
	value: unknown;
}

/** Every text, number, truth value and null in a JSON value, with where it stands. */
export function jsonLeaves(value: unknown, path: JsonPath = []): JsonLeaf[] {
	if (typeof value !== 'object' || value === null) return [{ path, value }];
	return Array.isArray(value)
		? value.flatMap((element, index) => jsonLeaves(element, [...path, index]))
		: Object.entries(value).flatMap(([name, member]) => jsonLeaves(member, [...path, name]));
}

/** A copy with another value at the path; with `undefined` a member is left out. */
export function withValueAt(value: unknown, path: JsonPath, replacement: unknown): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return replacement;
	if (Array.isArray(value)) {
		return value.map((element: unknown, index) =>
			index === key ? withValueAt(element, rest, replacement) : element,
		);
	}
	// Whoever asks for a member knows that there is an object.
	const { [key]: member, ...others } = value as Record<string | number, unknown>;
	const replaced = withValueAt(member, rest, replacement);
	return replaced === undefined ? others : { ...(value as object), [key]: replaced };
}

/** As in `images[2].url`. */
export function pathInWords(path: JsonPath): string {
	return path
		.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
		.join('');
}
