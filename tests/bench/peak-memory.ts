import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The most bytes that were resident since the last call, where the system can forget the mark
 * (Linux, proc(5): `clear_refs`); else since the process began.
 *
 * `VmHWM` where the system has it, else `maxRSS`, which on Linux never falls below what the parent
 * used when it started the process (getrusage(2)).
 */
export function takePeakBytes(): number {
	try {
		const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
		if (kibibytes !== undefined) {
			writeFileSync('/proc/self/clear_refs', '5');
			return Number(kibibytes) * 1024;
		}
	} catch {
		// Only Linux has these files, and not everywhere may they be written.
	}
	return process.resourceUsage().maxRSS * 1024;
}
