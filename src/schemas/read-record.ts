import type { z } from 'zod';

export interface DroppedField {
	/** Where it stood, such as `images[2].url`. */
	path: string;
	reason: string;
}

export type RecordReading<T> =
	| { readable: true; record: T; dropped: DroppedField[] }
	| { readable: false; reason: string };

type Path = readonly PropertyKey[];
type Branch = Record<PropertyKey, unknown>;

/** Every round removes what the last one found wrong; parts nested in what was removed may need another. */
const mostRounds = 10;
const removed = Symbol('removed');

/**
 * Parses a record and drops what does not fit the schema, at the smallest piece that lets the rest stand.
 *
 * A record whose required members do not fit is unreadable. The input is not changed.
 */
export function readRecord<S extends z.ZodType>(
	schema: S,
	input: unknown,
): RecordReading<z.output<S>> {
	const dropped: DroppedField[] = [];
	let candidate = input;
	for (let round = 0; round < mostRounds; round++) {
		const result = schema.safeParse(candidate);
		if (result.success) return { readable: true, record: result.data, dropped };
		if (round === 0) candidate = structuredClone(input);
		for (const issue of result.error.issues) {
			const path = smallestPresent(candidate, issue.path);
			const reason = issue.message.replace('Invalid input: ', '');
			if (path.length === 0) {
				const first = dropped.find((field) => field.path === formatPath(issue.path)) ?? { reason };
				return { readable: false, reason: `${formatPath(issue.path) || 'record'}: ${first.reason}` };
			}
			if (valueAt(candidate, path) === removed) continue;
			dropped.push({ path: formatPath(path), reason });
			remove(candidate, path);
		}
		closeGaps(candidate);
	}
	return { readable: false, reason: 'too many fields of a wrong form' };
}

/** The path itself, or that of the nearest ancestor which exists: a missing required member condemns its parent. */
function smallestPresent(root: unknown, path: Path): Path {
	for (let length = path.length; length > 0; length--) {
		const candidate = path.slice(0, length);
		if (valueAt(root, candidate) !== undefined) return candidate;
	}
	return [];
}

function valueAt(root: unknown, path: Path): unknown {
	let value = root;
	for (const key of path) {
		if (value === removed) return removed;
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
		value = (value as Branch)[key];
	}
	return value;
}

function remove(root: unknown, path: Path): void {
	const parent = valueAt(root, path.slice(0, -1)) as Branch;
	const key = path[path.length - 1] ?? '';
	if (Array.isArray(parent)) parent[key as number] = removed;
	else Reflect.deleteProperty(parent, key);
}

function closeGaps(value: unknown): void {
	if (typeof value !== 'object' || value === null) return;
	if (Array.isArray(value)) {
		const kept: unknown[] = value.filter((element) => element !== removed);
		value.splice(0, value.length, ...kept);
	}
	for (const part of Object.values(value)) closeGaps(part);
}

function formatPath(path: Path): string {
	return path
		.map((key, index) =>
			typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
		)
		.join('');
}
