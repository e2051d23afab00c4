import { type Problem, type ProblemGroup, problemGroups, type ProblemRule } from './problem.ts';
import type { ReportedRecord } from './reported-records.ts';

/** A record with everything that one rule found in it. */
export interface ReportRow {
	id: string;
	/** Absent where nothing of the record is known but its id. */
	record?: ReportedRecord | undefined;
	details: readonly string[];
	others: readonly string[];
}

export interface ReportRule {
	rule: ProblemRule;
	/** The first of them, those that editors recommend most ahead. */
	rows: readonly ReportRow[];
	/** Records, also those that are not among the rows. */
	count: number;
}

/** What belongs together when it is mended. */
export interface ReportSection {
	group: ProblemGroup;
	/** Records in which something of the group was found, each once. */
	count: number;
	rules: readonly ReportRule[];
}

/** So many records of one kind are a week's work; the JSON report has them all. */
export const mostRows = 100;

/**
 * The problems by what is to be mended, the worst for a visitor first. Nothing of past events and places is among them, but that
 * the service failed to deliver them or that they are past.
 */
export function reportSections(
	problems: readonly Problem[],
	records: ReadonlyMap<string, ReportedRecord>,
	compareNames: (a: string, b: string) => number,
): ReportSection[] {
	const byRule = Map.groupBy(
		problems.filter(({ id, rule }) => records.get(id)?.isPast !== true || concernsPast.has(rule)),
		({ rule }) => rule,
	);
	// The keys are those of the type.
	const groups = Object.entries(problemGroups) as [ProblemGroup, readonly ProblemRule[]][];
	return groups.flatMap(([group, names]) => {
		const found = names.flatMap((rule) => byRule.get(rule) ?? []);
		if (found.length === 0) return [];
		const rules = names.flatMap((rule) => {
			const ofRule = byRule.get(rule);
			return ofRule ? [ruleOf(rule, ofRule, records, compareNames)] : [];
		});
		return [{ group, rules, count: new Set(found.map(({ id }) => id)).size }];
	});
}

const concernsPast: ReadonlySet<ProblemRule> = new Set(['left-out', 'stale', 'expired']);

function ruleOf(
	rule: ProblemRule,
	problems: readonly Problem[],
	records: ReadonlyMap<string, ReportedRecord>,
	compareNames: (a: string, b: string) => number,
): ReportRule {
	const rows = [...Map.groupBy(problems, ({ id }) => id)].map(([id, ofRecord]) => ({
		id,
		record: records.get(id),
		details: ofRecord.flatMap(({ detail }) => detail ?? []),
		others: ofRecord.flatMap(({ others }) => others ?? []),
	}));
	rows.sort(
		(a, b) =>
			compareScores(b.record?.score, a.record?.score) ||
			compareNames(a.record?.name ?? a.id, b.record?.name ?? b.id),
	);
	return { rule, rows: rows.slice(0, mostRows), count: rows.length };
}

/** Two infinities are equal; their difference is not a number. */
function compareScores(a = -Infinity, b = -Infinity): number {
	return a === b ? 0 : a - b;
}
