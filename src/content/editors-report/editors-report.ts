import type { EditorsReportWords } from '../../i18n/messages/en/editors-report.ts';
import type { ContentReport } from '../sync/content-report.ts';
import type { RecordKey, ReportedRecord } from './reported-records.ts';
import type { ReportSection } from './sections.ts';

/** Holds everything that the report for editors is made from. */
export interface EditorsReport {
	guideName: string;
	/** Time zone in which the reading is dated (IANA name). */
	timeZone: string;
	words: EditorsReportWords;
	report: ContentReport;
	sections: readonly ReportSection[];
	records: ReadonlyMap<RecordKey, ReportedRecord>;
	/** Absolute addresses of the records’ pages. */
	pages: ReadonlyMap<RecordKey, string>;
	/** Name of the file with everything that is left out here. */
	jsonFile: string;
}
