import type { APIRoute, GetStaticPaths } from 'astro';
import { changedFiles, noteRenderedFile } from '../../build/page-cache/changed-files.ts';
import { imageFile, pageContext } from '../../build/published-guide.ts';

/**
 * Returns the path of each file of each image that the guide serves itself; its name changes
 * with what is in it.
 */
export const getStaticPaths = (async () => {
	const { imageCopies, routes } = await pageContext();
	const names = new Set([...imageCopies.values()].flat().map(({ name }) => name));
	const paths = [...names].map((name) => ({ params: { file: name.replace(/\.webp$/, '') } }));
	return changedFiles(paths, ({ params }) => ({
		path: routes.imageFile(`${params.file}.webp`),
		input: [],
	}));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
	const name = `${params.file}.webp`;
	const { routes } = await pageContext();
	noteRenderedFile({ path: routes.imageFile(name), input: [] });
	return new Response(new Uint8Array(imageFile(name)), {
		headers: { 'content-type': 'image/webp' },
	});
};
