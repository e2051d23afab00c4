import { readFileSync } from 'node:fs';

/**
 * Position of `starttime` in what Linux tells of a process, counted from the state that follows its
 * name (proc_pid_stat(5), field 22).
 */
const startField = 19;

/**
 * When a process of this machine began, in clock ticks since the machine was started; `undefined`
 * where that is not told, as on any system but Linux, or where there is no such process.
 *
 * Ids are given again, the same id with the same start is not.
 */
export function startOfProcess(id: number): string | undefined {
	try {
		const status = readFileSync(`/proc/${id}/stat`, 'latin1');
		// The name stands in brackets, and may hold any character.
		const start = status.slice(status.lastIndexOf(')') + 2).split(' ')[startField];
		return start !== undefined && /^\d+$/.test(start) ? start : undefined;
	} catch {
		return undefined;
	}
}

/**
 * @param start What `startOfProcess` said of it while it was known to run; without it any process
 *   of that id counts.
 */
export function isRunning(id: number, start: string | undefined): boolean {
	if (!hasProcess(id)) return false;
	const startNow = start === undefined ? undefined : startOfProcess(id);
	return startNow === undefined || startNow === start;
}

function hasProcess(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch (error) {
		// EPERM: it runs as somebody else.
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}
