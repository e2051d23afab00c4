import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { placeFileAnswer } from '../../../../layouts/place-file-answer.ts';
import { pageContext } from '../../../../published-guide.ts';
import { browseFiles } from '../../../../view-models/browse-list.ts';
import { placeCollection } from '../../../../view-models/place-files.ts';

export const getStaticPaths = (async () =>
	browseFiles(await pageContext()).map((file) => ({
		params: { axis: file.axis, list: file.parameter, format: file.format },
		props: { file },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	placeFileAnswer(placeCollection(await pageContext(), props.file.list), props.file.format);
