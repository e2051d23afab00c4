import type { AstroPrerenderer, RouteData } from 'astro';

export type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

export interface PathsToDraw {
	/**
	 * Path of the list of social images, which are drawn in the background as soon as it is known.
	 */
	pictureList: StaticPath | undefined;
	/** Paths of pages and files of which there are many. Several threads may draw them. */
	many: StaticPath[];
	/** Paths of what there is only one of, and of pages that operators have added. */
	others: StaticPath[];
}

interface DrawingQuestions {
	/** Whether other machines draw a part of the pages. */
	isShard: boolean;
	/** Returns whether the full-text index awaits the text of the page at a path. */
	isAwaited: (path: StaticPath) => boolean;
	/** Paths that were asked for before; those that come again are left to Astro as well. */
	known?: readonly StaticPath[];
}

const recordComponents = ['src/pages/places/[place].astro', 'src/pages/events/[event]/index.astro'];
/** Their lists are among these pages. */
const groupingComponents = [
	'src/pages/destinations/[...path].astro',
	'src/pages/collections/[...path].astro',
];
const foldersOfMany =
	/^src\/pages\/(places|events|destinations|collections|categories|browse|covers|images)\//;

/** Returns whether a route has pages or files of which there are many, and no page of a record. */
export function isOfLists(route: RouteData): boolean {
	return isOfMany(route) && ![...recordComponents, ...groupingComponents].includes(route.component);
}

/**
 * Returns the paths of a guide that a build draws, in the order in which it does.
 *
 * Pages whose texts are awaited by the full-text index come first, as it is made in the background;
 * those of records before all others, for which threads have more to work out. Where other machines
 * draw a part of the pages, what there is only one of is left to the build of the whole guide.
 */
export function pathsToRender(
	paths: readonly StaticPath[],
	{ isAwaited, isShard, known = [] }: DrawingQuestions,
): PathsToDraw {
	const drawn = isShard ? paths.filter(({ route }) => isPageOfMany(route)) : paths;
	const repeated = repeatedPathnames([...known, ...drawn]);
	const pathnames = new Set(drawn.map(({ pathname }) => pathname));
	const groups = Map.groupBy(drawn, (path) => {
		if (isPictureList(path)) return 'picture list';
		// Astro says which of them counts.
		if (!isOfMany(path.route) || repeated.has(path.pathname)) return 'others';
		if (recordComponents.includes(path.route.component)) return 'records';
		return isAwaited(path) ? 'awaited' : 'many';
	});
	return {
		pictureList: groups.get('picture list')?.[0],
		many: (['records', 'awaited', 'many'] as const).flatMap((name) => groups.get(name) ?? []),
		others: [
			...known.filter(({ pathname }) => pathnames.has(pathname)),
			...(groups.get('others') ?? []),
		],
	};
}

function isPageOfMany({ params, type }: RouteData): boolean {
	return type === 'page' && params.length > 0;
}

function isOfMany({ component, params, type }: RouteData): boolean {
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
