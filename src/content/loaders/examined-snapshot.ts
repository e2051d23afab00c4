import { type ExaminedSnapshot, examineSnapshot } from '../editors-report/examine-snapshot.ts';
import { missingRecords } from '../editors-report/missing-records.ts';
import {
	pageAddresses,
	type RecordKey,
	type ReportedRecord,
} from '../editors-report/reported-records.ts';
import { permalinkHistory } from '../permalink-store/stored-permalinks.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import type { ContentReport } from '../sync/content-report.ts';
import type { ReportedGuide } from './reported-guide.ts';
import type { ServiceSettings } from './service-settings.ts';

/**
 * Looks at every record of the snapshot that a reading has left.
 *
 * @param ofPlaces What was found in places before, for the same day and facts.
 */
export function examinedSnapshot(
	{ snapshotPath, timeZone }: Pick<ServiceSettings, 'snapshotPath' | 'timeZone'>,
	guide: ReportedGuide,
	report: ContentReport,
	ofPlaces?: ExaminedSnapshot['ofPlaces'],
): ExaminedSnapshot {
	const { endAtMidnight, looksUpTimeZones, nowMs } = guide;
	const clock = { nowMs, timeZone, looksUpTimeZones, endAtMidnight };
	return examineSnapshot(snapshotPath, clock, guide, missingRecords(report).ids, ofPlaces);
}

/** Returns the absolute addresses of the pages of records, with those that are remembered. */
export function pagesOfRecords(
	snapshotPath: string,
	{ addressesFile, routes }: Pick<ReportedGuide, 'addressesFile' | 'routes'>,
	records: ReadonlyMap<RecordKey, ReportedRecord>,
): ReadonlyMap<RecordKey, string> {
	const snapshot = new Snapshot(snapshotPath);
	try {
		return pageAddresses([...records.values()], routes, permalinkHistory(snapshot, addressesFile));
	} finally {
		snapshot.close();
	}
}
