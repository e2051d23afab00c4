import { type BigIntStats, statSync } from 'node:fs';

/** Returns what the file system says of a file; `undefined` where there is none. */
export function statsOf(file: string): BigIntStats | undefined {
	return statSync(file, { bigint: true, throwIfNoEntry: false });
}

/**
 * By what a file is known to be the same without being read: its size, and when it was changed
 * last; empty for none.
 */
export function sizeAndTime(stats: BigIntStats | undefined): string {
	return stats ? `${stats.size}@${stats.mtimeNs}` : '';
}
