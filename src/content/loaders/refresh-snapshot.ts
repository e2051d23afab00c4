import { readPermalinkFile } from '../permalink-store/permalink-file.ts';
import { verifiedCondition, type VerifiedSnapshot } from '../snapshot/damaged-rows.ts';
import { forgetImageCopies } from '../snapshot/image-copy-table.ts';
import type { SnapshotOrigin } from '../snapshot/snapshot-condition.ts';
import { type ContentReport, newContentReport } from '../sync/content-report.ts';
import { isOutage } from '../sync/outage.ts';
import { orderReport } from '../sync/report-order.ts';
import { warnOfToken } from '../sync/token-warning.ts';
import { stopIfClockIsBehind } from './content-clock.ts';
import { reportDamaged, warnOfDamage } from './damage-warnings.ts';
import { type LastGood, publishLastGood, publishOffline } from './last-good.ts';
import { readService } from './read-service.ts';
import type { ReportedGuide } from './reported-guide.ts';
import { type ServiceSettings, showsCopies } from './service-settings.ts';
import { originOf } from './snapshot-origin.ts';
import { writeReport } from './write-report.ts';

export interface RefreshedSnapshot {
	/** Set where an earlier snapshot stands in for a service that cannot be read. */
	lastGood?: LastGood;
	/** Whether many of its records have other words than in the one before. */
	haveManyWordsChanged: boolean;
}

/**
 * Reads what has changed at the service and replaces the snapshot by what it publishes now.
 *
 * Where the service cannot be read, the last good snapshot stands in for a while, and the report
 * says so. The report is written whether or not anything is published, unless the file of addresses
 * cannot be read: nothing is read then.
 *
 * @param guide What the report for editors needs to know; without it there is none.
 * @param write Writes the report where something is to be published.
 * @throws When nothing is to be published; the old snapshot then stays.
 */
export async function refreshSnapshot(
	settings: ServiceSettings,
	guide?: ReportedGuide,
	write: (...reported: Parameters<typeof writeReport>) => unknown = writeReport,
): Promise<RefreshedSnapshot> {
	// No page is published without them: to learn that they cannot be read after all else was read
	// would take its time in vain.
	if (guide?.addressesFile !== undefined) readPermalinkFile(guide.addressesFile);
	const origin = originOf(settings);
	const report = newContentReport(origin.service, new Date().toISOString());
	const { snapshotPath } = settings;
	const { acceptShrink, maxGoneShare } = settings.policy;
	const verified = verifiedCondition(snapshotPath, origin, acceptShrink ? 1 : maxGoneShare);
	const { condition, damaged } = verified;
	if (condition.state === 'faulty') report.warnings.push(condition.message);
	warnOfDamage(snapshotPath, damaged, report);
	let refreshed: RefreshedSnapshot = { haveManyWordsChanged: false };
	try {
		stopIfClockIsBehind(snapshotPath, condition, Date.parse(report.readAt));
		if (settings.policy.offline) publishOffline(settings, condition, report);
		else refreshed = await readOrFallBack(settings, origin, verified, report);
		if (report.content !== 'read') reportDamaged(damaged, report);
		// An earlier reading may have copied images when they were to be shown so.
		if (report.content !== 'read' && !showsCopies(settings)) forgetImageCopies(snapshotPath);
	} catch (error) {
		if (error instanceof Error) report.failure = error.message;
		orderReport(report);
		warnOfToken(report);
		await reportFailure(report, settings, guide);
		throw error;
	}
	orderReport(report);
	warnOfToken(report);
	await write(report, settings, guide);
	return refreshed;
}

/**
 * Writes the report of a reading that failed. A failure to write the report is reported beside that
 * failure, not in its place.
 */
async function reportFailure(
	report: ContentReport,
	settings: ServiceSettings,
	guide: ReportedGuide | undefined,
): Promise<void> {
	try {
		await writeReport(report, settings, guide);
	} catch (error) {
		console.error(`The report could not be written: ${String(error)}`);
	}
}

async function readOrFallBack(
	settings: ServiceSettings,
	origin: SnapshotOrigin,
	verified: VerifiedSnapshot,
	report: ContentReport,
): Promise<RefreshedSnapshot> {
	try {
		const haveManyWordsChanged = await readService(settings, origin, verified, report);
		report.content = 'read';
		report.contentReadAt = report.readAt;
		return { haveManyWordsChanged };
	} catch (error) {
		if (!isOutage(error) || settings.url === undefined) throw error;
		const lastGood = publishLastGood(settings, verified.condition, report, error);
		return { lastGood, haveManyWordsChanged: false };
	}
}
