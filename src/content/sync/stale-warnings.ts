import { type ContentReport, staleCount } from './content-report.ts';
import type { RecordWriter, StandIns } from './record-writer.ts';
import { dayCountInWords } from './sync-policy.ts';

/**
 * Warns of records that stand as they were before although the service was read, and of those which
 * no longer may.
 */
export function warnOfStale(
	writers: readonly RecordWriter[],
	{ maxDays }: StandIns,
	{ warnings }: ContentReport,
): void {
	const setting = '(CONTENT_LAST_GOOD_DAYS, at least 1)';
	const stale = writers.reduce((sum, { report }) => sum + staleCount(report), 0);
	const [oldest] = writers.flatMap(({ oldestStale }) => oldestStale ?? []).sort();
	if (oldest !== undefined) {
		warnings.push(
			`Records that are shown as they were before, because they could not be read: ${stale}, the oldest as of ${oldest}. Each is left out when that is more than ${dayCountInWords(maxDays)} ago ${setting}.`,
		);
	}
	const tooOld = writers.reduce((sum, writer) => sum + writer.tooOld, 0);
	if (tooOld > 0) {
		warnings.push(
			`Records that are left out, because they could not be read for more than ${dayCountInWords(maxDays)} ${setting}: ${tooOld}.`,
		);
	}
}
