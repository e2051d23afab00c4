import { hasSeveralDays } from './date-run.ts';
import type { EventClock } from './dated-event.ts';
import { type Day } from './days.ts';
import { wordsOfLeading } from './leading-words.ts';
import type { Occurrence } from './occurrence.ts';
import { type OccurrenceWords, type WordsContext, occurrenceWords } from './occurrence-words.ts';
import { type Running, runningOf } from './running.ts';
import { lastInstantOf } from './span-in-zone.ts';
import { type StatusNotice, statusNotices } from './status-words.ts';
import { isUpcoming } from './upcoming.ts';

/** Describes one date in the list of the dates of an event. */
export interface OccurrenceRow extends OccurrenceWords {
	/** Identifies the date among those of the page. */
	key: string;
	/**
	 * Replaces `text` where the date stands for the whole event: it also has the hours of other dates
	 * of the same days. Absent where it would be the same.
	 */
	leadingText?: string | undefined;
	/** Start of the date or, where it is part of a run, of the run. */
	beginsAtMs: number;
	endsAtMs: number;
	/** Form in which the date is shown once it has begun, where that is known. */
	running?: Running | undefined;
	/**
	 * Instant until which the leaf of a calendar stands for a date of several days: the last of its
	 * first day, that of its run included.
	 */
	leafUntilMs?: number | undefined;
	notices: StatusNotice[];
	notes?: string | undefined;
	/** Start as calendars write it, where the date may be saved by itself. */
	calendarStart?: string | undefined;
}

export interface OccurrenceRows {
	/** Dates still to come or running, by start. */
	upcoming: OccurrenceRow[];
	/** Dates that are over, by start. */
	past: OccurrenceRow[];
}

/** Returns the dates of an event for its page. */
export function occurrenceRows(
	dates: readonly Occurrence[],
	{ nowMs, timeZone }: EventClock,
	context: WordsContext,
	previousStartDate?: Day,
	calendarStartOf?: (occurrence: Occurrence) => string | undefined,
): OccurrenceRows {
	const rows = dates.map((occurrence, index) => ({
		...occurrenceWords(occurrence, context),
		key: `date-${index + 1}`,
		leadingText: wordsOfLeading(occurrence, dates, context),
		beginsAtMs: (occurrence.run ?? occurrence).start.epochMs,
		endsAtMs: occurrence.endsAtMs,
		running: runningOf(occurrence),
		leafUntilMs: hasSeveralDays(occurrence)
			? lastInstantOf((occurrence.run ?? occurrence).firstDay, timeZone)
			: undefined,
		notices: statusNotices(occurrence.status, previousStartDate, context.locale, context.messages),
		// A note on a period is shown once, with its rule.
		notes: occurrence.period ? undefined : occurrence.notes,
		calendarStart: calendarStartOf?.(occurrence),
	}));
	return {
		upcoming: rows.filter((row) => isUpcoming(row, nowMs)),
		past: rows.filter((row) => !isUpcoming(row, nowMs)),
	};
}
