import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContext } from '../build/published-guide.ts';
import { addressMoves } from '../ui/view-models/site/former-address-pages.ts';
import { redirectFile } from '../ui/view-models/site/redirect-file.ts';

/**
 * Returns the path of the file of redirects where the host reads one; Astro takes no page whose own
 * name begins with a low line.
 */
export const getStaticPaths = (async () => {
	const context = await pageContext();
	const file = redirectFile(context.site.host, addressMoves(context));
	return file ? [{ params: { redirects: file.name }, props: { text: file.text } }] : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
