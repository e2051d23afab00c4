import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../content/snapshot/error-code.ts';
import { partialPath, sweepPartials } from '../../content/snapshot/partial-files.ts';

/** Leaves for the end of a build until when its pages stay right, in milliseconds since 1970. */
export function leaveNextChange(cacheFolder: string, nextChangeMs: number): void {
	writeFileSync(partialPath(pathIn(cacheFolder)), String(nextChangeMs));
}

/** Takes what the build of this process has left; `undefined` where it has not. */
export function takeNextChange(cacheFolder: string): number | undefined {
	const path = partialPath(pathIn(cacheFolder));
	try {
		const nextChangeMs = Number(readFileSync(path, 'utf8'));
		rmSync(path);
		return nextChangeMs;
	} catch (error) {
		if (hasCode(error, ['ENOENT'])) return undefined;
		throw error;
	} finally {
		sweepPartials(pathIn(cacheFolder));
	}
}

function pathIn(cacheFolder: string): string {
	return join(cacheFolder, 'next-change');
}
