import type { AstroPrerenderer, RouteData } from 'astro';

export type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

export interface PathsToDraw {
	/** Of the list of social images, which are drawn in the background as soon as it is known. */
	pictureList: StaticPath | undefined;
	/** Of pages and files of which there are many. Several threads may draw them. */
	many: StaticPath[];
	/** Of what there is only one of, and of pages that operators have added. */
	others: StaticPath[];
}

const recordComponents = ['src/pages/places/[place].astro', 'src/pages/events/[event]/index.astro'];
const foldersOfMany =
	/^src\/pages\/(places|events|destinations|collections|categories|browse|covers|images)\//;

/**
 * The paths of a guide that a build draws, in the order in which it does.
 *
 * Pages whose texts are awaited by the full-text index come first, as it is made in the background; those of records before all
 * others, for which threads have more to work out. Where other machines draw a part of the pages, what there is only one of is left
 * to the build of the whole guide.
 *
 * @param isAwaited Whether the text of a page is awaited.
 */
export function pathsToDraw(
	paths: readonly StaticPath[],
	isShard: boolean,
	isAwaited: (path: StaticPath) => boolean,
): PathsToDraw {
	const drawn = isShard ? paths.filter(({ route }) => isPageOfMany(route)) : paths;
	const repeated = repeatedPathnames(drawn);
	const groups = Map.groupBy(drawn, (path) => {
		if (isPictureList(path)) return 'picture list';
		// Astro says which of them counts.
		if (!isOfMany(path) || repeated.has(path.pathname)) return 'others';
		if (recordComponents.includes(path.route.component)) return 'records';
		return isAwaited(path) ? 'awaited' : 'many';
	});
	return {
		pictureList: groups.get('picture list')?.[0],
		many: (['records', 'awaited', 'many'] as const).flatMap((name) => groups.get(name) ?? []),
		others: groups.get('others') ?? [],
	};
}

function isPageOfMany({ params, type }: RouteData): boolean {
	return type === 'page' && params.length > 0;
}

function isOfMany({ route: { component, params, type } }: StaticPath): boolean {
	return (
		params.length > 0 && (type === 'page' || type === 'endpoint') && foldersOfMany.test(component)
	);
}

function isPictureList({ route }: StaticPath): boolean {
	return route.component === 'src/pages/social/pictures.json.ts';
}

function repeatedPathnames(paths: readonly StaticPath[]): Set<string> {
	const met = new Set<string>();
	return new Set(
		paths.flatMap(({ pathname }) => {
			if (met.has(pathname)) return pathname;
			met.add(pathname);
			return [];
		}),
	);
}
