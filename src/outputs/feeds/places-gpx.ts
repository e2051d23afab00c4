import { boundingBox } from '../../domain/geo/bounding-box.ts';
import {
	innermostCategory,
	locatedPlaces,
	type LocatedEntry,
	type PlaceCollection,
	rightsLines,
} from './place-collection.ts';
import { gpxRoot } from './gpx-file.ts';
import { writtenOnce } from './written-once.ts';
import { xmlDocument, xmlElement } from './xml-document.ts';

/**
 * Returns the places as waypoints of a GPX 1.1 file (topografix.com/GPX/1/1), for the map
 * applications of walkers and cyclists.
 *
 * A waypoint cannot do without coordinates: places that have none are left out. Elements follow the
 * order of the schema, which knows one licence for a whole file only; rights are stated in the
 * description, and at each waypoint as its source.
 */
export function placesGpx(collection: PlaceCollection): string {
	const places = locatedPlaces(collection);
	return xmlDocument(
		{
			gpx: {
				...gpxRoot,
				metadata: {
					name: collection.name,
					desc: rightsLines(collection).join('\n') || undefined,
					link: { '@href': collection.url },
					bounds: bounds(places),
				},
			},
		},
		{ within: 'gpx', elements: places.map(waypoint) },
	);
}

/**
 * Returns the bounds of places in degrees; `undefined` where there are no places. A box across
 * the antimeridian has no such bounds: they would enclose the rest of the Earth.
 */
function bounds(places: readonly LocatedEntry[]) {
	const box = boundingBox(places.map(({ coordinates }) => coordinates));
	if (box === undefined) return undefined;
	const [west, south, east, north] = box;
	if (west > east) return undefined;
	return { '@minlat': south, '@minlon': west, '@maxlat': north, '@maxlon': east };
}

/**
 * Returns the point of one place for `gpxOfPoint`, as short as can be: all that is owed for it is
 * stated as its source.
 *
 * @param comment Text for whoever goes there.
 */
export function gpxPoint(
	{ category, coordinates, name, url }: WaypointEntry,
	rights: Pick<PlaceCollection, 'credits' | 'sources'>,
	comment?: string,
): string {
	return xmlElement('wpt', {
		'@lat': coordinates.latitude,
		'@lon': coordinates.longitude,
		name,
		cmt: comment,
		src: rightsLines(rights).join('; ') || undefined,
		link: { '@href': url },
		type: innermostCategory(category),
	});
}

type WaypointEntry = Pick<LocatedEntry, 'category' | 'coordinates' | 'name' | 'url'>;

const waypoint = writtenOnce((place: LocatedEntry) => xmlElement('wpt', waypointOf(place)));

function waypointOf({ category, coordinates, ...place }: LocatedEntry) {
	const { credit, licence, venueCredit, venueLicence } = place;
	const sources = [sourceOf(credit, licence), sourceOf(venueCredit, venueLicence)];
	return {
		'@lat': coordinates.latitude,
		'@lon': coordinates.longitude,
		name: place.name,
		desc: place.description,
		src: [...new Set(sources.filter((source) => source !== undefined))].join('; ') || undefined,
		link: { '@href': place.url },
		type: innermostCategory(category),
	};
}

/**
 * Returns the credit and the licence of a record on one line, or the one that it has. Credit
 * lines often name the licence themselves: it is added where they do not.
 */
function sourceOf(credit: string | undefined, licence: string | undefined): string | undefined {
	if (credit === undefined || licence === undefined) return credit ?? licence;
	return credit.includes(licence) ? credit : `${credit}, ${licence}`;
}
