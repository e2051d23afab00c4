import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../i18n/durations.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { type RuleSource, clockAtVenue, recurrence, startOf } from './rule-counting.ts';
import { momentInstant, momentStart } from './rule-moments.ts';

type Start = Temporal.ZonedDateTime;

/**
 * Time in which a first date is looked for: most rules have one in so many days; the rest are
 * looked for in a longer time each turn.
 */
const defaultGapMs = 40 * dayMs;
/** Longest time that is looked into, ahead or back: further than the dates of any real event. */
const maxGapMs = 30 * 366 * dayMs;

/**
 * Returns the starts of the dates that a rule gives after an instant and not after another, in
 * order: those it names and adds without those it leaves out (RFC 5545, section 3.8.5). For whole
 * days only the day counts.
 *
 * @throws Where the library gives up on a rule, as it takes too many steps.
 */
export function startsWithin(
	rule: RecurrenceRule,
	source: RuleSource,
	afterMs: number,
	untilMs: number,
): Start[] {
	const from = clockAtVenue(afterMs, source);
	const until = clockAtVenue(untilMs, source);
	const isWithin = (start: Start) =>
		start.epochMilliseconds > from.epochMilliseconds &&
		start.epochMilliseconds <= until.epochMilliseconds;
	const added = rule.added.map((moment) => momentStart(moment, source)).filter(isWithin);
	const named = namedStarts(rule, source, from, until).filter(isWithin);
	const starts = added.length === 0 ? named : inOrder([...named, ...added]);
	return withoutExcluded(starts, rule, source);
}

/**
 * Returns the last instant that a rule allows, with the dates it adds; `undefined` for one without
 * `until`.
 */
export function ruleEndInstant(rule: RecurrenceRule, timeZone: string): number | undefined {
	if (rule.until === undefined) return undefined;
	const ends = [rule.until, ...rule.added].map((moment) => momentInstant(moment, timeZone));
	return Math.max(...ends);
}

/**
 * Returns whether a rule gives a date that begins at an instant, that of its source where none is
 * given.
 */
export function isStartOf(
	rule: RecurrenceRule,
	source: RuleSource,
	epochMs = source.start.epochMs,
): boolean {
	try {
		return startsWithin(rule, source, epochMs - 1, epochMs).length > 0;
	} catch {
		return false;
	}
}

/**
 * Returns the last date that `startsWithin` gives. A rule with a number of times is counted out
 * from its beginning, another near its end alone.
 */
export function lastStartWithin(
	rule: RecurrenceRule,
	source: RuleSource,
	afterMs: number,
	untilMs: number,
): Start | undefined {
	let reachMs = rule.count === undefined ? defaultGapMs : Infinity;
	for (;;) {
		const fromMs = Math.max(afterMs, untilMs - reachMs);
		const last = startsWithin(rule, source, fromMs, untilMs).at(-1);
		if (last || fromMs === afterMs || reachMs > maxGapMs) return last;
		reachMs *= 8;
	}
}

/**
 * Returns the start of the first date that a rule gives after an instant and not after another;
 * `undefined` where there is none.
 */
export function firstStartWithin(
	rule: RecurrenceRule,
	source: RuleSource,
	afterMs: number,
	untilMs: number,
): Start | undefined {
	const furthestMs = Math.min(untilMs, afterMs + maxGapMs);
	for (let reachMs = 8 * defaultGapMs; ; reachMs *= 8) {
		const toMs = Math.min(furthestMs, afterMs + reachMs);
		const [first] = startsWithin(rule, source, afterMs, toMs);
		if (first || toMs === furthestMs) return first;
	}
}

function namedStarts(rule: RecurrenceRule, source: RuleSource, from: Start, until: Start): Start[] {
	const start = rule.start ? firstOf(rule, source) : startOf(source);
	const endMs = rule.until && momentInstant(rule.until, source.timeZone);
	const end = endMs === undefined ? until : earlier(clockAtVenue(endMs, source), until);
	if (Temporal.ZonedDateTime.compare(end, start) < 0) return [];
	if (Temporal.ZonedDateTime.compare(end, from) < 0) return [];
	return recurrence(rule, start, end).between(from, end, true);
}

/**
 * Returns the day from which a rule says that it is counted, at the time of day of its source;
 * the start of the source where the rule does not say so.
 */
function firstOf({ start }: RecurrenceRule, source: RuleSource): Start {
	const own = startOf(source);
	const day = start && momentStart(start, source).toPlainDate();
	return day
		? day.toZonedDateTime({ timeZone: own.timeZoneId, plainTime: own.toPlainTime() })
		: own;
}

function withoutExcluded(
	starts: Start[],
	{ excluded }: RecurrenceRule,
	source: RuleSource,
): Start[] {
	if (excluded.length === 0) return starts;
	const wholeDays = new Set(
		excluded.filter(({ clock }) => clock === undefined).map(({ day }) => day),
	);
	const instants = new Set(
		excluded
			.filter(({ clock }) => clock !== undefined)
			.map((moment) => momentStart(moment, source).epochMilliseconds),
	);
	return starts.filter(
		(start) =>
			!instants.has(start.epochMilliseconds) && !wholeDays.has(start.toPlainDate().toString()),
	);
}

function inOrder(starts: readonly Start[]): Start[] {
	const sorted = [...starts].sort((a, b) => a.epochMilliseconds - b.epochMilliseconds);
	return sorted.filter(
		(start, index) => start.epochMilliseconds !== sorted[index - 1]?.epochMilliseconds,
	);
}

function earlier(a: Start, b: Start): Start {
	return Temporal.ZonedDateTime.compare(a, b) < 0 ? a : b;
}
