import { stringify } from 'csv-stringify/sync';
import type { EditorsReport } from './editors-report.ts';
import { recordKey } from './reported-records.ts';
import { foundInWords, type ReportRule } from './sections.ts';

/**
 * Maximum number of rows of a table: more make the page too large to send; the JSON report has all.
 */
const maxRows = 5_000;

/**
 * Returns the address of a table (RFC 4180) of what a rule found, within the page itself.
 *
 * In UTF-8 with its mark, for Excel; texts that a spreadsheet would calculate are quoted (OWASP,
 * CSV injection).
 */
export function ruleCsvAddress(
	{ rows, rule }: ReportRule,
	{ pages, words }: Pick<EditorsReport, 'pages' | 'words'>,
): string {
	const table = rows
		.slice(0, maxRows)
		.map(({ details, id, others, record, resource }) => [
			words.kinds[resource],
			id,
			record?.name,
			record?.kind,
			record?.town,
			record?.owner,
			foundInWords(rule, details, words).join('; '),
			others.join(' '),
			pages.get(recordKey(resource, id)),
			record?.source,
		]);
	const text = stringify(table, {
		bom: true,
		columns: words.csvColumns,
		escape_formulas: true,
		header: true,
		record_delimiter: 'windows',
		quote_record_delimiter: true,
	});
	return `data:text/csv;base64,${Buffer.from(text).toString('base64')}`;
}
