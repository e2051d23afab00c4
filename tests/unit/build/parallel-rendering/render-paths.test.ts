import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { AstroIntegrationLogger, RouteData } from 'astro';
import { FinishedPages } from '../../../../src/build/site-checks/finished-pages.ts';
import { CachedFiles } from '../../../../src/build/page-cache/cached-files.ts';
import { CachedPageFiles } from '../../../../src/build/page-cache/cached-page-files.ts';
import { PagesOfBuild } from '../../../../src/build/page-cache/pages-of-build.ts';
import { registerPagesOfBuild } from '../../../../src/build/page-cache/pages-under-way.ts';
import {
	type BuiltApp,
	pictureService,
} from '../../../../src/build/parallel-rendering/astro-internals.ts';
import {
	renderPaths,
	type PathRendering,
} from '../../../../src/build/parallel-rendering/render-paths.ts';
import { PageRenderer } from '../../../../src/build/parallel-rendering/page-renderer.ts';
import type { StaticPath } from '../../../../src/build/parallel-rendering/paths-to-render.ts';
import { projectRoot } from '../../../support/build-site.ts';
import { folderContents } from '../../../support/folder-contents.ts';

const siteRoot = 'https://guide.example/';
/** Imported by the code that renders pages, as it is left out of what Astro bundles. */
const pagesUnderWay = pathToFileURL(
	join(projectRoot, 'src', 'build', 'page-cache', 'pages-under-way.ts'),
).href;
const page = route('/places/[place]', 'page');
const file = route('/places/[place].txt', 'endpoint');
const paths: StaticPath[] = Array.from({ length: 40 }, (_, number) =>
	number % 4 === 3
		? { pathname: `/places/${number}.txt`, route: file }
		: { pathname: `/places/${number}`, route: page },
);

test.afterEach(() => {
	registerPagesOfBuild(undefined);
});

test('pages and files are the same rendered by one thread, finished by another and rendered by three, and what is found in pages is kept', async () => {
	const alone = await rendered('alone', { threads: 1 });
	const beside = await rendered('beside', { threads: 2 });
	const together = await rendered('together', { threads: 4 });

	expect(alone.messages).toEqual(['40 pages and files rendered on one thread in … s.']);
	expect(beside.messages).toEqual([
		'40 pages and files rendered on one thread and finished on another in … s.',
	]);
	expect(folderContents(join(beside.folder, 'places'))).toEqual(
		folderContents(join(alone.folder, 'places')),
	);
	expect(beside.keys).toEqual(alone.keys);
	expect(beside.titles).toEqual(alone.titles);
	expect(together.messages).toEqual(['40 pages and files rendered on 3 threads in … s.']);
	expect(folderContents(join(together.folder, 'places'))).toEqual(
		folderContents(join(alone.folder, 'places')),
	);
	expect(together.keys).toEqual(alone.keys);
	expect(together.keys).toHaveLength(40);
	expect(together.titles).toEqual(alone.titles);
	expect(together.titles.slice(0, 4)).toEqual(['Page 0', 'Page 1', 'Page 2', 'Page 4']);
	expect(readFileSync(join(together.folder, 'places', '39.txt'), 'utf8')).toBe('File 39');
	// Integrations are told of them as of those that Astro renders.
	expect(together.pageNames.slice(0, 4)).toEqual([
		'places/0/',
		'places/1/',
		'places/2/',
		'places/4/',
	]);
});

test('with few paths for each thread there are fewer threads', async () => {
	const { messages } = await rendered('few', { threads: 8, minPathsPerThread: 15 });

	expect(messages).toEqual(['40 pages and files rendered on 2 threads in … s.']);
});

test('a build that has not settled on an instant renders on one thread', async () => {
	const { messages } = await rendered('no-instant', { threads: 4, hasOneInstant: false });

	expect(messages).toEqual([
		'40 pages and files rendered on one thread and finished on another in … s.',
	]);
});

test('few pages are finished by the thread that renders them', async () => {
	const { messages } = await rendered('few-to-finish', {
		threads: 2,
		minPathsForFinishingThread: 41,
	});

	expect(messages).toEqual(['40 pages and files rendered on one thread in … s.']);
});

test('where a thread comes free meanwhile, it finishes what is left, if that is much', async () => {
	const begun = await rendered('free', { threads: 1, threadFreed: Promise.resolve() });
	const late = await rendered('late', {
		threads: 1,
		threadFreed: Promise.resolve(),
		minPathsForFinishingThread: 41,
	});

	expect(begun.messages).toEqual([
		'40 pages and files rendered on one thread and finished on another in … s.',
	]);
	expect(late.messages).toEqual(['40 pages and files rendered on one thread in … s.']);
	expect(begun.keys).toEqual(late.keys);
	expect(begun.titles).toEqual(late.titles);
});

test('what another thread cannot finish is rendered again by the thread that builds', async () => {
	const obstacle = test.info().outputPath('lost-finisher', 'site', 'places', '8');
	const { keys, titles, messages } = await rendered('lost-finisher', {
		threads: 2,
		prepare() {
			mkdirSync(dirname(obstacle), { recursive: true });
			writeFileSync(obstacle, '');
		},
		// Never fails, but takes away what is in the way when the page is asked for the second time, as
		// is counted there.
		fails: `path === '/places/8/' && app.pageNames.push(path) > 1 &&
			process.getBuiltinModule('node:fs').rmSync(${JSON.stringify(obstacle)})`,
	});

	expect(messages[0]).toMatch(
		/^A thread has ended \(Error: EEXIST.*\): this one renders what is left\.$/,
	);
	expect(keys).toHaveLength(40);
	expect(titles).toHaveLength(30);
});

test('a page that no thread can write ends the rendering, and is named', async () => {
	const messages: string[] = [];
	const rendering = rendered(
		'in-the-way',
		{
			threads: 2,
			prepare() {
				const folder = test.info().outputPath('in-the-way', 'site', 'places');
				mkdirSync(folder, { recursive: true });
				writeFileSync(join(folder, '20'), '');
			},
		},
		messages,
	);

	await expect(rendering).rejects.toThrow('EEXIST');
	expect(messages.at(-1)).toBe('/places/20 cannot be rendered by src/pages/places/[place].astro:');
});

test('a page whose text comes too late for the index ends the rendering, and is named', async () => {
	for (const threads of [1, 2, 3]) {
		const messages: string[] = [];
		const fullText = {
			add(path: string) {
				if (path === '/places/8/') throw new Error('The index is made.');
			},
		};
		const rendering = rendered(`refused-by-${threads}`, { threads, fullText }, messages);

		await expect(rendering).rejects.toThrow('The index is made.');
		expect(messages.at(-1)).toBe('/places/8 cannot be rendered by src/pages/places/[place].astro:');
	}
});

test('what another thread cannot render is rendered by the thread that builds', async () => {
	const { keys, messages } = await rendered('lost-thread', {
		threads: 3,
		waitsForOthers: true,
		fails: '!isMainThread',
	});

	expect(keys).toHaveLength(40);
	expect(messages[0]).toMatch(
		/^A thread has ended \(Error: Nothing can be rendered\.\): this one renders what is left\.$/,
	);
});

test('an error of a page ends the rendering, and the page is named', async () => {
	const messages: string[] = [];
	const rendering = rendered(
		'wrong-page',
		{ threads: 3, fails: "path === '/places/30/'" },
		messages,
	);

	await expect(rendering).rejects.toThrow('Nothing can be rendered.');
	expect(messages.at(-1)).toBe('/places/30 cannot be rendered by src/pages/places/[place].astro:');
});

test('what is answered with a redirect is left to Astro', async () => {
	const { left } = await rendered('moved', { threads: 3, moves: "path === '/places/8/'" });

	expect(left.map(({ pathname }) => pathname)).toEqual(['/places/8']);
});

interface Rendered {
	folder: string;
	left: StaticPath[];
	/** Keys of all that is kept. */
	keys: string[];
	/** Titles of the pages, as they are kept for the check of the site. */
	titles: (string | undefined)[];
	/** As Astro names pages. */
	pageNames: string[];
	/** To the operator. */
	messages: string[];
}

interface RenderOptions {
	threads: number;
	hasOneInstant?: boolean;
	threadFreed?: Promise<unknown>;
	minPathsPerThread?: number;
	minPathsForFinishingThread?: number;
	/** Whether the thread that builds renders nothing before another one does. */
	waitsForOthers?: boolean;
	/** When a path cannot be rendered, as JavaScript. */
	fails?: string;
	/** When a redirect is answered, as JavaScript. */
	moves?: string;
	/** Takes the texts. */
	fullText?: { add: (path: string) => void };
	/** Is called before the first page is rendered. */
	prepare?: () => void;
}

/** @param messages Takes what the operator is told, also where the rendering fails. */
async function rendered(
	name: string,
	options: RenderOptions,
	messages: string[] = [],
): Promise<Rendered> {
	const folder = test.info().outputPath(name, 'site');
	const cacheFolder = test.info().outputPath(name, 'cache');
	const app = await builtApp(folder, options);
	const pages = new PagesOfBuild(new CachedPageFiles(cacheFolder), new CachedFiles(cacheFolder), {
		outputFolder: folder,
		base: '/',
		rendersAll: true,
		siteDigest: () => 'digest',
	});
	registerPagesOfBuild(pages);
	options.prepare?.();
	const report = (message: string) => messages.push(message.replace(/[\d.]+ s\.$/, '… s.'));
	// Nothing else of them is asked for.
	const logger = { error: report, info: report, warn: report } as unknown as AstroIntegrationLogger;
	const prerenderer = { app } as unknown as PathRendering['prerenderer'];
	const left = await renderPaths(paths, {
		prerenderer,
		renderer: new PageRenderer(pages, siteRoot, cacheFolder),
		render: async (request, { route }) => app.render(request, { routeData: route }),
		pages,
		// Nothing else of it is asked for.
		fullText: options.fullText as PathRendering['fullText'],
		siteRoot,
		base: '/',
		cacheFolder,
		hasOneInstant: options.hasOneInstant ?? true,
		threads: options.threads,
		threadFreed: options.threadFreed,
		minPathsPerThread: options.minPathsPerThread ?? 5,
		minPathsForFinishingThread: options.minPathsForFinishingThread ?? 5,
		logger,
	});
	const finishedPages = new FinishedPages(siteRoot, pages.pages, cacheFolder);
	const found = [...pages.pages].map(([file, { path }]) =>
		finishedPages.finished({ file, path, url: new URL(path, siteRoot).href }),
	);
	return {
		folder,
		left,
		keys: [...pages.pages.values(), ...pages.files.values()].map(({ key }) => key).sort(),
		pageNames: app.getOptions().pageNames,
		titles: found.flatMap(({ facts }) => facts.titles).sort(byNumber),
		messages,
	};
}

/** An app like that which Astro builds, in a file where Astro has it. */
async function builtApp(
	folder: string,
	{ fails = 'false', moves = 'false', waitsForOthers = false }: RenderOptions,
): Promise<BuiltApp> {
	const entry = join(folder, '.prerender', 'prerender-entry.abc.mjs');
	const begun = JSON.stringify(join(folder, '.prerender', 'begun'));
	mkdirSync(join(folder, '.prerender'), { recursive: true });
	const date = `{ day: '2026-11-22', text: '22 November' }`;
	writeFileSync(
		entry,
		`import { existsSync, writeFileSync } from 'node:fs';
		import { setTimeout as wait } from 'node:timers/promises';
		import { isMainThread } from 'node:worker_threads';
		import { pagesOfBuild as pages } from ${JSON.stringify(pagesUnderWay)};
		export const app = {
			manifest: { routes: ${JSON.stringify([page, file].map((routeData) => ({ routeData })))} },
			pageNames: [],
			getOptions: () => ({
				allPages: {},
				pageNames: app.pageNames,
				settings: {
					config: {
						outDir: new URL('..', import.meta.url),
						image: { service: { entrypoint: ${JSON.stringify(pictureService)} } },
					},
					scripts: [],
				},
			}),
			setInternals() {},
			setOptions() {},
			async render(request, { routeData }) {
				const path = new URL(request.url).pathname;
				const number = /\\d+/.exec(path)[0];
				// Others take longer to begin.
				if (isMainThread) await wait(30);
				else writeFileSync(${begun}, '');
				while (${waitsForOthers} && !existsSync(${begun})) await wait(10);
				if (${fails}) throw new Error('Nothing can be rendered.');
				if (${moves}) return new Response(null, { status: 302 });
				if (routeData.type === 'endpoint') {
					pages().noteRenderedFile(path, 'File ' + number);
					return new Response('File ' + number);
				}
				pages().noteRendered(path, { shown: () => 'Page ' + number }, ${date});
				return new Response(
					'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ' + number +
					'</title></head><body><footer><time data-content-date="true" datetime="2026-11-22">22 November' +
					'</time></footer></body></html>',
				);
			},
		};`,
	);
	// Written above.
	const { app } = (await import(pathToFileURL(entry).href)) as { app: BuiltApp };
	return app;
}

function route(pattern: string, type: 'page' | 'endpoint'): RouteData {
	// The rest of a route makes no difference.
	return { route: pattern, type, component: `src/pages${pattern}.astro` } as RouteData;
}

function byNumber(one: string, other: string): number {
	return Number(one.slice('Page '.length)) - Number(other.slice('Page '.length));
}
