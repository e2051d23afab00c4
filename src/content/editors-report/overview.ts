import type { EditorsReport } from './editors-report.ts';
import { gainingRecords } from './gain.ts';
import { type Markup, markup } from './markup.ts';
import { recordHeading } from './rule-table.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import { recordKey, type ReportedRecord } from './reported-records.ts';
import type { ReportSection } from './sections.ts';

/** Says whose records are to be mended, and how many. */
interface OwnerShare {
	/** Absent where the records name nobody. */
	owner: string | undefined;
	toMend: number;
	total: number;
}

/**
 * Returns what stands ahead of the rules: what looks wrong as a whole, where to begin, and whose
 * the records are.
 */
export function overview(editorsReport: EditorsReport): Markup {
	return markup`${concerns(editorsReport)}${begin(editorsReport)}${owners(editorsReport)}${filter(editorsReport)}`;
}

function concerns({ report }: EditorsReport): Markup | undefined {
	const [first, ...rest] = report.concerns ?? [];
	if (first === undefined) return undefined;
	const listed = rest.map((line) => markup`<li>${line.replace(/^- /, '')}</li>\n`);
	return markup`<p>${first}</p>
${rest.length === 0 ? undefined : markup`<ul class="notice">${listed}</ul>`}
`;
}

function begin(editorsReport: EditorsReport): Markup | undefined {
	const { sections, words } = editorsReport;
	const found = gainingRecords(sections);
	if (found.length === 0) return undefined;
	const rows = found.map(
		({ row, rules }) =>
			markup`<tr data-owner="${row.record?.owner}">${recordHeading(row, editorsReport)}<td><ul>${rules.map(
				(rule) => markup`<li><a href="#rule-${rule}">${words.rules[rule].title}</a></li>`,
			)}</ul></td></tr>\n`,
	);
	return markup`<section aria-labelledby="begin">
<h2 id="begin">${words.begin}</h2>
<details id="begin-table">
<summary><h3>${words.mostGain}</h3> <span class="count">${words.records(found.length)}</span></summary>
<table>
<thead><tr><th scope="col">${words.record}</th><th scope="col">${words.toDo}</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
</details>
</section>
`;
}

function owners({ records, sections, words }: EditorsReport): Markup | undefined {
	const shares = ownerShares(sections, records.values());
	if (shares.length < 2) return undefined;
	const items = shares.map(
		({ owner, toMend, total }) =>
			markup`<li>${owner ?? words.nobody}: ${words.toMendOf(toMend, total)}</li>\n`,
	);
	return markup`<h2>${words.owners}</h2>
<ul>${items}</ul>
`;
}

/** Returns the form that filters the report, hidden until its script runs. */
function filter({ records, sections, words }: EditorsReport): Markup {
	const shares = ownerShares(sections, records.values());
	const options = shares.flatMap(({ owner }) =>
		owner === undefined ? [] : [markup`<option>${owner}</option>`],
	);
	return markup`<form hidden>
<label>${words.filter} <input name="words" type="search"></label>
<label>${words.owner} <select name="owner"><option value="">${words.allOwners}</option>${options}</select></label>
</form>
`;
}

/** Returns the owners of records, those with the most to mend first. */
export function ownerShares(
	sections: readonly ReportSection[],
	records: Iterable<ReportedRecord>,
): OwnerShare[] {
	const rows = sections.flatMap(({ rules }) => rules.flatMap((rule) => rule.rows));
	const keys = new Set(rows.map(({ id, resource }) => recordKey(resource, id)));
	const isToMend = ({ id, resource }: ReportedRecord) => keys.has(recordKey(resource, id));
	return [...Map.groupBy(records, ({ owner }) => owner)]
		.map(([owner, owned]) => ({
			owner,
			toMend: owned.filter(isToMend).length,
			total: owned.length,
		}))
		.filter(({ toMend }) => toMend > 0)
		.sort((a, b) => b.toMend - a.toMend || compareTexts(a.owner ?? '', b.owner ?? ''));
}
