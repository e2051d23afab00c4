import type { APIRoute } from 'astro';
import { pageContext } from '../../published-guide.ts';
import { placeTableFile } from '../../view-models/explored-places.ts';

export const GET: APIRoute = async () =>
	new Response(placeTableFile(await pageContext()), {
		headers: { 'content-type': 'application/json' },
	});
