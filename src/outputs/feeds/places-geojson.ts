import { boundingBox } from '../../domain/geo/bounding-box.ts';
import { safeJson } from '../structured-data/serialise.ts';
import type { MappedPlace, PlaceCollection } from './place-collection.ts';
import { statedRights, statedVenueRights } from './rights.ts';
import { writtenOnce } from './written-once.ts';

/**
 * Returns the places as a GeoJSON feature collection (RFC 7946), a feature a line.
 *
 * Places without coordinates are features without a geometry (section 3.2). Sources, credits and
 * licences are foreign members (section 6.1).
 */
export function placesGeoJson({ credits, name, places, sources, url }: PlaceCollection): string {
	const bbox = boundingBox(places.flatMap(({ coordinates }) => coordinates ?? []));
	const head = {
		type: 'FeatureCollection',
		...(bbox ? { bbox } : {}),
		name,
		url,
		sources: sources.map(({ eventCount, licence, publisher, publisherUrl, placeCount }) => ({
			publisher,
			url: publisherUrl,
			licence: licence?.name,
			licenceUrl: licence?.url,
			...(placeCount > 0 ? { places: placeCount } : {}),
			...(eventCount > 0 ? { events: eventCount } : {}),
		})),
		credits: credits.map(({ required, text, url: link }) => ({ text, url: link, required })),
	};
	return `${safeJson(head).slice(0, -1)},"features":[${places.map(feature).join(',')}\n]}\n`;
}

const feature = writtenOnce(({ categories, coordinates, ...place }: MappedPlace) => {
	const json = safeJson({
		type: 'Feature',
		id: place.id,
		geometry: coordinates
			? { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] }
			: null,
		properties: {
			name: place.name,
			category: categories.length > 0 ? categories.join(' > ') : undefined,
			description: place.description,
			street: place.street,
			neighbourhood: place.neighbourhood,
			postalCode: place.postalCode,
			city: place.city,
			region: place.region,
			country: place.country,
			address: place.address,
			url: place.url,
			...statedRights(place),
			updated: place.updatedAt,
			...place.date,
			...statedVenueRights(place.venueRights),
		},
	});
	return `\n${json}`;
});
