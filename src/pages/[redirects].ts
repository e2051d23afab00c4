import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContext } from '../build/published-guide.ts';
import { redirectLines } from '../ui/view-models/site/former-address-pages.ts';

/**
 * Returns the path of `_redirects` where it has lines; Astro takes no page whose own name
 * begins with a low line.
 */
export const getStaticPaths = (async () => {
	const lines = redirectLines(await pageContext());
	if (lines.length === 0) return [];
	return [{ params: { redirects: '_redirects' }, props: { lines } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ lines: string[] }> = ({ props }) =>
	new Response(props.lines.map((line) => `${line}\n`).join(''));
