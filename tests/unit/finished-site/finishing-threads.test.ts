import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { finishedPages } from '../../../src/finished-site/finished-pages.ts';
import type { FinishedPage } from '../../../src/finished-site/finished-page.ts';
import { FinishingThreads } from '../../../src/finished-site/finishing-threads.ts';
import type { DrawnPage } from '../../../src/finished-site/page-finisher.ts';
import { folderContents } from '../../support/folder-contents.ts';

const siteRoot = 'https://guide.example/';
const date = { day: '2026-11-22', text: '22 November' };

test('finishes pages the same on one thread and on three, and keeps what it finds in them', async () => {
	const alone = await finishedSite('alone', 1);
	const shared = await finishedSite('shared', 3);

	expect(shared.pages).toEqual(alone.pages);
	expect(shared.html).toEqual(alone.html);
	expect(folderContents(shared.folder)).toEqual(folderContents(alone.folder));
	expect(readFileSync(join(alone.folder, '39', 'index.jsonld'), 'utf8')).toContain('"Place 39"');
	const last = alone.pages[39];
	expect(last?.facts.titles).toEqual(['Page 39']);
	expect(last?.facts.links.get('/38/')).toBe('main');
	expect(last?.twin).toBe('/39/index.jsonld');
	expect(last?.policy.get('img-src')).toEqual(["'self'", 'https://images.example']);
	expect(last?.validation?.nodes).toEqual([
		{ type: 'Place', id: 'https://guide.example/39/#place' },
	]);
});

test('ends with the error where a page cannot be written', async () => {
	const folder = test.info().outputPath('site');
	const finishing = new FinishingThreads({ siteRoot, cacheFolder: join(folder, 'cache') }, 2);
	const page = drawnPage(folder, 1);

	const lost = { ...page, file: join(folder, '\0', 'index.html') };
	await expect(finishing.finish(lost, drawnHtml(1))).rejects.toThrow('null bytes');
	// The thread has ended: nobody waits for it in vain.
	await expect(finishing.finish(page, drawnHtml(1))).rejects.toThrow('null bytes');
	await finishing.close();
});

interface FinishedSite {
	folder: string;
	html: string[];
	/** As the check of the site is told of them. */
	pages: FinishedPage[];
}

async function finishedSite(name: string, threads: number): Promise<FinishedSite> {
	const folder = test.info().outputPath(name, 'site');
	const cacheFolder = test.info().outputPath(name, 'cache');
	const finishing = new FinishingThreads({ siteRoot, cacheFolder }, threads);
	const pages = Array.from({ length: 40 }, (_, number) => drawnPage(folder, number));
	const finished = await Promise.all(
		pages.map(async (page, number) => finishing.finish(page, drawnHtml(number))),
	);
	await finishing.close();
	const pagesOfBuild = new Map(
		pages.map(({ file, key, path }) => [
			file,
			{ path, key, date, isFinished: true, isKept: false, isSameFile: false },
		]),
	);
	return {
		folder,
		html: finished.map(({ html }) => Buffer.from(html).toString()),
		pages: pages.map(finishedPages(siteRoot, pagesOfBuild, cacheFolder)),
	};
}

function drawnPage(folder: string, number: number): DrawnPage {
	const path = `/${number}/`;
	const file = join(folder, String(number), 'index.html');
	return { file, path, url: new URL(path, siteRoot).href, key: `key${number}` };
}

function drawnHtml(number: number): Uint8Array<ArrayBuffer> {
	return new TextEncoder().encode(pageOf(number));
}

function pageOf(number: number): string {
	const id = `${siteRoot}${number}/#place`;
	const node = { '@type': 'Place', '@id': id, name: `Place ${number}` };
	const data = { '@context': 'https://schema.org', '@graph': [node] };
	return [
		'<!doctype html><html lang="en"><head><meta charset="utf-8">',
		`<meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self'">`,
		`<title>Page ${number}</title>`,
		`<link rel="alternate" type="application/ld+json" href="${siteRoot}${number}/index.jsonld">`,
		`<script type="application/ld+json">${JSON.stringify(data)}</script></head>`,
		`<body><main><img src="https://images.example/${number}.jpg" alt="">`,
		`<a href="/${number - 1}/">Earlier</a></main>`,
		'<footer><time data-content-date datetime="2026-11-22">22 November</time></footer></body></html>',
	].join('');
}
