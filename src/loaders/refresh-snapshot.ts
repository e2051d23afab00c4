import { rmSync } from 'node:fs';
import type { ContentService } from '../content-service/client.ts';
import { createProgress } from '../content-service/progress.ts';
import { toldWaits } from '../content-service/told-waits.ts';
import { readAddresses } from '../lasting-addresses/addresses-file.ts';
import {
	conditionOf,
	type SnapshotCondition,
	type SnapshotOrigin,
} from '../snapshot/snapshot-condition.ts';
import { forgetImageCopies } from '../snapshot/image-copy-table.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import { SnapshotWriter } from '../snapshot/snapshot-writer.ts';
import { type ContentReport, newContentReport } from '../sync/content-report.ts';
import { haveWordsChanged } from '../sync/changed-words.ts';
import { isOutage, withTimeLimit } from '../sync/outage.ts';
import { readGuide } from '../sync/read-guide.ts';
import { warnOfToken } from '../sync/token-warning.ts';
import { WrongClockError } from '../sync/wrong-clock-error.ts';
import { isOfTheFuture, stopIfClockIsBehind } from './content-clock.ts';
import { type ServiceReach, withContentService } from './content-source.ts';
import { copyImagesOf } from './image-copying.ts';
import { type LastGood, publishLastGood, publishOffline, warnOfLost } from './last-good.ts';
import type { ReportedGuide } from './reported-guide.ts';
import type { ImageSettings, ServiceSettings } from './service-settings.ts';
import { originOf } from './snapshot-origin.ts';
import { wholeReadingSince } from './whole-reading.ts';
import { writeReport } from './write-report.ts';

export interface RefreshedSnapshot {
	/** Set where an earlier snapshot stands in for a service that cannot be read. */
	lastGood?: LastGood;
	/** Whether other words than in the one before may be found in it. */
	haveWordsChanged: boolean;
}

/**
 * Reads what has changed at the service and replaces the snapshot by what it publishes now.
 *
 * Where the service cannot be read, the last good snapshot stands in for a while, and the report says so. The report is written
 * whether or not anything is published, unless the file of addresses cannot be read: nothing is read then.
 *
 * @param guide What the report for editors needs to know; without it there is none.
 * @param tell Writes the report where something is to be published.
 * @throws When nothing is to be published; the old snapshot then stays.
 */
export async function refreshSnapshot(
	settings: ServiceSettings,
	guide?: ReportedGuide,
	tell: typeof writeReport = writeReport,
): Promise<RefreshedSnapshot> {
	// No page is published without them: to learn that they cannot be read after all else was read would take its time in vain.
	if (guide?.addressesFile !== undefined) readAddresses(guide.addressesFile);
	const origin = originOf(settings);
	const report = newContentReport(origin.service, new Date().toISOString());
	const condition = conditionOf(settings.snapshotPath, origin);
	if (condition.state === 'faulty') warn(report, condition.message);
	let refreshed: RefreshedSnapshot = { haveWordsChanged: false };
	try {
		stopIfClockIsBehind(settings.snapshotPath, condition, Date.parse(report.readAt));
		if (settings.policy.offline) publishOffline(settings, condition, report);
		else refreshed = await readOrFallBack(settings, origin, condition, report);
		// An earlier reading may have copied images when they were to be shown so.
		if (report.content !== 'read' && !showsCopies(settings))
			forgetImageCopies(settings.snapshotPath);
	} catch (error) {
		if (error instanceof Error) report.failure = error.message;
		warnOfToken(report);
		reportFailure(report, settings, guide);
		throw error;
	}
	warnOfToken(report);
	tell(report, settings, guide);
	return refreshed;
}

/** That the report cannot be written either is told beside the failure, not in its place. */
function reportFailure(
	report: ContentReport,
	settings: ServiceSettings,
	guide: ReportedGuide | undefined,
): void {
	try {
		writeReport(report, settings, guide);
	} catch (error) {
		console.error(`The report could not be written: ${String(error)}`);
	}
}

async function readOrFallBack(
	settings: ServiceSettings,
	origin: SnapshotOrigin,
	condition: SnapshotCondition,
	report: ContentReport,
): Promise<RefreshedSnapshot> {
	try {
		const refreshed = await readService(settings, origin, condition, report);
		report.content = 'read';
		report.contentReadAt = report.readAt;
		return refreshed;
	} catch (error) {
		if (!isOutage(error) || settings.url === undefined) throw error;
		const lastGood = publishLastGood(settings, condition, report, error);
		return { lastGood, haveWordsChanged: false };
	}
}

async function readService(
	settings: ServiceSettings,
	origin: SnapshotOrigin,
	condition: SnapshotCondition,
	report: ContentReport,
): Promise<RefreshedSnapshot> {
	const { policy, snapshotPath } = settings;
	const startedAt = performance.now();
	const unfinishedPath = `${snapshotPath}.unfinished`;
	const isUsable = condition.state === 'usable';
	// What an interrupted reading has read is newer than the snapshot; without one it begins with that.
	const hasUnfinished =
		conditionOf(unfinishedPath, origin).state === 'usable' &&
		!isOfTheFuture(unfinishedPath, Date.parse(report.readAt));
	const basePath = hasUnfinished ? unfinishedPath : isUsable ? snapshotPath : undefined;
	const now = () => performance.now();
	const progress = createProgress({ label: 'Places and events', output: process.stdout, now });
	const onWait = toldWaits((line) => {
		progress.tell(line);
	}, now);
	const read = async (service: ContentService, reach: ServiceReach): Promise<RefreshedSnapshot> => {
		const snapshot = new SnapshotWriter(snapshotPath, basePath);
		// What is gone is told by ids, which are the same whatever code has read the records.
		const isOutdated = condition.state === 'outdated';
		const lastGood = isUsable || isOutdated ? new Snapshot(snapshotPath) : undefined;
		const wholeSince = wholeReadingSince(snapshot.facts, settings, report.readAt);
		const facts = { ...origin, read_at: report.readAt };
		try {
			await withTimeLimit(policy.mostMinutes, service, (signal) =>
				readGuide(service, settings, { snapshot, lastGood, wholeSince, report, signal }, progress),
			);
			if (lastGood && isOutdated) warnOfLost(lastGood, report);
			if (showsCopies(settings)) {
				const images = withinTime(settings.images, policy.mostMinutes, startedAt);
				await copyImagesOf(snapshot, images, report, reach);
			}
			const whole_read_at = wholeSince ?? snapshot.facts.whole_read_at ?? report.readAt;
			const { setAside } = snapshot.commit(
				{ ...facts, whole_read_at },
				condition.state === 'faulty' ? condition.fault : undefined,
			);
			if (setAside !== undefined) warn(report, setAsideWarning(setAside));
			rmSync(unfinishedPath, { force: true });
			return { haveWordsChanged: !lastGood || isReworded(lastGood, snapshotPath) };
		} catch (error) {
			const { events, places } = report.resources;
			// What is read by a wrong clock bears its time.
			const isWorthKeeping =
				snapshot.isOpen &&
				places.fetched + events.fetched > 0 &&
				!(error instanceof WrongClockError);
			const began = wholeSince === undefined ? {} : { whole_began_at: wholeSince };
			if (isWorthKeeping) snapshot.suspend(unfinishedPath, { ...facts, ...began });
			else snapshot.abandon();
			throw error;
		} finally {
			lastGood?.close();
			progress.finish();
		}
	};
	return withContentService(settings, read, onWait);
}

function isReworded(lastGood: Snapshot, snapshotPath: string): boolean {
	const current = new Snapshot(snapshotPath);
	try {
		return haveWordsChanged(lastGood, current);
	} finally {
		current.close();
	}
}

/** The sample has no other images. */
function showsCopies({ images, url }: ServiceSettings): boolean {
	return url === undefined || images.mode === 'local';
}

/** Copying images has a limit of its own, and none beyond that of the whole: what is not copied by then is shown as before. */
function withinTime(images: ImageSettings, mostMinutes: number, startedAt: number): ImageSettings {
	if (mostMinutes === 0) return images;
	const leftMs = Math.max(0, Math.round(mostMinutes * 60_000 - (performance.now() - startedAt)));
	return {
		...images,
		limits: { ...images.limits, totalMs: Math.min(images.limits.totalMs, leftMs) },
	};
}

function setAsideWarning(path: string): string {
	return `It has been set aside as ${path}. Addresses that it remembered and that cannot be read any more are lost, unless ADDRESSES_FILE names a file which has them.`;
}

function warn(report: ContentReport, message: string): void {
	report.warnings.push(message);
}
