import { readdirSync, rmSync, statSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { hourMs } from '../../i18n/durations.ts';

/** Time that no build takes: its reading is over within CONTENT_SYNC_MINUTES, as a rule 45. */
const maxBuildMs = 6 * hourMs;

let ownStart: { ticks: string | undefined } | undefined;

/**
 * Position of `starttime` in what Linux says of a process, counted from the state that follows its
 * name (proc_pid_stat(5), field 22).
 */
const startField = 19;

/**
 * Returns where this process writes a file or folder that is to take the place of the one at
 * the path.
 */
export function partialPath(path: string): string {
	return `${path}.${processName()}.partial`;
}

/**
 * Removes what processes that have ended left of files or folders that were to take the place of
 * the one at the path.
 *
 * Of a process of this machine it counts whether it runs, whatever the time is: the clock may have
 * jumped. Of one of another machine that cannot be known: what it left goes when it is six hours
 * old.
 */
export function sweepPartials(path: string): void {
	for (const partial of abandonedPartials(path)) {
		rmSync(partial, { recursive: true, force: true });
	}
}

/**
 * Returns the paths of what processes that have ended left of files or folders that were to take
 * the place of the one at the path.
 *
 * @param oldMs Age from which a process of another machine is taken to have ended.
 */
export function abandonedPartials(path: string, oldMs = maxBuildMs): string[] {
	const folder = dirname(path);
	const prefix = `${basename(path)}.`;
	return readdirSync(folder).flatMap((name) => {
		if (!name.startsWith(prefix)) return [];
		const match = /^([\w-]+)-(\d+)(?:\.(\d+))?\.partial(-journal)?$/.exec(
			name.slice(prefix.length),
		);
		if (!match) return [];
		const partial = join(folder, name);
		const hasEnded =
			match[1] === hostName() ? !isRunning(Number(match[2]), match[3]) : ageMs(partial) >= oldMs;
		return hasEnded ? [partial] : [];
	});
}

/**
 * Returns the age of a file or folder in milliseconds; 0 of what is of a later time, as by the
 * clock of another machine, or within the same millisecond.
 */
function ageMs(path: string): number {
	const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
	return Math.max(0, Date.now() - mtimeMs);
}

/**
 * Returns a name of this process, with the time at which it began, where that is known: after a
 * kill its id may be that of another process.
 */
function processName(): string {
	ownStart ??= { ticks: startOfProcess(process.pid) };
	const { ticks } = ownStart;
	return `${hostName()}-${process.pid}${ticks === undefined ? '' : `.${ticks}`}`;
}

function hostName(): string {
	return hostname().replace(/[^\w-]/g, '_') || 'host';
}

/**
 * Returns when a process of this machine began, in clock ticks since the machine was started;
 * `undefined` where that is not known, as on any system but Linux, or where there is no such
 * process.
 *
 * Ids are given again, the same id with the same start is not.
 */
function startOfProcess(id: number): string | undefined {
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
 * Returns whether a process of this machine is running.
 * @param start What `startOfProcess` said of it while it was known to run; without it any process
 *   of that id counts.
 */
function isRunning(id: number, start: string | undefined): boolean {
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
