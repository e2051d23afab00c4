import type { PlaceCollection, PlaceFileFormat } from './place-collection.ts';
import { placesCsv } from './places-csv.ts';
import { placesGeoJson } from './places-geojson.ts';
import { placesGpx } from './places-gpx.ts';
import { placesKml } from './places-kml.ts';

const writers: Readonly<Record<PlaceFileFormat, (places: PlaceCollection) => string>> = {
	geojson: placesGeoJson,
	gpx: placesGpx,
	kml: placesKml,
	csv: placesCsv,
};

/** Returns the places or the events of a list as the text of a file. */
export function placeFile(places: PlaceCollection, format: PlaceFileFormat): string {
	return writers[format](places);
}
