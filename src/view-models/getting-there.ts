import { coordinatesOf } from '../geo/coordinates.ts';
import { addressLines } from '../places/address-lines.ts';
import {
	type Directions,
	directionsTo,
	formatCoordinates,
	type MapLinks,
	mapLinks,
} from '../places/directions.ts';
import type { PlaceLocation } from '../schemas/place-location.ts';
import type { PageContext } from './page-context.ts';
import type { Link } from './page-frame.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Where a place or event is and how to get there; every part may be missing. */
export interface GettingThere {
	addressLines: readonly string[];
	transit: readonly string[];
	/** Latitude and longitude for the eye. */
	coordinates?: readonly string[] | undefined;
	directions?: Directions | undefined;
	mapLinks: MapLinks;
	/** What it is part of; a link where that is published here. */
	containedIn?: { label: string; href?: string | undefined } | undefined;
}

export function gettingThere(
	context: PageContext,
	name: string,
	location: PlaceLocation | undefined,
	destinations: readonly Link[],
): GettingThere {
	const { messages, site } = context;
	const coordinates = coordinatesOf(location);
	const containedIn = location?.contained_in;
	return {
		addressLines: addressLines(location?.address, site.locale),
		transit: paragraphsOf(location?.transit),
		coordinates: coordinates && formatCoordinates(coordinates, site.locale, messages.places),
		directions: directionsTo(location, name, site.locale),
		mapLinks: mapLinks(location),
		containedIn:
			containedIn === undefined
				? undefined
				: {
						label: containedIn,
						href: destinations.find(({ label }) => label === containedIn)?.href,
					},
	};
}
