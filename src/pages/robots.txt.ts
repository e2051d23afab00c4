import type { APIRoute } from 'astro';
import { pageContext } from '../build/published-guide.ts';

/**
 * Returns the rules for robots: everything may be read; pages that are not to be found say so
 * themselves. From a preview with drafts robots are to keep away.
 */
export const GET: APIRoute = async () => {
	const { routes, showsDrafts = false } = await pageContext();
	const sitemap = new URL('sitemap-index.xml', routes.siteRoot);
	const rules = showsDrafts ? 'Disallow: /' : `Allow: /\n\nSitemap: ${sitemap.href}`;
	return new Response(`User-agent: *\n${rules}\n`, {
		headers: { 'content-type': 'text/plain; charset=utf-8' },
	});
};
