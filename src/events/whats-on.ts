import { isOnIn } from './day-ranges.ts';
import type { Day, DayRange } from './days.ts';

/** A date of an event as a what's-on list knows it, in the page as at the build. */
export interface ListedDate {
	eventId: string;
	firstDay: Day;
	lastDay: Day;
	endsAtMs: number;
	isCancelled: boolean;
}

/** For how many days a page may age and still show a right list. */
export const agingDays = 14;

/**
 * Which dates a list shows: those in the range and not over, one for each event, the first that is not cancelled.
 *
 * The build and the browser both decide by this function.
 *
 * @param dates By start.
 */
export function shownDates<D extends ListedDate>(
	dates: readonly D[],
	range: DayRange,
	today: Day,
	nowMs: number,
): Set<D> {
	const shown = new Map<string, D>();
	for (const date of dates) {
		if (date.endsAtMs < nowMs || !isOnIn(date, range, today)) continue;
		const earlier = shown.get(date.eventId);
		if (earlier === undefined || (earlier.isCancelled && !date.isCancelled)) {
			shown.set(date.eventId, date);
		}
	}
	return new Set(shown.values());
}
