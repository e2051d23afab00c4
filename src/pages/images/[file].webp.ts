import type { APIRoute, GetStaticPaths } from 'astro';
import { imageFile, pageContext } from '../../published-guide.ts';

/** Each file of each image that the guide serves itself. */
export const getStaticPaths = (async () => {
	const { imageCopies } = await pageContext();
	const names = new Set([...imageCopies.values()].flat().map(({ name }) => name));
	return [...names].map((name) => ({ params: { file: name.replace(/\.webp$/, '') } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
	new Response(new Uint8Array(imageFile(`${params.file}.webp`)), {
		headers: { 'content-type': 'image/webp' },
	});
