import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { filesBelow } from '../../src/content/snapshot/files-below.ts';
import { axeScript, violations } from '../support/accessibility.ts';
import { type Build, buildFolder, buildSite } from '../support/build-site.ts';
import { eventId, placeId } from '../support/records.ts';
import { serveFolder, type StaticServer } from '../support/static-server.ts';

// A preview with drafts, then the guide of the same service.
test.describe.configure({ mode: 'serial' });

const name = 'drafts';
const drafts = ['Zinnia Mill', 'Quokka Concert', 'Xylem Coast', 'Jackfruit Walks'];
/** Parts of their names and URLs that nothing else has. */
const distinctive = ['zinnia', 'quokka', 'xylem', 'jackfruit'];
const gone = ['Withdrawn Wharf', 'Archived Aquarium'];
const drafted = { portal_status: 'draft' };
const dates = [{ start_at: '2026-11-22T18:00:00Z', end_at: '2026-11-22T20:00:00Z' }];
const content = {
	places: [
		{ id: placeId(1), name: 'Museum', location: { lat: 40, lon: -8 } },
		{ id: placeId(2), name: 'Zinnia Mill', location: { lat: 40, lon: -8.01 }, ...drafted },
		{ id: placeId(3), name: 'Withdrawn Wharf', portal_status: 'withdrawn' },
	],
	events: [
		{ id: eventId(1), name: 'Fair', occurrences: dates },
		{ id: eventId(2), name: 'Quokka Concert', occurrences: dates, portal_status: 'Unpublished' },
		{ id: eventId(3), name: 'Archived Aquarium', occurrences: dates, portal_status: 'archived' },
	],
	destinations: [
		{ id: 'dst_1', name: 'Town', place_ids: [placeId(1), placeId(2)] },
		{ id: 'dst_2', name: 'Xylem Coast', place_ids: [placeId(1)], ...drafted },
	],
	collections: [{ id: 'col_1', name: 'Jackfruit Walks', place_ids: [placeId(1)], ...drafted }],
};

let service: RunningContentServer;
let preview: Build;
let guide: Build;
let served: StaticServer;
const previewFolder = join(buildFolder(name), 'dist-drafts');

test.beforeAll(async () => {
	service = await startContentServer({ content, token: 'tok-7c1e' });
	const built = (words: readonly string[], keepCache: boolean) =>
		buildSite(
			name,
			{
				CONTENT_SERVICE_URL: service.url,
				CONTENT_SERVICE_TOKEN: service.token,
				SITE_URL: 'https://guide.example',
				GUIDE_LOCALE: 'de-DE',
				GUIDE_NOW: '2026-11-21T09:00:00Z',
				GUIDE_MOST_SOCIAL_IMAGES: '0',
				ADDRESSES_FILE: join(buildFolder(name), 'addresses.jsonl'),
			},
			{ words, keepCache },
		);
	preview = await built(['--drafts'], false);
	guide = await built([], true);
	served = await serveFolder(previewFolder);
});
test.afterAll(async () => {
	await service.close();
	await served.close();
});

const pagesOf = (folder: string) => filesBelow(folder).filter((path) => path.endsWith('.html'));
const pageOf = (title: string) =>
	pagesOf(previewFolder).find((path) =>
		new RegExp(`<h1[^>]*>\\s*(<bdi[^>]*>)?${title}<`).test(htmlOf(path)),
	) ?? '';
const htmlOf = (path: string) => readFileSync(join(previewFolder, path), 'utf8');

test('a preview goes to a folder of its own, says what it is, and has the drafts', () => {
	expect(preview.exitCode, preview.output).toBe(0);
	expect(preview.output).toContain(
		`A preview with drafts is in ${previewFolder}, not for the public: npm run preview -- --drafts shows it.`,
	);
	expect(preview.output).not.toContain('left out: npm run build');
	for (const title of drafts) expect(pageOf(title), title).not.toBe('');
	for (const title of gone) expect(pageOf(title), title).toBe('');
	expect(htmlOf('preview-with-drafts.txt')).toContain('not for the public');
});

test('every page of a preview says so, and keeps search engines away', () => {
	const pages = pagesOf(previewFolder);

	expect(pages.length).toBeGreaterThan(12);
	for (const path of pages) {
		expect(htmlOf(path), path).toContain('<meta name="robots" content="noindex"');
		expect(htmlOf(path), path).toContain('Vorschau mit Entwürfen: nicht für die Öffentlichkeit');
		expect(htmlOf(path), path).not.toContain('application/rss+xml" title');
	}
	expect(htmlOf('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
	expect(htmlOf('llms.txt')).toBe('# Vorschau mit Entwürfen: nicht für die Öffentlichkeit\n');
	expect(filesBelow(previewFolder).filter((file) => file.includes('sitemap'))).toEqual([]);
});

test('pages and cards of drafts are marked, and no others', async ({ page }) => {
	await page.addInitScript({ path: axeScript });
	const header = page.getByRole('banner');
	for (const title of drafts) {
		await page.goto(served.url + pageOf(title).replace('index.html', ''));
		await expect(header).toContainText('Entwurf Vorschau mit Entwürfen');
	}
	expect(await violations(page)).toEqual([]);
	await page.goto(`${served.url}${pageOf('Museum').replace('index.html', '')}`);
	await expect(header).not.toContainText('Entwurf Vorschau');

	for (const path of ['places/', 'events/', 'destinations/', 'collections/']) {
		await page.goto(`${served.url}${path}`);
		const marked = page.locator('.card', { hasText: 'Entwurf' });
		await expect(marked, path).toHaveCount(1);
		await expect(marked).toContainText(new RegExp(drafts.join('|')));
	}
});

test('browsers keep nothing of a preview', () => {
	expect(htmlOf('sw.js')).toContain('"build":"none"');
});

test('the guide that is built after a preview has no byte of a draft, nor has anything that it keeps', () => {
	expect(guide.exitCode, guide.output).toBe(0);
	expect(guide.output).toContain(
		'4 drafts are left out: npm run build -- --drafts makes a preview with them.',
	);
	const own = filesBelow(buildFolder(name)).filter((path) => !/^\w+-drafts\W/.test(path));
	expect(own).toContain(join('dist', 'index.html'));
	expect(own).toContain(join('cache', 'snapshot.sqlite'));
	for (const path of own) {
		const text = readFileSync(join(buildFolder(name), path), 'utf8').toLowerCase();
		const found = [...distinctive, 'entwürfen', 'of-preview'].filter((word) => text.includes(word));
		expect(found, path).toEqual([]);
	}
	expect(existsSync(join(guide.folder, 'preview-with-drafts.txt'))).toBe(false);
	expect(readFileSync(join(guide.folder, 'robots.txt'), 'utf8')).toContain('Allow: /\n\nSitemap');
});
