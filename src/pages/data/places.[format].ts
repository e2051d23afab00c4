import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { placeFileAnswer } from '../../ui/layouts/place-file-answer.ts';
import { pageContext } from '../../build/published-guide.ts';
import { guideFiles, placeCollection } from '../../ui/view-models/place/place-files.ts';

export const getStaticPaths = (async () =>
	guideFiles(await pageContext()).map((file) => ({
		params: { format: file.format },
		props: { file },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	placeFileAnswer(placeCollection(await pageContext(), props.file.list), props.file.format);
