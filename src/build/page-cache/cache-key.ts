import { hash } from 'node:crypto';
import type { JsonSerializable } from './json-serializable.ts';

/** Holds what a page or another file of the site is made from. */
export interface CacheInput<T> {
	/** Everything that decides what is in the file besides the code. */
	input: T & JsonSerializable<T>;
}

export interface CachedFile<T> extends CacheInput<T> {
	/** Path at which it is served. */
	path: string;
}

/** Digests that are known already: several files are made of the same objects. */
const digests = new WeakMap<object, string>();

/**
 * Returns what is given as a text; the objects of a list by their digests, which are made once for
 * each.
 */
export function cacheKeyOf({ input }: CacheInput<unknown>): string {
	return JSON.stringify(Array.isArray(input) ? input.map(shortened) : input);
}

/** Returns a value itself or, where it is an object, a digest of its members. */
function shortened(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const digest = digests.get(value) ?? hash('sha256', JSON.stringify(value), 'base64url');
	digests.set(value, digest);
	return digest;
}

/** Makes the keys of the pages and files of a build, under which the next build finds them. */
export class PageKeys {
	readonly #siteDigestOf: () => string;
	#siteDigest: string | undefined;

	/**
	 * @param siteDigest Returns the digest of the site; called once, when the first key is wanted.
	 */
	constructor(siteDigest: () => string) {
		this.#siteDigestOf = siteDigest;
	}

	/** Returns the digest of everything that affects all pages. */
	get siteDigest(): string {
		return (this.#siteDigest ??= this.#siteDigestOf());
	}

	/**
	 * Returns the key of what is served at a path.
	 *
	 * @param text All that it shows, or is made from.
	 */
	of(path: string, text: string): string {
		return hash('sha256', `${this.siteDigest}\n${path}\n${text}`, 'hex').slice(0, 48);
	}
}
