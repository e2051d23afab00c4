import { rmSync } from 'node:fs';
import type { ContentService } from '../client/client.ts';
import { createProgress } from '../client/progress.ts';
import { waitLog } from '../client/wait-log.ts';
import { verifiedCondition, type VerifiedSnapshot } from '../snapshot/damaged-rows.ts';
import type { SnapshotOrigin } from '../snapshot/snapshot-condition.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import { SnapshotWriter } from '../snapshot/snapshot-writer.ts';
import { haveManyWordsChanged } from '../sync/changed-words.ts';
import type { ContentReport } from '../sync/content-report.ts';
import { withTimeLimit } from '../sync/outage.ts';
import { readGuide } from '../sync/read-guide.ts';
import { WrongClockError } from '../sync/wrong-clock-error.ts';
import { isOfTheFuture } from './content-clock.ts';
import { type ServiceReach, withContentService } from './content-source.ts';
import { copyImagesOf } from './image-copying.ts';
import { warnOfDamagedAndUnread } from './damage-warnings.ts';
import { warnOfLost } from './last-good.ts';
import { type ImageSettings, type ServiceSettings, showsCopies } from './service-settings.ts';
import { wholeReadingSince } from './whole-reading.ts';

/**
 * Reads what has changed at the service, and replaces the snapshot by what it publishes now. What a
 * reading that fails has read is kept beside it, for the next one to go on with.
 *
 * @param verified The snapshot before, and what of it was damaged.
 * @returns Whether many of its records have other words than in the one before.
 * @throws What has ended the reading; the snapshot is then as before.
 */
export async function readService(
	settings: ServiceSettings,
	origin: SnapshotOrigin,
	{ condition, damaged }: VerifiedSnapshot,
	report: ContentReport,
): Promise<boolean> {
	const { policy, snapshotPath } = settings;
	const startedAt = performance.now();
	const unfinishedPath = `${snapshotPath}.unfinished`;
	const isUsable = condition.state === 'usable';
	// What an interrupted reading has read is newer than the snapshot; without one it begins with
	// that.
	const hasUnfinished =
		verifiedCondition(unfinishedPath, origin, 1).condition.state === 'usable' &&
		!isOfTheFuture(unfinishedPath, Date.parse(report.readAt));
	const basePath = hasUnfinished ? unfinishedPath : isUsable ? snapshotPath : undefined;
	const progress = createProgress({ label: 'Places and events' });
	const onWait = waitLog(console.log, () => performance.now());
	const read = async (service: ContentService, reach: ServiceReach): Promise<boolean> => {
		const snapshot = new SnapshotWriter(snapshotPath, basePath);
		// What is gone is reported by ids, which are the same whatever code has read the records.
		const isOutdated = condition.state === 'outdated';
		const lastGood = isUsable || isOutdated ? new Snapshot(snapshotPath) : undefined;
		const wholeSince = wholeReadingSince(snapshot.facts, settings, report.readAt);
		const facts = { ...origin, read_at: report.readAt };
		try {
			await withTimeLimit(policy.maxMinutes, service, (signal) =>
				readGuide(service, settings, { snapshot, lastGood, wholeSince, report, signal }, progress),
			).finally(progress.finish);
			if (lastGood && isOutdated) warnOfLost(lastGood, report);
			warnOfDamagedAndUnread(damaged, report);
			if (showsCopies(settings)) {
				const images = withinTime(settings.images, policy.maxMinutes, startedAt);
				await copyImagesOf(snapshot, images, report, reach);
			}
			const whole_read_at = wholeSince ?? snapshot.facts.whole_read_at ?? report.readAt;
			const { setAside } = snapshot.commit(
				{ ...facts, whole_read_at },
				condition.state === 'faulty' ? condition.fault : undefined,
			);
			if (setAside !== undefined) report.warnings.push(setAsideWarning(setAside));
			rmSync(unfinishedPath, { force: true });
			return !lastGood || isLargelyReworded(lastGood, snapshotPath);
		} catch (error) {
			const { events, places } = report.resources;
			// What is read by a wrong clock bears its time.
			const isWorthKeeping =
				snapshot.isOpen &&
				places.fetched + events.fetched > 0 &&
				!(error instanceof WrongClockError);
			const began = wholeSince === undefined ? {} : { whole_began_at: wholeSince };
			try {
				if (isWorthKeeping) snapshot.suspend(unfinishedPath, { ...facts, ...began });
			} catch {
				// A disk that is full ends the reading, and then takes no part of it either: the first
				// error tells.
			}
			snapshot.abandon();
			throw error;
		} finally {
			lastGood?.close();
		}
	};
	return withContentService(settings, read, onWait);
}

function isLargelyReworded(lastGood: Snapshot, snapshotPath: string): boolean {
	const current = new Snapshot(snapshotPath);
	try {
		return haveManyWordsChanged(lastGood, current);
	} finally {
		current.close();
	}
}

/**
 * Limits the time for copying images to what is left of the whole. Copying images has a limit of
 * its own, and none beyond that of the whole: what is not copied by then is shown as before.
 */
function withinTime(images: ImageSettings, maxMinutes: number, startedAt: number): ImageSettings {
	if (maxMinutes === 0) return images;
	const leftMs = Math.max(0, Math.round(maxMinutes * 60_000 - (performance.now() - startedAt)));
	return {
		...images,
		limits: { ...images.limits, totalMs: Math.min(images.limits.totalMs, leftMs) },
	};
}

function setAsideWarning(path: string): string {
	return `It has been set aside as ${path}. Addresses that it remembered and that cannot be read any more are lost, unless ADDRESSES_FILE names a file which has them.`;
}
