import { closedDaysFrom, isLongRunning } from '../../../domain/events/closed-days.ts';
import { type Day, dayInZone } from '../../../domain/events/days.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { validityAt } from '../../../domain/places/validity.ts';
import { venueOf } from './event-location.ts';
import type { PageContext } from '../site/page-context.ts';
import { timetableOfPlace } from '../place/place-card.ts';

/**
 * Returns the coming days on which a date of the event that runs for long is on and its venue is
 * closed; none where it is not known.
 *
 * Only cards and lists of what is on show them: the page of the event has the hours of its venue.
 */
export function closedDaysOf(context: PageContext, event: GuideEvent): Day[] {
	const long = event.dates.map((date) => date.run ?? date).filter(isLongRunning);
	if (long.length === 0) return [];
	const venue = venueOf(context, event);
	const timetable = venue && timetableOfPlace(venue);
	if (!timetable) return [];
	const today = dayInZone(context.now, context.site.timeZone);
	return closedDaysFrom(timetable, today).filter(
		(day) =>
			validityAt(venue, day) === 'in-force' &&
			long.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
	);
}
