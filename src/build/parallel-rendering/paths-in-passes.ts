import type { AstroPrerenderer, RouteData } from 'astro';
import { type BuiltApp, builtApp, pathsOf } from './astro-internals.ts';
import type { StaticPath } from './paths-to-render.ts';

/**
 * Asks Astro for the paths of some routes, and for those of the others when all of these are dealt
 * with; for all paths at once where it is not known how to ask for some.
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
	for (const turn of [true, false]) {
		yield await pathsOfRoutes(
			app,
			(route) => isFirst(route) === turn,
			async () => prerenderer.getStaticPaths(),
		);
	}
}

/**
 * Paths of several turns as Astro would have given them at once: of two that are the same, the
 * first counts.
 */
export function inOrderOfRoutes(
	prerenderer: AstroPrerenderer,
	paths: Iterable<StaticPath>,
): StaticPath[] {
	const app = builtApp(prerenderer);
	if (!app) return [...paths];
	const turns = new Map(app.manifest.routes.map(({ routeData }, turn) => [routeData, turn]));
	const turnOf = ({ route }: StaticPath) => turns.get(route) ?? 0;
	return [...paths].sort((one, other) => turnOf(one) - turnOf(other));
}

/** Returns the paths of some routes, on a thread that has no prerenderer. */
export async function pathsOfApp(
	app: BuiltApp,
	isAsked: (route: RouteData) => boolean,
): Promise<StaticPath[]> {
	return pathsOfRoutes(app, isAsked, async () => pathsOf(app));
}

async function pathsOfRoutes(
	{ manifest }: BuiltApp,
	isAsked: (route: RouteData) => boolean,
	paths: () => Promise<StaticPath[]>,
): Promise<StaticPath[]> {
	const { routes } = manifest;
	manifest.routes = routes.filter(({ routeData }) => isAsked(routeData));
	try {
		return await paths();
	} finally {
		// Pages are drawn with all of them.
		manifest.routes = routes;
	}
}
