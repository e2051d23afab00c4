import type { APIRoute } from 'astro';
import { placesGeoJson } from '../../feeds/places-geojson.ts';
import { pageContext } from '../../published-guide.ts';
import { mappedGuide } from '../../view-models/mapped-guide.ts';

export const GET: APIRoute = async () => {
	const pieces = placesGeoJson(mappedGuide(await pageContext()));
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
		pull(controller) {
			const piece = pieces.next();
			if (piece.done === true) controller.close();
			else controller.enqueue(encoder.encode(piece.value));
		},
	});
	return new Response(body, { headers: { 'content-type': 'application/geo+json' } });
};
