import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	CachedTexts,
	readCachedTexts,
	writeCachedTexts,
} from '../../../../src/build/full-text-index/cached-texts.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const museum = {
	content: 'Guitars\tand\nvoices, São João.',
	meta: { title: 'Museum' },
	filters: {},
};

function keptIn(folder: string): void {
	writeCachedTexts(folder, [
		['key1', Buffer.from(JSON.stringify(museum))],
		['key2', Buffer.from('null')],
	]);
}

test('texts are kept by the keys of their pages, and that a page has none', () => {
	using folder = temporaryFolder();
	keptIn(folder.path);

	const texts = new CachedTexts(readCachedTexts(folder.path));
	expect([...texts.keys]).toEqual(['key1', 'key2']);
	expect(JSON.parse(String(texts.json('key1')))).toEqual(museum);
	expect(String(texts.json('key2'))).toBe('null');
	expect(texts.json('key3')).toBeUndefined();
});

test('of a file that is damaged or missing nothing is taken', () => {
	using folder = temporaryFolder();

	expect(readCachedTexts(folder.path)).toHaveLength(0);
	keptIn(folder.path);
	const file = join(folder.path, 'texts.tsv');
	writeFileSync(file, readFileSync(file, 'utf8').replace('Guitars', 'Guitar'));
	expect(readCachedTexts(folder.path)).toHaveLength(0);
});
