import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { CachedFiles } from '../../../../src/build/page-cache/cached-files.ts';
import { CachedPageFiles } from '../../../../src/build/page-cache/cached-page-files.ts';
import { PagesOfBuild } from '../../../../src/build/page-cache/pages-of-build.ts';
import { registerPagesOfBuild } from '../../../../src/build/page-cache/pages-under-way.ts';
import { parallelPrerenderer } from '../../../../src/build/parallel-rendering/parallel-prerenderer.ts';
import { appInFile } from './app-in-file.ts';

test.afterEach(() => {
	registerPagesOfBuild(undefined);
});

test('lists are rendered by another thread while the one that builds renders pages of records', async () => {
	const { announced, prerenderer, told: messages, textOf } = await prerendererOf(`'on ' + thread`);

	const left = await prerenderer.getStaticPaths();

	expect(left.map(({ pathname }) => pathname)).toEqual(['/about']);
	// Whoever checks pages already knows what is to come.
	expect(announced).toEqual(['/about/']);
	expect(textOf('places/quay')).toBe('/places/quay/ on the first');
	expect(textOf('places/2')).toBe('/places/2/ on another');
	expect(messages).toContain('1 lists and files of lists rendered on another thread meanwhile.');
});

test('lists that another thread cannot render are rendered by the one that builds', async () => {
	const {
		prerenderer,
		told: messages,
		textOf,
	} = await prerendererOf(`thread === 'the first' ? 'after all' : fail('No ink.')`);

	await prerenderer.getStaticPaths();

	expect(textOf('places/2')).toBe('/places/2/ after all');
	expect(messages).toContain('A thread has ended (Error: No ink.): this one renders the lists.');
});

test('a list of the operator that is answered with a redirect is left to Astro', async () => {
	const { prerenderer, textOf } = await prerendererOf(
		`path === '/places/2/' ? redirect('/about/') : ''`,
	);

	const left = await prerenderer.getStaticPaths();

	expect(left.map(({ pathname }) => pathname)).toEqual(['/places/2', '/about']);
	expect(textOf('places/2')).toBe(undefined);
});

test('a page that cannot be rendered ends the rendering, and no list is waited for', async () => {
	const { prerenderer } = await prerendererOf(
		`thread === 'the first' ? fail('No ink.') : await later()`,
	);

	await expect(prerenderer.getStaticPaths()).rejects.toThrow('No ink.');
});

/**
 * Returns the prerenderer of an app with a page of a place, a list and a page of which there is
 * only one.
 * @param rendered An expression for what is on each.
 */
async function prerendererOf(rendered: string) {
	const outputFolder = test.info().outputPath('site');
	const cacheFolder = test.info().outputPath('cache');
	mkdirSync(join(cacheFolder, 'pages'), { recursive: true });
	const kept = new CachedPageFiles(cacheFolder);
	kept.noteAnyOf('digest');
	registerPagesOfBuild(
		new PagesOfBuild(kept, new CachedFiles(cacheFolder), {
			outputFolder,
			base: '/',
			rendersAll: false,
			siteDigest: () => 'digest',
		}),
	);
	const app = await renderingApp(outputFolder, rendered);
	const announced: string[] = [];
	const messages: string[] = [];
	const report = (message: string) => messages.push(message);
	const prerenderer = parallelPrerenderer(
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
			hasOneInstant: true,
			threads: 2,
			minCachedPages: 0,
			onRendered: (_, coming) => announced.push(...coming),
			logger: { info: report, warn: report, error: report } as unknown as AstroIntegrationLogger,
		},
	);
	const textOf = (path: string) => {
		const file = join(outputFolder, path, 'index.html');
		return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
	};
	return { announced, prerenderer, textOf, told: messages };
}

interface App {
	manifest: { routes: { routeData: { pathname: string } }[] };
	render: (request: Request) => Promise<Response>;
}

async function renderingApp(folder: string, rendered: string): Promise<App> {
	const app = await appInFile(folder, {
		before: `
			import { isMainThread } from 'node:worker_threads';
			const thread = isMainThread ? 'the first' : 'another';
			const later = () => new Promise((resolve) => setTimeout(resolve, 60_000));
			const fail = (message) => { throw new Error(message); };
			const redirect = (location) => new Response(null, { status: 301, headers: { location } });
			const route = (pathname, component, params) => ({
				routeData: { pathname, component, params, route: component, type: 'page', prerender: true, fallbackRoutes: [] },
			});`,
		manifest: `{
			routes: [
				route('/places/quay', 'src/pages/places/[place].astro', ['place']),
				route('/places/2', 'src/pages/places/[...page].astro', ['page']),
				route('/about', 'src/pages/about.astro', []),
			],
		}`,
		render: `async render(request) {
			const path = new URL(request.url).pathname;
			const rendered = ${rendered};
			return rendered instanceof Response ? rendered : new Response(path + ' ' + rendered);
		}`,
	});
	return app as App;
}
