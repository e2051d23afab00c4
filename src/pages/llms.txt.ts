import type { APIRoute } from 'astro';
import { pageContext } from '../build/published-guide.ts';
import { outline } from '../ui/view-models/list/outline.ts';

export const GET: APIRoute = async () =>
	new Response(outline(await pageContext()), {
		headers: { 'content-type': 'text/plain; charset=utf-8' },
	});
