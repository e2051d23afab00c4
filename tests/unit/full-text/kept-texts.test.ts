import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keptTexts, writeKeptTexts } from '../../../src/full-text/kept-texts.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const museum = {
	content: 'Guitars\tand\nvoices, São João.',
	meta: { title: 'Museum' },
	filters: {},
};

function keptIn(folder: string): void {
	writeKeptTexts(folder, [
		['key1', Buffer.from(JSON.stringify(museum))],
		['key2', Buffer.from('null')],
	]);
}

test('texts are kept by the keys of their pages, and that a page has none', () => {
	using folder = temporaryFolder();
	keptIn(folder.path);

	expect(['key1', 'key2', 'key3'].map(keptTexts(folder.path))).toEqual([museum, null, undefined]);
});

test('of a file that is damaged or missing nothing is taken', () => {
	using folder = temporaryFolder();

	expect(keptTexts(folder.path)('key1')).toBeUndefined();
	keptIn(folder.path);
	const file = join(folder.path, 'texts.tsv');
	writeFileSync(file, readFileSync(file, 'utf8').replace('Guitars', 'Guitar'));
	expect(keptTexts(folder.path)('key1')).toBeUndefined();
});
