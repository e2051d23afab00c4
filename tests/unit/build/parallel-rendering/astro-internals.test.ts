import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@playwright/test';
import { type AstroPrerenderer, build } from 'astro';
import {
	builtCode,
	missingInternal,
	nameRenderedPages,
	pictureService,
} from '../../../../src/build/parallel-rendering/astro-internals.ts';

const advice =
	'Astro has changed what it does not document. Guides are still built, on one thread and with a warning: adapt src/build/parallel-rendering/astro-internals.ts to the installed version.';

test('the installed Astro has what rendering on several threads uses of it', async () => {
	const root = test.info().outputPath('site');
	mkdirSync(join(root, 'src', 'pages'), { recursive: true });
	writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
	writeFileSync(
		join(root, 'src', 'pages', '[place].astro'),
		`---
export const getStaticPaths = () => [{ params: { place: 'quay' } }];
---
<html><head><title>Quay</title></head><body><h1>Quay</h1><style>h1 { color: teal }</style></body></html>`,
	);
	const url = 'https://guide.example/quay/';
	const found = { missing: 'nothing asked', here: '', onThread: '', pages: [] as string[] };
	await build({
		root,
		site: 'https://guide.example',
		outDir: join(root, 'dist'),
		cacheDir: join(root, 'cache'),
		logLevel: 'silent',
		build: { inlineStylesheets: 'never' },
		image: { service: { entrypoint: pictureService } },
		integrations: [
			{
				name: 'test',
				hooks: {
					'astro:build:start': ({ setPrerenderer }) => {
						setPrerenderer((prerenderer) => ({
							...prerenderer,
							async getStaticPaths() {
								found.missing = missingInternal(prerenderer) ?? '';
								const [path] = await prerenderer.getStaticPaths();
								if (!path) return [];
								const rendered = await prerenderer.render(new Request(url), {
									routeData: path.route,
								});
								found.here = await textOf(rendered);
								found.onThread = await renderedOnThread(prerenderer, url);
								nameRenderedPages(prerenderer, [path.pathname]);
								return [];
							},
						}));
					},
					'astro:build:done': ({ pages }) => {
						found.pages = pages.map(({ pathname }) => pathname);
					},
				},
			},
		],
	});

	expect(found.missing, advice).toBe('');
	expect(found.here).toContain('rel="stylesheet"');
	expect(found.onThread, advice).toBe(found.here);
	expect(found.pages, advice).toEqual(['quay/']);
});

const built = {
	manifest: { routes: [{ routeData: { route: '/', component: 'src/pages/index.astro' } }] },
	getOptions: (): object => ({
		allPages: {},
		pageNames: [],
		settings: {
			config: {
				outDir: pathToFileURL('/site/'),
				image: { service: { entrypoint: pictureService } },
			},
			scripts: [],
		},
	}),
	setInternals: () => undefined,
	setOptions: () => undefined,
	render: () => undefined,
};

for (const { app, missing } of [
	{ app: built, missing: undefined },
	{ app: undefined, missing: 'app' },
	{ app: { ...built, setInternals: undefined }, missing: 'app.setInternals' },
	{ app: { ...built, manifest: { routes: [{}] } }, missing: 'app.manifest.routes.0.routeData' },
	{ app: { ...built, getOptions: () => ({}) }, missing: 'app.getOptions().allPages' },
]) {
	test(`names ${missing ?? 'nothing'} as what an Astro has not`, () => {
		const prerenderer = { name: 'test', app } as Partial<AstroPrerenderer> as AstroPrerenderer;

		expect(missingInternal(prerenderer)).toBe(missing);
	});
}

async function renderedOnThread(prerenderer: AstroPrerenderer, url: string): Promise<string> {
	const code = builtCode(prerenderer);
	if (!code) return 'The built code was not found.';
	const thread = new Worker(new URL('rendering-thread.ts', import.meta.url), {
		workerData: { code, url },
	});
	const [text] = (await once(thread, 'message')) as [string];
	return text;
}

async function textOf(rendered: Awaited<ReturnType<AstroPrerenderer['render']>>): Promise<string> {
	return (rendered instanceof Response ? rendered : rendered.response).text();
}
