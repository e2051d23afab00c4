import { amongDates } from './date-run.ts';
import type { DatedEvent, EventClock } from './dated-event.ts';
import { statusKey } from './event-status.ts';
import type { Occurrence } from './occurrence.ts';
import { byStart, occurrencesOf } from './listed-occurrences.ts';
import { maxRules, ruleSources } from './rule-sources.ts';
import {
	isStartOf,
	firstStartWithin,
	lastStartWithin,
	ruleEndInstant,
	startsWithin,
} from './rule-starts.ts';
import { isCancelled, isUpcoming } from './upcoming.ts';
import type { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../i18n/durations.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { isTooOld, startOf } from './rule-counting.ts';
import { instanceAt } from './rule-instance.ts';
import { followsClocksOfVenue, zoned } from './zone-offsets.ts';

/**
 * Number of days for which rules are counted out, from the day of the build (structured-data rules,
 * section 7, "recurrence_rule").
 */
const horizonDays = 180;
/**
 * Number of days for which the page of an event that is over is kept by default: so far back lists
 * of past months show it.
 */
const keptDays = 400;
/**
 * Maximum length of an occurrence that repeats: one that lasts longer than the horizon does not
 * repeat within it.
 */
const maxDurationMs = horizonDays * dayMs;

/**
 * Returns every occurrence of an event to show, by start: those it lists and those that its rules
 * add, past ones included (structured-data rules, section 7, "recurrence_rule").
 *
 * Our reading: what an event lists of the dates of a rule are all of these up to the last that
 * takes place; the rule adds those after it. A cancelled occurrence takes the place of the one that
 * a rule has at its time; a rule of a cancelled or postponed event adds none at all; the former
 * start of a moved event says nothing about the instances of its rule.
 *
 * Each knows the run of which it is a part (`amongDates`).
 */
export function datesOf(event: DatedEvent, clock: EventClock): Occurrence[] {
	return amongDates(allDates(event, clock), ({ status }) => statusKey(status));
}

function allDates(event: DatedEvent, clock: EventClock): Occurrence[] {
	const listed = occurrencesOf(event, clock);
	if (!listed.some(({ rule }) => rule !== undefined)) return listed;
	const cancelled = listed.filter(isCancelled);
	const listedStarts = new Set(listed.map(({ start }) => start.epochMs));
	const sources = ruleSources(occurrencesOf({ ...event, previousStartDate: undefined }, clock));
	const instances = sources
		.slice(-maxRules)
		.flatMap((source) => expandedOccurrences(source, clock, listedUntilMs(source, listed)))
		.sort(byStart)
		.filter((instance, index, all) => !isDouble(instance, all[index - 1]))
		.filter(({ start }) => !listedStarts.has(start.epochMs))
		.filter((instance) => !cancelled.some((occurrence) => isAt(occurrence, instance)));
	return [...listed, ...instances].sort(byStart);
}

/**
 * Returns when the last listed date begins of the dates that a rule gives, its source included:
 * an instant in milliseconds since 1970.
 */
function listedUntilMs(source: Occurrence, listed: readonly Occurrence[]): number {
	const { rule, start } = source;
	const later = listed.filter(
		(other) =>
			!isCancelled(other) && other.start.epochMs > start.epochMs && source.period === undefined,
	);
	const last = later.findLast((other) =>
		other.recurrenceRule === undefined
			? rule && isStartOf(rule, source, other.start.epochMs)
			: other.recurrenceRule === source.recurrenceRule,
	);
	return (last ?? source).start.epochMs;
}

/**
 * Returns whether a listed date stands for one that a rule gives: both start at the same
 * instant, or the listed one is of whole days and the other begins on one of them. Whole days
 * that are cancelled stand for whatever was to begin on them.
 */
function isAt({ firstDay, isAllDay, lastDay, start }: Occurrence, instance: Occurrence): boolean {
	if (start.epochMs === instance.start.epochMs) return true;
	return isAllDay && instance.firstDay >= firstDay && instance.firstDay <= lastDay;
}

function isDouble(instance: Occurrence, before: Occurrence | undefined): boolean {
	return instance.start.epochMs === before?.start.epochMs && instance.endsAtMs === before.endsAtMs;
}

/**
 * Returns the instances of an occurrence's rule around the day of the build, by start: those of the
 * last year, or before its end, those of the coming months, else the next and the last one. There
 * are none when the rule cannot be read or the occurrence's offset is not the one that the time
 * zone of its venue has then.
 *
 * The clock on the wall stays the same when daylight saving begins or ends; a time that the change
 * skips is left out (RFC 5545, section 3.3.10). Whole days are counted as days, whatever the clocks
 * do. The occurrence itself is not among them, and its own status is not theirs.
 *
 * @param afterMs They begin after this instant.
 */
function expandedOccurrences(source: Occurrence, clock: EventClock, afterMs: number): Occurrence[] {
	const { rule } = source;
	if (rule === undefined || source.period === 'every-day') return [];
	if (!followsClocksOfVenue(source) || isTooOld(startOf(source), clock)) return [];
	if (source.endsAtMs - source.start.epochMs > maxDurationMs) return [];
	try {
		return startsAround(source, rule, clock, afterMs)
			.filter((start) => !start.equals(startOf(source)))
			.flatMap((start) => instanceAt(source, start));
	} catch {
		// The library gives up on rules that take too many steps; without instances nothing wrong is
		// shown.
		return [];
	}
}

/**
 * Returns the starts of an occurrence and of the dates that its rule adds.
 * @returns The starts by which instances are identified, as far as they are counted out.
 */
function startsAround(
	source: Occurrence,
	rule: RecurrenceRule,
	{ nowMs }: EventClock,
	afterMs: number,
): Temporal.ZonedDateTime[] {
	const { timeZone } = source;
	const endMs = ruleEndInstant(rule, timeZone) ?? Infinity;
	const today = zoned(nowMs, timeZone).startOfDay();
	const horizonMs = today.add({ days: horizonDays }).epochMilliseconds;
	const fromMs = Math.min(today.epochMilliseconds, endMs) - keptDays * dayMs;
	const sinceMs = Math.max(afterMs, fromMs);
	const starts = startsWithin(rule, source, sinceMs, Math.min(horizonMs, endMs));
	const isToCome = starts
		.slice(-1)
		.some((last) => instanceAt(source, last).some((instance) => isUpcoming(instance, nowMs)));
	const laterMs = Math.max(horizonMs, afterMs);
	const next =
		isToCome || endMs <= laterMs ? undefined : firstStartWithin(rule, source, laterMs, endMs);
	const before =
		starts.length > 0 || sinceMs === afterMs
			? undefined
			: lastStartWithin(rule, source, afterMs, sinceMs);
	return [before, ...starts, next].filter((start) => start !== undefined);
}
