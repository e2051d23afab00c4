import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { FinishedPage, PageToFinish } from '../../../src/finished-site/finished-page.ts';
import { finishPages } from '../../../src/finished-site/finish-pages.ts';
import { folderContents } from '../../support/folder-contents.ts';

const siteRoot = 'https://guide.example/';

test('finishes pages the same, in the same order, on one thread and on three', async () => {
	const alone = writtenPages('alone', 410);
	const shared = writtenPages('shared', 410);

	const finishedAlone = await finished(alone.pages, 1);
	const finishedShared = await finished(shared.pages, 3);

	expect(finishedShared).toEqual(finishedAlone);
	expect(folderContents(shared.folder)).toEqual(folderContents(alone.folder));
	expect(finishedShared).toHaveLength(410);
	const last = finishedShared[409];
	expect(last?.facts.titles).toEqual(['Page 409']);
	expect(last?.facts.links.get('/408/')).toBe('main');
	expect(last?.twin).toBe('/409/index.jsonld');
	expect(last?.policy.get('img-src')).toEqual(["'self'", 'https://images.example']);
	expect(last?.validation?.nodes).toEqual([
		{ type: 'Place', id: 'https://guide.example/409/#place' },
	]);
});

test('ends with the error where a page cannot be read', async () => {
	const { pages } = writtenPages('site', 410);
	const [first, ...others] = pages.toReversed();

	await expect(
		finished([...others, { file: 'gone', path: first?.path ?? '', url: siteRoot }], 2),
	).rejects.toThrow('ENOENT');
});

async function finished(pages: readonly PageToFinish[], threads: number): Promise<FinishedPage[]> {
	const found: FinishedPage[] = [];
	for await (const [, page] of finishPages(pages, siteRoot, threads)) found.push(page);
	return found;
}

function writtenPages(name: string, count: number): { folder: string; pages: PageToFinish[] } {
	const folder = test.info().outputPath(name);
	const pages = Array.from({ length: count }, (_, number) => {
		const path = `/${number}/`;
		const file = join(folder, String(number), 'index.html');
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, pageOf(number));
		return { file, path, url: new URL(path, siteRoot).href };
	});
	return { folder, pages };
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
		`<a href="/${number - 1}/">Earlier</a></main></body></html>`,
	].join('');
}
