import type { OccurrenceRecord } from '../schemas/event-occurrence.ts';
import type { DatedEvent } from './dated-event.ts';
import { type Day, addDays, midnightUtcMs } from './days.ts';
import { type EventStatus, readStatus } from './event-status.ts';
import { occurrenceStatus } from './occurrence-status.ts';
import { type OffsetDateTime, parseOffsetDateTime } from './offset-date-time.ts';

/** One time at which an event takes place. */
export interface Occurrence {
	/** The service's id. */
	id?: string | undefined;
	start: OffsetDateTime;
	/** Absent when the source states none, or one that is not after the start. */
	end?: OffsetDateTime | undefined;
	/** Days are meant, not times: midnight to midnight or 00:00 to 23:59. */
	isAllDay: boolean;
	/** The day of the start in the source's own offset. */
	firstDay: Day;
	/** The last day it is on; an occurrence shorter than 24 hours belongs to the day it starts on. */
	lastDay: Day;
	/** The last instant at which it is not over: its end, or without one the end of the start's own day. */
	endsAtMs: number;
	/** What holds for this occurrence, the event's status included. */
	status: EventStatus;
	/** The same for the dates that its rule adds: what the source says of this one alone is not said of them. */
	seriesStatus: EventStatus;
	notes?: string | undefined;
	/** The rule as the service sent it. */
	recurrenceRule?: string | undefined;
	/** Not listed by the source, but counted out from the rule of the listed occurrence with the same id. */
	isExpanded: boolean;
}

const dayMs = 86_400_000;

/**
 * The occurrences that an event lists, by the instant they start; those without a start are left out.
 *
 * Rules: structured-data rules, section 7, "Occurrences", "Dates" and "Status". An occurrence listed twice alike is
 * one (our reading).
 */
export function occurrencesOf(event: DatedEvent): Occurrence[] {
	const read = (event.occurrences ?? []).flatMap((record) => {
		const occurrence = occurrenceOf(record);
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

/** An occurrence with the days and the end that follow from its start and end. */
export function spanOf(
	start: OffsetDateTime,
	statedEnd: OffsetDateTime | undefined,
): Pick<Occurrence, 'start' | 'end' | 'isAllDay' | 'firstDay' | 'lastDay' | 'endsAtMs'> {
	// Forms that ask for an end as well repeat the start in it: nobody stated when it is over.
	const end = statedEnd && statedEnd.epochMs > start.epochMs ? statedEnd : undefined;
	const isAllDay = start.clock === '00:00' && (end === undefined || isEndOfDay(end));
	const firstDay = start.day;
	const endOfFirstDayMs = midnightUtcMs(firstDay) + dayMs - 1 - start.offsetMinutes * 60_000;
	const coversDays = end !== undefined && (isAllDay || end.epochMs - start.epochMs >= dayMs);
	const lastDay = coversDays ? lastDayAt(end) : firstDay;
	return {
		start,
		end,
		isAllDay,
		firstDay,
		lastDay: lastDay < firstDay ? firstDay : lastDay,
		endsAtMs: end?.epochMs ?? endOfFirstDayMs,
	};
}

function occurrenceOf(record: OccurrenceRecord): Omit<Occurrence, 'seriesStatus'> | undefined {
	const start = record.start_at === undefined ? undefined : parseOffsetDateTime(record.start_at);
	if (start === undefined) return undefined;
	const end = record.end_at === undefined ? undefined : parseOffsetDateTime(record.end_at);
	return {
		...spanOf(start, end),
		id: record.id,
		status: readStatus(record.status),
		notes: record.notes,
		recurrenceRule: record.recurrence_rule,
		isExpanded: false,
	};
}

function isEndOfDay(end: OffsetDateTime): boolean {
	return end.clock === '00:00' || end.clock === '23:59';
}

/** Midnight belongs to the day before it. */
function lastDayAt(end: OffsetDateTime): Day {
	return end.clock === '00:00' ? addDays(end.day, -1) : end.day;
}

function withoutDoubles(sorted: readonly Occurrence[]): Occurrence[] {
	const seen = new Set<string>();
	return sorted.filter((occurrence) => {
		const { start, end, status, notes } = occurrence;
		const key = JSON.stringify([start.iso, end?.iso, status, notes]);
		return !seen.has(key) && seen.add(key);
	});
}

function compareTexts(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
