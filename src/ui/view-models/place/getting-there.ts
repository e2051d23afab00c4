import { dayInZone } from '../../../domain/events/days.ts';
import {
	type Coordinates,
	coordinatesOf,
	uncertaintyInMetres,
} from '../../../domain/geo/coordinates.ts';
import { formatFarthestDistance } from '../../../domain/geo/farthest-distance.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import { addressLines } from '../../../domain/places/address-lines.ts';
import { websiteHost } from '../../../domain/places/website-host.ts';
import {
	type Directions,
	directionsTo,
	formatCoordinates,
	mapLinks,
} from '../../../domain/places/directions.ts';
import { isListedAt } from '../../../domain/places/validity.ts';
import type { PlaceLocation } from '../../../records/place-location.ts';
import type { Link } from '../site/link.ts';
import type { RecordContext } from '../site/page-context.ts';
import { paragraphsOf } from '../text/paragraphs.ts';

/** Where a place or event is and how to get there; every part may be missing. */
export interface GettingThere {
	addressLines: readonly string[];
	/** Address that an event states besides that of its venue, and whose that one is. */
	ownAddress?: string | undefined;
	venueName?: string | undefined;
	transit: readonly string[];
	/** Latitude and longitude for the eye. */
	coordinates?: readonly string[] | undefined;
	directions?: Directions | undefined;
	/**
	 * That the point which the directions lead to, or else that on the guide’s map, is only roughly
	 * known, and how far off it may be.
	 */
	roughPoint?: string | undefined;
	/** The guide’s own map with the place chosen. */
	ownMap?: Link | undefined;
	/** Maps that the source links to. */
	maps: readonly Link[];
	/** Place that it is part of; a link where that is published here. */
	containedIn?: { label: string; href?: string | undefined } | undefined;
}

/** Describes what is at a location: a place, or an event that names none. */
export interface Located {
	name: string;
	isPlace: boolean;
}

/**
 * @param containedIn What the location's `contained_in` names, where that is published here.
 * @param place The place itself or, of an event, its venue, which the event may be away from.
 */
export function gettingThere(
	context: RecordContext,
	{ isPlace, name }: Located,
	location: PlaceLocation | undefined,
	containedIn: Link | undefined,
	place: GuidePlace | undefined,
): GettingThere {
	const { messages, site } = context;
	const coordinates = coordinatesOf(location);
	const directions = directionsTo(location, name, site.locale, isPlace);
	const { geoHref, mapHrefs } = mapLinks(location, name);
	const container = location?.contained_in;
	const ownMap = place && coordinates && ownMapAddress(context, place, coordinates);
	return {
		addressLines: addressLines(location?.address, site.locale),
		transit: paragraphsOf(location?.transit),
		coordinates:
			coordinates && directions?.coordinatesToCopy !== undefined
				? formatCoordinates(coordinates, site.locale, messages.places)
				: undefined,
		// The source's own link may name its exact entrance.
		directions: directions && { ...directions, androidHref: geoHref ?? directions.androidHref },
		roughPoint: roughPointLine(context, directions, ownMap === undefined ? undefined : coordinates),
		ownMap: ownMap === undefined ? undefined : { href: ownMap, label: messages.pages.showOnMap },
		maps: [
			...mapHrefs.map((href, index) => ({ href, label: mapLabel(context, href, index, ownMap) })),
			...(directions === undefined && geoHref !== undefined
				? [{ href: geoHref, label: messages.pages.openInMapApplication }]
				: []),
		],
		containedIn:
			container === undefined ? undefined : { label: container, href: containedIn?.href },
	};
}

/** @param marked Where the place is on the guide's map. */
function roughPointLine(
	{ messages, site }: RecordContext,
	directions: Directions | undefined,
	marked: Coordinates | undefined,
): string | undefined {
	const { roughOnMap, roughPoint } = messages.pages;
	const farthest = (metres: number) => formatFarthestDistance(metres, site.locale);
	const ofDirections = directions?.uncertaintyInMetres;
	if (ofDirections !== undefined) return roughPoint(farthest(ofDirections));
	const ofMark = marked ? uncertaintyInMetres(marked) : 0;
	return ofMark > 0 ? roughOnMap(farthest(ofMark)) : undefined;
}

/**
 * The map of the guide with a place chosen; `undefined` where the place is not on it, or not at
 * these coordinates.
 */
function ownMapAddress(
	{ now, routes, site }: RecordContext,
	place: GuidePlace,
	{ latitude, longitude }: Coordinates,
): string | undefined {
	const isThere =
		place.coordinates?.latitude === latitude && place.coordinates.longitude === longitude;
	const isListed = isListedAt(place, dayInZone(now, site.timeZone), site.pastValidity);
	return isThere && isListed ? routes.mapOf(place.addressSlug) : undefined;
}

/** Returns the label of a map. Of two only one goes without the name of whose it is. */
function mapLabel(
	{ messages }: RecordContext,
	href: string,
	index: number,
	ownMap: string | undefined,
): string {
	const { showOnMap, showOnMapAt } = messages.pages;
	const isFirst = index === 0 && ownMap === undefined;
	return isFirst ? showOnMap : showOnMapAt(websiteHost(href) ?? href);
}
