import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	checkSize,
	publishedSize,
	rememberSize,
} from '../../../../src/build/site-checks/site-size.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('a site with a fifth fewer pages may be published, one with fewer still may not', () => {
	const published = { pages: 100, places: 40 };

	expect(checkSize({ pages: 80, places: 32 }, published, 0.2)).toEqual([]);
	expect(checkSize({ pages: 80, places: 31 }, published, 0.2)).toEqual([
		{
			severity: 'error',
			rule: 'size',
			page: '/',
			message:
				'The site has 31 pages of places; the one that is published has 40, and 9 fewer are more than CONTENT_MOST_GONE allows.',
			remedy: 'If that is right, build once with npm run build -- --accept-shrink.',
		},
	]);
	expect(checkSize({ pages: 79, places: 40 }, published, 0.2)).toMatchObject([
		{
			message: expect.stringContaining(
				'The site has 79 pages, those about events and lists to browse apart; the one that is published has 100',
			),
		},
	]);
	expect(checkSize({ pages: 1, places: 0 }, published, 1)).toEqual([]);
	expect(checkSize({ pages: 1, places: 0 }, undefined, 0.2)).toEqual([]);
});

test('a size that is missing or spoilt counts as not known', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'published-size.json');
	expect(publishedSize(path)).toBe(undefined);
	for (const text of ['', '{"pages":"many"}', 'undefined']) {
		writeFileSync(path, text);
		expect(publishedSize(path)).toBe(undefined);
	}
	writeFileSync(path, '{"pages":3,"places":1}');
	expect(publishedSize(path)).toEqual({ pages: 3, places: 1 });
});

test('a size that cannot be remembered is told; the site is published by then', async () => {
	using folder = temporaryFolder();
	const cacheFolder = join(folder.path, 'cache');
	writeFileSync(cacheFolder, 'a file where the folder should be');
	const messages: string[] = [];
	const logger = { error: (message: string) => messages.push(message) };
	const { hooks } = rememberSize(join(cacheFolder, 'size.json'), () => ({ pages: 3, places: 1 }));

	// Nothing else of what Astro hands over is used.
	await hooks['astro:build:done']?.({ logger } as never);
	expect(messages).toEqual([
		expect.stringContaining('The site is published, but its size could not be remembered'),
	]);
});
