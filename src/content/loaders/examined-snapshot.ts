import { type ExaminedSnapshot, examineSnapshot } from '../editors-report/examine-snapshot.ts';
import { missingRecords } from '../editors-report/missing-records.ts';
import type { ContentReport } from '../sync/content-report.ts';
import type { ReportedGuide } from './reported-guide.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Looks at every record of the snapshot that a reading has left. */
export function examinedSnapshot(
	{ snapshotPath, timeZone }: Pick<ServiceSettings, 'snapshotPath' | 'timeZone'>,
	guide: ReportedGuide,
	report: ContentReport,
): ExaminedSnapshot {
	const { endAtMidnight, looksUpTimeZones, nowMs } = guide;
	const clock = { nowMs, timeZone, looksUpTimeZones, endAtMidnight };
	return examineSnapshot(snapshotPath, clock, guide, missingRecords(report).ids);
}
