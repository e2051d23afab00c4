import type { APIRoute } from 'astro';
import { pageContext } from '../build/published-guide.ts';

/**
 * Returns the rules for robots: everything may be read; pages that are not to be found say so
 * themselves.
 */
export const GET: APIRoute = async () => {
	const { routes } = await pageContext();
	const sitemap = new URL('sitemap-index.xml', routes.siteRoot);
	return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap.href}\n`, {
		headers: { 'content-type': 'text/plain; charset=utf-8' },
	});
};
