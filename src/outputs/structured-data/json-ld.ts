import type { IdReference, JsonLdObject } from 'schema-dts';
import { mayCarry } from '../../domain/schema-org/vocabulary.ts';

/** Holds the members of a node before those without a value are taken out. */
export type NodeMembers<T> = { [K in keyof T]: T[K] | undefined };

/**
 * Returns a node whose type is written in the code, so that the compiler checks its properties.
 */
export function node<T extends JsonLdObject>(members: NodeMembers<T>): T {
	// Only members without a value are removed, and those are optional in T.
	return withValues(members) as T;
}

/** Returns a node as `node` does, but `undefined` where nothing is left besides the type. */
export function nodeUnlessEmpty<T extends JsonLdObject>(members: NodeMembers<T>): T | undefined {
	const made = node<T>(members);
	return isEmpty(made) ? undefined : made;
}

/**
 * Returns a node whose type comes from data, without the properties that its type may not carry.
 *
 * Keys keep the order in which they are given.
 */
export function legalNode<T extends JsonLdObject>(members: NodeMembers<T>): T {
	const type = String(members['@type']);
	const legal: Record<string, unknown> = {};
	for (const [property, value] of Object.entries(members)) {
		if (isEmpty(value)) continue;
		if (property.startsWith('@') || mayCarry(type, property)) legal[property] = value;
	}
	// As in `node`: whatever was removed is optional in T.
	return legal as T;
}

export function reference(id: string): IdReference {
	return { '@id': id };
}

/** Returns `undefined` for no values, the value itself for one, and a list for several. */
export function oneOrMany<T>(values: readonly T[]): T | readonly T[] | undefined {
	return values.length > 1 ? values : values[0];
}

function withValues(members: object): object {
	const present: Record<string, unknown> = {};
	for (const [property, value] of Object.entries(members)) {
		if (!isEmpty(value)) present[property] = value;
	}
	return present;
}

/**
 * Returns whether a value is empty: `undefined`, `null`, an empty text, an empty list or an
 * object with nothing but its type. `false` and `0` are values.
 */
function isEmpty(value: unknown): boolean {
	if (value === undefined || value === null || value === '') return true;
	if (Array.isArray(value)) return value.length === 0;
	if (typeof value !== 'object') return false;
	for (const key in value) if (key !== '@type') return false;
	return true;
}
