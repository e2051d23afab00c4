import { amongDates } from './date-run.ts';
import type { DatedEvent, EventClock } from './dated-event.ts';
import { statusKey } from './event-status.ts';
import { expandedOccurrences } from './expanded-occurrences.ts';
import { type Occurrence } from './occurrence.ts';
import { byStart, occurrencesOf } from './listed-occurrences.ts';
import { mostRules, ruleSources } from './rule-sources.ts';
import { isStartOf } from './rule-starts.ts';
import { isCancelled } from './upcoming.ts';

/**
 * Every occurrence of an event to show, by start: those it lists and those that its rules add, past
 * ones included (structured-data rules, section 7, "recurrence_rule").
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
		.slice(-mostRules)
		.flatMap((source) => expandedOccurrences(source, clock, listedUntilMs(source, listed)))
		.sort(byStart)
		.filter((instance, index, all) => !isDouble(instance, all[index - 1]))
		.filter(({ start }) => !listedStarts.has(start.epochMs))
		.filter((instance) => !cancelled.some((occurrence) => isAt(occurrence, instance)));
	return [...listed, ...instances].sort(byStart);
}

/** When the last date begins that is listed of those that a rule gives, its source included. */
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

/** Whole days that are cancelled stand for whatever was to begin on them. */
function isAt({ firstDay, isAllDay, lastDay, start }: Occurrence, instance: Occurrence): boolean {
	if (start.epochMs === instance.start.epochMs) return true;
	return isAllDay && instance.firstDay >= firstDay && instance.firstDay <= lastDay;
}

function isDouble(instance: Occurrence, before: Occurrence | undefined): boolean {
	return instance.start.epochMs === before?.start.epochMs && instance.endsAtMs === before.endsAtMs;
}
