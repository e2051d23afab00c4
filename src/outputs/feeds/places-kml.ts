import { markupText } from './markup-text.ts';
import {
	locatedPlaces,
	type LocatedEntry,
	type PlaceCollection,
	rightsLines,
} from './place-collection.ts';
import { writtenOnce } from './written-once.ts';
import { xmlDocument, xmlElement } from './xml-document.ts';

/**
 * Returns the places as a KML 2.2 document (OGC 07-147r2), for Google Earth and map applications.
 *
 * Places without coordinates are left out. Rights are stated for the document, and of each place as
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

/** Names what of a place is extended data. */
const dataOfPlace = [
	...(['url', 'category', 'credit', 'creditUrl', 'licence', 'licenceUrl', 'updated'] as const),
	...(['starts', 'ends', 'venueCredit', 'venueCreditUrl'] as const),
	...(['venueLicence', 'venueLicenceUrl'] as const),
];

const placemark = writtenOnce((place: LocatedEntry) => {
	const { address, coordinates, description, id, name, url } = place;
	return xmlElement('Placemark', {
		'@id': id,
		name,
		'atom:link': { '@href': url },
		address,
		description: description && markupText(description),
		ExtendedData: {
			Data: dataOfPlace.flatMap((key) => {
				const value = place[key];
				return value ? [{ '@name': key, value }] : [];
			}),
		},
		Point: { coordinates: `${coordinates.longitude},${coordinates.latitude}` },
	});
});
