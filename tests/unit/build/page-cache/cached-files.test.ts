import { existsSync, globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CachedFiles } from '../../../../src/build/page-cache/cached-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const key = 'ab0123456789';
const hourAgo = new Date(Date.now() - 3_600_000);

/** A cache with a file in it that is published as `places.csv`. */
function cacheWithFile(folder: string): { cache: string; published: string } {
	const cache = join(folder, 'cache');
	const published = join(folder, 'places.csv');
	writeFileSync(published, 'name\nMuseum\n');
	utimesSync(published, hourAgo, hourAgo);
	const files = new CachedFiles(cache);
	files.store(key, published);
	files.noteKnown(new Set([key]));
	return { cache, published };
}

test('a file that is kept is put into the next site, as the very file that was published', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);
	const next = join(folder.path, 'next.csv');

	expect(new CachedFiles(cache).place('ab99', next)).toBe(false);
	expect(new CachedFiles(cache).place(key, next)).toBe(true);
	expect(readFileSync(next, 'utf8')).toBe('name\nMuseum\n');
	expect(statSync(next).ino).toBe(statSync(published).ino);
});

test('a file that was changed since is not', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);

	writeFileSync(published, 'name\nCastle\n');

	expect(new CachedFiles(cache).place(key, join(folder.path, 'next.csv'))).toBe(false);
});

test('a file is not read where the file system says the same of it as in the build before', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);
	const unnoticed = (content: string) => {
		writeFileSync(published, content);
		utimesSync(published, hourAgo, hourAgo);
	};
	const second = new CachedFiles(cache);
	const next = (name: string) => join(folder.path, name);

	unnoticed('name\nCastle\n');
	expect(second.place(key, next('second.csv'))).toBe(true);
	second.noteKnown(new Set([key]));
	expect(new CachedFiles(cache).place(key, next('third.csv'))).toBe(true);
	unnoticed('name\nCastles\n');
	expect(new CachedFiles(cache).place(key, next('fourth.csv'))).toBe(false);
});

test('a file is read and proved where what tells of it is missing, damaged or of another build', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);
	const known = join(cache, 'known-files.tsv');
	const place = (name: string) => new CachedFiles(cache).place(key, join(folder.path, name));

	writeFileSync(known, readFileSync(known, 'utf8').replace('@', '@1'));
	expect(place('damaged.csv')).toBe(true);
	new CachedFiles(cache).noteKnown(new Set());
	expect(place('other.csv')).toBe(true);

	writeFileSync(published, 'name\nCastle\n');
	utimesSync(published, hourAgo, hourAgo);
	expect(place('changed.csv')).toBe(false);
});

test('nothing is known of files that could not be kept', () => {
	using folder = temporaryFolder();
	const { cache } = cacheWithFile(folder.path);

	new CachedFiles(cache).clear();

	expect(existsSync(join(cache, 'known-files.tsv'))).toBe(false);
});

test('a file takes the place of an earlier one of its key', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);
	writeFileSync(published, 'name\nCastle\n');
	new CachedFiles(cache).store(key, published);
	const next = join(folder.path, 'next.csv');

	expect(new CachedFiles(cache).place(key, next)).toBe(true);
	expect(readFileSync(next, 'utf8')).toBe('name\nCastle\n');
	expect(globSync('*/*', { cwd: join(cache, 'files') })).toHaveLength(1);
});

test('only files of the published site stay', () => {
	using folder = temporaryFolder();
	const { cache, published } = cacheWithFile(folder.path);
	const files = new CachedFiles(cache);
	files.store('cd01', published);

	files.removeAllBut(new Set(['cd01']));

	expect(globSync('*/*', { cwd: join(cache, 'files') })[0]).toMatch(/^cd.cd01\./);
	expect(files.place(key, join(folder.path, 'next.csv'))).toBe(false);
});
