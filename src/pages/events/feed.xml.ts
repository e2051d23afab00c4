import type { APIRoute } from 'astro';
import { mediaTypes } from '../../outputs/media-types.ts';
import { pageContext } from '../../build/published-guide.ts';
import { eventsFeed } from '../../ui/view-models/site/feeds.ts';

export const GET: APIRoute = async () =>
	new Response(await eventsFeed(await pageContext()), {
		headers: { 'content-type': mediaTypes.rss },
	});
