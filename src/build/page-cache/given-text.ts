import { hash } from 'node:crypto';
import type { Plain } from './plain.ts';

/** Holds what a page or another file of the site is made from. */
export interface Given<T> {
	/** All that decides what is in it besides the code. */
	given: T & Plain<T>;
}

export interface Made<T> extends Given<T> {
	/** Path at which it is served. */
	path: string;
}

/** Several files are made of the same. */
const digests = new WeakMap<object, string>();

/**
 * Returns what is given as a text; the objects of a list by their digests, which are made once for
 * each.
 */
export function givenText({ given }: Given<unknown>): string {
	return JSON.stringify(Array.isArray(given) ? given.map(shortened) : given);
}

/** The value itself, or a digest of its members. */
function shortened(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const digest = digests.get(value) ?? hash('sha256', JSON.stringify(value), 'base64url');
	digests.set(value, digest);
	return digest;
}
