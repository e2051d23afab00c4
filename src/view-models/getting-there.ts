import { coordinatesOf } from '../geo/coordinates.ts';
import { addressLines } from '../places/address-lines.ts';
import { websiteHost } from '../places/contact.ts';
import {
	type Directions,
	directionsTo,
	formatCoordinates,
	mapLinks,
} from '../places/directions.ts';
import type { PlaceLocation } from '../schemas/place-location.ts';
import type { RecordContext } from './page-context.ts';
import type { Link } from './page-frame.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Where a place or event is and how to get there; every part may be missing. */
export interface GettingThere {
	addressLines: readonly string[];
	/** What an event states besides the address of its venue, and whose that one is. */
	ownAddress?: string | undefined;
	venueName?: string | undefined;
	transit: readonly string[];
	/** Latitude and longitude for the eye. */
	coordinates?: readonly string[] | undefined;
	directions?: Directions | undefined;
	/** Maps that the source links to. */
	maps: readonly Link[];
	/** What it is part of; a link where that is published here. */
	containedIn?: { label: string; href?: string | undefined } | undefined;
}

/** @param containedIn What the location's `contained_in` names, where that is published here. */
export function gettingThere(
	context: RecordContext,
	name: string,
	location: PlaceLocation | undefined,
	containedIn: Link | undefined,
): GettingThere {
	const { messages, site } = context;
	const coordinates = coordinatesOf(location);
	const directions = directionsTo(location, name, site.locale);
	const { geoHref, mapHrefs } = mapLinks(location);
	const container = location?.contained_in;
	return {
		addressLines: addressLines(location?.address, site.locale),
		transit: paragraphsOf(location?.transit),
		coordinates: coordinates && formatCoordinates(coordinates, site.locale, messages.places),
		// The source's own link may name its exact entrance.
		directions: directions && { ...directions, androidHref: geoHref ?? directions.androidHref },
		maps: [
			...mapHrefs.map((href, index) => ({ href, label: mapLabel(context, href, index) })),
			...(directions === undefined && geoHref !== undefined
				? [{ href: geoHref, label: messages.pages.openInMapApplication }]
				: []),
		],
		containedIn:
			container === undefined ? undefined : { label: container, href: containedIn?.href },
	};
}

function mapLabel({ messages }: RecordContext, href: string, index: number): string {
	const { showOnMap, showOnMapAt } = messages.pages;
	return index === 0 ? showOnMap : showOnMapAt(websiteHost(href) ?? href);
}
