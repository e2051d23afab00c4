import type { ProblemGroup, ProblemRule } from './problem.ts';
import { recordKey } from './reported-records.ts';
import type { ReportRow, ReportSection } from './sections.ts';

/**
 * Gain of visitors where a problem of a group is mended, from where and when to go to how it looks.
 */
const gains: Readonly<Record<ProblemGroup, number>> = {
	contradictions: 8,
	dates: 8,
	location: 6,
	expired: 6,
	delivery: 5,
	hours: 5,
	unreadable: 3,
	duplicates: 3,
	texts: 2,
	images: 2,
	credits: 2,
	altTexts: 1,
	other: 1,
};

const maxRecords = 20;
/**
 * Minimum number of rules that a record breaks to be listed by itself: with one it is found by that
 * rule as well.
 */
const minRules = 2;

/** Holds a record with everything that is to be mended in it. */
export interface GainingRecord {
	row: ReportRow;
	rules: readonly ProblemRule[];
}

/** Returns the records in which visitors gain most by what is mended, these first. */
export function gainingRecords(sections: readonly ReportSection[]): GainingRecord[] {
	const found = sections.flatMap(({ group, rules }) =>
		rules.flatMap(({ rows, rule }) =>
			rows.map((row) => ({ row, rule, gain: gains[group], group })),
		),
	);
	const byRecord = Map.groupBy(found, ({ row: { id, resource } }) => recordKey(resource, id));
	return [...byRecord.values()]
		.flatMap((ofRecord) => {
			const [first] = ofRecord;
			// Of a group the first is mended, and the others often with it.
			const gainByGroup = new Map(ofRecord.map(({ gain, group }) => [group, gain]));
			const gain = [...gainByGroup.values()].reduce((sum, ofGroup) => sum + ofGroup, 0);
			const rules = ofRecord.map(({ rule }) => rule);
			return first && rules.length >= minRules ? [{ row: first.row, rules, gain }] : [];
		})
		.sort((a, b) => b.gain - a.gain || scoreOf(b.row) - scoreOf(a.row))
		.slice(0, maxRecords);
}

/**
 * Returns the score of a record, 0 where it has none: a finite number, so that two records
 * without a score are equal.
 */
function scoreOf({ record }: ReportRow): number {
	return Math.max(record?.score ?? 0, 0);
}
