import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroPrerenderer, RouteData } from 'astro';
import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import type { StaticPath } from './paths-to-draw.ts';

/**
 * Holds what a thread must know to draw pages by the code that Astro has built; all of it can be
 * sent to one.
 */
export interface BuiltCode {
	/** Address of the module that holds the app. */
	entry: string;
	/** Styles in the head of the pages, by the keys of their routes. */
	styles: [key: string, styles: unknown][];
	scripts: { stage: string; content: string }[];
}

/**
 * The app that Astro builds for drawing pages, as far as threads use it; Astro does not document
 * it.
 */
export interface BuiltApp {
	manifest: StaticPathsApp['manifest'];
	getOptions: () => {
		allPages: Readonly<Record<string, { styles: unknown }>>;
		/** Names of the pages that are drawn: Astro counts them, and names them to integrations. */
		pageNames: string[];
		settings: { config: { outDir: URL }; scripts: { stage: string; content: string }[] };
	};
	setInternals: (internals: unknown) => void;
	setOptions: (options: unknown) => void;
	render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
}

/**
 * Returns what a thread must know to draw the pages that a prerenderer of Astro 7.3 draws.
 *
 * @param prerenderer Astro's own, set up.
 * @returns `undefined` where it cannot be told: another version may keep it elsewhere, and a script
 * that an integration adds to all pages is named by what only the bundler knows.
 */
export function builtCode(prerenderer: AstroPrerenderer): BuiltCode | undefined {
	const app: unknown = Reflect.get(prerenderer, 'app');
	if (!isBuiltApp(app)) return undefined;
	const { allPages, settings } = app.getOptions();
	const entry = entryIn(codeFolder(fileURLToPath(settings.config.outDir)));
	if (entry === undefined || settings.scripts.some(({ stage }) => stage === 'page')) {
		return undefined;
	}
	return {
		entry: pathToFileURL(entry).href,
		styles: Object.entries(allPages).map(([key, { styles }]) => [key, styles]),
		scripts: settings.scripts.map(({ content, stage }) => ({ content, stage })),
	};
}

/** Lets Astro count pages among those that it has drawn, and name them to integrations. */
export function nameDrawnPages(prerenderer: AstroPrerenderer, pathnames: readonly string[]): void {
	const app: unknown = Reflect.get(prerenderer, 'app');
	if (!isBuiltApp(app)) return;
	const { pageNames } = app.getOptions();
	for (const pathname of pathnames) {
		pageNames.push(pathname.replace(/\/?$/, '/').replace(/^\//, ''));
	}
}

/**
 * Asks Astro for the paths of some routes, and for those of the others when all of these are dealt
 * with; for all paths at once where it is not known how to ask for some.
 */
export async function* pathsInTurns(
	prerenderer: AstroPrerenderer,
	isFirst: (route: RouteData) => boolean,
): AsyncGenerator<StaticPath[]> {
	const app: unknown = Reflect.get(prerenderer, 'app');
	if (!isBuiltApp(app)) {
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
	const app: unknown = Reflect.get(prerenderer, 'app');
	if (!isBuiltApp(app)) return [...paths];
	const turns = new Map(app.manifest.routes.map(({ routeData }, turn) => [routeData, turn]));
	const turnOf = ({ route }: StaticPath) => turns.get(route) ?? 0;
	return [...paths].sort((one, other) => turnOf(one) - turnOf(other));
}

/** The paths of some routes, on a thread that has no prerenderer. */
export async function pathsOfApp(
	app: BuiltApp,
	isAsked: (route: RouteData) => boolean,
): Promise<StaticPath[]> {
	return pathsOfRoutes(app, isAsked, async () => new StaticPaths(app).getAll());
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

/** Opens the app on another thread than the one that has built it. */
export async function openBuiltApp({ entry, scripts, styles }: BuiltCode): Promise<BuiltApp> {
	const { app } = (await import(entry)) as { app: unknown };
	if (!isBuiltApp(app)) throw new Error(`${entry} holds no app that draws pages.`);
	app.setInternals({
		pagesByKeys: new Map(styles.map(([key, ofPage]) => [key, { styles: ofPage }])),
		entrySpecifierToBundleMap: new Map(),
	});
	app.setOptions({ settings: { scripts }, logger: { options: { destination } } });
	Reflect.set(globalThis, 'astroAsset', noPictures);
	return app;
}

/** Where Astro’s messages of a thread go: what only informs is left to the thread that builds. */
const destination = {
	write({ level, message }: { level: string; message: string }): void {
		if (level === 'warn' || level === 'error') console.error(message);
	},
};

/**
 * Which pictures `astro:assets` is to make is gathered by the thread that builds, which then draws
 * the page itself.
 */
const noPictures = {
	addStaticImage(): never {
		throw new Error('A picture of astro:assets is on the page.');
	},
};

const entryName = /^prerender-entry\..+\.mjs$/;
const methods = ['getOptions', 'setInternals', 'setOptions', 'render'] as const;

function isBuiltApp(app: unknown): app is BuiltApp {
	if (typeof app !== 'object' || app === null) return false;
	return methods.every((name) => typeof Reflect.get(app, name) === 'function');
}

/** As Astro chooses it: packages must be found from there. */
function codeFolder(outputFolder: string): string {
	const root = process.cwd();
	return join(outputFolder.startsWith(root) ? outputFolder : join(root, '.astro'), '.prerender');
}

/**
 * Returns the only module of an app in a folder: of two, one would be left over from another build.
 */
function entryIn(folder: string): string | undefined {
	if (!existsSync(folder)) return undefined;
	const [name, ...others] = readdirSync(folder).filter((file) => entryName.test(file));
	return name === undefined || others.length > 0 ? undefined : join(folder, name);
}
