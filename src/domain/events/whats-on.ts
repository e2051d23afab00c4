import { isOnIn, type NamedRange } from './day-ranges.ts';
import { isAtClosedDoor } from './closed-days.ts';
import type { Day, DayRange } from './days.ts';
import { nextDate } from './leading-date.ts';
import type { CardWords, ClosedWords } from '../../i18n/messages/browser-words.ts';
import { isCalledOff } from './status-words.ts';

/** Describes a date of an event as a what's-on list knows it, in the page as at the build. */
export interface ListedDate {
	eventId: string;
	/**
	 * Day or, where times are meant, the date-time of the start by its own clock, as HTML writes it.
	 */
	dateTime: string;
	firstDay: Day;
	lastDay: Day;
	endsAtMs: number;
	/** Absent where nothing out of the ordinary is known of it. */
	state?: string | undefined;
	/** Days on which its venue is closed. */
	closedDays?: readonly Day[] | undefined;
}

/** Number of days for which a page may age and still show a right list. */
export const agingDays = 14;

/**
 * Returns in words that the venue of what is on for long is closed on the days of a list;
 * `undefined` where it is not, or nothing is on.
 */
export function closedOnDays(
	date: ListedDate,
	range: DayRange,
	today: Day,
	words: Pick<CardWords & ClosedWords, 'closedToday' | 'closedThen'>,
): string | undefined {
	const { closedDays, state } = date;
	const days = { firstDay: range.first, lastDay: range.last };
	if (isCalledOff(state) || !isAtClosedDoor(date, days, closedDays)) return undefined;
	return range.first === today && range.last === today ? words.closedToday : words.closedThen;
}

/**
 * Returns the dates that a list shows: those in the range and not over, one for each event, which
 * `nextDate` chooses.
 *
 * The build and the browser both decide by this function, whatever the order of the dates but for
 * those that begin together: of these the first given goes first.
 */
export function shownDates<D extends ListedDate>(
	dates: readonly D[],
	range: DayRange,
	today: Day,
	nowMs: number,
): Set<D> {
	const shown = new Map<string, D>();
	for (const date of dates) {
		if (!isOnIn(date, range, today)) continue;
		const chosen = shown.get(date.eventId) ?? date;
		const byStart = date.dateTime < chosen.dateTime ? [date, chosen] : [chosen, date];
		const next = nextDate(byStart, nowMs, ({ state }) => state);
		if (next) shown.set(date.eventId, next);
	}
	return new Set(shown.values());
}

/**
 * Returns a text by which the lines of a list sort, by the dates that they show, as `whatsOnRows`
 * has them at the build. What began before comes by its end: in the list of the next days last, in
 * the others after what begins on the first day.
 */
export function orderInList(
	{ dateTime, endsAtMs, firstDay }: Pick<ListedDate, 'dateTime' | 'endsAtMs' | 'firstDay'>,
	name: NamedRange,
	{ first }: DayRange,
): string {
	const leadsWithLater = name === 'next-7-days';
	const leads = leadsWithLater ? firstDay > first : firstDay >= first;
	// Sorts behind every date-time of that day, or of all days.
	return leads ? dateTime : `${leadsWithLater ? '' : first}~${endsAtMs}`;
}
