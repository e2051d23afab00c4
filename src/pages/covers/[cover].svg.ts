import type { APIRoute, GetStaticPaths } from 'astro';
import { coverFileContent } from '../../graphics/cover-art/cover-file.ts';
import { changedFiles, noteRenderedFile } from '../../build/page-cache/changed-files.ts';
import { pageContext } from '../../build/published-guide.ts';
import { standInCover, standInCovers } from '../../ui/view-models/list/stand-in-covers.ts';

/** The covers that stand in for the photographs of cards, where one cannot be had. */
export const getStaticPaths = (async () => {
	const context = await pageContext();
	const paths = standInCovers(context).map((cover) => ({ params: { cover } }));
	return changedFiles(paths, ({ params }) => standInCover(context, params.cover));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
	const cover = standInCover(await pageContext(), params.cover ?? '');
	noteRenderedFile(cover);
	return new Response(coverFileContent(cover.input.name, cover.input.accentHue), {
		headers: { 'content-type': 'image/svg+xml' },
	});
};
