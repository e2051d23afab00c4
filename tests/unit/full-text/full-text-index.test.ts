import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FullTextIndex } from '../../../src/full-text/full-text-index.ts';
import type { MadeIndex } from '../../../src/full-text/index-of-build.ts';
import { folderContents } from '../../support/folder-contents.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const museum = { content: 'Guitars.', meta: { title: 'Museum' }, filters: {} };
const castle = { content: 'Towers.', meta: { title: 'Castle' }, filters: {} };

test('the index does not depend on the order in which texts come, and that of the same texts is kept', async () => {
	using folder = temporaryFolder();
	const { path } = folder;
	const [first, second, third] = ['first', 'second', 'third'].map((name) => join(path, name));

	expect(
		await made(path, first, (index) => {
			index.add('/base/museum/', museum);
			index.add('/base/castle/', castle);
		}),
	).toEqual({ isKept: false, pageCount: 2 });
	expect(
		await made(path, second, (index) => {
			index.add('/base/castle/', castle);
			index.add('/base/museum/', museum);
		}),
	).toEqual({ isKept: true, pageCount: 0 });
	expect(
		await made(path, third, (index) => {
			index.add('/base/castle/', castle);
		}),
	).toEqual({ isKept: false, pageCount: 1 });

	const fourth = join(path, 'fourth');
	expect(
		await made(path, fourth, (index) => {
			index.expect(['/base/museum/', '/base/castle/', '/base/about/'], []);
			index.add('/base/museum/', museum);
			index.add('/base/about/', undefined);
			index.add('/base/castle/', castle);
		}),
	).toEqual({ isKept: false, pageCount: 2 });

	expect(folderContents(fourth)).toEqual(folderContents(first ?? ''));
	expect(folderContents(second ?? '')).toEqual(folderContents(first ?? ''));
	expect(folderContents(third ?? '')).not.toEqual(folderContents(first ?? ''));
});

test('texts of pages that are kept are known before the pages are read', async () => {
	using folder = temporaryFolder();
	const { path } = folder;
	const [first, second] = ['first', 'second'].map((name) => join(path, name));
	await made(path, first, (index) => {
		index.add('/base/museum/', museum, 'key1');
		index.add('/base/castle/', castle, 'key2');
	});

	expect(
		await made(path, second, (index) => {
			index.expect(
				['/base/palace/'],
				[
					{ path: '/base/castle/', key: 'key2' },
					{ path: '/base/museum/', key: 'key1' },
				],
			);
			index.add('/base/palace/', { ...castle, content: 'Rooms.' }, 'key3');
		}),
	).toEqual({ isKept: false, pageCount: 3 });
});

test('the index may be begun when all pages with texts are known', () => {
	const index = new FullTextIndex('https://guide.example/', {
		language: 'en',
		keptFolder: test.info().outputPath('kept'),
		isMadeAnew: false,
	});
	const [home, museumPage] = [
		{ path: '/', html: '<p>Welcome</p>' },
		{ path: '/museum/', html: '<p data-search-text>Guitars.</p>' },
	].map(({ html, path }) => {
		const file = test.info().outputPath(`${path.length}.html`);
		writeFileSync(file, html);
		return { file, path };
	});
	const pages = [home, museumPage].filter((page) => page !== undefined);

	expect(index.isWhole(pages)).toBe(false);
	index.add('/museum/', museum);
	expect(index.isWhole(pages)).toBe(true);
});

test('says what to do where there is no program that makes the index', async () => {
	using folder = temporaryFolder();
	// As Pagefind names the variable that overrides where its program lies.
	process.env.PAGEFIND_EXTENDED_BINARY_PATH = join(folder.path, 'absent');

	const result = made(folder.path, join(folder.path, 'pagefind'), (index) => {
		index.add('/base/museum/', museum);
	});

	await expect(result).rejects.toMatchObject({
		message: expect.stringContaining('The full-text index could not be made'),
		hint: expect.stringContaining('GUIDE_FULL_TEXT_SEARCH=false'),
	});
	delete process.env.PAGEFIND_EXTENDED_BINARY_PATH;
});

async function made(
	folder: string,
	output = folder,
	addTexts: (index: FullTextIndex) => void,
): Promise<MadeIndex> {
	const index = new FullTextIndex('https://guide.example/base/', {
		language: 'en',
		keptFolder: join(folder, 'kept'),
		isMadeAnew: false,
	});
	mkdirSync(output, { recursive: true });
	addTexts(index);
	index.begin(output);
	return index.made();
}
