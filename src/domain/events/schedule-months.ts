import type { EventClock } from './dated-event.ts';
import { dayInZone } from './days.ts';
import { type Month, addMonths, daysOfMonth, monthOf } from './months.ts';
import { type ScheduledEvent, eventsIn, pastEventsIn } from './schedule.ts';
import { upcomingOccurrences } from './upcoming.ts';

export interface MonthWithEvents {
	month: Month;
	eventCount: number;
}

/**
 * Maximum number of months ahead that have a page: an exhibition that runs for years does not make
 * a page for each of its months.
 */
const maxMonthsAhead = 18;

/** Returns this month and those to come in which something is on, in order. */
export function monthsAhead(
	schedule: readonly ScheduledEvent<unknown>[],
	clock: EventClock,
): MonthWithEvents[] {
	const thisMonth = monthOf(dayInZone(clock.nowMs, clock.timeZone));
	const upcoming = schedule.filter(
		({ dates }) => upcomingOccurrences(dates, clock.nowMs).length > 0,
	);
	return Array.from({ length: maxMonthsAhead }, (_, count) => addMonths(thisMonth, count))
		.map((month) => ({
			month,
			eventCount: eventsIn(upcoming, daysOfMonth(month), clock).length,
		}))
		.filter(({ eventCount }) => eventCount > 0);
}

/** Returns the months in which dates began that are over, the latest first: the archive. */
export function monthsPast(
	schedule: readonly ScheduledEvent<unknown>[],
	nowMs: number,
): MonthWithEvents[] {
	const months = new Set(
		schedule.flatMap(({ dates }) =>
			dates.filter(({ endsAtMs }) => endsAtMs < nowMs).map(({ firstDay }) => monthOf(firstDay)),
		),
	);
	return [...months]
		.sort()
		.reverse()
		.map((month) => ({
			month,
			eventCount: pastEventsIn(schedule, daysOfMonth(month), nowMs).length,
		}));
}
