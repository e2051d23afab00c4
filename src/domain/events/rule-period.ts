import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../i18n/durations.ts';
import {
	isEveryDay,
	type Frequency,
	type RecurrenceRule,
	type RuleMoment,
} from './recurrence-rule.ts';
import type { Occurrence } from './occurrence.ts';
import { type RuleSource, clockAtVenue, startOf } from './rule-counting.ts';
import { lastStartWithin, ruleEndInstant, startsWithin } from './rule-starts.ts';
import { type Span, isEndOfDay } from './span.ts';
import { spanInZone } from './span-in-zone.ts';
import { writtenInZone, zoned } from './zone-offsets.ts';

type SpanAtVenue = Span & Pick<Occurrence, 'stated'>;

const periodDays: Readonly<Record<Frequency, number>> = {
	DAILY: 1,
	WEEKLY: 7,
	MONTHLY: 31,
	YEARLY: 366,
};

/**
 * Returns an occurrence with its rule, where it does not outlast the time until its next date. One
 * that does would overlap itself: our reading is that its start and end are those of a period, that
 * the rule says on which days of it, and the clocks of both from when until when on each. It is
 * bounded by the end of the period, unless it repeats as a whole until the end that the rule
 * states.
 *
 * @param timeZone Time zone of the venue (IANA name).
 */
export function datesInPeriod(
	span: SpanAtVenue,
	rule: RecurrenceRule | undefined,
	timeZone: string,
): SpanAtVenue & Pick<Occurrence, 'period' | 'rule'> {
	if (rule === undefined || span.end === undefined || span.firstDay === span.lastDay)
		return { ...span, rule };
	const source = { ...span, timeZone };
	const endMs = lastInstantOfPeriod(source);
	try {
		const bounded = boundedRule(rule, source, endMs);
		const first = firstDateIn(rule, source, endMs);
		if (bounded === undefined || first === undefined) return { ...span, rule };
		if (span.isAllDay && isEveryDay(rule)) return { ...span, rule: bounded, period: 'every-day' };
		return { ...first, rule: bounded, period: 'some-days' };
	} catch {
		// The library gives up on rules that take too many steps.
		return { ...span, rule };
	}
}

/**
 * Returns the first date in a period that outlasts the time until the next; `undefined` where it
 * does not.
 */
function firstDateIn(
	rule: RecurrenceRule,
	source: Span & RuleSource,
	endMs: number,
): Span | undefined {
	const beforeMs = source.start.epochMs - 1;
	const soonMs = Math.min(endMs, beforeMs + 2 * rule.interval * periodDays[rule.frequency] * dayMs);
	const starts = startsWithin(rule, source, beforeMs, soonMs);
	const [beginsMs, overMs] = [startOf(source), clockAtVenue(source.endsAtMs, source)].map(
		({ epochMilliseconds }) => epochMilliseconds,
	) as [number, number]; // As many as are given.
	const isLater = starts.some(
		({ epochMilliseconds }) => epochMilliseconds > beginsMs && epochMilliseconds < overMs,
	);
	const [first] = starts;
	return isLater && first ? dateFrom(source, first) : undefined;
}

/**
 * Returns a rule with the end of the period. A rule that states an end of its own stays as it
 * is where that end comes first, or where the period is shorter than one interval of the rule.
 * `undefined` where a counted rule has no date in the period.
 */
function boundedRule(
	rule: RecurrenceRule,
	source: Span & RuleSource,
	endMs: number,
): RecurrenceRule | undefined {
	const ownEndMs = ruleEndInstant(rule, source.timeZone);
	const lengthMs = endMs - source.start.epochMs;
	const mayRepeat = lengthMs < rule.interval * periodDays[rule.frequency] * dayMs;
	const statesEnd = rule.count !== undefined || ownEndMs !== undefined;
	if (statesEnd && (mayRepeat || (ownEndMs ?? Infinity) <= endMs)) return rule;
	if (rule.count === undefined) return { ...rule, until: endOf(source, endMs) };
	const last = lastStartWithin(rule, source, source.start.epochMs - 1, endMs);
	return last && { ...rule, count: undefined, until: { day: last.toPlainDate().toString() } };
}

/**
 * Returns the last instant at which a date of the period may begin: where its end has no time of
 * its own, on its last day.
 */
function lastInstantOfPeriod({ end, isAllDay, lastDay, endsAtMs, timeZone }: Span & RuleSource) {
	if (!isAllDay && end && !isEndOfDay(end)) return endsAtMs;
	return (
		Temporal.PlainDate.from(lastDay).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds -
		1000
	);
}

function endOf({ end, isAllDay, lastDay, timeZone }: Span & RuleSource, endMs: number): RuleMoment {
	if (isAllDay || !end || isEndOfDay(end)) return { day: lastDay };
	const [day = '', clock = ''] = zoned(endMs, timeZone).toPlainDateTime().toString().split('T');
	return { day, clock: `${clock}:00`.slice(0, 'HH:MM:SS'.length) };
}

/**
 * Returns the date of a period that begins at the time given: until the clock of its end, on the
 * next day where that is earlier than the clock of its start. Where the end names a day alone, or
 * the clocks are the same, nobody states until when.
 */
function dateFrom(
	{ end, isAllDay, start, timeZone }: Span & RuleSource,
	begins: Temporal.ZonedDateTime,
): Span {
	const from = writtenInZone(begins.toPlainDateTime(), timeZone) ?? start;
	if (isAllDay || !end || isEndOfDay(end) || end.clock === start.clock)
		return spanInZone(from, undefined, timeZone);
	const day = begins.toPlainDate().add({ days: end.clock < start.clock ? 1 : 0 });
	const to = writtenInZone(day.toPlainDateTime(Temporal.PlainTime.from(end.clock)), timeZone);
	return spanInZone(from, to, timeZone);
}
