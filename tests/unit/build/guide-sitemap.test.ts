import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { SitemapPage } from '../../../src/build/site-checks/sitemap-page.ts';
import { guideSitemap } from '../../../src/build/guide-sitemap.ts';
import { projectRoot } from '../../support/build-site.ts';

const root = 'https://guide.example/';
const pages = new Map([
	[
		`${root}a/`,
		{
			updatedAt: '2026-11-03T08:15:30.512+01:00',
			imageUrls: ['https://cdn.example/1.jpg?w=1&h=2', 'https://cdn.example/2.jpg'],
		},
	],
	[`${root}b/`, { imageUrls: [] }],
	[`${root}c/`, { imageUrls: [] }],
]);

/**
 * Runs the integration over pages that are built already, and gives what it writes by the names of
 * the files.
 */
async function sitemapFiles(
	name: string,
	entryLimit?: number,
	listed: ReadonlyMap<string, SitemapPage> = pages,
): Promise<Map<string, string>> {
	const folder = join(projectRoot, 'test-results', 'sitemaps', name);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const { hooks } = guideSitemap(() => listed, entryLimit);
	const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
	const config = { site: root, base: '/', trailingSlash: 'always', build: { format: 'directory' } };
	const built = ['', 'a/', 'b/', 'c/', '404/'].map((pathname) => ({ pathname }));
	// As much of what Astro hands over as the integration reads.
	const run = hooks as unknown as Record<string, (given: object) => Promise<void> | void>;
	await run['astro:routes:resolved']?.({ routes: [] });
	await run['astro:config:done']?.({ config });
	await run['astro:build:done']?.({ dir: pathToFileURL(`${folder}/`), pages: built, logger });
	return new Map(
		readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
	);
}

test('the sitemap has the pages for search engines, their last change and their images', async () => {
	const files = await sitemapFiles('whole');
	const entries = [...(files.get('sitemap-0.xml') ?? '').matchAll(/<url>.*?<\/url>/g)].join('\n');

	expect(entries).toBe(
		[
			'<url><loc>https://guide.example/a/</loc><lastmod>2026-11-03T07:15:30.512Z</lastmod><image:image><image:loc>https://cdn.example/1.jpg?w=1&amp;h=2</image:loc></image:image><image:image><image:loc>https://cdn.example/2.jpg</image:loc></image:image></url>',
			'<url><loc>https://guide.example/b/</loc></url>',
			'<url><loc>https://guide.example/c/</loc></url>',
		].join('\n'),
	);
});

test('a long sitemap is several files, which its index names', async () => {
	const files = await sitemapFiles('split', 2);
	const named = [...(files.get('sitemap-index.xml') ?? '').matchAll(/<loc>([^<]*)/g)];

	expect([...files.keys()].sort()).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap-index.xml']);
	expect(named.map(([, address]) => address)).toEqual([
		'https://guide.example/sitemap-0.xml',
		'https://guide.example/sitemap-1.xml',
	]);
	expect(files.get('sitemap-1.xml')).toContain('<loc>https://guide.example/c/</loc>');
});

test('no file is larger than search engines read, however many images pages have', async () => {
	const imageUrls = Array.from({ length: 100 }, (_, index) =>
		`https://cdn.example/${String(index).padStart(3, '0')}.jpg?${'w=1&'.repeat(200)}`.slice(0, 150),
	);
	const crowded = new Map(
		Array.from({ length: 2001 }, (_, index) => [`${root}places/${index}/`, { imageUrls }]),
	);
	const files = await sitemapFiles('large', undefined, crowded);

	expect([...files.keys()].sort()).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap-index.xml']);
	expect(files.get('sitemap-0.xml')?.length).toBeLessThan(50_000_000);
});

test('an entry has as many images as fit into twenty thousand characters', async () => {
	const imagesOf = async (addresses: string[]) => {
		const files = await sitemapFiles(
			'images',
			1,
			new Map([[`${root}a/`, { imageUrls: addresses }]]),
		);
		const found = (files.get('sitemap-0.xml') ?? '').matchAll(/<image:loc>([^<]*)/g);
		return [...found].map(([, address]) => address);
	};
	const numbered = (index: number) => `https://cdn.example/${String(index).padStart(130, '0')}`;
	const hundred = Array.from({ length: 100 }, (_, index) => numbered(index));
	const endless = `https://cdn.example/${'0'.repeat(20_000)}`;

	expect(await imagesOf(hundred)).toEqual(hundred);
	expect(await imagesOf([endless, ...hundred, numbered(100)])).toEqual(hundred);
});
