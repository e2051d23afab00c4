import type { APIRoute } from 'astro';
import { pageContext } from '../../build/published-guide.ts';
import { eventTableFile } from '../../ui/view-models/explore/explored-events.ts';

export const GET: APIRoute = async () =>
	new Response(eventTableFile(await pageContext()), {
		headers: { 'content-type': 'application/json' },
	});
