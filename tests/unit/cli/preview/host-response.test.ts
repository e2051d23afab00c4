import { expect, test } from '@playwright/test';
import { hostResponse } from '../../../../src/cli/preview/host-response.ts';

const files = ['index.html', '404.html', 'places/index.html', 'places/café/index.html', 'map.json'];
const responseTo = (address: string, base = '/') =>
	hostResponse(address, base, (path) => files.includes(path));

const missing = { kind: 'missing' };

test('a page and a file are there', () => {
	for (const address of [
		'/',
		'/places/',
		'/places/caf%C3%A9/?from=map',
		'/map.json',
		'/404.html',
	]) {
		expect(responseTo(address), address).toEqual({ kind: 'file' });
	}
});

test('a page is found without the slash at its end, and keeps what follows the question mark', () => {
	expect(responseTo('/places')).toEqual({ kind: 'moved', to: '/places/' });
	expect(responseTo('/places/caf%C3%A9?a=1?b=2')).toEqual({
		kind: 'moved',
		to: '/places/caf%C3%A9/?a=1?b=2',
	});
});

test('all else is missing, with and without the slash', () => {
	for (const address of ['/nowhere', '/nowhere/', '/map.json/', '/places/%E9', '/a.png']) {
		expect(responseTo(address), address).toEqual(missing);
	}
});

test('nothing leads to another host or out of the site', () => {
	const everything = (address: string) => hostResponse(address, '/', () => true);
	for (const address of [
		'//places',
		'/%2Fplaces',
		'/\\places',
		'/../places',
		'/a/%2E%2E/b',
		'/%00',
	]) {
		expect(everything(address), address).toEqual(missing);
	}
});

test('of a guide below a path, the root and the path without its slash lead to it, and no other address does', () => {
	expect(responseTo('/', '/guide/')).toEqual({ kind: 'moved', to: '/guide/' });
	expect(responseTo('/guide?a=1', '/guide/')).toEqual({ kind: 'moved', to: '/guide/?a=1' });
	expect(responseTo('/guide/places', '/guide/')).toEqual({ kind: 'moved', to: '/guide/places/' });
	expect(responseTo('/guide/map.json', '/guide/')).toEqual({ kind: 'file' });
	expect(responseTo('/places/', '/guide/')).toEqual(missing);
});
