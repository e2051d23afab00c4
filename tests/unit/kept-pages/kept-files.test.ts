import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { KeptFiles } from '../../../src/kept-pages/kept-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const key = 'ab0123456789';

/** A cache with a file in it that is published as `places.csv`. */
function cacheWithFile(folder: string): { cache: string; published: string } {
	const cache = join(folder, 'cache');
	const published = join(folder, 'places.csv');
	writeFileSync(published, 'name\nMuseum\n');
	new KeptFiles(cache).keep(key, published);
	return { cache, published };
}

test('a file that is kept is put into the next site, as the very file that was published', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);
	const next = join(folder.path, 'next.csv');

	expect(new KeptFiles(cache).place('ab99', next)).toBe(false);
	expect(new KeptFiles(cache).place(key, next)).toBe(true);
	expect(readFileSync(next, 'utf8')).toBe('name\nMuseum\n');
	expect(statSync(next).ino).toBe(statSync(published).ino);
});

test('a file that was changed since is not', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);

	writeFileSync(published, 'name\nCastle\n');

	expect(new KeptFiles(cache).place(key, join(folder.path, 'next.csv'))).toBe(false);
});

test('a file takes the place of an earlier one of its key', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);
	writeFileSync(published, 'name\nCastle\n');
	new KeptFiles(cache).keep(key, published);
	const next = join(folder.path, 'next.csv');

	expect(new KeptFiles(cache).place(key, next)).toBe(true);
	expect(readFileSync(next, 'utf8')).toBe('name\nCastle\n');
	expect(globSync('*/*', { cwd: join(cache, 'files') })).toHaveLength(1);
});

test('only files of the published site stay', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);
	const files = new KeptFiles(cache);
	files.keep('cd01', published);

	files.keepOnly(new Set(['cd01']));

	expect(globSync('*/*', { cwd: join(cache, 'files') })[0]).toMatch(/^cd.cd01\./);
	expect(files.place(key, join(folder.path, 'next.csv'))).toBe(false);
});
