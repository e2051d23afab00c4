import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { placeFileResponse } from '../../ui/layouts/place-file-response.ts';
import { pageContext } from '../../build/published-guide.ts';
import { guideCollection, guideFormats } from '../../ui/view-models/place/place-files.ts';

export const getStaticPaths = (async () =>
	guideFormats(await pageContext()).map((format) => ({
		params: { format },
		props: { format },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	placeFileResponse(guideCollection(await pageContext()), props.format);
