import type { IdReference, PlaceLeaf, VirtualLocationLeaf } from 'schema-dts';
import type { Attendance } from '../../domain/events/attendance.ts';
import { saysWhere } from '../../domain/events/spot.ts';
import { venueLocation } from '../../domain/events/venue-location.ts';
import { coordinatesOf } from '../../domain/geo/coordinates.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { EventLocation, EventRecord } from '../../records/event.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { geoCoordinates } from './geo-coordinates.ts';
import { locationId, thingId } from './identity.ts';
import { legalNode, node, reference } from './json-ld.ts';
import type { PlaceNode } from './place.ts';
import { placeType } from '../../domain/schema-org/place-type.ts';
import { postalAddress } from './postal-address.ts';
import { webUrl } from './web-url.ts';

/** Describes a place that the guide publishes, as the venue of an event. */
export interface Venue {
	record: PlaceRecord;
	/** Canonical address of the place's page. */
	url: string;
}

export type EventLocationNode = PlaceNode | PlaceLeaf | VirtualLocationLeaf;
export type LocationMember = EventLocationNode | IdReference;

/**
 * Returns where an event takes place, in full: the venue, a link, or both for a mixed event. Empty
 * where neither is known.
 *
 * @param attendance Ways in which one takes part as things are, also where the record says
 *   otherwise because the event has moved online.
 * @param pageUrl Canonical address of the event's page.
 */
export function eventLocations(
	record: EventRecord,
	attendance: Attendance | undefined,
	pageUrl: string,
	thingsUrl: string,
	venue: Venue | undefined,
): EventLocationNode[] {
	const onSite = attendance === 'online' ? undefined : placeOf(record, pageUrl, thingsUrl, venue);
	const isVirtual = attendance === 'online' || attendance === 'mixed';
	const link = webUrl(record.details?.ticket_url) ?? webUrl(pageUrl);
	const virtual = node<VirtualLocationLeaf>({ '@type': 'VirtualLocation', url: link });
	return [...(onSite ? [onSite] : []), ...(isVirtual ? [virtual] : [])];
}

/**
 * Returns the locations of the nodes of a page, in its order: one with an `@id` in full where it
 * comes first, later by reference.
 */
export function definedOnce(
	locationsOfNodes: readonly (readonly EventLocationNode[])[],
): LocationMember[][] {
	const defined = new Set<string>();
	return locationsOfNodes.map((locations) =>
		locations.map((location) => {
			const id = location['@id'];
			if (id === undefined) return location;
			if (defined.has(id)) return reference(id);
			defined.add(id);
			return location;
		}),
	);
}

interface LocatedNode {
	location?: LocationMember | readonly LocationMember[];
	subEvent?: readonly LocatedNode[];
}

/**
 * Returns whether a node, or one below it, holds the data of a venue: whoever publishes them owes
 * its credit.
 */
export function nestsVenue(node: LocatedNode, venue: Venue, thingsUrl: string): boolean {
	const id = thingId(thingsUrl, venue.record.id);
	return [node, ...(node.subEvent ?? [])].some(({ location = [] }) =>
		[location].flat().some((member) => member['@id'] === id),
	);
}

function placeOf(
	{ location }: EventRecord,
	pageUrl: string,
	thingsUrl: string,
	venue: Venue | undefined,
): PlaceNode | PlaceLeaf | undefined {
	const where = venueLocation(location, venue?.record);
	const address = postalAddress(where?.address);
	const type = venue ? placeType(venue.record.schema_type).type : 'Place';
	const geo = geoCoordinates(coordinatesOf(where), type);
	if (!venue) {
		if (!geo && !isLocal(location)) return undefined;
		return node<PlaceLeaf>({ '@type': 'Place', '@id': locationId(pageUrl), address, geo });
	}
	const { id, name } = venue.record;
	return legalNode<PlaceNode>({
		'@type': type,
		'@id': thingId(thingsUrl, id),
		name: oneLine(name),
		url: webUrl(venue.url),
		address,
		geo,
	});
}

function isLocal(location: EventLocation | undefined): boolean {
	const { address, city, postal_code: postalCode } = location ?? {};
	return saysWhere({ street: address, postalCode, city });
}
