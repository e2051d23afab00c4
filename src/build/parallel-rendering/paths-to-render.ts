import type { AstroPrerenderer, RouteData } from 'astro';

export type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

export interface PathsToRender {
	/** Path of the list of social images; once it is rendered, they are drawn in the background. */
	pictureList: StaticPath | undefined;
	/** Paths of routes with many pages or files. Several threads may render them. */
	many: StaticPath[];
	/** Paths that are left to Astro: of routes with one page, and of pages that operators added. */
	others: StaticPath[];
}

interface PathsToRenderOptions {
	/** Whether this machine renders only a part of the pages. */
	isShard: boolean;
	/** Returns whether the full-text index awaits the text of the page at a path. */
	isAwaited: (path: StaticPath) => boolean;
	/** Paths of earlier passes; one that occurs again is left to Astro. */
	known?: readonly StaticPath[];
}

const recordComponents = ['places/[place].astro', 'events/[event]/index.astro'];
/** Components whose pages include the lists of a destination or collection. */
const groupingComponents = ['destinations/[...path].astro', 'collections/[...path].astro'];
const foldersOfMany = /^(places|events|destinations|collections|categories|browse|covers|images)\//;

/** Returns whether a route has many pages or files, none of which is the page of a record. */
export function isOfLists(route: RouteData): boolean {
	return (
		isOfMany(route) && ![...recordComponents, ...groupingComponents].includes(componentOf(route))
	);
}

/**
 * Returns the paths that a build renders, in the order in which it does.
 *
 * Pages of records come first; then those whose texts the full-text index awaits, as it is made in
 * the background; then the others, for which a thread has to work out more. A shard renders none of
 * the routes with only one page: these are left to the build of the whole guide.
 */
export function pathsToRender(
	paths: readonly StaticPath[],
	{ isAwaited, isShard, known = [] }: PathsToRenderOptions,
): PathsToRender {
	const ownPaths = isShard ? paths.filter(({ route }) => isPageOfMany(route)) : paths;
	const repeated = repeatedPathnames([...known, ...ownPaths]);
	const pathnames = new Set(ownPaths.map(({ pathname }) => pathname));
	const groups = Map.groupBy(ownPaths, (path) => {
		if (isPictureList(path)) return 'picture list';
		// Which of two routes with the same path is rendered is up to Astro.
		if (!isOfMany(path.route) || repeated.has(path.pathname)) return 'others';
		if (recordComponents.includes(componentOf(path.route))) return 'records';
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

function isOfMany(route: RouteData): boolean {
	const { params, type } = route;
	if (params.length === 0 || (type !== 'page' && type !== 'endpoint')) return false;
	return foldersOfMany.test(componentOf(route));
}

function isPictureList({ route }: StaticPath): boolean {
	return /^social\/pictures\.json\.[jt]s$/.test(componentOf(route));
}

/**
 * Returns the path of a component below the folder of pages. Astro names it from the folder of the
 * guide, in which the package may be installed.
 */
function componentOf({ component }: RouteData): string {
	return component.replace(/^(?:.*\/)?src\/pages\//, '');
}

function repeatedPathnames(paths: readonly StaticPath[]): Set<string> {
	const seen = new Set<string>();
	return new Set(
		paths.flatMap(({ pathname }) => {
			if (seen.has(pathname)) return pathname;
			seen.add(pathname);
			return [];
		}),
	);
}
