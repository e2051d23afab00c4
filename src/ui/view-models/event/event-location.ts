import { isOnline } from '../../../domain/events/attendance.ts';
import { eventSpot } from '../../../domain/events/event-location.ts';
import type { Spot } from '../../../domain/events/spot.ts';
import type { Occurrence } from '../../../domain/events/occurrence.ts';
import type { GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import type { PageContext } from '../site/page-context.ts';
import { whereaboutsOf } from '../place/place-card.ts';
import { textsNotInName } from '../place/texts-not-in-name.ts';

/** Holds what decides where an event is; online there is nowhere to go. */
type Asked = Pick<PageContext, 'guide' | 'now'>;

/**
 * Returns the place at which an event is held, when that place is published here.
 *
 * @param date Date of which the page speaks, where it is one only; else all that are to come
 *   decide whether the event is online.
 */
export function venueOf(
	context: Asked,
	event: GuideEvent,
	date?: Occurrence,
): GuidePlace | undefined {
	return isOnSite(context, event, date)
		? context.guide.placesById.get(event.placeId ?? '')
		: undefined;
}

/**
 * Returns the records of which the entry of an event states something: its own, and that of the
 * venue that it names. Whoever shows the entry owes the credits of both (service document, section
 * 2.8).
 *
 * @param date Date of the entry, as for `venueOf`.
 */
export function withVenue(
	context: Asked,
	event: GuideEvent,
	date?: Occurrence,
): (GuideEvent | GuidePlace)[] {
	const venue = venueOf(context, event, date);
	return venue ? [event, venue] : [event];
}

/** Returns the address and the point that lead to an event. */
export function spotOf(context: Asked, event: GuideEvent, date?: Occurrence): Spot {
	return isOnSite(context, event, date) ? eventSpot(event, venueOf(context, event, date)) : {};
}

/**
 * Returns the place and the town of an event, as far as they are known.
 *
 * @param date Date of the entry, as for `venueOf`.
 */
export function placeAndTown(context: Asked, event: GuideEvent, date?: Occurrence): string[] {
	if (!isOnSite(context, event, date)) return [];
	const venue = venueOf(context, event, date);
	const parts = [venue?.name, venue?.city ?? whereaboutsOf(event)];
	return parts.filter((part) => part !== undefined);
}

/**
 * Returns where an event is, in a few words; `undefined` where it is online or unknown.
 *
 * @param date Date of the entry, as for `venueOf`.
 */
export function eventWhereabouts(
	context: Asked,
	event: GuideEvent,
	date?: Occurrence,
): string | undefined {
	return placeAndTown(context, event, date).join(', ') || undefined;
}

/**
 * Returns where an event is for a list, in which it may be online.
 *
 * @param date Date of the entry, as for `venueOf`.
 */
export function listedWhereabouts(
	context: Asked & Pick<PageContext, 'messages'>,
	event: GuideEvent,
	date?: Occurrence,
): string | undefined {
	if (!isOnSite(context, event, date)) return context.messages.pages.attendances.online;
	return eventWhereabouts(context, event, date);
}

/**
 * Returns where an event is for its card, without the town where the place has it in its name:
 * “Castle of Tours”.
 */
export function cardWhereabouts(
	context: Asked & Pick<PageContext, 'messages'>,
	event: GuideEvent,
): string | undefined {
	if (!isOnSite(context, event, undefined)) return context.messages.pages.attendances.online;
	const [first, ...others] = placeAndTown(context, event);
	return first === undefined ? undefined : [first, ...textsNotInName(first, others)].join(', ');
}

/** Returns where an event is in fewer words: its place, or else its town. @param date As above. */
export function briefWhereabouts(
	context: Asked,
	event: GuideEvent,
	date?: Occurrence,
): string | undefined {
	if (!isOnSite(context, event, date)) return undefined;
	return venueOf(context, event, date)?.name ?? whereaboutsOf(event);
}

function isOnSite({ now }: Asked, event: GuideEvent, date: Occurrence | undefined): boolean {
	return !isOnline(date ? { ...event, dates: [date] } : event, now);
}
