import { expect, test } from '@playwright/test';
import type { RouteData } from 'astro';
import { pathsToDraw } from '../../../src/finished-site/paths-to-draw.ts';

const home = path('/', { component: 'src/pages/index.astro' });
const about = path('/about/', { component: 'src/pages/about.astro' });
const museum = path('/places/museum/', { params: ['place'] });
const castle = path('/places/castle/', { params: ['place'] });
const list = path('/places/2/', { params: ['page'] });
const places = path('/data/museums.csv', { params: ['file'], type: 'endpoint' });
const pictures = path('/social/pictures.json', {
	component: 'src/pages/social/pictures.json.ts',
	type: 'endpoint',
});
const all = [home, about, list, museum, places, castle, pictures];
const isRecord = (one: (typeof all)[number]) => one === museum || one === castle;

test('the list of social images comes first, then the pages whose texts are awaited, each in their order', () => {
	expect(pathnames(pathsToDraw(all, false, isRecord))).toEqual([
		'/social/pictures.json',
		'/places/museum/',
		'/places/castle/',
		'/',
		'/about/',
		'/places/2/',
		'/data/museums.csv',
	]);
});

test('where no text is awaited the order is that of the routes', () => {
	expect(pathsToDraw([home, museum, places], false, () => false)).toEqual([home, museum, places]);
});

test('a machine that draws a part leaves files, and what there is only one of, to the build of the whole guide', () => {
	expect(pathnames(pathsToDraw(all, true, isRecord))).toEqual([
		'/places/2/',
		'/places/museum/',
		'/places/castle/',
	]);
});

function path(pathname: string, route: Partial<RouteData>): { pathname: string; route: RouteData } {
	// The rest of a route makes no difference.
	const known = { type: 'page', component: 'src/pages/places/[place].astro', params: [] };
	return { pathname, route: { ...known, ...route } as unknown as RouteData };
}

function pathnames(paths: readonly { pathname: string }[]): string[] {
	return paths.map(({ pathname }) => pathname);
}
