import type { PlaceLeaf, TouristDestinationLeaf } from 'schema-dts';
import { valueKey } from '../../domain/facets/spelling.ts';
import type { PlaceLocation } from '../../records/place-location.ts';
import { destinationId } from './identity.ts';
import { uniqueTexts } from './text.ts';

/** Describes a destination of the guide with a page of its own. */
export interface LinkedDestination {
	id: string;
	name: string;
	/** Absolute address. */
	url: string;
}

/**
 * Returns what a place lies in: the entity and the neighbourhood that its source names, then
 * destinations of the guide.
 *
 * A destination takes the place of an entity of the same name, however it is spelt.
 */
export function containedInPlace(
	location: PlaceLocation | undefined,
	destinations: readonly LinkedDestination[],
	thingsUrl: string,
): (PlaceLeaf | TouristDestinationLeaf)[] {
	const linkedNames = new Set(destinations.map(({ name }) => valueKey(name)));
	const named = uniqueTexts([location?.contained_in, location?.address?.neighbourhood])
		.filter((name) => !linkedNames.has(valueKey(name)))
		.map((name): PlaceLeaf => ({ '@type': 'Place', name }));
	// Two ids may differ by a missing prefix alone.
	const byId = new Map(destinations.map((one) => [destinationId(thingsUrl, one.id), one]));
	const linked = [...byId].map(([id, { name, url }]): TouristDestinationLeaf => ({
		'@type': 'TouristDestination',
		'@id': id,
		name,
		url,
	}));
	return [...named, ...linked];
}
