import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { changedFiles, noteDrawnFile } from '../../../kept-pages/changed-files.ts';
import { placeFileAnswer } from '../../../layouts/place-file-answer.ts';
import { pageContext } from '../../../published-guide.ts';
import { categoryFiles, placeFileOf } from '../../../view-models/place-files.ts';

export const getStaticPaths = (async () => {
	const context = await pageContext();
	const paths = categoryFiles(context).map((file) => ({
		params: { category: file.parameter, format: file.format },
		props: { file },
	}));
	return changedFiles(paths, ({ props }) => placeFileOf(context, props.file));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
	const file = placeFileOf(await pageContext(), props.file);
	noteDrawnFile(file);
	return placeFileAnswer(...file.given);
};
