import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { compressSite } from '../../../../src/build/precompress/compress-site.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const page = `<p>${'A long page about a harbour. '.repeat(100)}</p>`;

function siteWith(folder: string, files: Record<string, string>): string {
	mkdirSync(join(folder, 'places'), { recursive: true });
	for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
	return folder;
}

test('a text has itself compressed beside it, and what is small or compressed already has not', async () => {
	using root = temporaryFolder();
	const site = siteWith(join(root.path, 'next'), {
		'index.html': '<p>Short.</p>',
		'cover.webp': page,
		'places/index.html': page,
	});

	const compressed = await compressSite(site, join(root.path, 'none'), 2);

	expect(compressed).toEqual({ files: 1, taken: 0 });
	expect(readdirSync(site).sort()).toEqual(['cover.webp', 'index.html', 'places']);
	const path = join(site, 'places', 'index.html');
	expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(page);
	expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(page);
	expect(statSync(`${path}.br`).size).toBeLessThan(200);
});

test('what the published site has compressed is taken from there, where the text is the same', async () => {
	using root = temporaryFolder();
	const texts = { 'places/a.html': page, 'places/b.html': page, 'places/c.html': page };
	const published = siteWith(join(root.path, 'published'), texts);
	await compressSite(published, join(root.path, 'none'), 1);
	const quicklyCompressed = gzipSync(page, { level: 1 });
	writeFileSync(join(published, 'places/c.html.gz'), quicklyCompressed);
	const changed = page.replace('harbour', 'lagoon');
	const next = siteWith(join(root.path, 'next'), { ...texts, 'places/b.html': changed });

	const compressed = await compressSite(next, published, 2);

	expect(compressed).toEqual({ files: 3, taken: 2 });
	expect(readFileSync(join(next, 'places/c.html.gz'))).toEqual(quicklyCompressed);
	expect(gunzipSync(readFileSync(join(next, 'places/b.html.gz'))).toString()).toBe(changed);
});

test('a compressed file that is missing in the published site is made', async () => {
	using root = temporaryFolder();
	const published = siteWith(join(root.path, 'published'), { 'places/a.html': page });
	const next = siteWith(join(root.path, 'next'), { 'places/a.html': page });
	writeFileSync(join(published, 'places/a.html.gz'), 'alone');

	await compressSite(next, published, 1);

	expect(gunzipSync(readFileSync(join(next, 'places/a.html.gz'))).toString()).toBe(page);
});

test('a compressed file of the published site that does not hold its text is made anew', async () => {
	using root = temporaryFolder();
	const texts = Object.fromEntries('abcde'.split('').map((name) => [`places/${name}.html`, page]));
	const published = siteWith(join(root.path, 'published'), texts);
	await compressSite(published, join(root.path, 'none'), 2);
	writeFileSync(join(published, 'places/a.html.br'), '');
	writeFileSync(join(published, 'places/b.html.gz'), gzipSync(page.replace('harbour', 'lagoon')));
	writeFileSync(join(published, 'places/c.html.gz'), 'another page');
	writeFileSync(join(published, 'places/d.html.br'), brotliCompressSync(page + page));
	const next = siteWith(join(root.path, 'next'), texts);

	const compressed = await compressSite(next, published, 2);

	expect(compressed).toEqual({ files: 5, taken: 1 });
	for (const path of Object.keys(texts)) {
		expect(brotliDecompressSync(readFileSync(join(next, `${path}.br`))).toString()).toBe(page);
		expect(gunzipSync(readFileSync(join(next, `${path}.gz`))).toString()).toBe(page);
	}
});

test('nothing is taken where the whole site is made anew', async () => {
	using root = temporaryFolder();
	const published = siteWith(join(root.path, 'published'), { 'places/a.html': page });
	await compressSite(published, join(root.path, 'none'), 1);
	const next = siteWith(join(root.path, 'next'), { 'places/a.html': page });

	expect(await compressSite(next, undefined, 1)).toEqual({ files: 1, taken: 0 });
});
