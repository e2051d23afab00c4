import { dailyHours } from '../../domain/events/daily-hours.ts';
import { statusKey } from '../../domain/events/event-status.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import { type CalendarRule, calendarRule } from './calendar-rule.ts';
import type { CalendarSource } from './calendar-source.ts';
import { utcText } from './utc-text.ts';

/** Describes one date of an event, with the identity that it keeps in calendars. */
export interface CalendarEntry {
	occurrence: Occurrence;
	/**
	 * Dates later of the same days, of which all else that is said is the same: one entry stands for
	 * all.
	 */
	others?: readonly Occurrence[] | undefined;
	/** Id that stays the same when time, place or status change (RFC 5545, section 3.8.4.7). */
	uid: string;
	/** Rule from which further dates follow. */
	rule?: CalendarRule | undefined;
}

/**
 * Returns every date of an event for its calendar.
 *
 * Our reading of "the listed occurrences are the truth": the rule of an event that lists one
 * occurrence stands for all its dates; where several are listed, they and what was counted out are
 * single dates.
 */
export function calendarDates(source: CalendarSource): CalendarEntry[] {
	const uids = uidsOf(source);
	const series = seriesOf(source);
	const occurrences = series ? [series.first] : source.dates;
	return withSameDays(
		occurrences.map((occurrence) => ({
			occurrence,
			uid: uids.get(occurrence) ?? source.id,
			rule: series?.rule,
		})),
	);
}

/** Returns the dates that are known of an event, without its rule. */
export function singleDates(source: CalendarSource): CalendarEntry[] {
	const uids = uidsOf(source);
	const series = seriesOf(source);
	return withSameDays(
		source.dates.map((occurrence) => ({
			occurrence,
			uid: singleUid(uids.get(occurrence) ?? source.id, occurrence, series),
		})),
	);
}

/**
 * Dates that calendars tell as days would be bars of one name above each other: those of the same
 * days are with the first of them.
 */
function withSameDays(dates: readonly CalendarEntry[]): CalendarEntry[] {
	const alike = Map.groupBy(dates, (date) => daysKey(date) ?? date.uid);
	return [...alike.values()].flatMap(([date, ...others]) => {
		if (!date || others.length === 0) return date ?? [];
		return { ...date, others: others.map(({ occurrence }) => occurrence) };
	});
}

/**
 * Returns a key of what is said of days, their clocks apart; `undefined` of a date with a time or a
 * rule.
 */
function daysKey({ occurrence, rule }: CalendarEntry): string | undefined {
	const { firstDay, isAllDay, lastDay, notes, status } = occurrence;
	if (rule || !(isAllDay || dailyHours(occurrence))) return undefined;
	return JSON.stringify([firstDay, lastDay, isAllDay, statusKey(status) ?? status.state, notes]);
}

/** Describes all dates of an event, where one rule stands for them. */
interface Series {
	/** Date that is listed, the only one. */
	first: Occurrence;
	rule: CalendarRule;
}

function seriesOf({ dates }: CalendarSource): Series | undefined {
	const [first, ...others] = dates.filter(isListed);
	const rule = first && others.length === 0 ? calendarRule(first) : undefined;
	return first && rule && { first, rule };
}

/**
 * Returns the identity of a date that stands by itself. The first date of a series has its day in
 * it, as those that follow have: without the day it is the identity of all of them (RFC 5546,
 * section 2.1.5), which programs would replace by the one.
 */
function singleUid(uid: string, occurrence: Occurrence, series: Series | undefined): string {
	return occurrence === series?.first ? withDay(uid, occurrence) : uid;
}

function isListed({ isExpanded }: Occurrence): boolean {
	return !isExpanded;
}

function withDay(uid: string, { firstDay }: Occurrence): string {
	return `${uid}-${firstDay.replaceAll('-', '')}`;
}

/**
 * Returns the identity of each date: the ids of event and occurrence; for one counted out from a
 * rule also its day. The only date of an event is known by the event's id when it has none;
 * otherwise only its start distinguishes it from the others.
 */
function uidsOf({ id, dates }: CalendarSource): Map<Occurrence, string> {
	const taken = new Set<string>();
	const hasOneListed = dates.filter(isListed).length === 1;
	return new Map(
		dates.map((occurrence) => {
			// As it is written: a whole day of another offset keeps its identity wherever it is shown.
			const { epochMs } = (occurrence.stated ?? occurrence).start;
			const start = utcText(epochMs);
			const own = occurrence.id ?? (hasOneListed ? undefined : start);
			const series = own === undefined ? id : `${id}-${own}`;
			const uid = isListed(occurrence) ? series : withDay(series, occurrence);
			// A source may give one id to several dates.
			const distinct = taken.has(uid) ? `${uid}-${start}` : uid;
			taken.add(distinct);
			return [occurrence, distinct];
		}),
	);
}
