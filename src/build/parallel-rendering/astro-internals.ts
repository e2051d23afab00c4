import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroConfig, AstroPrerenderer, RouteData } from 'astro';
import type { StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import { z } from 'zod';
import type { StaticPath } from './paths-to-render.ts';

/**
 * Image service of the guide, as Astro is configured with it: it keeps pages with pictures of
 * `astro:assets` to the thread that builds.
 */
export const pictureService = fileURLToPath(new URL('picture-service.ts', import.meta.url));

/**
 * Holds what a thread must know to render pages by the code that Astro has built; all of it can be
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
 * Describes the app that Astro builds for rendering pages, as far as it is used here.
 *
 * Astro does not document it, and nothing else in the project reaches into Astro. Where it differs
 * from this (`missingInternal`), Astro renders all pages itself.
 */
export interface BuiltApp {
	manifest: StaticPathsApp['manifest'];
	getOptions: () => {
		allPages: Readonly<Record<string, { styles: unknown }>>;
		/** Names of the pages that are rendered: Astro counts them, and names them to integrations. */
		pageNames: string[];
		settings: {
			config: Pick<AstroConfig, 'image' | 'outDir'>;
			scripts: { stage: string; content: string }[];
		};
	};
	setInternals: (internals: unknown) => void;
	setOptions: (options: unknown) => void;
	render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
}

const method = z.custom((value) => typeof value === 'function');
const appSchema = z.looseObject({
	manifest: z.looseObject({
		routes: z.array(
			z.looseObject({ routeData: z.looseObject({ route: z.string(), component: z.string() }) }),
		),
	}),
	getOptions: method,
	setInternals: method,
	setOptions: method,
	render: method,
});
const optionsSchema = z.looseObject({
	allPages: z.record(z.string(), z.looseObject({ styles: z.array(z.unknown()) })),
	pageNames: z.array(z.string()),
	settings: z.looseObject({
		config: z.looseObject({
			outDir: z.instanceof(URL),
			image: z.looseObject({ service: z.looseObject({ entrypoint: z.string() }) }),
		}),
		scripts: z.array(z.looseObject({ stage: z.string(), content: z.string() })),
	}),
});

/**
 * Returns the name of what a prerenderer of Astro, set up, has not or has in another form than it
 * is used here; `undefined` where it has all.
 */
export function missingInternal(prerenderer: AstroPrerenderer): string | undefined {
	const app: unknown = Reflect.get(prerenderer, 'app');
	if (!isBuiltApp(app)) return firstProblem('app', appSchema, app);
	return firstProblem('app.getOptions()', optionsSchema, app.getOptions());
}

/** Returns the app of a prerenderer of Astro, set up; `undefined` where it is not the one above. */
export function builtApp(prerenderer: AstroPrerenderer): BuiltApp | undefined {
	const app: unknown = Reflect.get(prerenderer, 'app');
	return isBuiltApp(app) ? app : undefined;
}

function isBuiltApp(app: unknown): app is BuiltApp {
	return appSchema.safeParse(app).success;
}

function firstProblem(name: string, schema: z.ZodType, value: unknown): string | undefined {
	const [issue] = schema.safeParse(value).error?.issues ?? [];
	return issue && [name, ...issue.path].join('.');
}

/**
 * Returns what a thread must know to render the pages that a prerenderer of Astro 7.3 renders.
 *
 * @param prerenderer Astro's own, set up.
 * @returns `undefined` where it cannot be known: another version may keep it elsewhere, and a
 * script that an integration adds to all pages is named by what only the bundler knows.
 */
export function builtCode(prerenderer: AstroPrerenderer): BuiltCode | undefined {
	const app = builtApp(prerenderer);
	if (!app) return undefined;
	const { allPages, settings } = app.getOptions();
	const entry = entryIn(codeFolder(fileURLToPath(settings.config.outDir)));
	const { entrypoint } = settings.config.image.service;
	if (entry === undefined || entrypoint !== pictureService) return undefined;
	if (settings.scripts.some(({ stage }) => stage === 'page')) return undefined;
	return {
		entry: pathToFileURL(entry).href,
		styles: Object.entries(allPages).map(([key, { styles }]) => [key, styles]),
		scripts: settings.scripts.map(({ content, stage }) => ({ content, stage })),
	};
}

/** Lets Astro count pages among those that it has rendered, and name them to integrations. */
export function nameRenderedPages(
	prerenderer: AstroPrerenderer,
	pathnames: readonly string[],
): void {
	const app = builtApp(prerenderer);
	if (!app) return;
	const { pageNames } = app.getOptions();
	for (const pathname of pathnames) {
		pageNames.push(pathname.replace(/\/?$/, '/').replace(/^\//, ''));
	}
}

/** Asks for all paths on a thread that has no prerenderer. */
export async function pathsOf(app: BuiltApp): Promise<StaticPath[]> {
	const { StaticPaths } = await import('astro/runtime/prerender/static-paths.js');
	return new StaticPaths(app).getAll();
}

/** Opens the app on another thread than the one that built it. */
export async function openBuiltApp({ entry, scripts, styles }: BuiltCode): Promise<BuiltApp> {
	const { app } = (await import(entry)) as { app: unknown };
	if (!isBuiltApp(app)) throw new Error(`${entry} holds no app that renders pages.`);
	app.setInternals({
		pagesByKeys: new Map(styles.map(([key, ofPage]) => [key, { styles: ofPage }])),
		entrySpecifierToBundleMap: new Map(),
	});
	app.setOptions({ settings: { scripts }, logger: { options: { destination } } });
	return app;
}

/** Receives Astro’s messages of a thread: what only informs is left to the thread that builds. */
const destination = {
	write({ level, message }: { level: string; message: string }): void {
		if (level === 'warn' || level === 'error') console.error(message);
	},
};

const entryName = /^prerender-entry\..+\.mjs$/;

/** Returns the folder of the code, as Astro chooses it: packages must be found from there. */
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
