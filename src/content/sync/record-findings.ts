import type { DroppedField } from '../../records/read-record.ts';
import { reportParts, type ResourceReport } from './content-report.ts';

/**
 * Maximum number of faults that are named of one record. A list may have millions of elements that
 * do not fit, and a report that names each fits on no disk.
 */
const maxNamed = 100;

/**
 * Returns what was found wrong in a record, as the snapshot keeps it for the reports of later
 * builds; empty where all is well.
 *
 * @param dropped Parts that the guide does without. Of these, and of those below, only the first
 *   hundred are kept.
 * @param toMend Parts that are shown, but less well than they would be once they are mended.
 */
export function findingsText(
	dropped: readonly DroppedField[],
	toMend: readonly DroppedField[],
): string {
	if (dropped.length + toMend.length === 0) return '';
	return JSON.stringify({ dropped: firstOf(dropped), toMend: firstOf(toMend) });
}

/** Takes what `findingsText` keeps of a record into the report. */
export function reportFindings(report: ResourceReport, id: string, findings: string): void {
	if (findings === '') return;
	// Written above.
	const { dropped, toMend } = JSON.parse(findings) as Record<'dropped' | 'toMend', DroppedField[]>;
	reportParts(report.dropped, id, dropped);
	reportParts(report.toMend, id, toMend);
}

function firstOf(found: readonly DroppedField[]): readonly DroppedField[] {
	const more = found.length - maxNamed;
	if (more <= 0) return found;
	const rest = { path: 'record', reason: `${more} more of its parts, which are not named` };
	return [...found.slice(0, maxNamed), rest];
}
