import { amongDates } from './date-run.ts';
import type { DatedEvent, EventClock } from './dated-event.ts';
import { statusKey } from './event-status.ts';
import { expandedOccurrences, horizonDays } from './expanded-occurrences.ts';
import { type Occurrence, byStart, occurrencesOf } from './occurrence.ts';
import { mostRules, ruleSources } from './rule-sources.ts';
import { isCancelled, isUpcoming } from './upcoming.ts';

const mostInstances = 12;
/** Within these days a weekly rule has as many; to count it out to the end takes twice as long. */
const usualDays = 100;

/**
 * Every occurrence of an event to show, by start: those it lists and, when none of them is upcoming, those that its
 * rules add (structured-data rules, section 7, "recurrence_rule").
 *
 * Our reading: a cancelled occurrence is not one to come, and its rule adds nothing at its own time; a rule of a
 * cancelled or postponed occurrence adds none at all; the former start of a moved event says nothing about the
 * instances of its rule.
 *
 * Each knows the run of which it is a part (`amongDates`).
 */
export function datesOf(event: DatedEvent, clock: EventClock): Occurrence[] {
	return amongDates(allDates(event, clock), ({ status }) => statusKey(status));
}

function allDates(event: DatedEvent, clock: EventClock): Occurrence[] {
	const listed = occurrencesOf(event, clock);
	if (!listed.some(({ recurrenceRule }) => recurrenceRule !== undefined)) return listed;
	const cancelled = listed.filter(isCancelled);
	const takingPlace = listed.filter((occurrence) => !isCancelled(occurrence));
	if (takingPlace.some((occurrence) => isUpcoming(occurrence, clock.nowMs))) return listed;
	return [...listed, ...expandedDates(event, clock, cancelled)].sort(byStart);
}

function expandedDates(
	event: DatedEvent,
	clock: EventClock,
	cancelled: readonly Occurrence[],
): Occurrence[] {
	const sources = ruleSources(occurrencesOf({ ...event, previousStartDate: undefined }, clock));
	const datesWithin = (days: number) => {
		const instances = sources
			.slice(-mostRules)
			.flatMap((source) => expandedOccurrences(source, clock, days))
			.sort(byStart);
		return instances
			.filter((instance, index) => !isDouble(instance, instances[index - 1]))
			.filter((instance) => !cancelled.some((occurrence) => isAt(occurrence, instance)))
			.slice(0, mostInstances);
	};
	const soon = datesWithin(usualDays);
	return soon.length < mostInstances ? datesWithin(horizonDays) : soon;
}

/** Whole days that are cancelled stand for whatever was to begin on them. */
function isAt({ firstDay, isAllDay, lastDay, start }: Occurrence, instance: Occurrence): boolean {
	if (start.epochMs === instance.start.epochMs) return true;
	return isAllDay && instance.firstDay >= firstDay && instance.firstDay <= lastDay;
}

function isDouble(instance: Occurrence, before: Occurrence | undefined): boolean {
	return instance.start.epochMs === before?.start.epochMs && instance.endsAtMs === before.endsAtMs;
}
