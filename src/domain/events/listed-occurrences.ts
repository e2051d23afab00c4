import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import type { DatedEvent, EventZone } from './dated-event.ts';
import { readStatus } from './event-status.ts';
import { endAsMeant } from './midnight-ends.ts';
import { occurrenceStatus } from './occurrence-status.ts';
import { type OffsetDateTime, parseOffsetDateTime } from './offset-date-time.ts';
import { daysFromTo } from './days.ts';
import { type RecurrenceRule, onOtherDays } from './recurrence-rule.ts';
import { parseRecurrenceRule } from './recurrence-text.ts';
import { datesInPeriod } from './rule-period.ts';
import { type Span, spanOf } from './span.ts';
import { spanInZone } from './span-in-zone.ts';
import { isInUtc, zoneOfDate } from './venue-zone.ts';
import { atClocksOf, withOffsetOf } from './zone-offsets.ts';
import type { Occurrence } from './occurrence.ts';

/**
 * Returns the occurrences that an event lists, by the instant they start; those without a start are
 * left out.
 *
 * Rules: structured-data rules, section 7, "Occurrences", "Dates" and "Status". An occurrence
 * listed twice alike is one, and has the rule that one of the two carries (our reading).
 */
export function occurrencesOf(event: DatedEvent, zone: EventZone): Occurrence[] {
	const read = (event.occurrences ?? []).flatMap((record) => {
		const occurrence = occurrenceOf(record, event, zone);
		return occurrence === undefined ? [] : [occurrence];
	});
	const days = read.map((occurrence) => occurrence.firstDay);
	const seriesStatus = readStatus(event.status);
	const stated = read.map((occurrence) => ({
		...occurrence,
		status: occurrenceStatus(occurrence.status, event, days),
		seriesStatus,
	}));
	return withoutDoubles(stated.sort(byStart));
}

/** Orders occurrences by start, then end; ids make the order the same at every build. */
export function byStart(a: Occurrence, b: Occurrence): number {
	return (
		a.start.epochMs - b.start.epochMs ||
		a.endsAtMs - b.endsAtMs ||
		compareTexts(a.id ?? '', b.id ?? '')
	);
}

function occurrenceOf(
	record: OccurrenceRecord,
	event: DatedEvent,
	zone: EventZone,
): Omit<Occurrence, 'seriesStatus'> | undefined {
	const start = record.start_at === undefined ? undefined : parseOffsetDateTime(record.start_at);
	if (start === undefined) return undefined;
	const end = record.end_at === undefined ? undefined : parseOffsetDateTime(record.end_at);
	const { isAllDay } = spanOf(start, end);
	const { isOfVenue, timeZone } = zoneOfDate(start, event, zone, isAllDay);
	const byClocks = (moment: OffsetDateTime) =>
		isAllDay || !isInUtc(moment) ? moment : atClocksOf(moment, timeZone);
	const ownEnd = end && byClocks(end);
	const meant =
		ownEnd && endAsMeant(byClocks(start), ownEnd, zone.endAtMidnight ?? 'auto', timeZone);
	const span = spanByClocksOf(timeZone, start, meant === ownEnd ? end : meant);
	return {
		...datesInPeriod(span, ruleAtVenue(record.recurrence_rule, span), timeZone),
		timeZone,
		isTimeOfVenue: isOfVenue,
		id: record.id,
		status: readStatus(record.status),
		notes: record.notes,
		recurrenceRule: record.recurrence_rule,
		isExpanded: false,
	};
}

function ruleAtVenue(
	text: string | undefined,
	{ start, stated = { start } }: ReturnType<typeof spanByClocksOf>,
): RecurrenceRule | undefined {
	const rule = text === undefined ? undefined : parseRecurrenceRule(text);
	return rule && onOtherDays(rule, daysFromTo(stated.start.day, start.day));
}

/**
 * Returns a span by the clocks of a time zone. Our reading: a time in UTC is the instant that it
 * names, any other is shown as it is written. Whole days are those that are written, whatever their
 * offset, and begin and end at the midnights of the time zone.
 */
function spanByClocksOf(
	timeZone: string,
	statedStart: OffsetDateTime,
	statedEnd: OffsetDateTime | undefined,
): Span & Pick<Occurrence, 'stated'> {
	const asStated = spanInZone(statedStart, statedEnd, timeZone);
	const byClocks = (moment: OffsetDateTime) => {
		if (asStated.isAllDay) return withOffsetOf(moment, timeZone);
		return isInUtc(moment) ? atClocksOf(moment, timeZone) : moment;
	};
	const start = byClocks(asStated.start);
	const end = asStated.end && byClocks(asStated.end);
	if (start.iso === asStated.start.iso && end?.iso === asStated.end?.iso) return asStated;
	const stated = { start: asStated.start, end: asStated.end };
	return { ...spanInZone(start, end, timeZone), stated };
}

function withoutDoubles(sorted: readonly Occurrence[]): Occurrence[] {
	const withRules = sorted.filter(({ recurrenceRule }) => recurrenceRule !== undefined);
	const ruled = new Set(withRules.map(contentKey));
	const seen = new Set<string>();
	return sorted.filter((occurrence) => {
		const content = contentKey(occurrence);
		const { recurrenceRule } = occurrence;
		if (recurrenceRule === undefined && ruled.has(content)) return false;
		const key = JSON.stringify([content, recurrenceRule]);
		return !seen.has(key) && seen.add(key);
	});
}

/** Returns what is shown of an occurrence itself, as one text. */
function contentKey({ end, notes, start, status }: Occurrence): string {
	return JSON.stringify([start.iso, end?.iso, status, notes]);
}
