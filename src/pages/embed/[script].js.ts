import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContext } from '../../build/published-guide.ts';
import { embedScripts } from '../../ui/layouts/embed-scripts.ts';
import { isEmbeddable } from '../../ui/view-models/list/embedded-list.ts';

export const getStaticPaths = (async () => {
	const { site } = await pageContext();
	return isEmbeddable(site)
		? Object.entries(embedScripts).map(([script, text]) => ({
				params: { script },
				props: { text },
			}))
		: [];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
	new Response(props.text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
