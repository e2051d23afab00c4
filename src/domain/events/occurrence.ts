import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import type { DatedEvent, EventZone } from './dated-event.ts';
import type { AmongDates } from './date-run.ts';
import { type EventStatus, readStatus } from './event-status.ts';
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

/** One time at which an event takes place, by the clocks of its venue as far as they are known. */
export interface Occurrence extends Span, AmongDates {
	/** The service's id. */
	id?: string | undefined;
	/** Start and end as the source wrote them, where they are told by other clocks. */
	stated?: Pick<Span, 'start' | 'end'> | undefined;
	/** By whose clocks it is told and its rule counts: an IANA name, or an offset like `+08:00`. */
	timeZone: string;
	/** Whether these are known to be the clocks at the venue. */
	isTimeOfVenue: boolean;
	/** What holds for this occurrence, the event's status included. */
	status: EventStatus;
	/** The same for the dates that its rule adds: what the source says of this one alone is not said of them. */
	seriesStatus: EventStatus;
	notes?: string | undefined;
	/** The rule as the service sent it. */
	recurrenceRule?: string | undefined;
	/** The same as it is read, on the days that it has at the venue; absent where it cannot be read, and of dates that it adds. */
	rule?: RecurrenceRule | undefined;
	/**
	 * Its record states the start and end of a whole period, and the rule on which of its days it is on: on all, and then it stands for the
	 * period itself, or on some, and then it is the first of these.
	 */
	period?: 'every-day' | 'some-days' | undefined;
	/** Not listed by the source, but counted out from the rule of the listed occurrence with the same id. */
	isExpanded: boolean;
}

/**
 * The occurrences that an event lists, by the instant they start; those without a start are left out.
 *
 * Rules: structured-data rules, section 7, "Occurrences", "Dates" and "Status". An occurrence listed twice alike is
 * one, and has the rule that one of the two carries (our reading).
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
	const told = end && byClocks(end);
	const meant = told && endAsMeant(byClocks(start), told, zone.endAtMidnight ?? 'auto', timeZone);
	const span = spanByClocksOf(timeZone, start, meant === told ? end : meant);
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
 * Our reading: a time in UTC is the instant that it names, any other is told as it is written. Whole
 * days are those that are written, whatever their offset, and begin and end at the midnights of the
 * time zone.
 */
function spanByClocksOf(
	timeZone: string,
	statedStart: OffsetDateTime,
	statedEnd: OffsetDateTime | undefined,
): Span & Pick<Occurrence, 'stated'> {
	const asStated = spanInZone(statedStart, statedEnd, timeZone);
	const told = (moment: OffsetDateTime) => {
		if (asStated.isAllDay) return withOffsetOf(moment, timeZone);
		return isInUtc(moment) ? atClocksOf(moment, timeZone) : moment;
	};
	const start = told(asStated.start);
	const end = asStated.end && told(asStated.end);
	if (start.iso === asStated.start.iso && end?.iso === asStated.end?.iso) return asStated;
	const stated = { start: asStated.start, end: asStated.end };
	return { ...spanInZone(start, end, timeZone), stated };
}

function withoutDoubles(sorted: readonly Occurrence[]): Occurrence[] {
	const withRules = sorted.filter(({ recurrenceRule }) => recurrenceRule !== undefined);
	const ruled = new Set(withRules.map(toldOf));
	const seen = new Set<string>();
	return sorted.filter((occurrence) => {
		const told = toldOf(occurrence);
		const { recurrenceRule } = occurrence;
		if (recurrenceRule === undefined && ruled.has(told)) return false;
		const key = JSON.stringify([told, recurrenceRule]);
		return !seen.has(key) && seen.add(key);
	});
}

/** What is told of an occurrence itself, in one text. */
function toldOf({ end, notes, start, status }: Occurrence): string {
	return JSON.stringify([start.iso, end?.iso, status, notes]);
}
