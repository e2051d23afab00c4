import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { changedFiles, noteDrawnFile } from '../../../../kept-pages/changed-files.ts';
import { placeFileAnswer } from '../../../../layouts/place-file-answer.ts';
import { pageContext } from '../../../../published-guide.ts';
import { browseEventFiles } from '../../../../view-models/browse-list.ts';
import { eventFileOf } from '../../../../view-models/event-files.ts';

export const getStaticPaths = (async () => {
	const context = await pageContext();
	const paths = browseEventFiles(context).map((file) => ({
		params: { axis: file.axis, list: file.parameter, format: file.format },
		props: { file },
	}));
	return changedFiles(paths, ({ props }) => eventFileOf(context, props.file));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
	const file = eventFileOf(await pageContext(), props.file);
	noteDrawnFile(file);
	return placeFileAnswer(...file.given);
};
