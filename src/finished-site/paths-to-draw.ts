import type { AstroPrerenderer, RouteData } from 'astro';

type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/**
 * Of the paths of a guide those that a build draws.
 *
 * The list of social images comes first: they are drawn in the background. So do pages whose texts are awaited by the full-text
 * index, as it is made in the background too. Where other machines draw a part of the pages, what there is only one of is left to
 * the build of the whole guide.
 *
 * @param isAwaited Whether the text of a page is awaited.
 */
export function pathsToDraw(
	paths: readonly StaticPath[],
	isShard: boolean,
	isAwaited: (path: StaticPath) => boolean,
): StaticPath[] {
	if (isShard) return paths.filter(({ route }) => isOfMany(route));
	const groups = Map.groupBy(paths, (path) =>
		isPictureList(path) ? 'pictures' : isAwaited(path) ? 'awaited' : 'others',
	);
	return (['pictures', 'awaited', 'others'] as const).flatMap((name) => groups.get(name) ?? []);
}

function isOfMany({ params, type }: RouteData): boolean {
	return type === 'page' && params.length > 0;
}

function isPictureList({ route }: StaticPath): boolean {
	return route.component === 'src/pages/social/pictures.json.ts';
}
