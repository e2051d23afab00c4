import type { AstroPrerenderer, RouteData } from 'astro';
import { type BuiltApp, builtApp, pathsOf } from './astro-internals.ts';
import type { StaticPath } from './paths-to-render.ts';

/**
 * Asks Astro for the paths of the first routes and, once the caller has dealt with them, for those
 * of the others; for all paths at once where Astro’s app is not the one that we know.
 */
export async function* pathsInPasses(
	prerenderer: AstroPrerenderer,
	isFirst: (route: RouteData) => boolean,
): AsyncGenerator<StaticPath[]> {
	const app = builtApp(prerenderer);
	if (!app) {
		yield await prerenderer.getStaticPaths();
		return;
	}
	for (const isFirstPass of [true, false]) {
		yield await pathsOfRoutes(
			app,
			(route) => isFirst(route) === isFirstPass,
			async () => prerenderer.getStaticPaths(),
		);
	}
}

/**
 * Sorts the paths of several passes by the order of their routes, as Astro would have returned them
 * in one pass: where two routes have the same path, Astro renders the first one.
 */
export function inOrderOfRoutes(
	prerenderer: AstroPrerenderer,
	paths: Iterable<StaticPath>,
): StaticPath[] {
	const app = builtApp(prerenderer);
	if (!app) return [...paths];
	const positions = new Map(app.manifest.routes.map(({ routeData }, index) => [routeData, index]));
	const positionOf = ({ route }: StaticPath) => positions.get(route) ?? 0;
	return [...paths].sort((one, other) => positionOf(one) - positionOf(other));
}

/** Returns the paths of some routes, on a thread that has no prerenderer. */
export async function pathsOfApp(
	app: BuiltApp,
	isWanted: (route: RouteData) => boolean,
): Promise<StaticPath[]> {
	return pathsOfRoutes(app, isWanted, async () => pathsOf(app));
}

/** Reads paths while the manifest of the app lists only the wanted routes. */
async function pathsOfRoutes(
	{ manifest }: BuiltApp,
	isWanted: (route: RouteData) => boolean,
	readPaths: () => Promise<StaticPath[]>,
): Promise<StaticPath[]> {
	const { routes } = manifest;
	manifest.routes = routes.filter(({ routeData }) => isWanted(routeData));
	try {
		return await readPaths();
	} finally {
		// Rendering a page needs all routes.
		manifest.routes = routes;
	}
}
