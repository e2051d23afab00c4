import { expect, test } from '@playwright/test';
import { ChangedTexts } from '../../../../src/build/full-text-index/changed-texts.ts';

/** Texts of twelve pages, `/a/` to `/l/`, of which three are few. */
const before = new Map(Array.from('abcdefghijkl', (letter) => [`/${letter}/`, letter]));

test('texts that are new or others go into the index, and those that are gone out of it', () => {
	const texts = new ChangedTexts(before);
	texts.expect(new Set(before.keys()));
	for (const [url, digest] of before) {
		if (url !== '/c/') texts.note(url, url === '/b/' ? 'other' : digest);
	}
	texts.note('/new/', 'new');
	texts.end();

	expect(texts.changed).toEqual(['/b/', '/new/']);
	expect(texts.gone).toEqual(new Set(['/c/']));
	expect(texts.areFew).toBe(true);
});

test('up to a quarter of the texts are few, with those that have gone', () => {
	const texts = new ChangedTexts(before);
	texts.expect(new Set([...before.keys()].slice(2)));
	expect(texts.areFew).toBe(true);

	texts.note('/c/', 'other');
	expect(texts.areFew).toBe(true);
	texts.note('/d/', 'd');
	expect(texts.areFew).toBe(true);
	texts.note('/new/', 'new');
	expect(texts.areFew).toBe(false);
});

test('a page that is expected and has no text has gone when there are no more', () => {
	const texts = new ChangedTexts(before);
	texts.expect(new Set(before.keys()));
	for (const [url, digest] of [...before].slice(4)) texts.note(url, digest);
	expect(texts.areFew).toBe(true);

	texts.end();
	expect(texts.gone).toEqual(new Set(['/a/', '/b/', '/c/', '/d/']));
	expect(texts.areFew).toBe(false);
});

test('without an index before all texts are new, and none of them few', () => {
	const texts = new ChangedTexts(new Map());
	expect(texts.isChange).toBe(false);
	texts.note('/b/', 'b');
	texts.note('/a/', 'a');

	expect(texts.changed).toEqual(['/a/', '/b/']);
	expect(texts.digests).toEqual([
		['/a/', 'a'],
		['/b/', 'b'],
	]);
	expect(texts.areFew).toBe(false);
});
