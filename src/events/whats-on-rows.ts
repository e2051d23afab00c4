import { type NamedRange, isOnIn, rangeOf, saturdayAndSunday } from './day-ranges.ts';
import type { EventClock } from './dated-event.ts';
import { addDays, dayInZone } from './days.ts';
import { inOrderFrom } from './list-order.ts';
import type { EventEntry, ListableEvent, ScheduledEvent } from './schedule.ts';
import { isUpcoming } from './upcoming.ts';
import { type ListedDate, agingDays, shownDates } from './whats-on.ts';

export interface WhatsOnRow<E> extends EventEntry<E>, ListedDate {
	/** In the list at the build; the others wait in the page until their day comes. */
	isShown: boolean;
}

/** The rows of a what's-on list that stays right while its page ages: each date of each event within reach. */
export function whatsOnRows<E extends ListableEvent>(
	schedule: readonly ScheduledEvent<E>[],
	name: NamedRange,
	{ nowMs, timeZone }: EventClock,
	weekend: readonly number[] = saturdayAndSunday,
): WhatsOnRow<E>[] {
	const today = dayInZone(nowMs, timeZone);
	const oldest = rangeOf(name, addDays(today, agingDays), weekend);
	const reach = { first: today, last: oldest.last };
	const entries = schedule.flatMap((scheduled) =>
		scheduled.dates
			.filter((date) => isUpcoming(date, nowMs) && isOnIn(date, reach, today))
			.map((occurrence) => ({ ...scheduled, occurrence, ...listedDate(scheduled, occurrence) })),
	);
	const rows = inOrderFrom(entries, today);
	const shown = shownDates(rows, rangeOf(name, today, weekend), today, nowMs);
	return rows.map((row) => ({ ...row, isShown: shown.has(row) }));
}

function listedDate<E extends ListableEvent>(
	{ event }: ScheduledEvent<E>,
	occurrence: EventEntry<E>['occurrence'],
): ListedDate {
	const { firstDay, lastDay, endsAtMs, status } = occurrence;
	const state = status.state === 'scheduled' ? undefined : status.state;
	return { eventId: event.id, firstDay, lastDay, endsAtMs, state };
}
