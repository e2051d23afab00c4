import { markupText } from './markup-text.ts';
import {
	locatedPlaces,
	type LocatedEntry,
	type PlaceCollection,
	rightsLines,
} from './place-collection.ts';
import { statedRights, statedVenueRights } from './rights.ts';
import { writtenOnce } from './written-once.ts';
import { xmlDocument, xmlElement } from './xml-document.ts';

/**
 * Returns the places as a KML 2.2 document (OGC 07-147r2), for Google Earth and map applications.
 *
 * Places without coordinates are left out. Rights are told of the document, and of each place as
 * extended data. Descriptions are HTML, as applications take them for (Google's KML Reference,
 * `description`).
 */
export function placesKml(collection: PlaceCollection): string {
	return xmlDocument(
		{
			kml: {
				'@xmlns': 'http://www.opengis.net/kml/2.2',
				'@xmlns:atom': 'http://www.w3.org/2005/Atom',
				Document: {
					name: collection.name,
					'atom:link': { '@href': collection.url },
					description: markupText(rightsLines(collection).join('\n')) || undefined,
				},
			},
		},
		{ within: 'Document', elements: locatedPlaces(collection).map(placemark) },
	);
}

const placemark = writtenOnce(({ categories, coordinates, ...place }: LocatedEntry) => {
	const { address, description, name, url } = place;
	return xmlElement('Placemark', {
		'@id': place.id,
		name,
		'atom:link': { '@href': url },
		address,
		description: description && markupText(description),
		ExtendedData: {
			Data: [
				data('url', url),
				data('category', categories.join(' > ')),
				...members(statedRights(place)),
				data('updated', place.updatedAt),
				data('starts', place.date?.starts),
				data('ends', place.date?.ends),
				...members(statedVenueRights(place.venueRights)),
			].flat(),
		},
		Point: { coordinates: `${coordinates.longitude},${coordinates.latitude}` },
	});
});

function members(texts: Readonly<Record<string, string | undefined>>) {
	return Object.entries(texts).map(([name, value]) => data(name, value));
}

function data(name: string, value: string | undefined) {
	return value ? [{ '@name': name, value }] : [];
}
