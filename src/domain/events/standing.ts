import type { EventClock } from './dated-event.ts';
import { dayInZone, daysFromTo } from './days.ts';
import type { Occurrence } from './occurrence.ts';
import { awaitsNewDate, isOver } from './upcoming.ts';

/**
 * Where an event stands at a build: `undated` and `upcoming` ones are listed; a `past` one keeps its page, marked as
 * past, out of lists and sitemap; an `expired` one has been past for longer than past pages are kept.
 *
 * Our reading: an event that was postponed without a new date is no past one when its old date has gone by, but undated, for as long
 * as past pages are kept; after that its source has forgotten it.
 */
export type Standing = 'undated' | 'upcoming' | 'past' | 'expired';

/**
 * @param daysPublished Days since the guide first published the event's page: an address lives at least as long as past pages are
 *   kept, and a guide that is built for the first time from an archive is not empty.
 * @param keptPastDays How long past pages are kept.
 */
export function standingOf(
	dates: readonly Occurrence[],
	{ nowMs, timeZone }: EventClock,
	daysPublished: number,
	keptPastDays: number,
): Standing {
	if (dates.length === 0) return 'undated';
	if (!isOver(dates, nowMs)) return 'upcoming';
	const endedMs = dates.reduce((latest, { endsAtMs }) => Math.max(latest, endsAtMs), -Infinity);
	const daysOver = daysFromTo(dayInZone(endedMs, timeZone), dayInZone(nowMs, timeZone));
	if (daysOver <= keptPastDays) return awaitsNewDate(dates, nowMs) ? 'undated' : 'past';
	return daysPublished <= keptPastDays ? 'past' : 'expired';
}
