import type { SnapshotCondition } from '../snapshot/snapshot-condition.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import { isAheadOf } from '../sync/clock-guard.ts';
import { WrongClockError } from '../sync/wrong-clock-error.ts';

/**
 * Stops where the clock of this machine is behind the content: by such a clock that is never too
 * old to be published, and the guide is as of a day that is long over.
 *
 * @param path Path of the snapshot.
 * @throws {WrongClockError} When it was read more than a day after now.
 */
export function stopIfClockIsBehind(
	path: string,
	{ state }: SnapshotCondition,
	nowMs: number,
): void {
	if (state !== 'usable' && state !== 'outdated') return;
	const readAt = readAtOf(path);
	if (isAheadOf(nowMs, readAt)) throw WrongClockError.behindContent(nowMs, readAt, path);
}

/**
 * Returns whether the snapshot at a path, which can be used, was read by a clock that was wrong.
 */
export function isOfTheFuture(path: string, nowMs: number): boolean {
	return isAheadOf(nowMs, readAtOf(path));
}

function readAtOf(path: string): string {
	const snapshot = new Snapshot(path);
	try {
		return snapshot.readAt;
	} finally {
		snapshot.close();
	}
}
