import type { APIRoute, GetStaticPaths } from 'astro';
import { coverFileContent } from '../../artwork/cover-file.ts';
import { pageContext } from '../../published-guide.ts';
import { standInCovers } from '../../view-models/stand-in-covers.ts';

/** The covers that stand in for the photographs of cards, where one cannot be had. */
export const getStaticPaths = (async () =>
	standInCovers(await pageContext()).map((cover) => ({
		params: { cover },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
	const { site } = await pageContext();
	return new Response(coverFileContent(params.cover ?? '', site.accentHue), {
		headers: { 'content-type': 'image/svg+xml' },
	});
};
