import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { SearchedText } from '../../../src/full-text/searched-text.ts';
import { writeFullTextIndex } from '../../../src/full-text/write-index.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const museum: SearchedText = {
	content: 'Guitars <and> voices &amp; more.',
	meta: { title: 'Fado Museum', whereabouts: 'Alfama' },
	filters: { kind: ['place'], destination: ['alfama', 'lisbon'] },
};

test('an index has for each page its text and what is shown of it', async () => {
	using folder = temporaryFolder();
	const output = join(folder.path, 'pagefind');

	expect(await writeFullTextIndex([['/museum/', museum]], output, 'fr-FR')).toBe(1);

	expect(fragmentsIn(output)).toEqual([
		{
			url: '/museum/',
			content: 'Guitars <and> voices &amp; more.',
			word_count: 5,
			filters: { destination: ['alfama', 'lisbon'], kind: ['place'] },
			meta: { title: 'Fado Museum', whereabouts: 'Alfama' },
			anchors: [],
		},
	]);
	expect(readdirSync(output).filter((file) => !file.includes('pf_meta'))).toEqual([
		'filter',
		'fragment',
		'index',
		'pagefind-entry.json',
		'pagefind-worker.js',
		'pagefind.js',
		'wasm.fr.pagefind',
		'wasm.unknown.pagefind',
	]);
});

test('many pages are found, each by its own address', async () => {
	using folder = temporaryFolder();
	const pages = Array.from(
		{ length: 250 },
		(_, number) => [`/places/${number}/`, museum] satisfies [string, SearchedText],
	);

	expect(await writeFullTextIndex(pages, folder.path, 'en')).toBe(250);

	expect(fragmentsIn(folder.path)).toHaveLength(250);
});

function fragmentsIn(folder: string): unknown[] {
	return readdirSync(join(folder, 'fragment')).map((file): unknown => {
		const text = gunzipSync(readFileSync(join(folder, 'fragment', file))).toString();
		return JSON.parse(text.replace('pagefind_dcd', ''));
	});
}
