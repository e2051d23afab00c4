import type { AmongDates } from './date-run.ts';
import type { EventStatus } from './event-status.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import type { Span } from './span.ts';

/** Holds a time at which an event takes place, by the clocks of its venue if known. */
export interface Occurrence extends Span, AmongDates {
	/** Id that the service gives it. */
	id?: string | undefined;
	/** Start and end as the source wrote them, where they are shown by other clocks. */
	stated?: Pick<Span, 'start' | 'end'> | undefined;
	/**
	 * Time zone by whose clocks it is stated and its rule counts: an IANA name, or an offset like
	 * `+08:00`.
	 */
	timeZone: string;
	/** Whether these are known to be the clocks at the venue. */
	isTimeOfVenue: boolean;
	/** Status that holds for this occurrence, the event's status included. */
	status: EventStatus;
	/**
	 * Status of the dates that its rule adds: what the source says of this date alone does not hold
	 * for them.
	 */
	seriesStatus: EventStatus;
	notes?: string | undefined;
	/** Rule as the service sent it. */
	recurrenceRule?: string | undefined;
	/**
	 * Rule as it is read, on the days that it has at the venue; absent where it cannot be read, and
	 * of dates that it adds.
	 */
	rule?: RecurrenceRule | undefined;
	/**
	 * Whether it stands for a whole period, whose start and end its record states with the rule on
	 * which of its days it is on: on every day, or on some, and then it is the first of these.
	 */
	period?: 'every-day' | 'some-days' | undefined;
	/**
	 * Whether it is not listed by the source, but counted out from the rule of the listed occurrence
	 * with the same id.
	 */
	isExpanded: boolean;
}
