import { expect, test } from '@playwright/test';
import { gainingRecords } from '../../../../src/content/editors-report/gain.ts';
import { ownerShares } from '../../../../src/content/editors-report/overview.ts';
import type { Problem } from '../../../../src/content/editors-report/problem.ts';
import type { ReportedRecord } from '../../../../src/content/editors-report/reported-records.ts';
import { ruleCsvAddress } from '../../../../src/content/editors-report/rule-csv.ts';
import { reportSections } from '../../../../src/content/editors-report/sections.ts';
import { editorsReport as words } from '../../../../src/i18n/messages/en/editors-report.ts';

const record = (id: string, about: Partial<ReportedRecord> = {}): ReportedRecord => ({
	id,
	resource: 'places',
	name: id,
	score: -Infinity,
	isPast: false,
	...about,
});
const problem = (rule: Problem['rule'], id: string, detail?: string): Problem => ({
	rule,
	resource: 'places',
	id,
	detail,
});
const sectionsOf = (problems: readonly Problem[], records: readonly ReportedRecord[]) =>
	reportSections(
		problems,
		new Map(records.map((each) => [`${each.resource}/${each.id}` as const, each])),
		(a, b) => a.localeCompare(b),
	);

test('begins with the records in which visitors gain most, each with all that is to be mended', () => {
	const sections = sectionsOf(
		[
			problem('image-missing', 'a'),
			problem('description-missing', 'a'),
			problem('hours-missing', 'b'),
			problem('coordinates-missing', 'b'),
			problem('image-missing', 'c'),
		],
		[record('a'), record('b'), record('c')],
	);

	expect(gainingRecords(sections).map(({ row, rules }) => [row.id, rules])).toEqual([
		['b', ['coordinates-missing', 'hours-missing']],
		['a', ['image-missing', 'description-missing']],
	]);
});

test('counts the records to mend of each owner', () => {
	const records = [
		record('a', { owner: 'Board' }),
		record('b', { owner: 'Board' }),
		record('c', { owner: 'City' }),
		record('d', { owner: 'Whole' }),
		record('e'),
	];
	const sections = sectionsOf(
		['a', 'c', 'e'].map((id) => problem('image-missing', id)),
		records,
	);

	expect(ownerShares(sections, records)).toEqual([
		{ owner: undefined, toMend: 1, total: 1 },
		{ owner: 'Board', toMend: 1, total: 2 },
		{ owner: 'City', toMend: 1, total: 1 },
	]);
});

test('gives each rule as a table, in which no spreadsheet calculates', () => {
	const sections = sectionsOf(
		[problem('other-language', 'a', 'en fr')],
		[record('a', { name: '=1+1', owner: 'Board', town: 'Faro' })],
	);
	const [rule] = sections.flatMap(({ rules }) => rules);
	const address = rule ? ruleCsvAddress(rule, { words, pages: new Map() }) : '';

	expect(Buffer.from(address.split(',')[1] ?? '', 'base64').toString()).toBe(
		'\uFEFFResource,Id,Name,Kind,Town,Owner,Found,Others,Page,Source\r\nPlace,a,\'=1+1,,Faro,Board,"Reads like French, and is said to be English.",,,\r\n',
	);
});
