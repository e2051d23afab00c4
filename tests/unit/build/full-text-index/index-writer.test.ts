import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { SearchedText } from '../../../../src/build/full-text-index/searched-text.ts';
import { IndexWriter } from '../../../../src/build/full-text-index/index-writer.ts';
import { folderContents } from '../../../support/folder-contents.ts';
import { nextProcess } from '../../../support/next-process.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const museum: SearchedText = {
	content: 'Guitars <and> voices &amp; more.',
	meta: { title: 'Fado Museum', whereabouts: 'Alfama' },
	filters: { kind: ['place'], destination: ['alfama', 'lisbon'] },
};

test('an index has for each page its text and what is shown of it', async () => {
	using folder = temporaryFolder();
	const output = join(folder.path, 'pagefind');

	const writer = new IndexWriter('fr-FR', ['/about/', '/museum/']);

	writer.add('/museum/', museum);
	expect(await writer.write(output)).toBe(1);

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

test('words that typographic signs join are parted for Pagefind, in the text and in what is shown of it', async () => {
	using folder = temporaryFolder();
	const output = join(folder.path, 'pagefind');
	const writer = new IndexWriter('fr', ['/abbaye/']);

	writer.add('/abbaye/', {
		content: 'Visite de l’abbaye, course Paris–Dakar – les « amis’ » d’« ici »…',
		meta: { title: 'L’Abbaye' },
		filters: {},
	});
	await writer.write(output);

	expect(fragmentsIn(output)).toMatchObject([
		{
			content: 'Visite de l’|abbaye, course Paris–|Dakar – les « amis’ » d’« ici »…',
			meta: { title: 'L’|Abbaye' },
		},
	]);
});

test('many pages are found, and in whatever order they come the files are the same', async () => {
	using folder = temporaryFolder();
	const urls = Array.from({ length: 250 }, (_, number) => `/places/${number}/`);
	const textOf = (url: string): SearchedText => ({
		...museum,
		content: `Guitars ${url}`,
		filters: { kind: ['place'], destination: [`town-${url.at(-2)}`, 'lisbon'] },
	});
	const [first, second] = [urls, urls.toReversed()].map((order) => async () => {
		const output = join(folder.path, order[0] ?? '');
		const writer = new IndexWriter('en', order);
		for (const url of order) writer.add(url, textOf(url));
		expect(await writer.write(output)).toBe(250);
		return folderContents(output);
	});

	expect(await second?.()).toEqual(await first?.());
});

test('whoever waits for an index learns that Pagefind has ended', async () => {
	using folder = temporaryFolder();
	const writer = new IndexWriter('en', []);
	const begun = nextProcess();

	writer.add('/museum/', museum);
	const pagefind = await begun;
	// It answers nothing more, and there is nothing more to tell it.
	pagefind.kill('SIGSTOP');
	const written = writer.write(join(folder.path, 'pagefind'));
	setTimeout(() => pagefind.kill('SIGKILL'), 200);

	await expect(written).rejects.toThrow(
		'Pagefind ended with SIGKILL, as a system does that is out of memory.',
	);
});

function fragmentsIn(folder: string): unknown[] {
	return readdirSync(join(folder, 'fragment')).map((file): unknown => {
		const text = gunzipSync(readFileSync(join(folder, 'fragment', file))).toString();
		return JSON.parse(text.replace('pagefind_dcd', ''));
	});
}
