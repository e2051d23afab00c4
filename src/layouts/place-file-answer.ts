import type { PlaceCollection, PlaceFileFormat } from '../feeds/place-collection.ts';
import { placesCsv } from '../feeds/places-csv.ts';
import { placesGeoJson } from '../feeds/places-geojson.ts';
import { placesGpx } from '../feeds/places-gpx.ts';
import { placesKml } from '../feeds/places-kml.ts';

/** Of each format: its media type and its writer. */
const formats: Readonly<
	Record<PlaceFileFormat, [mediaType: string, write: (places: PlaceCollection) => string]>
> = {
	geojson: ['application/geo+json', placesGeoJson],
	gpx: ['application/gpx+xml', placesGpx],
	kml: ['application/vnd.google-earth.kml+xml', placesKml],
	csv: ['text/csv; charset=utf-8', placesCsv],
};

/** The places of a list as a file. */
export function placeFileAnswer(places: PlaceCollection, format: PlaceFileFormat): Response {
	const [mediaType, write] = formats[format];
	// Given a text, a response goes through it three times.
	const bytes = Buffer.from(write(places));
	return new Response(bytes, { headers: { 'content-type': mediaType } });
}
