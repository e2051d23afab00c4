import { expect, test } from '@playwright/test';
import type { AstroPrerenderer, RouteData } from 'astro';
import {
	inOrderOfRoutes,
	pathsInPasses,
} from '../../../../src/build/parallel-rendering/paths-in-passes.ts';

const places = {
	route: '/places/[place]',
	component: 'src/pages/places/[place].astro',
} as RouteData;
const lists = {
	route: '/places/[...page]',
	component: 'src/pages/places/[...page].astro',
} as RouteData;
const about = { route: '/about', component: 'src/pages/about.astro' } as RouteData;
const isFirst = (route: RouteData) => route !== lists;

test('the paths of some routes are asked for when those of the others are dealt with', async () => {
	const { asked, prerenderer } = builtPrerenderer();

	const turns: RouteData[][] = [];
	for await (const paths of pathsInPasses(prerenderer, isFirst)) {
		turns.push(paths.map(({ route }) => route));
		expect(asked).toHaveLength(turns.length);
	}

	expect(turns).toEqual([[places, about], [lists]]);
});

test('paths of several turns come in the order in which they come at once: the first of two that are the same counts', () => {
	const { prerenderer } = builtPrerenderer();
	const path = (route: RouteData) => ({ pathname: '/places/2/', route });

	expect(inOrderOfRoutes(prerenderer, [about, lists, places].map(path))).toEqual(
		[places, lists, about].map(path),
	);
});

test('the routes are all there while pages are rendered, and where paths cannot be told', async () => {
	const { app, prerenderer } = builtPrerenderer();
	const { routes } = app.manifest;
	for await (const _ of pathsInPasses(prerenderer, isFirst)) {
		expect(app.manifest.routes).toBe(routes);
	}
	prerenderer.getStaticPaths = () => Promise.reject(new Error('No paths.'));

	await expect(pathsInPasses(prerenderer, isFirst).next()).rejects.toThrow('No paths.');
	expect(app.manifest.routes).toBe(routes);
});

test('where it is not known how Astro keeps its routes, all paths come at once', async () => {
	const { prerenderer } = builtPrerenderer();
	Reflect.deleteProperty(prerenderer, 'app');

	const turns: number[] = [];
	for await (const paths of pathsInPasses(prerenderer, isFirst)) turns.push(paths.length);

	expect(turns).toEqual([3]);
});

/** As far as it is asked for paths. */
function builtPrerenderer() {
	const app = {
		manifest: { routes: [places, lists, about].map((routeData) => ({ routeData })) },
		getOptions: () => undefined,
		setInternals: () => undefined,
		setOptions: () => undefined,
		render: () => undefined,
	};
	const asked: number[] = [];
	const prerenderer = {
		app,
		getStaticPaths: () => {
			asked.push(app.manifest.routes.length);
			return Promise.resolve(
				app.manifest.routes.map(({ routeData }) => ({ pathname: '', route: routeData })),
			);
		},
	} as unknown as AstroPrerenderer;
	return { app, asked, prerenderer };
}
