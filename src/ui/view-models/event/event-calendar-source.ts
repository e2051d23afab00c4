import type { CalendarSource } from '../../../outputs/icalendar/calendar-source.ts';
import { creditsOwed } from '../../../domain/credits/credits.ts';
import { eventSpot } from '../../../domain/events/event-location.ts';
import { saysWhere, type Spot } from '../../../domain/events/spot.ts';
import { ownAddressLine } from '../../../domain/events/own-address.ts';
import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import { hasTooManyDigits } from '../../../domain/geo/precision.ts';
import { addressLine } from '../../../domain/places/address-lines.ts';
import type { GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import type { PageContext } from '../site/page-context.ts';

const knownSources = new WeakMap<GuideEvent, CalendarSource>();

/**
 * Returns what the calendars of a guide state about an event; made once, as it has a file for each
 * of its dates, and is in several calendars.
 */
export function calendarSource(context: PageContext, event: GuideEvent): CalendarSource {
	const source = knownSources.get(event) ?? sourceOf(context, event);
	knownSources.set(event, source);
	return source;
}

function sourceOf({ guide, routes, site }: PageContext, event: GuideEvent): CalendarSource {
	// Of a date that has moved online the calendar leaves both out.
	const isOnSite = event.attendance !== 'online';
	const venue = isOnSite ? guide.placesById.get(event.placeId ?? '') : undefined;
	const spot = isOnSite ? eventSpot(event, venue) : {};
	return {
		id: event.id,
		name: event.name,
		dates: event.dates,
		previousStartDate: event.previousStartDate,
		description: event.teaser,
		location: placeInWords(event, venue, spot, site.locale),
		coordinates: spot.coordinates && exactAsWritten(spot.coordinates),
		url: routes.absolute(routes.event(event.addressSlug)),
		// Of the place at least the name is the venue's.
		credits: creditsOwed([event.credit, venue?.credit]),
		updatedAt: lastRevision(event, venue),
	};
}

/** Calendars cannot say of a point how exact it is but by its digits. */
function exactAsWritten(coordinates: Coordinates): Coordinates | undefined {
	return hasTooManyDigits(coordinates) ? undefined : coordinates;
}

/**
 * Returns the time of the last change of the event or of its place, which is the venue's: programs
 * take another one only with a later revision. Unknown where that of the event is.
 */
function lastRevision(
	{ updatedAt }: GuideEvent,
	venue: GuidePlace | undefined,
): string | undefined {
	const isLater = Date.parse(venue?.updatedAt ?? '') > Date.parse(updatedAt ?? '');
	return isLater ? venue?.updatedAt : updatedAt;
}

/**
 * Returns venue and address on a line; before it, on a line of its own, the address that the event
 * states besides.
 */
function placeInWords(
	event: GuideEvent,
	venue: GuidePlace | undefined,
	spot: Spot,
	locale: string,
): string | undefined {
	const address = addressLine(spot, locale);
	const withVenue = onOneLine([venue?.name, address]);
	if (!venue || !saysWhere(venue)) return withVenue;
	const own = ownAddressLine(event, venue);
	if (own === undefined) return withVenue;
	return spot.street === event.street
		? [address, venue.name].join('\n')
		: [own, withVenue].join('\n');
}

function onOneLine(parts: readonly (string | undefined)[]): string | undefined {
	return parts.filter((part) => part !== undefined && part !== '').join(', ') || undefined;
}
