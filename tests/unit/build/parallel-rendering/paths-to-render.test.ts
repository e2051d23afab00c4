import { expect, test } from '@playwright/test';
import type { RouteData } from 'astro';
import {
	isOfLists,
	pathsToRender,
} from '../../../../src/build/parallel-rendering/paths-to-render.ts';

const home = path('/', { component: 'src/pages/index.astro' });
const museum = path('/places/museum/', { params: ['place'] });
const castle = path('/places/castle/', { params: ['place'] });
const list = path('/places/2/', {
	component: 'src/pages/places/[...page].astro',
	params: ['page'],
});
const coast = path('/destinations/coast/', {
	component: 'src/pages/destinations/[...path].astro',
	params: ['path'],
});
const table = path('/destinations/coast/places.geojson', {
	component: 'src/pages/destinations/[destination]/places.geojson.ts',
	params: ['destination'],
	type: 'endpoint',
});
const own = path('/team/anna/', { component: 'src/pages/team/[person].astro', params: ['person'] });
const pictures = path('/social/pictures.json', {
	component: 'src/pages/social/pictures.json.ts',
	type: 'endpoint',
});
const all = [home, list, coast, own, museum, table, castle, pictures];
const isAwaited = (one: (typeof all)[number]) => [museum, castle, coast].includes(one);

test('records come first, then the other pages whose texts are awaited, then the rest of what there are many of', () => {
	const { many, others, pictureList } = pathsToRender(all, { isShard: false, isAwaited });

	expect(pathnames(many)).toEqual([
		'/places/museum/',
		'/places/castle/',
		'/destinations/coast/',
		'/places/2/',
		'/destinations/coast/places.geojson',
	]);
	expect(pictureList).toBe(pictures);
	expect(pathnames(others)).toEqual(['/', '/team/anna/']);
});

test('paths that two routes claim are left to Astro, which says what becomes of them', () => {
	const other = path('/places/castle/', { component: 'src/pages/[...own].astro', params: ['own'] });

	const { many, others } = pathsToRender([museum, castle, other], {
		isShard: false,
		isAwaited,
	});

	expect(pathnames(many)).toEqual(['/places/museum/']);
	expect(others).toEqual([castle, other]);
});

test('so are those that were rendered before it was known that another route claims them', () => {
	const other = path('/places/castle/', {
		component: 'src/pages/places/[...own].astro',
		params: ['own'],
	});

	const { many, others } = pathsToRender([list, other], {
		isShard: false,
		isAwaited,
		known: [museum, castle],
	});

	expect(pathnames(many)).toEqual(['/places/2/']);
	expect(others).toEqual([castle, other]);
});

test('lists and files of lists can wait for the pages of records', () => {
	expect(all.filter(({ route }) => isOfLists(route))).toEqual([list, table]);
});

test('a machine that renders a part leaves files, and what there is only one of, to the build of the whole guide', () => {
	const { many, others, pictureList } = pathsToRender(all, { isShard: true, isAwaited });

	expect(pathnames(many)).toEqual([
		'/places/museum/',
		'/places/castle/',
		'/destinations/coast/',
		'/places/2/',
	]);
	expect(pathnames(others)).toEqual(['/team/anna/']);
	expect(pictureList).toBeUndefined();
});

function path(pathname: string, route: Partial<RouteData>): { pathname: string; route: RouteData } {
	// The rest of a route makes no difference.
	const known = { type: 'page', component: 'src/pages/places/[place].astro', params: [] };
	return { pathname, route: { ...known, ...route } as unknown as RouteData };
}

function pathnames(paths: readonly { pathname: string }[]): string[] {
	return paths.map(({ pathname }) => pathname);
}
