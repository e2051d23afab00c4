import type { z } from 'zod';

export interface DroppedField {
	/** Position in the record, such as `images[2].url`. */
	path: string;
	reason: string;
}

/** Characters of a text that a reason names: longer than every word that is known. */
const maxNamed = 80;

export type RecordReading<T> =
	{ readable: true; record: T; dropped: DroppedField[] } | { readable: false; reason: string };

type Path = readonly PropertyKey[];
type Branch = Record<PropertyKey, unknown>;

/**
 * Maximum number of rounds: each removes what the last one found wrong; parts nested in what was
 * removed may need another.
 */
const maxRounds = 10;
const removed = Symbol('removed');

/**
 * Parses a record and drops what does not fit the schema, at the smallest piece that lets the rest
 * stand.
 *
 * A record whose required members do not fit is unreadable. The input is not changed.
 */
export function readRecord<S extends z.ZodType>(
	schema: S,
	input: unknown,
): RecordReading<z.output<S>> {
	const dropped: DroppedField[] = [];
	const candidate = new PartialCopy(input);
	for (let round = 0; round < maxRounds; round++) {
		const result = schema.safeParse(candidate.value);
		if (result.success) return { readable: true, record: result.data, dropped };
		// Found before anything is removed: a second issue at the same place must not condemn what
		// surrounds it.
		const found = result.error.issues.map((issue) => ({
			issue,
			path: smallestPresent(candidate.value, issue.path),
			reason: issue.message.replace('Invalid input: ', ''),
		}));
		for (const { issue, path, reason } of found) {
			if (path.length === 0) {
				const first = dropped.find((field) => field.path === formatPath(issue.path)) ?? { reason };
				return {
					readable: false,
					reason: `${formatPath(issue.path) || 'record'}: ${first.reason}`,
				};
			}
			const value = valueAt(candidate.value, path);
			if (value === undefined || value === removed) continue;
			dropped.push({ path: formatPath(path), reason });
			candidate.remove(path);
		}
		candidate.closeGaps();
	}
	return { readable: false, reason: 'too many fields of a wrong form' };
}

/** Returns as much of a text as a reason names. */
export function namedInReason(text: string): string {
	return text.slice(0, maxNamed).toWellFormed();
}

/**
 * Holds a copy as deep as what is removed from it: a whole one of a record nested without end would
 * fail.
 */
class PartialCopy {
	value: unknown;
	readonly #copies = new Set<unknown>();

	constructor(original: unknown) {
		this.value = original;
	}

	/**
	 * Leaves a mark in lists, so that the elements behind it keep their positions until the gaps are
	 * closed.
	 */
	remove(path: Path): void {
		this.value = this.#ownCopy(this.value);
		// Every path that is removed was found in the value, so there is a branch at each of its steps.
		let parent = this.value as Branch;
		for (const key of path.slice(0, -1)) {
			parent[key] = this.#ownCopy(parent[key]);
			parent = parent[key] as Branch;
		}
		const key = path[path.length - 1] ?? '';
		if (Array.isArray(parent)) parent[key as number] = removed;
		else Reflect.deleteProperty(parent, key);
	}

	closeGaps(): void {
		for (const copy of this.#copies) {
			if (!Array.isArray(copy)) continue;
			const kept: unknown[] = copy.filter((element) => element !== removed);
			kept.forEach((element, index) => (copy[index] = element));
			copy.length = kept.length;
		}
	}

	#ownCopy(value: unknown): unknown {
		if (this.#copies.has(value)) return value;
		const copy: unknown = Array.isArray(value)
			? [...(value as unknown[])]
			: { ...(value as object) };
		this.#copies.add(copy);
		return copy;
	}
}

/**
 * Returns the path itself, or that of the nearest ancestor which exists: a missing required member
 * condemns its parent.
 */
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

function formatPath(path: Path): string {
	return path
		.map((key, index) =>
			typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
		)
		.join('');
}
