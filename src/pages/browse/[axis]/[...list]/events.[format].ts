import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { placeFileAnswer } from '../../../../layouts/place-file-answer.ts';
import { pageContext } from '../../../../published-guide.ts';
import { browseEventFiles } from '../../../../view-models/browse-list.ts';
import { eventCollection } from '../../../../view-models/event-files.ts';

export const getStaticPaths = (async () =>
	browseEventFiles(await pageContext()).map((file) => ({
		params: { axis: file.axis, list: file.parameter, format: file.format },
		props: { file },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	placeFileAnswer(eventCollection(await pageContext(), props.file.list), props.file.format);
