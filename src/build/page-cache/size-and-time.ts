import { type BigIntStats, statSync } from 'node:fs';

/** Returns what the file system says of a file; `undefined` where there is none. */
export function statsOf(file: string): BigIntStats | undefined {
	return statSync(file, { bigint: true, throwIfNoEntry: false });
}

/**
 * Returns the size of a file and when it was changed last, by which it is known to be the same
 * without being read; an empty text where there is no file.
 */
export function sizeAndTime(stats: BigIntStats | undefined): string {
	return stats ? `${stats.size}@${stats.mtimeNs}` : '';
}
