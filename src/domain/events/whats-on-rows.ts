import { type NamedRange, isOnIn, dayRangeOf, saturdayAndSunday } from './day-ranges.ts';
import type { EventClock } from './dated-event.ts';
import { type Day, addDays, dayInZone } from './days.ts';
import { inOrderFrom } from './list-order.ts';
import type { EventEntry, ListableEvent, ScheduledEvent } from './schedule.ts';
import { isUpcoming } from './upcoming.ts';
import { type ListedDate, agingDays, shownDates } from './whats-on.ts';

export interface WhatsOnRow<E> extends EventEntry<E>, ListedDate {
	/** Whether it is in the list at the build; the others wait in the page until their day comes. */
	isShown: boolean;
}

/**
 * Returns the rows of a what's-on list that stays right while its page ages: each date of each
 * event within reach.
 *
 * Today and the weekend are in the order in which `eventsIn` has them. The next days lead with what
 * begins after today, as the list of today stands above; what is on today follows by its end.
 */
export function whatsOnRows<E extends ListableEvent>(
	schedule: readonly ScheduledEvent<E>[],
	name: NamedRange,
	{ nowMs, timeZone }: EventClock,
	weekend: readonly number[] = saturdayAndSunday,
): WhatsOnRow<E>[] {
	const today = dayInZone(nowMs, timeZone);
	const oldest = dayRangeOf(name, addDays(today, agingDays), weekend);
	const reach = { first: today, last: oldest.last };
	const entries = schedule.flatMap((scheduled) =>
		scheduled.dates
			.filter((date) => isUpcoming(date, nowMs) && isOnIn(date, reach, today))
			.map((occurrence) => ({ ...scheduled, occurrence, ...listedDate(scheduled, occurrence) })),
	);
	const range = dayRangeOf(name, today, weekend);
	const rows =
		name === 'next-7-days' ? laterFirst(entries, today) : inOrderFrom(entries, range.first);
	const shown = shownDates(rows, range, today, nowMs);
	return rows.map((row) => ({ ...row, isShown: shown.has(row) }));
}

function laterFirst<T extends Pick<EventEntry<unknown>, 'occurrence'>>(
	entries: readonly T[],
	today: Day,
): T[] {
	const isLater = ({ occurrence }: T) => (occurrence.run ?? occurrence).firstDay > today;
	const onToday = entries.filter((entry) => !isLater(entry));
	const tomorrow = addDays(today, 1);
	return [...inOrderFrom(entries.filter(isLater), tomorrow), ...inOrderFrom(onToday, tomorrow)];
}

function listedDate<E extends ListableEvent>(
	{ event }: ScheduledEvent<E>,
	occurrence: EventEntry<E>['occurrence'],
): ListedDate {
	const { firstDay, isAllDay, lastDay, endsAtMs, start, status } = occurrence;
	const dateTime = isAllDay ? firstDay : start.iso;
	const state = status.state === 'scheduled' ? undefined : status.state;
	return { eventId: event.id, dateTime, firstDay, lastDay, endsAtMs, state };
}
