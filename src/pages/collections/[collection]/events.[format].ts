import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { placeFileAnswer } from '../../../layouts/place-file-answer.ts';
import { pageContext } from '../../../published-guide.ts';
import { eventCollection, groupingEventFiles } from '../../../view-models/event-files.ts';

export const getStaticPaths = (async () =>
	groupingEventFiles(await pageContext(), 'collections').map((file) => ({
		params: { collection: file.parameter, format: file.format },
		props: { file },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	placeFileAnswer(eventCollection(await pageContext(), props.file.list), props.file.format);
