import type { EditorsReportWords } from '../../i18n/messages/en/editors-report.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { type Problem, type ProblemGroup, problemGroups, type ProblemRule } from './problem.ts';
import { type RecordKey, recordKey, type ReportedRecord } from './reported-records.ts';

/** Holds a record with everything that one rule found in it. */
export interface ReportRow {
	resource: ResourceName;
	id: string;
	/** Absent where nothing of the record is known but its id. */
	record?: ReportedRecord | undefined;
	details: readonly string[];
	others: readonly string[];
}

export interface ReportRule {
	rule: ProblemRule;
	/** Records, those that editors recommend most ahead. */
	rows: readonly ReportRow[];
}

/** Holds the rules of a group, which belong together when they are mended. */
export interface ReportSection {
	group: ProblemGroup;
	/** Records in which something of the group was found, each once. */
	count: number;
	rules: readonly ReportRule[];
}

/**
 * Returns the problems by what is to be mended, the worst for a visitor first. Nothing of past
 * events and places is among them, but that the service failed to deliver them or that they are
 * past.
 */
export function reportSections(
	problems: readonly Problem[],
	records: ReadonlyMap<RecordKey, ReportedRecord>,
	compareNames: (a: string, b: string) => number,
): ReportSection[] {
	const byRule = Map.groupBy(
		problems.filter((problem) => {
			const isPast = records.get(keyOf(problem))?.isPast === true;
			return !isPast || concernsPast.has(problem.rule);
		}),
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
		return [{ group, rules, count: new Set(found.map(keyOf)).size }];
	});
}

const concernsPast: ReadonlySet<ProblemRule> = new Set(['left-out', 'stale', 'expired']);

function ruleOf(
	rule: ProblemRule,
	problems: readonly Problem[],
	records: ReadonlyMap<RecordKey, ReportedRecord>,
	compareNames: (a: string, b: string) => number,
): ReportRule {
	const rows = [...Map.groupBy(problems, keyOf)].flatMap(([key, ofRecord]) => {
		const [first] = ofRecord;
		if (!first) return [];
		const { id, resource } = first;
		const details = ofRecord.flatMap(({ detail }) => detail ?? []);
		const others = ofRecord.flatMap((problem) => problem.others ?? []);
		return { resource, id, record: records.get(key), details, others };
	});
	rows.sort(
		(a, b) =>
			compareScores(b.record?.score, a.record?.score) ||
			compareNames(a.record?.name ?? a.id, b.record?.name ?? b.id),
	);
	return { rule, rows };
}

function keyOf({ id, resource }: Problem): RecordKey {
	return recordKey(resource, id);
}

/**
 * Compares two scores, of which an absent one is the lowest. It takes two infinities as equal,
 * as their difference is not a number.
 */
function compareScores(a = -Infinity, b = -Infinity): number {
	return a === b ? 0 : a - b;
}

/** Returns what a rule found, in words for editors. */
export function foundInWords(
	rule: ProblemRule,
	details: readonly string[],
	words: EditorsReportWords,
): readonly string[] {
	const ruleWords = words.rules[rule];
	return 'found' in ruleWords ? details.map((detail) => ruleWords.found(detail)) : details;
}
