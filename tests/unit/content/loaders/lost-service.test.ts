import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { lostServiceProblems } from '../../../../src/content/loaders/lost-service.ts';
import type { Environment } from '../../../../src/config/read-settings.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { folderOf } from '../../../support/folder-of.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const remedy =
	'See whether .env is there, or set CONTENT_SERVICE_URL and CONTENT_SERVICE_TOKEN or, if the sample is meant, GUIDE_SAMPLE to true.';

/** A project with these files, and what is said of it under settings. */
function project(files: Record<string, string> = {}) {
	const folder = temporaryFolder();
	folderOf(folder.path, files);
	return {
		root: folder.path,
		pathOf: (path: string) => join(folder.path, path),
		messages: (environment: Environment = {}) =>
			lostServiceProblems(environment, folder.path).map(({ message }) => message),
		hasRead(service: string, cache = '.waymark') {
			const read_at = '2026-11-21T09:00:00.000Z';
			new SnapshotWriter(join(folder.path, cache, 'snapshot.sqlite')).commit({
				service,
				parser: 'this',
				read_at,
				whole_read_at: read_at,
			});
		},
		[Symbol.dispose]: folder[Symbol.dispose],
	};
}

const pageAt = (address: string) =>
	`<!doctype html><html lang="en"><head><link rel="canonical" href="${address}"></head>`;

test('on a fresh clone, and again after the sample was built, the sample needs no word', () => {
	using fresh = project();
	using again = project({ 'dist/index.html': pageAt('http://localhost:4321/') });
	using others = project({ 'dist/index.html': '<h1>Vite</h1>' });

	for (const { messages } of [fresh, again, others]) expect(messages()).toEqual([]);
});

test('the sample does not take the place of a published site', () => {
	using made = project({
		'dist/index.html': pageAt('https://guide.example/lisbon/'),
		'srv/index.html': pageAt('https://minho.example/'),
	});

	expect(made.messages()).toEqual([
		`CONTENT_SERVICE_URL is not set, but ${made.pathOf('dist')} holds the site of https://guide.example/lisbon/: the sample guide would be built in its place. ${remedy}`,
	]);
	expect(made.messages({ OUTPUT_DIRECTORY: 'srv', CONTENT_SERVICE_URL: '' })).toEqual([
		expect.stringContaining(`${made.pathOf('srv')} holds the site of https://minho.example/`),
	]);
	expect(made.messages({ OUTPUT_DIRECTORY: 'new' })).toEqual([]);
});

test('the sample is not built where a service was read before, whatever became of the site', () => {
	using made = project();
	made.hasRead('https://content.example/');
	made.hasRead('http://content.intranet:8080/', 'caches');

	expect(made.messages()).toEqual([
		`CONTENT_SERVICE_URL is not set, but ${made.pathOf('.waymark/snapshot.sqlite')} holds what was read from https://content.example/: the sample guide would be built in its place. ${remedy}`,
	]);
	expect(made.messages({ WAYMARK_CACHE: 'caches' })).toEqual([
		expect.stringContaining('what was read from http://content.intranet:8080/'),
	]);
	expect(made.messages({ WAYMARK_CACHE: 'none' })).toEqual([]);
});

test('both are told at once', () => {
	using made = project({ 'dist/index.html': pageAt('https://guide.example/') });
	made.hasRead('https://content.example/');

	expect(made.messages()).toEqual([
		`CONTENT_SERVICE_URL is not set, but ${made.pathOf('dist')} holds the site of https://guide.example/, and ${made.pathOf('.waymark/snapshot.sqlite')} holds what was read from https://content.example/: the sample guide would be built in their place. ${remedy}`,
	]);
});

for (const service of [
	'http://localhost:4400/',
	'http://127.0.0.1:4400/',
	'http://[::1]:4400/content/',
]) {
	test(`who has tried out a service at ${service} may build the sample again`, () => {
		using made = project();
		made.hasRead(service);

		expect(made.messages()).toEqual([]);
	});
}

test('a snapshot of another format tells its service as well, and what is no snapshot tells nothing', () => {
	using made = project({ 'none/snapshot.sqlite': 'no database' });
	made.hasRead('https://content.example/');
	using database = new DatabaseSync(made.pathOf('.waymark/snapshot.sqlite'));
	database.exec('PRAGMA user_version = 2');

	expect(made.messages()).toEqual([
		expect.stringContaining('holds what was read from https://content.example/'),
	]);
	expect(made.messages({ WAYMARK_CACHE: 'none' })).toEqual([]);
});

test('where a service is set, or the sample is said to be meant, nothing is lost', () => {
	using made = project({ 'dist/index.html': pageAt('https://guide.example/') });
	made.hasRead('https://content.example/');

	expect(made.messages({ GUIDE_SAMPLE: 'true' })).toEqual([]);
	expect(
		made.messages({ CONTENT_SERVICE_URL: 'https://content.example', CONTENT_SERVICE_TOKEN: 'abc' }),
	).toEqual([]);
});

test('what is told by the settings alone is not told twice', () => {
	using made = project({ 'dist/index.html': pageAt('https://guide.example/') });

	expect(made.messages({ SITE_URL: 'https://guide.example' })).toEqual([]);
	expect(made.messages({ CONTENT_SERVICE_TOKEN: 'abc' })).toEqual([]);
});
