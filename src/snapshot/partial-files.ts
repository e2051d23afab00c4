import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { dayMs } from '../durations.ts';
import { isRunning, startOfProcess } from './running-process.ts';

let ownStart: { ticks: string | undefined } | undefined;

/** Where this process writes a file or folder that is to take the place of the one at the path. */
export function partialPath(path: string): string {
	return `${path}.${processName()}.partial`;
}

/**
 * Removes what processes that have ended left of files or folders that were to take the place of the one at the path.
 *
 * Whether a process of another machine still runs cannot be told: what it left goes when it is a day old.
 */
export function sweepPartials(path: string): void {
	for (const partial of abandonedPartials(path)) {
		rmSync(partial, { recursive: true, force: true });
	}
}

/** The paths of what processes that have ended left of files or folders that were to take the place of the one at the path. */
export function abandonedPartials(path: string): string[] {
	const folder = dirname(path);
	const prefix = `${basename(path)}.`;
	return readdirSync(folder).flatMap((name) => {
		if (!name.startsWith(prefix)) return [];
		const match = /^([\w-]+)-(\d+)(?:\.(\d+))?\.partial(-journal)?$/.exec(
			name.slice(prefix.length),
		);
		if (!match) return [];
		const partial = join(folder, name);
		const isOwnHost = match[1] === hostName();
		const isOld = Date.now() - (statSync(partial, { throwIfNoEntry: false })?.mtimeMs ?? 0) > dayMs;
		return isOld || (isOwnHost && !isRunning(Number(match[2]), match[3])) ? [partial] : [];
	});
}

/** With the time at which the process began, where that is known: after a kill its id may be that of another process. */
function processName(): string {
	ownStart ??= { ticks: startOfProcess(process.pid) };
	const { ticks } = ownStart;
	return `${hostName()}-${process.pid}${ticks === undefined ? '' : `.${ticks}`}`;
}

function hostName(): string {
	return hostname().replace(/[^\w-]/g, '_') || 'host';
}
