import { readFileSync } from 'node:fs';

/** Bytes of a page in `/proc/…/statm` on Linux, which counts in pages. */
const pageBytes = 4096;

/**
 * Returns how much memory a process of this machine holds; 0 where the system does not tell, as on
 * any but Linux.
 */
export function residentBytes(pid: number | undefined): number {
	try {
		const [, residentPages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
		return Number(residentPages) * pageBytes;
	} catch {
		return 0;
	}
}
