import type { PlaceFileFormat } from '../../outputs/feeds/place-collection.ts';
import { placeFile } from '../../outputs/feeds/place-file.ts';
import { placesOfGeoJson } from '../../outputs/feeds/places-geojson.ts';
import { mediaTypes } from '../../outputs/media-types.ts';
import { offerFile } from './offer-file.ts';

/**
 * Offers a file of places or events, made of the GeoJSON that the build wrote of them.
 *
 * @param address Address of the file beside that, which need not exist; it ends with its format.
 * @param isChosen Takes the path of the page of each.
 * @throws When the GeoJSON cannot be loaded.
 */
export async function savePlaces(
	address: string,
	isChosen: (path: string) => boolean = () => true,
): Promise<void> {
	const response = await fetch(address.replace(/\w+$/, 'geojson'));
	if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
	const all = placesOfGeoJson(await response.text());
	const places = all.places.filter(({ url }) => isChosen(new URL(url).pathname));
	// The links of the page name no others.
	const format = address.replace(/.*\./, '') as PlaceFileFormat;
	const file = placeFile({ ...all, places }, format);
	offerFile(file, address.replace(/.*\//, ''), mediaTypes[format]);
}
