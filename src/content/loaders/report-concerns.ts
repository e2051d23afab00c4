import type { ExaminedSnapshot } from '../editors-report/examine-snapshot.ts';
import { missingRecords } from '../editors-report/missing-records.ts';
import { whatLooksWrong } from '../editors-report/what-looks-wrong.ts';
import { type ContentReport, notPublished } from '../sync/content-report.ts';
import { isOfDraft } from '../sync/publication-status.ts';
import type { ReportedGuide } from './reported-guide.ts';

/**
 * Returns the last lines of a build: what visitors find, and what looks wrong.
 *
 * @param file Name of the report for editors.
 */
export function concernsOf(
	examined: ExaminedSnapshot,
	guide: ReportedGuide,
	report: ContentReport,
	file: string,
): string[] {
	const { currency, facts, locale, pastValidity, sampleWordsNote, showsCopies, showsDrafts } =
		guide;
	const listsPastValidity = pastValidity === 'listed';
	const missing = missingRecords(report);
	return whatLooksWrong(
		{
			...examined,
			currency,
			locale,
			timeZone: facts.timeZone,
			listsPastValidity,
			sampleWordsNote,
			missing,
			showsCopies,
			draftsLeftOut: showsDrafts === true ? 0 : draftsLeftOut(report),
		},
		file,
	);
}

function draftsLeftOut({ resources }: ContentReport): number {
	return Object.values(resources)
		.flatMap(({ leftOut }) => leftOut[notPublished] ?? [])
		.filter(({ detail }) => isOfDraft(detail)).length;
}
