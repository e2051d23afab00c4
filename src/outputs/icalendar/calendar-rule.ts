import { dayInZone, lastWritableDay } from '../../domain/events/days.ts';
import { isInstanceOf, ruleEndInstant } from '../../domain/events/rule-end.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import { hasStatusOfSeries } from '../../domain/events/occurrence-status.ts';
import { parseRecurrenceRule, recurrenceRuleText } from '../../domain/events/recurrence-rule.ts';
import { followsClocksOfVenue } from '../../domain/events/zone-offsets.ts';
import { utcText } from './utc-text.ts';

export interface CalendarRule {
	/** As RFC 5545 writes it, without `RRULE:`. */
	text: string;
	/** IANA name; the clock on the wall that the rule follows. */
	timeZone: string;
}

/**
 * The rule of an occurrence for a calendar program to count out; `undefined` when it cannot be read, has ended before
 * it begins, does not name the occurrence itself (RFC 5545, section 3.8.5.3), when the occurrence's offset is not that
 * of its venue, or when its status is its own: programs would show all dates as cancelled or sold out.
 */
export function calendarRule(occurrence: Occurrence): CalendarRule | undefined {
	const { timeZone } = occurrence;
	const rule = parseRecurrenceRule(occurrence.recurrenceRule ?? '');
	if (rule === undefined || !followsClocksOfVenue(occurrence)) return undefined;
	if (!hasStatusOfSeries(occurrence)) return undefined;
	const endMs = ruleEndInstant(rule, timeZone);
	const hasEnded = endMs !== undefined && endMs < occurrence.start.epochMs;
	if (hasEnded || !isInstanceOf(rule, occurrence.start, timeZone)) return undefined;
	const until = endMs === undefined ? undefined : untilText(occurrence, endMs, timeZone);
	return { text: recurrenceRuleText(rule, until), timeZone };
}

/**
 * A date where whole days are meant, else UTC (RFC 5545, section 3.3.10). The last day of the year 9999 is no end (our reading); west
 * of Greenwich it lasts until the year 10000 in UTC.
 */
function untilText({ isAllDay }: Occurrence, endMs: number, timeZone: string): string | undefined {
	if (dayInZone(endMs, timeZone) === lastWritableDay) return undefined;
	if (isAllDay) return dayInZone(endMs, timeZone).replaceAll('-', '');
	return utcText(endMs);
}
