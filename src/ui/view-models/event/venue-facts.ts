import { isOnline } from '../../../domain/events/attendance.ts';
import { dayInZone } from '../../../domain/events/days.ts';
import { coversEveryOccurrence } from '../../../domain/events/event-status.ts';
import type { Occurrence } from '../../../domain/events/occurrence.ts';
import { type ShownHours, startsOutside } from '../../../domain/events/outside-hours.ts';
import { upcomingOccurrences } from '../../../domain/events/upcoming.ts';
import { hasOffsetOfZone } from '../../../domain/events/zone-offsets.ts';
import type { GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import { openingHoursOf } from '../../../domain/opening-hours/opening-hours.ts';
import { placeTimeZone } from '../../../domain/opening-hours/time-zone.ts';
import { type UsualWeek, usualWeek } from '../../../domain/opening-hours/usual-week.ts';
import { accessFacts } from '../../../domain/places/access-facts.ts';
import type { Fact } from '../../../domain/places/fact.ts';
import { validityAt } from '../../../domain/places/validity.ts';
import type { PlaceRecord } from '../../../records/place.ts';
import { aboutInformation } from '../place/about-information.ts';
import { type AccessNote, accessNote, statedAccess } from '../place/at-a-glance.ts';
import type { EventContext } from '../site/page-context.ts';
import { type PageNotice, unlessSaid } from '../site/page-notice.ts';
import { timetableOfPlace } from '../place/place-card.ts';

/** Holds what the page of an event says of its venue, besides where it is. */
export interface VenueFacts {
	/**
	 * Hours for the next date; absent where none is to come there, or where the hours are not known.
	 */
	hours?: VenueHours | undefined;
	/** Facts that are stated of step-free access and prams. */
	access: readonly Fact[];
	accessNote?: AccessNote | undefined;
	/** Address of the whole of that note, on the page of the venue. */
	accessNoteHref: string;
}

/** Describes when the venue itself is open: the event may have hours of its own. */
export interface VenueHours extends UsualWeek {
	/** Says whose hours they are, and in which dates. */
	label: string;
	/** Address of all of them, on the page of the venue. */
	href: string;
	/**
	 * Notice that the event starts outside them, on all dates to come or on some: true of whichever
	 * date comes next.
	 */
	outside?: string | undefined;
	/** Warning that they may be out of date, unless the event says so of itself. */
	warning?: PageNotice | undefined;
}

/**
 * Returns hours and access of the place at which an event is held; `undefined` where nothing of
 * them is stated, or nobody has to go there.
 *
 * @param record Record of the venue.
 * @param said Notices on the age of the event's own record.
 */
export function venueFacts(
	context: EventContext,
	event: GuideEvent,
	venue: GuidePlace,
	record: PlaceRecord,
	said?: PageNotice,
): VenueFacts | undefined {
	if (isOnline(event, context.now)) return undefined;
	const { messages, site } = context;
	const hours = venueHours(context, event, venue, record, said);
	const groups = accessFacts(record.access, undefined, site, messages.places);
	const access = statedAccess(groups);
	const note = accessNote(groups);
	const accessNoteHref = `${context.routes.place(venue.addressSlug)}#accessibility-notes`;
	return hours || note || access.length > 0
		? { hours, access, accessNote: note, accessNoteHref }
		: undefined;
}

/**
 * Returns the usual hours of the venue: those of the first day of the next date, or of today
 * where that date has begun; `undefined` where they are not known.
 */
function venueHours(
	context: EventContext,
	event: GuideEvent,
	venue: GuidePlace,
	record: PlaceRecord,
	said: PageNotice | undefined,
): VenueHours | undefined {
	const { messages, now, routes, site } = context;
	const dates = upcomingOccurrences(event.dates, now).filter(
		({ status }) => !coversEveryOccurrence(status) && status.state !== 'moved-online',
	);
	const [date] = dates;
	if (!date) return undefined;
	const timeZone = placeTimeZone(venue.coordinates, site);
	const today = dayInZone(now, timeZone);
	const from = date.firstDay < today ? today : date.firstDay;
	if (validityAt(venue, from) !== 'in-force') return undefined;
	const week = usualWeek(openingHoursOf(venue.openingHours), {
		from,
		through: date.lastDay < from ? from : date.lastDay,
		locale: site.locale,
		messages: messages.openingHours,
		firstDayOfWeek: localeFacts(site.locale).firstWeekday - 1,
	});
	if (!week) return undefined;
	const { season, specialDays } = week;
	return {
		...week,
		label: messages.openingHours.usualOfVenue(week.dates),
		href: `${routes.place(venue.addressSlug)}#opening-hours`,
		outside: outsideHours(context, dates, venue, {
			timeZone,
			from,
			season,
			specials: specialDays.map(({ special }) => special),
		}),
		warning: unlessSaid(aboutInformation(context, record).warning, said),
	};
}

function outsideHours(
	{ messages }: EventContext,
	dates: readonly Occurrence[],
	venue: GuidePlace,
	{ timeZone, ...shown }: Omit<ShownHours, 'timetable'> & { timeZone: string },
): string | undefined {
	const timetable = timetableOfPlace(venue);
	if (!timetable) return undefined;
	const hours = { ...shown, timetable };
	const outside = dates.filter((date) => {
		// A start by other clocks than those of the venue cannot be compared with its hours.
		if (!hasOffsetOfZone(date.start, timeZone)) return false;
		const firstDay = date.firstDay < shown.from ? shown.from : date.firstDay;
		return validityAt(venue, firstDay) === 'in-force' && startsOutside(date, hours);
	});
	if (outside.length === 0) return undefined;
	return outside.length === dates.length
		? messages.openingHours.startsOutside
		: messages.openingHours.startsOutsideOnSome;
}
