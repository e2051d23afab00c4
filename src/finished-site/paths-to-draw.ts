import type { AstroPrerenderer, RouteData } from 'astro';

type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/**
 * Of the paths of a guide those that a build draws, in their order.
 *
 * The list of social images comes first: they are drawn in the background. Where other machines draw a part of the pages, what
 * there is only one of is left to the build of the whole guide.
 */
export function pathsToDraw(paths: readonly StaticPath[], isShard: boolean): StaticPath[] {
	if (isShard) return paths.filter(({ route }) => isOfMany(route));
	return [...paths.filter(isPictureList), ...paths.filter((path) => !isPictureList(path))];
}

function isOfMany({ params, type }: RouteData): boolean {
	return type === 'page' && params.length > 0;
}

function isPictureList({ route }: StaticPath): boolean {
	return route.component === 'src/pages/social/pictures.json.ts';
}
