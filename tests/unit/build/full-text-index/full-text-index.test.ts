import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FullTextIndex } from '../../../../src/build/full-text-index/full-text-index.ts';
import type { BuiltIndex } from '../../../../src/build/full-text-index/index-of-build.ts';
import { folderContents } from '../../../support/folder-contents.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

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
	).toEqual({ isRestored: false, pageCount: 2, indexedCount: 2 });
	expect(
		await made(path, second, (index) => {
			index.add('/base/castle/', castle);
			index.add('/base/museum/', museum);
		}),
	).toEqual({ isRestored: true, pageCount: 0, indexedCount: 0 });
	expect(
		await made(path, third, (index) => {
			index.add('/base/castle/', castle);
		}),
	).toEqual({ isRestored: false, pageCount: 1, indexedCount: 1 });

	const fourth = join(path, 'fourth');
	expect(
		await made(path, fourth, (index) => {
			index.expect(['/base/museum/', '/base/castle/', '/base/about/'], fourth);
			index.add('/base/museum/', museum);
			index.add('/base/about/', undefined);
			index.add('/base/castle/', castle);
		}),
	).toEqual({ isRestored: false, pageCount: 2, indexedCount: 2 });

	expect(folderContents(fourth)).toEqual(folderContents(first ?? ''));
	expect(folderContents(second ?? '')).toEqual(folderContents(first ?? ''));
	expect(folderContents(third ?? '')).not.toEqual(folderContents(first ?? ''));
});

test('texts of kept pages are those of the build before, and the index is begun with the last text', async () => {
	using folder = temporaryFolder();
	const { path } = folder;
	const [first, second, clean] = ['first', 'second', 'clean'].map((name) => join(path, name));
	await made(path, first, (index) => {
		index.expect(['/base/museum/', '/base/castle/', '/base/park/'], first ?? '');
		index.add('/base/museum/', museum, 'key1');
		index.add('/base/castle/', castle, 'key2');
		index.add('/base/park/', undefined, 'key3');
	});
	const palace = { ...castle, content: 'Rooms.' };

	const index = newIndex(path);
	index.expect(['/base/palace/', '/base/museum/', '/base/park/'], second ?? '');
	index.addRestored('/base/museum/', 'key1');
	index.addRestored('/base/park/', 'key3');
	index.add('/base/palace/', palace, 'key4');
	expect(await index.made()).toEqual({ isRestored: false, pageCount: 2, indexedCount: 2 });

	await made(join(path, 'elsewhere'), clean, (another) => {
		another.expect(['/base/palace/', '/base/museum/', '/base/park/'], clean ?? '');
		another.add('/base/palace/', palace);
		another.add('/base/museum/', museum);
		another.add('/base/park/', undefined);
	});
	expect(folderContents(second ?? '')).toEqual(folderContents(clean ?? ''));
});

test('pages that changed in other ways have the index of the build before, whatever was likely', async () => {
	using folder = temporaryFolder();
	const { path } = folder;
	const [first, second, third] = ['first', 'second', 'third'].map((name) => join(path, name));
	await made(path, first, (index) => {
		index.add('/base/museum/', museum, 'key1');
		index.add('/base/castle/', castle, 'key2');
	});

	for (const [output = '', isLikelyMadeAnew] of [
		[second, false],
		[third, true],
	] as const) {
		const index = newIndex(path, isLikelyMadeAnew);
		index.expect(['/base/museum/', '/base/castle/'], output);
		index.addRestored('/base/castle/', 'key2');
		index.add('/base/museum/', museum, 'key3');

		expect(await index.made()).toEqual({ isRestored: true, pageCount: 0, indexedCount: 0 });
		expect(folderContents(output)).toEqual(folderContents(first ?? ''));
	}
});

test('few texts that have changed are indexed alone, and the index is that of a clean build', async () => {
	using folder = temporaryFolder();
	const { path } = folder;
	const towers = Array.from({ length: 8 }, (_, at) => [`/base/tower-${at}/`, castle] as const);
	const paths = [...towers.map(([tower]) => tower), '/base/museum/'];
	const builtWith = (cache: string, output: string, texts: readonly string[], isLikely = false) => {
		const index = newIndex(cache, isLikely);
		index.expect(paths, output);
		for (const [at, tower] of paths.entries()) {
			index.add(tower, { ...castle, content: texts[at] ?? 'Towers.' });
		}
		return index.made();
	};
	const output = (name: string) => join(path, name);
	const all = { isRestored: false, pageCount: 9, indexedCount: 9 };
	expect(await builtWith(path, output('first'), [])).toEqual(all);

	const reworded = ['Café.', 'High towers.'];
	const few = { isRestored: false, pageCount: 9, indexedCount: 2 };
	expect(await builtWith(path, output('changed'), reworded)).toEqual(few);
	expect(await builtWith(output('elsewhere'), output('clean'), reworded)).toEqual(all);
	expect(folderContents(output('changed'))).toEqual(folderContents(output('clean')));

	// What was likely makes no difference.
	expect(await builtWith(path, output('back'), [], true)).toEqual(few);
	expect(folderContents(output('back'))).toEqual(folderContents(output('first')));

	expect(await builtWith(path, output('many'), ['A.', 'B.', 'C.'])).toEqual(all);
	const [index = ''] = globSync(join(path, 'kept', '*', 'index', '*'));
	// The index that is published is the same file.
	rmSync(index);
	writeFileSync(index, 'damaged');
	expect(await builtWith(path, output('anew'), ['A.', 'B.', 'D.'])).toEqual(all);
	await builtWith(output('another'), output('anew-clean'), ['A.', 'B.', 'D.']);
	expect(folderContents(output('anew'))).toEqual(folderContents(output('anew-clean')));
});

test('a page whose text is not kept is waited for', async () => {
	using folder = temporaryFolder();
	const { path } = folder;

	const result = await made(path, join(path, 'pagefind'), (index) => {
		index.expect(['/base/museum/', '/base/castle/'], join(path, 'pagefind'));
		index.addRestored('/base/museum/', 'key1');
		index.add('/base/castle/', castle);
		index.add('/base/museum/', museum);
	});

	expect(result).toEqual({ isRestored: false, pageCount: 2, indexedCount: 2 });
});

test('no words to search are lost in silence', async () => {
	using folder = temporaryFolder();
	const { path } = folder;

	await made(path, join(path, 'pagefind'), (index) => {
		index.expect(['/base/museum/'], join(path, 'pagefind'));
		index.add('/base/museum/', museum);
		index.add('/base/about/', undefined);
		expect(() => {
			index.add('/base/help/', castle);
		}).toThrow('/base/help/ has words to search');
	});
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
): Promise<BuiltIndex> {
	const index = newIndex(folder);
	mkdirSync(output, { recursive: true });
	addTexts(index);
	index.begin(output);
	return index.made();
}

function newIndex(folder: string, isLikelyMadeAnew = false): FullTextIndex {
	return new FullTextIndex('https://guide.example/base/', {
		language: 'en',
		cacheFolder: join(folder, 'kept'),
		isMadeAnew: false,
		isLikelyMadeAnew,
	});
}
