import type { Occurrence } from '../events/occurrence.ts';
import { type CalendarRule, calendarRule } from './calendar-rule.ts';
import type { CalendarSource } from './calendar-source.ts';

/** One date of an event, with the identity it keeps in calendars. */
export interface CalendarDate {
	occurrence: Occurrence;
	/** Stays the same when time, place or status change (RFC 5545, section 3.8.4.7). */
	uid: string;
	/** Further dates follow from it. */
	rule?: CalendarRule | undefined;
}

/**
 * Every date of an event for its calendar.
 *
 * Our reading of "the listed occurrences are the truth": the rule of an event that lists one occurrence stands for all
 * its dates; where several are listed, they and what was counted out are single dates.
 */
export function calendarDates(source: CalendarSource): CalendarDate[] {
	const uids = uidsOf(source);
	const listed = source.dates.filter(({ isExpanded }) => !isExpanded);
	const [only] = listed;
	const rule = only !== undefined && listed.length === 1 ? calendarRule(only) : undefined;
	const occurrences = rule === undefined ? source.dates : listed;
	return occurrences.map((occurrence) => ({
		occurrence,
		uid: uids.get(occurrence) ?? source.id,
		rule,
	}));
}

/** Every date of an event by itself, without those that follow from its rule. */
export function singleDates(source: CalendarSource): CalendarDate[] {
	const uids = uidsOf(source);
	return source.dates.map((occurrence) => ({
		occurrence,
		uid: uids.get(occurrence) ?? source.id,
	}));
}

/** One date of an event by itself, without those that follow from its rule. */
export function calendarDate(source: CalendarSource, occurrence: Occurrence): CalendarDate {
	return { occurrence, uid: uidsOf(source).get(occurrence) ?? source.id };
}

/**
 * A date is known by the ids of event and occurrence; one counted out from a rule also by its day. The only date of an
 * event is known by the event's id when it has none; otherwise only its start tells it from the others.
 */
function uidsOf({ id, dates }: CalendarSource): Map<Occurrence, string> {
	const taken = new Set<string>();
	const hasOneListed = dates.filter(({ isExpanded }) => !isExpanded).length === 1;
	return new Map(
		dates.map((occurrence) => {
			// As it is written: a whole day of another offset keeps its identity wherever it is told.
			const { epochMs } = (occurrence.stated ?? occurrence).start;
			const start = new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '');
			const own = occurrence.id ?? (hasOneListed ? undefined : start);
			const series = own === undefined ? id : `${id}-${own}`;
			const day = occurrence.firstDay.replaceAll('-', '');
			const uid = occurrence.isExpanded ? `${series}-${day}` : series;
			// A source may give one id to several dates.
			const distinct = taken.has(uid) ? `${uid}-${start}` : uid;
			taken.add(distinct);
			return [occurrence, distinct];
		}),
	);
}
