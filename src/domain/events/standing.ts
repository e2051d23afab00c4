import type { EventClock } from './dated-event.ts';
import { dayInZone, daysFromTo } from './days.ts';
import { goingOn } from './going-on.ts';
import type { Occurrence } from './occurrence.ts';
import { awaitsNewDate, isOver } from './upcoming.ts';

/**
 * Names where an event stands at a build: `undated` and `upcoming` ones are listed; a `past` one
 * keeps its page, marked as past, out of lists and sitemap; an `expired` one has been past for
 * longer than past pages are kept.
 *
 * Our reading: an event that was postponed without a new date is no past one when its old date has
 * gone by, but undated, for as long as past pages are kept; after that its source has forgotten it.
 * An event whose rule may go on by dates that are not known is undated as well.
 */
export type Standing = 'undated' | 'upcoming' | 'past' | 'expired';

/**
 * Returns the standing of an event by its dates: undated, upcoming, past, or expired, when its page
 * is no longer published.
 * @param daysPublished Days since the guide first published the event's page: an address lives at
 *   least as long as past pages are kept, and a guide that is built for the first time from an
 *   archive is not empty.
 * @param keptPastDays Number of days for which past pages are kept.
 */
export function standingOf(
	dates: readonly Occurrence[],
	clock: EventClock,
	daysPublished: number,
	keptPastDays: number,
): Standing {
	const { nowMs, timeZone } = clock;
	if (dates.length === 0) return 'undated';
	if (!isOver(dates, nowMs)) return 'upcoming';
	if (goingOn(dates, clock)) return 'undated';
	const endedMs = dates.reduce((latest, { endsAtMs }) => Math.max(latest, endsAtMs), -Infinity);
	const daysOver = daysFromTo(dayInZone(endedMs, timeZone), dayInZone(nowMs, timeZone));
	if (daysOver <= keptPastDays) return awaitsNewDate(dates, nowMs) ? 'undated' : 'past';
	return daysPublished <= keptPastDays ? 'past' : 'expired';
}
