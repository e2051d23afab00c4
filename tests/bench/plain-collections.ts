import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Environment variable with the folder of the collections, a JSON file each. */
export const collectionsVariable = 'BENCH_COLLECTIONS';

/** Stands in for that of `astro:content`. */
export function getCollection(name: string): unknown {
	const folder = process.env[collectionsVariable] ?? '';
	return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}
