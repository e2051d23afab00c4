import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { placeFileAnswer } from '../../ui/layouts/place-file-answer.ts';
import { pageContext } from '../../build/published-guide.ts';
import { eventCollection, guideEventFiles } from '../../ui/view-models/event/event-files.ts';

export const getStaticPaths = (async () =>
	guideEventFiles(await pageContext()).map((file) => ({
		params: { format: file.format },
		props: { file },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	placeFileAnswer(eventCollection(await pageContext(), props.file.list), props.file.format);
