import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CachedIndex } from '../../../../src/build/full-text-index/cached-index.ts';
import { folderContents } from '../../../support/folder-contents.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** A site with an index, and the place that keeps it. */
function siteWithIndex(folder: string): { cache: string; kept: CachedIndex; made: string } {
	const made = join(folder, 'made');
	mkdirSync(join(made, 'fragment'), { recursive: true });
	writeFileSync(join(made, 'entry.json'), '{}');
	writeFileSync(join(made, 'fragment', 'a.pf'), 'museum');
	const cache = join(folder, 'cache');
	return { cache, kept: new CachedIndex(cache), made };
}

test('the index of the same texts is put into the next site', () => {
	using folder = temporaryFolder();
	const { kept, made } = siteWithIndex(folder.path);
	const next = join(folder.path, 'next');

	kept.store('texts', made);

	expect(kept.restore('other texts', next)).toBe(false);
	expect(kept.restore('texts', next)).toBe(true);
	expect(folderContents(next)).toEqual(folderContents(made));
});

test('an index that was changed since is not, and leaves nothing', () => {
	using folder = temporaryFolder();
	const { cache, kept, made } = siteWithIndex(folder.path);
	const next = join(folder.path, 'next');
	kept.store('texts', made);
	const fragment = join(cache, 'texts', 'fragment', 'a.pf');

	writeFileSync(fragment, 'castle');
	expect(kept.restore('texts', next)).toBe(false);
	rmSync(fragment);
	expect(kept.restore('texts', next)).toBe(false);
	expect(() => readFileSync(join(next, 'entry.json'))).toThrow('ENOENT');
});

test('one index is kept, the last', () => {
	using folder = temporaryFolder();
	const { cache, kept, made } = siteWithIndex(folder.path);

	kept.store('texts', made);
	kept.store('later', made);

	expect(readdirSync(cache).sort()).toEqual(['later', 'later.sha256']);
});
