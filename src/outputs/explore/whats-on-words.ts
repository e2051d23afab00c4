import type { NamedRange } from '../../domain/events/day-ranges.ts';
import type { Day } from '../../domain/events/days.ts';
import type { Elisions } from '../../i18n/locale/elided.ts';
import type { FilterWords } from '../../i18n/messages/browser-words.ts';

/**
 * Holds the words of the events with filters that their script puts together, as templates
 * (`filledIn`).
 */
export interface WhatsOnWords extends FilterWords {
	ranges: Record<NamedRange, string>;
	/** `{date}` is a day. */
	fromDay: string;
	untilDay: string;
	/** Elisions of the words above before a date. */
	elisions: Elisions;
	datesToBeConfirmed: string;
	fileFailed: string;
}

/** Holds what the script of the page of events has to know of the guide. */
export interface WhatsOnOptions {
	/** Weekdays of a weekend, Monday is 1. */
	weekend: readonly number[];
	/** Last day on which the dates are all that is known; see `agingDays`. */
	completeUntil: Day;
	/** Origin at which calendar programs find the feeds: scheme `webcal:` and host. */
	webcalOrigin: string;
	/** Paths of the calendar feeds, by the query of the filters that leave the same events. */
	feeds: Readonly<Record<string, string>>;
	/** Path of the calendar of all events; of that of every date by itself. */
	calendar: string;
	dates: string;
}
