import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { KeptFiles } from '../../../src/kept-pages/kept-files.ts';
import { KeptPageFiles } from '../../../src/kept-pages/kept-page-files.ts';
import { PagesOfBuild } from '../../../src/kept-pages/pages-of-build.ts';
import { registerPagesOfBuild } from '../../../src/kept-pages/pages-under-way.ts';
import { drawingPrerenderer } from '../../../src/page-drawing/drawing-prerenderer.ts';

test.beforeEach(() => {
	process.env.GUIDE_NOW = '2026-11-22T09:00:00Z';
});
test.afterEach(() => {
	registerPagesOfBuild(undefined);
	delete process.env.GUIDE_NOW;
});

test('Astro need not wait for lists, which are in the site before it goes on to what follows', async () => {
	const { prerenderer, told, textOf } = await prerendererOf(`'on ' + thread`);

	const left = await prerenderer.getStaticPaths();
	expect(left.map(({ pathname }) => pathname)).toEqual(['/about']);
	expect(textOf('places/quay')).toBe('/places/quay/ on the first');
	await prerenderer.teardown?.();

	expect(textOf('places/2')).toBe('/places/2/ on another');
	expect(told).toContain('1 lists and files of lists drawn on another thread meanwhile.');
});

test('lists that another thread cannot draw are drawn by the one that builds', async () => {
	const { prerenderer, told, textOf } = await prerendererOf(
		`thread === 'the first' ? 'after all' : fail('No ink.')`,
	);

	await prerenderer.getStaticPaths();
	await prerenderer.teardown?.();

	expect(textOf('places/2')).toBe('/places/2/ after all');
	expect(told).toContain('A thread has ended (Error: No ink.): this one draws the lists.');
});

test('what cannot be drawn ends the build, and no list is waited for', async () => {
	const { prerenderer } = await prerendererOf(
		`thread === 'the first' ? path === '/about/' && fail('No ink.') : await later()`,
	);
	const [path] = await prerenderer.getStaticPaths();
	if (!path) throw new Error('Nothing is left to Astro.');

	const drawing = prerenderer.render(new Request('https://guide.example/about/'), {
		routeData: path.route,
	});
	await expect(drawing).rejects.toThrow('No ink.');
	await prerenderer.teardown?.();
});

/** Of an app with a page of a place, a list and a page of which there is only one. @param drawn An expression for what is on each. */
async function prerendererOf(drawn: string) {
	const outputFolder = test.info().outputPath('site');
	const cacheFolder = test.info().outputPath('cache');
	mkdirSync(join(cacheFolder, 'pages'), { recursive: true });
	const kept = new KeptPageFiles(cacheFolder);
	kept.noteAnyOf('digest');
	registerPagesOfBuild(
		new PagesOfBuild(kept, new KeptFiles(cacheFolder), {
			outputFolder,
			base: '/',
			drawsAll: false,
			siteDigest: () => 'digest',
		}),
	);
	const app = await builtApp(outputFolder, drawn);
	const told: string[] = [];
	const tell = (message: string) => told.push(message);
	const prerenderer = drawingPrerenderer(
		{
			name: 'test',
			app,
			getStaticPaths: () =>
				Promise.resolve(
					app.manifest.routes.map(({ routeData }) => ({
						pathname: routeData.pathname,
						route: routeData,
					})),
				),
			render: app.render,
		} as unknown as AstroPrerenderer,
		{
			siteRoot: 'https://guide.example/',
			base: '/',
			cacheFolder,
			threads: 2,
			leastKept: 0,
			logger: { info: tell, warn: tell, error: tell } as unknown as AstroIntegrationLogger,
		},
	);
	const textOf = (path: string) => {
		const file = join(outputFolder, path, 'index.html');
		return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
	};
	return { prerenderer, textOf, told };
}

interface App {
	manifest: { routes: { routeData: { pathname: string } }[] };
	render: (request: Request) => Promise<Response>;
}

/** In a file where Astro has it. */
async function builtApp(folder: string, drawn: string): Promise<App> {
	const entry = join(folder, '.prerender', 'prerender-entry.abc.mjs');
	mkdirSync(join(folder, '.prerender'), { recursive: true });
	writeFileSync(
		entry,
		`import { isMainThread } from 'node:worker_threads';
		const thread = isMainThread ? 'the first' : 'another';
		const later = () => new Promise((resolve) => setTimeout(resolve, 60_000));
		const fail = (message) => { throw new Error(message); };
		const route = (pathname, component, params) => ({
			routeData: { pathname, component, params, route: component, type: 'page', prerender: true, fallbackRoutes: [] },
		});
		export const app = {
			manifest: {
				routes: [
					route('/places/quay', 'src/pages/places/[place].astro', ['place']),
					route('/places/2', 'src/pages/places/[...page].astro', ['page']),
					route('/about', 'src/pages/about.astro', []),
				],
			},
			getOptions: () => ({
				allPages: {},
				pageNames: [],
				settings: { config: { outDir: new URL('..', import.meta.url) }, scripts: [] },
			}),
			setInternals() {},
			setOptions() {},
			async render(request) {
				const path = new URL(request.url).pathname;
				return new Response(path + ' ' + (${drawn}));
			},
		};`,
	);
	const { app } = (await import(pathToFileURL(entry).href)) as { app: App };
	return app;
}
