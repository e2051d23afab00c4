import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

const dayMs = 86_400_000;

/** Where this process writes a file that is to take the place of the one at the path. */
export function partialPath(path: string): string {
	return `${path}.${processName()}.partial`;
}

/**
 * Removes what processes that have ended left of files that were to take the place of the one at the path.
 *
 * Whether a process of another machine still runs cannot be told: its file goes when it is a day old.
 */
export function sweepPartials(path: string, nowMs = Date.now()): void {
	const folder = dirname(path);
	for (const name of readdirSync(folder)) {
		if (!name.startsWith(`${basename(path)}.`)) continue;
		const match = /\.([\w-]+)-(\d+)\.partial(-journal)?$/.exec(name);
		if (!match) continue;
		const isOwnHost = match[1] === hostName();
		const isOld =
			nowMs - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > dayMs;
		if (isOld || (isOwnHost && !isRunning(Number(match[2])))) {
			rmSync(join(folder, name), { force: true });
		}
	}
}

function processName(): string {
	return `${hostName()}-${process.pid}`;
}

function hostName(): string {
	return hostname().replace(/[^\w-]/g, '_') || 'host';
}

function isRunning(processId: number): boolean {
	try {
		process.kill(processId, 0);
		return true;
	} catch (error) {
		// EPERM: it runs as somebody else.
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}
