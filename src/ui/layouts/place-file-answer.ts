import type { PlaceCollection, PlaceFileFormat } from '../../outputs/feeds/place-collection.ts';
import { placesCsv } from '../../outputs/feeds/places-csv.ts';
import { placesGeoJson } from '../../outputs/feeds/places-geojson.ts';
import { placesGpx } from '../../outputs/feeds/places-gpx.ts';
import { placesKml } from '../../outputs/feeds/places-kml.ts';
import { mediaTypes } from '../../outputs/media-types.ts';

const writers: Readonly<Record<PlaceFileFormat, (places: PlaceCollection) => string>> = {
	geojson: placesGeoJson,
	gpx: placesGpx,
	kml: placesKml,
	csv: placesCsv,
};

/** Returns a response with the places of a list as a file. */
export function placeFileAnswer(places: PlaceCollection, format: PlaceFileFormat): Response {
	// Given a text, a response goes through it three times.
	const bytes = Buffer.from(writers[format](places));
	return new Response(bytes, { headers: { 'content-type': mediaTypes[format] } });
}
