import type { APIRoute } from 'astro';
import { pageContext } from '../build/published-guide.ts';
import { webManifest } from '../ui/view-models/site/web-manifest.ts';

export const GET: APIRoute = async () =>
	new Response(JSON.stringify(webManifest(await pageContext()), undefined, '\t'), {
		headers: { 'content-type': 'application/manifest+json' },
	});
