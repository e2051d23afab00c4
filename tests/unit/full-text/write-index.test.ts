import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { writeFullTextIndex } from '../../../src/full-text/write-index.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const article = `<!doctype html><html lang="en-GB"><head><title>Museum</title></head><body>
<nav>Elsewhere</nav>
<article data-pagefind-meta="image:" data-pagefind-filter="kind[data-filter-0],destination[data-filter-1],destination[data-filter-2]"
	data-filter-0="place" data-filter-1="alfama" data-filter-2="lisbon">
<h1 data-pagefind-meta="title">Fado Museum</h1>
<img src="/other.webp" alt="Another place">
<div data-pagefind-body><h2>The neighbourhood</h2><p>Guitars &lt;and&gt; voices.</p></div>
<section>Credits</section></article></body></html>`;
const past = article
	.replace('<article', '<article data-pagefind-ignore="all"')
	.replace('Fado Museum', 'Past Event');
const list =
	'<!doctype html><html lang="en-GB"><body><h1>Places</h1><p>All of them</p></body></html>';

test('finds the texts of articles, and of them neither headings nor what stands around', async () => {
	using folder = temporaryFolder();
	const { path: site } = folder;
	for (const [name, html] of Object.entries({ museum: article, past, list })) {
		mkdirSync(join(site, name));
		writeFileSync(join(site, name, 'index.html'), html);
	}
	const output = join(site, 'pagefind');

	expect(await writeFullTextIndex(site, output, 'fr-FR')).toBe(1);

	expect(fragmentsIn(output)).toEqual([
		{
			url: '/museum/',
			content: 'Guitars <and> voices.',
			word_count: 3,
			filters: { destination: ['alfama', 'lisbon'], kind: ['place'] },
			meta: { image: '', title: 'Fado Museum' },
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

test('says what to do where there is no program that makes the index', async () => {
	using folder = temporaryFolder();
	// As Pagefind names the variable that overrides where its program lies.
	process.env.PAGEFIND_EXTENDED_BINARY_PATH = join(folder.path, 'absent');

	const made = writeFullTextIndex(folder.path, join(folder.path, 'pagefind'), 'en');

	await expect(made).rejects.toMatchObject({
		message: expect.stringContaining('The full-text index could not be made'),
		hint: expect.stringContaining('GUIDE_FULL_TEXT_SEARCH=false'),
	});
	delete process.env.PAGEFIND_EXTENDED_BINARY_PATH;
});

function fragmentsIn(folder: string): unknown[] {
	return readdirSync(join(folder, 'fragment')).map((file): unknown => {
		const text = gunzipSync(readFileSync(join(folder, 'fragment', file))).toString();
		return JSON.parse(text.replace('pagefind_dcd', ''));
	});
}
