import { isOnIn } from './day-ranges.ts';
import type { EventClock } from './dated-event.ts';
import { type Day, addDays, dayInZone, isoWeekdayOf } from './days.ts';
import { type Month, daysOfMonth } from './months.ts';
import type { ScheduledEvent } from './schedule.ts';
import { upcomingOccurrences } from './upcoming.ts';

export interface GridDay {
	day: Day;
	dayOfMonth: number;
	/** Monday is 1. */
	weekday: number;
	/** Events that are on that day and not over. */
	eventCount: number;
	isToday: boolean;
}

/** Holds a week of a month: always seven days, where days of other months are `undefined`. */
export type GridWeek = (GridDay | undefined)[];

/**
 * Returns a month as a table of weeks.
 *
 * @param firstWeekday The day a week begins with, Monday is 1.
 */
export function monthGrid(
	month: Month,
	eventCounts: ReadonlyMap<Day, number>,
	firstWeekday: number,
	today: Day,
): GridWeek[] {
	const { first, last } = daysOfMonth(month);
	const blanks = (isoWeekdayOf(first) - firstWeekday + 7) % 7;
	const weeks: GridWeek[] = [];
	for (let start = addDays(first, -blanks); start <= last; start = addDays(start, 7)) {
		const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(start, count));
		weeks.push(
			days.map((day) => (day < first || day > last ? undefined : gridDay(day, eventCounts, today))),
		);
	}
	return weeks;
}

/** Counts the events on each day of a month, from today on; leaves out days without any. */
export function eventCountsByDay(
	schedule: readonly ScheduledEvent<unknown>[],
	month: Month,
	{ nowMs, timeZone }: EventClock,
): Map<Day, number> {
	const today = dayInZone(nowMs, timeZone);
	const counts = new Map<Day, number>();
	const { first, last } = daysOfMonth(month);
	const from = first < today ? today : first;
	for (const { dates } of schedule) {
		const days = new Set<Day>();
		for (const date of upcomingOccurrences(dates, nowMs)) {
			if (!isOnIn(date, { first: from, last }, today)) continue;
			const end = date.lastDay < today ? today : date.lastDay;
			let day = date.firstDay < from ? from : date.firstDay;
			for (; day <= end && day <= last; day = addDays(day, 1)) days.add(day);
		}
		for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
	}
	return counts;
}

function gridDay(day: Day, eventCounts: ReadonlyMap<Day, number>, today: Day): GridDay {
	return {
		day,
		dayOfMonth: Number(day.slice(8)),
		weekday: isoWeekdayOf(day),
		eventCount: eventCounts.get(day) ?? 0,
		isToday: day === today,
	};
}
