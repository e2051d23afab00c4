import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeTakenPages } from '../../../../src/build/service-worker/taken-pages.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('each destination has a list of its pages, with the size of all that they need', () => {
	using temporary = temporaryFolder();
	const folder = temporary.path;
	const files: Record<string, string> = {
		'destinations/index.html': '',
		'destinations/town/index.html': '<a href="/g/places/inn-00000001/">',
		'destinations/town/2/index.html':
			'<a href="/g/places/bar-00000002/"><a href="/g/places/gone-00000003/">',
		'destinations/empty/index.html': 'Nothing.',
		'places/inn-00000001/index.html': '<img src="/g/covers/a.svg">',
		'places/bar-00000002/index.html':
			'<script src="/g/_astro/x.js"></script><img src="/g/covers/a.svg">',
		'covers/a.svg': 'x'.repeat(1000),
		'_astro/x.js': 'x'.repeat(100),
	};
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	writeTakenPages({ folder, base: '/g/' }, '/g/destinations/');

	const listOf = (name: string) =>
		JSON.parse(readFileSync(join(folder, 'destinations', name, 'pages.json'), 'utf8')) as unknown;
	const names = [
		'destinations/town/',
		'destinations/town/2/',
		'places/inn-00000001/',
		'places/bar-00000002/',
	];
	const html = names.map((name) => files[`${name}index.html`] ?? '').join('');
	expect(listOf('town')).toEqual({
		pages: names.map((name) => `/g/${name}`),
		bytes: html.length + 1100,
	});
	expect(listOf('empty')).toEqual({ pages: ['/g/destinations/empty/'], bytes: 8 });
});
