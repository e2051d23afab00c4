import { dayInZone } from '../../../domain/events/days.ts';
import { type Coordinates, coordinatesOf } from '../../../domain/geo/coordinates.ts';
import { isRough, uncertaintyInMetres } from '../../../domain/geo/precision.ts';
import { formatFarthestDistance } from '../../../domain/geo/farthest-distance.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import { addressLines } from '../../../domain/places/address-lines.ts';
import { websiteHost } from '../../../domain/places/website-host.ts';
import {
	type Directions,
	directionsTo,
	formatCoordinates,
} from '../../../domain/places/directions.ts';
import { mapLinks } from '../../../domain/places/map-links.ts';
import { isListedAt } from '../../../domain/places/validity.ts';
import type { PlaceLocation } from '../../../records/place-location.ts';
import type { Link } from '../site/link.ts';
import { hasOwnFile, ownPoint } from './place-files.ts';
import type { RecordContext } from '../site/page-context.ts';
import { paragraphsOf } from '../text/paragraphs.ts';

/** Describes where a place or event is and how to get there; every part may be missing. */
export interface GettingThere {
	addressLines: readonly string[];
	/**
	 * Address that an event states besides that of its venue, and the name of the one whose address
	 * it is.
	 */
	ownAddress?: string | undefined;
	venueName?: string | undefined;
	transit: readonly string[];
	/** Latitude and longitude for the eye. */
	coordinates?: readonly string[] | undefined;
	directions?: Directions | undefined;
	/** Maps that the visitor may choose for the directions of all places; none without directions. */
	mapChoices: readonly MapChoice[];
	/** Point of the place as `gpxOfPoint` takes it, where the coordinates are its own. */
	gpxFile?: { point: string; fileName: string } | undefined;
	/**
	 * Notice that the point which the directions lead to, or else that on the guide’s map, is only
	 * roughly known, and how far off it may be.
	 */
	roughPoint?: string | undefined;
	/** Guide’s own map with the place chosen. */
	ownMap?: Link | undefined;
	/** Maps that the source links to. */
	maps: readonly Link[];
	/** Place that it is part of; a link where that is published here. */
	containedIn?: { label: string; href?: string | undefined } | undefined;
}

/** Describes a map to which directions may lead. */
export interface MapChoice extends Link {
	/** Name by which a browser remembers it. */
	opens: 'device' | 'apple' | 'google' | 'openstreetmap';
}

/** Describes what is at a location: a place, or an event that names none. */
export interface Located {
	name: string;
	isPlace: boolean;
}

/**
 * Returns how to get to a place: address, directions and links to maps.
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
	const ways = directionsTo(location, name, site.locale, isPlace);
	const { geoHref, mapHrefs } = mapLinks(location, name);
	// The source's own link may name its exact entrance.
	const directions = ways && { ...ways, androidHref: geoHref ?? ways.androidHref };
	const container = location?.contained_in;
	const ownMap = place && coordinates && ownMapAddress(context, place, coordinates);
	return {
		addressLines: addressLines(location?.address, site.locale),
		transit: paragraphsOf(location?.transit),
		coordinates:
			coordinates && directions?.coordinatesToCopy !== undefined
				? formatCoordinates(coordinates, site.locale, messages.places)
				: undefined,
		directions,
		mapChoices: directions ? mapChoices(context, directions) : [],
		gpxFile: place && coordinates && gpxFile(context, place, coordinates),
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

/**
 * Returns the line that warns of a rough point.
 * @param marked Point of the place on the guide's map.
 */
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
 * Returns the address of the guide's map with a place chosen; `undefined` where the place is not on
 * it, or not at these coordinates.
 */
function ownMapAddress(
	{ now, routes, site }: RecordContext,
	place: GuidePlace,
	coordinates: Coordinates,
): string | undefined {
	const isListed = isListedAt(place, dayInZone(now, site.timeZone), site.pastValidity);
	return isListed && isAt(place, coordinates) ? routes.mapOf(place.addressSlug) : undefined;
}

function gpxFile(
	context: RecordContext,
	place: GuidePlace,
	coordinates: Coordinates,
): GettingThere['gpxFile'] {
	if (!hasOwnFile(place) || !isAt(place, coordinates)) return undefined;
	const uncertainty = isRough(coordinates) ? uncertaintyInMetres(coordinates) : undefined;
	const comment =
		uncertainty === undefined
			? undefined
			: context.messages.pages.roughPoint(formatFarthestDistance(uncertainty, context.site.locale));
	return {
		point: ownPoint(context, place, comment),
		fileName: `${place.addressSlug}.gpx`,
	};
}

function isAt({ coordinates }: GuidePlace, { latitude, longitude }: Coordinates): boolean {
	return coordinates?.latitude === latitude && coordinates.longitude === longitude;
}

function mapChoices(
	{ messages }: RecordContext,
	{ androidHref, appleHref, googleHref, href }: Directions,
): MapChoice[] {
	return [
		{ opens: 'device', href: androidHref, label: messages.pages.openInMapApplication },
		{ opens: 'apple', href: appleHref, label: messages.map.directions.appleMaps },
		{ opens: 'google', href: googleHref, label: 'Google Maps' },
		{ opens: 'openstreetmap', href, label: 'OpenStreetMap' },
	];
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
