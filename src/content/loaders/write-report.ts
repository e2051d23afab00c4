import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { redaction } from '../client/redaction.ts';
import { problemsOf } from '../editors-report/problems-of-report.ts';
import { reportPage } from '../editors-report/report-page.ts';
import type { RecordKey, ReportedRecord } from '../editors-report/reported-records.ts';
import { reportSummary } from '../editors-report/report-summary.ts';
import { reportSections } from '../editors-report/sections.ts';
import { collator } from '../../i18n/locale/formatters.ts';
import { editorsReport as words } from '../../i18n/messages/en/editors-report.ts';
import { type ContentReport, noteFindings } from '../sync/content-report.ts';
import { reportTable } from '../sync/report-table.ts';
import { examinationOf } from './remembered-examination.ts';
import { concernsOf } from './report-concerns.ts';
import type { ReportedGuide } from './reported-guide.ts';
import type { ServiceSettings } from './service-settings.ts';

export type ReportSettings = Pick<
	ServiceSettings,
	'reportPath' | 'snapshotPath' | 'timeZone' | 'token'
>;

/**
 * Writes the report to its file and, in short, to the terminal; beside it, as HTML, what editors
 * should mend: where nothing was read, what an earlier build wrote there stays. Warnings come last,
 * where they are seen.
 *
 * @param guide Guide as the report for editors shows it; without it nothing is written for
 *   editors.
 * @returns The last lines of a build: what looks wrong with the guide.
 */
export async function writeReport(
	report: ContentReport,
	settings: ReportSettings,
	guide: ReportedGuide | undefined,
): Promise<string[]> {
	const { reportPath, token = '' } = settings;
	const withoutToken = token === '' ? (text: string) => text : redaction(token).file;
	mkdirSync(dirname(reportPath), { recursive: true });
	const editorsPath = editorsReportPath(reportPath);
	const keepsEarlier = report.content === undefined && existsSync(editorsPath);
	const forEditors =
		guide && !keepsEarlier ? await editorsReport(report, settings, guide) : undefined;
	writeFileSync(reportPath, withoutToken(`${JSON.stringify(report, undefined, '\t')}\n`));
	console.log(`${withoutToken(reportTable(report))}\nThe whole report is in ${reportPath}.`);
	if (forEditors) {
		writeFileSync(editorsPath, withoutToken(forEditors.page));
		console.log(forEditors.summaryWith(editorsPath));
	} else if (guide) {
		console.log(words.summaryOfEarlier(editorsPath));
	}
	for (const warning of report.warnings) console.warn(`Warning: ${withoutToken(warning)}`);
	return (report.concerns ?? []).map(withoutToken);
}

/**
 * Returns the path of the report for editors: `content-report.html` beside
 * `content-report.json`.
 */
export function editorsReportPath(reportPath: string): string {
	return `${reportPath.replace(/\.json$/i, '')}.html`;
}

/**
 * Takes what was found in the published records into the report, and puts everything into words for
 * editors.
 */
async function editorsReport(
	report: ContentReport,
	settings: ReportSettings,
	guide: ReportedGuide,
): Promise<{ page: string; summaryWith: (path: string) => string }> {
	const startedAt = performance.now();
	const { reportPath, timeZone } = settings;
	const examination =
		report.content === undefined ? undefined : await examinationOf(settings, guide, report);
	const examined = examination?.examined;
	const pages = examination?.pages ?? new Map<RecordKey, string>();
	const records = examined?.records ?? new Map<RecordKey, ReportedRecord>();
	if (examined) {
		noteFindings(report, examined.findings);
		report.endAtMidnight = examined.midnightEnds;
		const file = basename(editorsReportPath(reportPath));
		report.concerns = concernsOf(examined, guide, report, file);
	}
	const sections = reportSections(
		problemsOf(report, words),
		records,
		collator(guide.locale).compare,
	);
	const page = reportPage({
		guideName: guide.name,
		timeZone,
		words,
		report,
		sections,
		records,
		pages,
		jsonFile: basename(reportPath),
	});
	report.timings.editors = performance.now() - startedAt;
	const isExamined = report.content !== undefined || sections.length > 0;
	return {
		page,
		summaryWith: (path) =>
			isExamined ? reportSummary(sections, path, words) : words.summaryOfNotExamined(path),
	};
}
