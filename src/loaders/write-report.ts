import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ContentReport } from '../sync/content-report.ts';
import { reportTable } from '../sync/report-table.ts';

/** Writes the report to its file and, in short, to the terminal; warnings come last, where they are seen. */
export function writeReport(report: ContentReport, path: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `${JSON.stringify(report, undefined, '\t')}\n`);
	console.log(`${reportTable(report)}\nThe whole report is in ${path}.`);
	for (const warning of report.warnings) console.warn(`Warning: ${warning}`);
}
