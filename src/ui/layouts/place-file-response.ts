import type { PlaceCollection, PlaceFileFormat } from '../../outputs/feeds/place-collection.ts';
import { placeFile } from '../../outputs/feeds/place-file.ts';
import { mediaTypes } from '../../outputs/media-types.ts';

/** Returns a response with the places of a list as a file. */
export function placeFileResponse(places: PlaceCollection, format: PlaceFileFormat): Response {
	// Given a text, a response goes through it three times.
	const bytes = Buffer.from(placeFile(places, format));
	return new Response(bytes, { headers: { 'content-type': mediaTypes[format] } });
}
