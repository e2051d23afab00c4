import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { IndexInParts } from '../../../../src/build/full-text-index/index-in-parts.ts';
import { IndexWriter } from '../../../../src/build/full-text-index/index-writer.ts';
import type { SearchedText } from '../../../../src/build/full-text-index/searched-text.ts';
import { folderContents } from '../../../support/folder-contents.ts';
import { nextProcess } from '../../../support/next-process.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const words = 'Garten Gärten Schloss Schloß Museum Café Cafe Straße Fähre naïve naive Brücke'.split(
	' ',
);
const textArbitrary = fc.record({
	content: fc
		.array(fc.constantFrom(...words), { minLength: 20, maxLength: 60, size: 'max' })
		.map((some) => `${some.join(' ')}.`),
	meta: fc.record({ title: fc.constantFrom(...words) }),
	filters: fc.record({ kind: fc.constantFrom<string[][]>(['place'], ['event', 'place']) }),
});

test('an index of more texts than Pagefind takes at once is the one of all texts, in whatever order they come', async () => {
	using folder = temporaryFolder();
	const urls = Array.from({ length: 60 }, (_, number) => `/places/${number}/`);
	const texts = new Map<string, SearchedText>(
		fc
			.sample(textArbitrary, { numRuns: urls.length, seed: 20_261_129 })
			.map((text, at) => [urls[at] ?? '', text]),
	);
	// The last that comes shows more than the others.
	texts.set('/places/0/', { ...sample, meta: { title: 'Mühle', eyebrow: 'Ort' } });
	const clean = join(folder.path, 'clean');
	await indexAtOnce(texts, clean);

	for (const partSize of [9, 30, 60, 61]) {
		const output = join(folder.path, `in parts of ${partSize}`);
		const index = indexInParts(texts, partSize);
		for (const url of urls.toReversed()) index.add(url);

		expect(await index.write(output)).toBe(60);

		expect(folderContents(output)).toEqual(folderContents(clean));
	}
});

test('an index of many pages of which none has a text finds nothing', async () => {
	using folder = temporaryFolder();

	expect(await indexInParts(new Map(), 1).write(join(folder.path, 'pagefind'))).toBe(0);
});

test('whoever waits for an index in parts learns that Pagefind has ended in one of them', async () => {
	using folder = temporaryFolder();
	const texts = new Map(['/mill/', '/castle/', '/museum/'].map((url) => [url, sample]));
	const begun = nextProcess();
	const index = indexInParts(texts, 2);
	for (const url of texts.keys()) index.add(url);

	(await begun).kill('SIGKILL');

	await expect(index.write(join(folder.path, 'pagefind'))).rejects.toThrow(
		'Pagefind ended with SIGKILL',
	);
});

test('an index in parts that is abandoned leaves no process', async () => {
	const texts = new Map(['/mill/', '/castle/', '/museum/'].map((url) => [url, sample]));
	const begun = nextProcess();
	const index = indexInParts(texts, 2);
	for (const url of texts.keys()) index.add(url);
	const pagefind = await begun;

	await index.abandon();

	await expect.poll(() => pagefind.exitCode ?? pagefind.signalCode).not.toBeNull();
});

const sample: SearchedText = {
	content: 'Eine Mühle.',
	meta: { title: 'Mühle' },
	filters: { kind: ['place'] },
};

function indexInParts(texts: ReadonlyMap<string, SearchedText>, partSize: number): IndexInParts {
	const textOf = (url: string) => texts.get(url) ?? sample;
	return new IndexInParts({ language: 'de', urls: [...texts.keys()], textOf, partSize });
}

async function indexAtOnce(
	texts: ReadonlyMap<string, SearchedText>,
	folder: string,
): Promise<void> {
	const writer = new IndexWriter('de', [...texts.keys()]);
	for (const [url, text] of texts) writer.add(url, text);
	await writer.write(folder);
}
