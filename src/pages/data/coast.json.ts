import type { APIRoute } from 'astro';
import { pageContext } from '../../build/published-guide.ts';
import { coastFile } from '../../ui/view-models/explore/coast-around.ts';

export const GET: APIRoute = async () =>
	new Response(coastFile(await pageContext()), {
		headers: { 'content-type': 'application/json' },
	});
