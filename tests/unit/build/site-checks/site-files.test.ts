import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteFiles } from '../../../../src/build/site-checks/site-files.ts';
import { folderOf } from '../../../support/folder-of.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path);

test('pages have the addresses under which a host serves them', () => {
	using folder = temporaryFolder();
	const site = folderOf(folder.path, {
		'index.html': 'Home',
		'404.html': 'Not found',
		'places/café/index.html': 'Café',
		'places/café/qr.png': 'A picture',
	});
	const files = siteFiles(site, '/guide/');

	expect(pathsOf(files.pages)).toEqual(['/guide/', '/guide/404.html', '/guide/places/café/']);
	expect([...files.paths]).toEqual([
		'/guide/',
		'/guide/404.html',
		'/guide/places/café/',
		'/guide/places/café/qr.png',
	]);
});

test('pages of the operator are served, and no pages of the guide', () => {
	const own = { 'owner-4711.html': 'owner: 4711', 'imprint/index.html': 'Imprint' };
	using folder = temporaryFolder();
	const publicFolder = folderOf(join(folder.path, 'public'), own);
	const site = folderOf(join(folder.path, 'dist'), { 'index.html': 'Home', ...own });
	const files = siteFiles(site, '/', publicFolder);

	expect(pathsOf(files.pages)).toEqual(['/']);
	expect([...files.paths]).toEqual(['/', '/imprint/', '/owner-4711.html']);
});

test('a page of the guide that has taken the place of an own one is a page of the guide', () => {
	using folder = temporaryFolder();
	const publicFolder = folderOf(join(folder.path, 'public'), { 'about/index.html': 'About us' });
	const site = folderOf(join(folder.path, 'dist'), {
		'index.html': 'Home',
		'about/index.html': 'About this guide',
	});
	const files = siteFiles(site, '/', publicFolder);

	expect(pathsOf(files.pages)).toEqual(['/', '/about/']);
});
