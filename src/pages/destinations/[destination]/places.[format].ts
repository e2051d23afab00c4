import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { placeFileAnswer } from '../../../layouts/place-file-answer.ts';
import { pageContext } from '../../../published-guide.ts';
import { groupingFiles, placeCollection } from '../../../view-models/place-files.ts';

export const getStaticPaths = (async () =>
	groupingFiles(await pageContext(), 'destinations').map((file) => ({
		params: { destination: file.parameter, format: file.format },
		props: { file },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	placeFileAnswer(placeCollection(await pageContext(), props.file.list), props.file.format);
