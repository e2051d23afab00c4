import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import {
	abandonedPartials,
	partialPath,
	sweepPartials,
} from '../../content/snapshot/partial-files.ts';
import { hasCode } from '../../content/snapshot/error-code.ts';

/**
 * Maximum number of times that other builds may put their folder in the place in the moment in
 * which it is free.
 */
const maxTries = 10;

/**
 * Puts a folder in the place of another one on the same file system, which is then removed.
 *
 * It takes two renames: the former folder is moved aside, the next one takes its place. When the
 * second fails the first is undone; a process that is killed between them leaves the former folder
 * to `restoreFolder`. Of processes that do this at once the last one stands.
 *
 * @param ways.remove Removes the former folder, which is then beside the place under a name by
 *   which no part of it is put back.
 * @throws The error of the file system; the former folder is then in its place.
 */
export function replaceFolder(
	next: string,
	place: string,
	{ remove = discard, rename = renameSync } = {},
): void {
	const former = formerPath(place);
	for (let tries = 1; ; tries++) {
		rmSync(former, { recursive: true, force: true });
		const isMovedAside = moveAside(place, former, rename);
		try {
			if (isMovedAside) chmodSync(next, statSync(former).mode);
			rename(next, place);
			break;
		} catch (error) {
			if (isMovedAside && !existsSync(place)) rename(former, place);
			if (!hasCode(error, ['ENOTEMPTY', 'EEXIST']) || tries === maxTries) throw error;
		}
	}
	// A part of it is never to be put back.
	const discarded = partialPath(discardedPlace(place));
	try {
		if (!moveAside(former, discarded, rename)) return;
	} catch {
		// The new folder stands: the former one, which somebody reads, is left to the next build.
		return;
	}
	remove(discarded);
}

/**
 * Restores the folder that a process had moved aside when it was killed in the middle of replacing
 * it, and removes other leftovers of such processes; those of another machine only after six hours.
 */
export function restoreFolder(place: string): void {
	if (!existsSync(dirname(place))) return;
	for (const discarded of abandonedPartials(discardedPlace(place), 0)) discard(discarded);
	// A site is missing for an instant while it is replaced, and by a machine that has ended for
	// ever: it may have had another name.
	const oldMs = existsSync(place) ? undefined : 0;
	for (const former of abandonedPartials(formerPlace(place), oldMs)) {
		if (existsSync(place)) discard(former);
		else renameSync(former, place);
	}
	sweepPartials(place);
}

function moveAside(place: string, former: string, rename: typeof renameSync): boolean {
	try {
		rename(place, former);
		return true;
	} catch (error) {
		if (hasCode(error, ['ENOENT'])) return false;
		throw error;
	}
}

/**
 * Removes a folder that is needed no more: what cannot be removed now is left to the next build.
 */
export function discard(folder: string): void {
	try {
		// A file that was being written may come while its folder is removed.
		rmSync(folder, { recursive: true, force: true, maxRetries: maxTries });
	} catch {
		return;
	}
}

function formerPath(place: string): string {
	return partialPath(formerPlace(place));
}

function formerPlace(place: string): string {
	return `${place}.replaced`;
}

function discardedPlace(place: string): string {
	return `${place}.discarded`;
}
