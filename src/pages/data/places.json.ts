import type { APIRoute } from 'astro';
import { pageContext } from '../../build/published-guide.ts';
import { placeTableFile } from '../../ui/view-models/explore/explored-places.ts';

export const GET: APIRoute = async () =>
	new Response(placeTableFile(await pageContext()), {
		headers: { 'content-type': 'application/json' },
	});
