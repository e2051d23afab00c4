import type { APIRoute, GetStaticPaths } from 'astro';
import { changedFiles, noteRenderedFile } from '../../build/page-cache/changed-files.ts';
import { pageContext, showsStyleGuide } from '../../build/published-guide.ts';
import { eventCards, placeCards } from '../../ui/styleguide/specimens.ts';
import { coverFiles } from '../../ui/view-models/list/cover-files.ts';
import type { PageContext } from '../../ui/view-models/site/page-context.ts';

interface Props {
	svg: string;
}

/** Makes the drawings in place of photographs, which pages share. */
export const getStaticPaths = (async () => {
	const context = await pageContext();
	const paths = [...coverFiles(context, specimens(context))].map(([cover, svg]) => ({
		params: { cover },
		props: { svg },
	}));
	return changedFiles(paths, ({ params }) => fileOf(context, params.cover));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ params, props }) => {
	noteRenderedFile(fileOf(await pageContext(), params.cover ?? ''));
	return new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
};

function specimens({ messages }: PageContext) {
	const cards = showsStyleGuide() ? [...placeCards(), ...eventCards(messages.events)] : [];
	return cards.flatMap(({ cover }) => cover ?? []);
}

/** Returns the file of a cover, whose name says what it holds. */
function fileOf({ routes }: PageContext, name: string) {
	return { path: routes.cover(name), input: name };
}
