import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { cutAtSpace } from '../../domain/places/attribute-labels.ts';
import type { EditorsReport } from './editors-report.ts';
import { type Markup, markup, outwardLink } from './markup.ts';
import { recordKey, type ReportedRecord } from './reported-records.ts';
import type { ReportRow, ReportRule } from './sections.ts';

type TableContext = Pick<EditorsReport, 'jsonFile' | 'pages' | 'records' | 'words'>;

/** More of a record than this is in the JSON report. */
const mostDetails = 5;
const mostCharacters = { name: 120, detail: 240 };

/** What one rule found, with what to do about it, as a table of records. */
export function ruleTable(found: ReportRule, context: TableContext): Markup {
	const { jsonFile, words } = context;
	const { remedy, title } = words.rules[found.rule];
	const hasDetails = found.rows.some(({ details, others }) => details.length + others.length > 0);
	const hidden = found.count - found.rows.length;
	return markup`<h3>${title} <span class="count">${words.records(found.count)}</span></h3>
<p><strong>${words.toDo}:</strong> ${remedy}</p>
<table>
<thead><tr><th scope="col">${words.record}</th>${
		hasDetails ? markup`<th scope="col">${words.found}</th>` : undefined
	}<th scope="col" class="links">${words.links}</th></tr></thead>
<tbody>
${found.rows.map((row) => tableRow(row, found.rule, hasDetails, context))}</tbody>
</table>
${hidden > 0 ? markup`<p>${words.moreRecords(hidden, jsonFile)}</p>` : undefined}
`;
}

function tableRow(
	row: ReportRow,
	rule: ReportRule['rule'],
	hasDetails: boolean,
	context: TableContext,
): Markup {
	const { words } = context;
	const { record } = row;
	const about = record
		? [record.kind ?? words.kinds[record.resource], record.town].filter(
				(part) => part !== undefined,
			)
		: [];
	return markup`<tr><th scope="row">${nameOf(row, context)}${
		about.length > 0
			? markup` <span class="about">${cutAtSpace(about.join(' · '), mostCharacters.name)}</span>`
			: undefined
	}${record && markup` <span class="id">${cutAtSpace(row.id, mostCharacters.name)}</span>`}</th>${
		hasDetails ? markup`<td>${details(row, rule, context)}</td>` : undefined
	}<td class="links">${record ? links(record, context) : undefined}</td></tr>
`;
}

function nameOf(
	{ id, resource }: Pick<ReportRow, 'id' | 'resource'>,
	{ pages, records }: TableContext,
): Markup {
	const key = recordKey(resource, id);
	return outwardLink(pages.get(key), cutAtSpace(records.get(key)?.name ?? id, mostCharacters.name));
}

function details(row: ReportRow, rule: ReportRule['rule'], context: TableContext): Markup {
	const { words } = context;
	const { resource } = row;
	const ruleWords = words.rules[rule];
	const wordsFor = 'found' in ruleWords ? ruleWords.found : (detail: string) => detail;
	const told = row.details
		.slice(0, mostDetails)
		.map((detail) => markup`<li>${wordsFor(cutAtSpace(detail, mostCharacters.detail))}</li>`);
	const before = 'before' in ruleWords ? ruleWords.before : words.likely;
	const others = row.others
		.slice(0, mostDetails)
		.map(
			(id) =>
				markup`<li>${before} ${nameOf({ id, resource }, context)} <span class="id">${id}</span></li>`,
		);
	const hidden =
		Math.max(0, row.details.length - mostDetails) + Math.max(0, row.others.length - mostDetails);
	const more = hidden > 0 ? markup`<li>${words.more(hidden)}</li>` : undefined;
	return markup`<ul>${told}${others}${more}</ul>`;
}

function links({ coordinates, name, source }: ReportedRecord, { words }: TableContext): Markup {
	const shownName = cutAtSpace(name, mostCharacters.name);
	return markup`${[
		source === undefined ? undefined : outwardLink(source, words.source, words.sourceOf(shownName)),
		' ',
		coordinates && outwardLink(mapAddress(coordinates), words.map, words.mapOf(shownName)),
	]}`;
}

function mapAddress({ latitude, longitude }: Coordinates): string {
	return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
