import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'texts.json';

/** Holds what is kept of the texts of an index. */
interface KeptDigests {
	/** Digest of the code that made it. */
	madeBy: string;
	/** Digests of the texts, by the addresses of their pages. */
	digests: readonly (readonly [string, string])[];
}

/**
 * Digests of the texts of the index that was made last, by the addresses of their pages; none where
 * other code made it.
 */
export function cachedDigests(folder: string, madeBy: string): ReadonlyMap<string, string> {
	try {
		// Written below.
		const kept = JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as KeptDigests;
		return new Map(kept.madeBy === madeBy ? kept.digests : []);
	} catch {
		return new Map();
	}
}

/**
 * Keeps the digests of the texts of an index.
 *
 * @param madeBy Digest of the code that made it.
 */
export function writeCachedDigests(
	folder: string,
	madeBy: string,
	digests: KeptDigests['digests'],
): void {
	const told: KeptDigests = { madeBy, digests };
	writeFileSync(join(folder, fileName), JSON.stringify(told));
}
