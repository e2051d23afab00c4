import { dayInZone, lastWritableDay } from '../../domain/events/days.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import { hasStatusOfSeries } from '../../domain/events/occurrence-status.ts';
import { type RecurrenceRule, recurrenceRuleText } from '../../domain/events/recurrence-rule.ts';
import { momentInstant, momentStart } from '../../domain/events/rule-moments.ts';
import { isStartOf } from '../../domain/events/rule-starts.ts';
import { followsClocksOfVenue } from '../../domain/events/zone-offsets.ts';
import { utcText } from './utc-text.ts';

export interface CalendarRule {
	/** Rule in the form of RFC 5545, without `RRULE:`; followed by its `RDATE` and `EXDATE`. */
	text: string;
	/** IANA name; the clock on the wall that the rule follows. */
	timeZone: string;
}

/**
 * Returns the rule of an occurrence for a calendar program to count out; `undefined` when it cannot
 * be read, has ended before it begins, does not name the occurrence itself (RFC 5545, section
 * 3.8.5.3), when the occurrence's offset is not that of its venue, or when its status is its own:
 * programs would show all dates as cancelled or sold out.
 */
export function calendarRule(occurrence: Occurrence): CalendarRule | undefined {
	const { timeZone } = occurrence;
	const { rule } = occurrence;
	// Programs count intervals and times from the first date that they are given.
	if (rule === undefined || rule.start || !followsClocksOfVenue(occurrence)) return undefined;
	if (!hasStatusOfSeries(occurrence)) return undefined;
	const endMs = rule.until && momentInstant(rule.until, timeZone);
	const hasEnded = endMs !== undefined && endMs < occurrence.start.epochMs;
	if (hasEnded || !isStartOf(rule, occurrence)) return undefined;
	const until = endMs === undefined ? undefined : untilText(occurrence, endMs, timeZone);
	return {
		text: [recurrenceRuleText(rule, until), ...addedAndExcludedDates(occurrence, rule)].join(
			'\r\n',
		),
		timeZone,
	};
}

/**
 * Returns the `RDATE` and `EXDATE` lines of a rule, whose dates have the form of the first date of
 * the rule (RFC 5545, section 3.8.5).
 */
function addedAndExcludedDates(
	occurrence: Occurrence,
	{ added, excluded }: RecurrenceRule,
): string[] {
	const { isAllDay } = occurrence;
	const texts = (moments: RecurrenceRule['added']) =>
		moments
			.map((moment) => momentStart(moment, occurrence))
			.map((start) =>
				isAllDay
					? start.toPlainDate().toString().replaceAll('-', '')
					: utcText(start.epochMilliseconds),
			);
	const line = (name: string, values: readonly string[]) =>
		values.length === 0 ? [] : [`${name}${isAllDay ? ';VALUE=DATE' : ''}:${values.join(',')}`];
	return [...line('RDATE', texts(added)), ...line('EXDATE', texts(excluded))];
}

/**
 * Returns the end of a rule: a date where whole days are meant, else UTC (RFC 5545, section
 * 3.3.10). The last day of the year 9999 is no end (our reading), and gives `undefined`; west of
 * Greenwich it lasts until the year 10000 in UTC.
 */
function untilText({ isAllDay }: Occurrence, endMs: number, timeZone: string): string | undefined {
	if (dayInZone(endMs, timeZone) === lastWritableDay) return undefined;
	if (isAllDay) return dayInZone(endMs, timeZone).replaceAll('-', '');
	return utcText(endMs);
}
