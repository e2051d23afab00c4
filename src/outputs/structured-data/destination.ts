import type { TouristAttractionLeaf, TouristDestinationLeaf } from 'schema-dts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import { geoCoordinates } from './geo-coordinates.ts';
import type { GuideContext } from './guide-context.ts';
import { destinationId, thingId, thingsRoot, webPageId } from './identity.ts';
import { imageReferences } from './image-object.ts';
import { node, oneOrMany, reference } from './json-ld.ts';
import { sameAs } from './place.ts';
import { placeType } from '../../domain/schema-org/place-type.ts';
import { descriptionOf, uniqueTexts } from './text.ts';
import { webUrl } from './web-url.ts';

/** Holds what a destination says of itself. */
export interface Destination {
	id: string;
	name: string;
	description?: string | undefined;
	coordinates?: Coordinates | undefined;
	sameAs?: readonly string[] | undefined;
	/** Name of the entity that it lies in. */
	containedIn?: string | undefined;
}

export interface DestinationPage {
	guide: GuideContext;
	/** Canonical address of the destination's page. */
	url: string;
	/** Images as the page shows them, in its order. */
	images: readonly DisplayImage[];
	/** Places of the destination that its page shows, of any type. */
	places?: readonly DestinationPlace[];
}

export interface DestinationPlace {
	id: string;
	name: string;
	schemaType?: string | undefined;
	/** Absolute address of its page. */
	url: string;
}

/**
 * Returns the node of a destination of the guide. Includes by name only places typed
 * TouristAttraction: schema.org allows no others.
 */
export function destinationNode(
	destination: Destination,
	{ guide, url, images, places = [] }: DestinationPage,
): TouristDestinationLeaf {
	const attractions = places
		.filter(({ schemaType }) => placeType(schemaType).type === 'TouristAttraction')
		.map((place): TouristAttractionLeaf => ({
			'@type': 'TouristAttraction',
			'@id': thingId(thingsRoot(guide), place.id),
			name: place.name,
			url: place.url,
		}));
	return node<TouristDestinationLeaf>({
		'@type': 'TouristDestination',
		'@id': destinationId(thingsRoot(guide), destination.id),
		name: oneLine(destination.name),
		description: descriptionOf(destination.description),
		url: webUrl(url),
		mainEntityOfPage: reference(webPageId(url)),
		sameAs: sameAs(destination.sameAs ?? [], guide.siteUrl),
		image: imageReferences(url, images),
		geo: geoCoordinates(destination.coordinates, 'TouristDestination'),
		containedInPlace: oneOrMany(
			uniqueTexts([destination.containedIn]).map((name) => ({ '@type': 'Place', name })),
		),
		includesAttraction: attractions,
	});
}
