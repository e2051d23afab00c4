import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { cutAtSpace } from '../../domain/places/attribute-labels.ts';
import type { EditorsReport } from './editors-report.ts';
import { Markup, markup, outwardLink } from './markup.ts';
import { recordKey, type ReportedRecord } from './reported-records.ts';
import { ruleCsvAddress } from './rule-csv.ts';
import { foundInWords, type ReportRow, type ReportRule } from './sections.ts';

export type TableContext = Pick<EditorsReport, 'jsonFile' | 'pages' | 'records' | 'words'>;

/** Limits the rows of a table to a month’s work; its CSV and the JSON report have more. */
export const maxRows = 1000;

/** Limits the rows of an open table: a fault of more records is a habit, and stays folded. */
const maxOpenRows = 5;

/** Limits the details of a record; the JSON report has all. */
const maxDetails = 5;
const maxCharacters = { name: 120, detail: 240 };

/** Returns the findings of one rule, with the remedy, as a table of records. */
export function ruleTable(found: ReportRule, context: TableContext): Markup {
	const { jsonFile, words } = context;
	const { remedy, title } = words.rules[found.rule];
	const hasDetails = found.rows.some(({ details, others }) => details.length + others.length > 0);
	const count = found.rows.length;
	const shown = found.rows.slice(0, maxRows);
	const hidden = count - shown.length;
	return markup`<details id="rule-${found.rule}"${count <= maxOpenRows ? new Markup(' open') : undefined}>
<summary><h3>${title}</h3> <span class="count">${words.records(count)}</span></summary>
<p><strong>${words.toDo}:</strong> ${remedy} <a href="${ruleCsvAddress(found, context)}" download="${found.rule}.csv" aria-label="${words.csvOf(title)}">${words.csv}</a></p>
<table>
<thead><tr><th scope="col">${words.record}</th>${
		hasDetails ? markup`<th scope="col">${words.found}</th>` : undefined
	}<th scope="col" class="links">${words.links}</th></tr></thead>
<tbody>
${shown.map((row) => tableRow(row, found.rule, hasDetails, context))}</tbody>
</table>
${hidden > 0 ? markup`<p>${words.moreRecords(hidden, jsonFile)}</p>` : undefined}
</details>
`;
}

function tableRow(
	row: ReportRow,
	rule: ReportRule['rule'],
	hasDetails: boolean,
	context: TableContext,
): Markup {
	const { record } = row;
	return markup`<tr data-owner="${record?.owner}">${recordHeading(row, context)}${
		hasDetails ? markup`<td>${details(row, rule, context)}</td>` : undefined
	}<td class="links">${record ? links(record, context) : undefined}</td></tr>
`;
}

/** Returns the cell that names a record, with its kind and town, and its id. */
export function recordHeading(row: ReportRow, context: TableContext): Markup {
	const { words } = context;
	const { record } = row;
	const about = record
		? [record.kind ?? words.kinds[record.resource], record.town].filter(
				(part) => part !== undefined,
			)
		: [];
	return markup`<th scope="row">${nameOf(row, context)}${
		about.length > 0
			? markup` <span class="about">${cutAtSpace(about.join(' · '), maxCharacters.name)}</span>`
			: undefined
	}${record && markup` <span class="id">${cutAtSpace(row.id, maxCharacters.name)}</span>`}</th>`;
}

function nameOf(
	{ id, resource }: Pick<ReportRow, 'id' | 'resource'>,
	{ pages, records }: TableContext,
): Markup {
	const key = recordKey(resource, id);
	return outwardLink(pages.get(key), cutAtSpace(records.get(key)?.name ?? id, maxCharacters.name));
}

function details(row: ReportRow, rule: ReportRule['rule'], context: TableContext): Markup {
	const { words } = context;
	const { resource } = row;
	const ruleWords = words.rules[rule];
	const shown = row.details
		.slice(0, maxDetails)
		.map((detail) => cutAtSpace(detail, maxCharacters.detail));
	const problems = foundInWords(rule, shown, words).map((text) => markup`<li>${text}</li>`);
	const before = 'before' in ruleWords ? ruleWords.before : words.likely;
	const others = row.others
		.slice(0, maxDetails)
		.map(
			(id) =>
				markup`<li>${before} ${nameOf({ id, resource }, context)} <span class="id">${id}</span></li>`,
		);
	const hidden =
		Math.max(0, row.details.length - maxDetails) + Math.max(0, row.others.length - maxDetails);
	const more = hidden > 0 ? markup`<li>${words.more(hidden)}</li>` : undefined;
	return markup`<ul>${problems}${others}${more}</ul>`;
}

function links({ coordinates, name, source }: ReportedRecord, { words }: TableContext): Markup {
	const shownName = cutAtSpace(name, maxCharacters.name);
	return markup`${[
		source === undefined ? undefined : outwardLink(source, words.source, words.sourceOf(shownName)),
		' ',
		coordinates && outwardLink(mapAddress(coordinates), words.map, words.mapOf(shownName)),
	]}`;
}

function mapAddress({ latitude, longitude }: Coordinates): string {
	return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
