import { dayInZone } from '../../../domain/events/days.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import {
	canShowStatus,
	isInWords,
	openingHoursOf,
} from '../../../domain/opening-hours/opening-hours.ts';
import { seasonsOf } from '../../../domain/opening-hours/seasons.ts';
import { placeTimeZone } from '../../../domain/opening-hours/time-zone.ts';
import { timetableOf } from '../../../domain/opening-hours/timetable-of.ts';
import { type Timetable, hoursInWords } from '../../../domain/opening-hours/timetable.ts';
import { locality } from '../../../domain/places/address-lines.ts';
import { kindLabel } from '../../../domain/places/kind-label.ts';
import {
	type ValidityPeriod,
	validityAhead,
	validityAt,
	validityNotices,
} from '../../../domain/places/validity.ts';
import { type Cover, coverOfPlace } from '../site/card-cover.ts';
import { draftMark } from '../site/draft-mark.ts';
import type { Link } from '../site/link.ts';
import type { RecordContext } from '../site/page-context.ts';
import type { ShownPlace } from './shown-place.ts';

export interface PlaceCard {
	href: string;
	name: string;
	/** Kind, see `kindLabel`. */
	eyebrow?: string | undefined;
	/** Words for where it is, as few as will do. */
	whereabouts?: string | undefined;
	image?: DisplayImage | undefined;
	/** Drawn where there is no image, and shown where it cannot be had. */
	cover?: Cover | undefined;
	/** Distance such as "350 m north-east". */
	distance?: string | undefined;
	/** Mark of what is not published yet. */
	draft?: string | undefined;
	/** Notice that the record is no longer in force. */
	notice?: string | undefined;
	/**
	 * Hours from which the browser works out whether it is open; absent where no hours are stated,
	 * or in words alone.
	 */
	hours?: CardHours | undefined;
	/** Leads to hours that are stated in words alone. */
	hoursInWords?: Link | undefined;
}

export interface CardHours {
	timetable: Timetable;
	/** IANA time zone of the place. */
	timeZone: string;
	/**
	 * Days outside which nobody knows whether it is open; absent where the record stays in force.
	 */
	validity?: ValidityPeriod | undefined;
}

/** Cards by place: a place is on the pages of many others and in several lists. */
const cards = new WeakMap<RecordContext, WeakMap<ShownPlace, PlaceCard>>();
/** Timetables that are known already: many events are at a place. */
const timetables = new WeakMap<ShownPlace, Timetable | 'not stated'>();

/** Returns the card of a place, which is put together once for each context. */
export function placeCard(context: RecordContext, place: ShownPlace): Readonly<PlaceCard> {
	const known = cards.get(context) ?? new WeakMap<ShownPlace, PlaceCard>();
	cards.set(context, known);
	const card = known.get(place) ?? newPlaceCard(context, place);
	known.set(place, card);
	return card;
}

function newPlaceCard(context: RecordContext, place: ShownPlace): PlaceCard {
	const { messages, routes } = context;
	const href = routes.place(place.addressSlug);
	const hours = cardHours(context, place);
	const isInWords = hours?.timetable.isInWords === true;
	return {
		href,
		name: place.name,
		eyebrow: kindLabel(place),
		whereabouts: whereaboutsOf(place),
		image: place.image,
		cover: coverOfPlace(place),
		draft: draftMark(context, place),
		notice: runOutNotice(context, place),
		hours: isInWords ? undefined : hours,
		hoursInWords: isInWords
			? { label: messages.openingHours.seeTable, href: `${href}#opening-hours` }
			: undefined,
	};
}

function runOutNotice(
	{ messages, now, site }: RecordContext,
	place: ShownPlace,
): string | undefined {
	if (validityAt(place, dayInZone(now, site.timeZone)) !== 'no-longer') return undefined;
	return validityNotices(place, site.locale, messages.places).at(-1)?.text;
}

/** Returns the neighbourhood and the city, as far as they are stated and differ. */
export function whereaboutsOf(place: {
	neighbourhood?: string | undefined;
	city?: string | undefined;
}): string | undefined {
	return locality({ address: { neighbourhood: place.neighbourhood, city: place.city } });
}

/** Returns when a place is open, for its card; `undefined` where it has no timetable. */
export function cardHours({ now, site }: RecordContext, place: ShownPlace): CardHours | undefined {
	const timetable = timetableOfPlace(place);
	if (!timetable) return undefined;
	const timeZone = placeTimeZone(place.coordinates, site);
	return { timetable, timeZone, validity: validityAhead(place, dayInZone(now, timeZone)) };
}

/**
 * Returns hours of a place, read once; `undefined` where none can show that it is open or closed,
 * nor are stated in words.
 */
export function timetableOfPlace(place: ShownPlace): Timetable | undefined {
	if (place.openingHours === undefined) return undefined;
	const timetable = timetables.get(place) ?? readTimetable(place);
	timetables.set(place, timetable);
	return timetable === 'not stated' ? undefined : timetable;
}

function readTimetable(place: ShownPlace): Timetable | 'not stated' {
	const hours = openingHoursOf(place.openingHours);
	if (canShowStatus(hours)) return timetableOf(hours, seasonsOf(hours));
	return isInWords(hours) ? hoursInWords : 'not stated';
}
