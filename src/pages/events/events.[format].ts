import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { placeFileResponse } from '../../ui/layouts/place-file-response.ts';
import { pageContext } from '../../build/published-guide.ts';
import { guideEventCollection, guideEventFormats } from '../../ui/view-models/event/event-files.ts';

export const getStaticPaths = (async () =>
	guideEventFormats(await pageContext()).map((format) => ({
		params: { format },
		props: { format },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	placeFileResponse(guideEventCollection(await pageContext()), props.format);
