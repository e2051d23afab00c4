import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FinishedPages } from '../../../../src/build/site-checks/finished-pages.ts';
import { PageFinisher } from '../../../../src/build/site-checks/page-finisher.ts';
import type { PageOfBuild } from '../../../../src/build/page-cache/page-of-build.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const siteRoot = 'https://guide.example/';
const key = 'ab0123';
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self'; script-src 'self' 'sha256-notInThePage='"><title>Museum</title><link rel="alternate" type="application/ld+json" href="index.jsonld"></head><body><main><h1 data-search-meta="title">Museum</h1><p data-search-text>Boats of the river.</p><a href="/places/">Places</a><img src="https://images.example/1.jpg" alt="Boats"><script type="application/ld+json">{"@type":"Museum","name":"Museum"}</script></main><footer><time data-content-date="true" datetime="2026-11-21">21 November</time></footer></body></html>`;

for (const [what, damage] of Object.entries({
	'are damaged': (facts: string) => {
		writeFileSync(facts, readFileSync(facts, 'utf8').replace('Museum', 'Castle'));
	},
	'are missing': (facts: string) => {
		rmSync(facts);
	},
})) {
	test(`a kept page whose facts ${what} is read again, stays as it is published, and is not taken by the next build`, () => {
		using folder = temporaryFolder();
		const { cache, file, page, published } = keptPage(folder.path);
		const before = finishedPages(cache, file, keptAs(page)).finished(page);
		expect(before.facts.titles).toEqual(['Museum']);
		expect(before.searchedText?.content).toBe('Boats of the river.');
		damage(join(cache, 'pages', 'ab', '0123.json'));
		const noted = keptAs(page);

		const finished = finishedPages(cache, file, noted).finished(page);

		expect(finished).toEqual(before);
		expect(statSync(file).ino).toBe(statSync(published).ino);
		expect(noted).toMatchObject({ isFinished: false, isSameFile: false });
	});
}

test('a kept page whose data are gone gets them from the page, and no other data than those', () => {
	using folder = temporaryFolder();
	const { cache, file, page } = keptPage(folder.path);
	const data = join(folder.path, 'next', 'index.jsonld');
	const before = finishedPages(cache, file, keptAs(page)).finished(page);
	writeFileSync(data, 'As they were kept');
	finishedPages(cache, file, keptAs(page)).finished(page);
	expect(readFileSync(data, 'utf8')).toBe('As they were kept');
	rmSync(data);
	const noted = keptAs(page);

	const finished = finishedPages(cache, file, noted).finished(page);

	expect(finished).toEqual(before);
	expect(readFileSync(data, 'utf8')).toBe('{"@type":"Museum","name":"Museum"}\n');
	// It is to be kept with them, and they are no younger than what was found in it.
	expect(noted).toEqual({ ...keptAs(page), isSameFile: false });
	const facts = join(cache, 'pages', 'ab', '0123.json');
	expect(statSync(facts).mtimeMs).toBeGreaterThan(statSync(data).mtimeMs);
});

test('a page that is finished in its file leaves the published one as it was', () => {
	using folder = temporaryFolder();
	const { cache, file, page, published } = keptPage(folder.path);
	writeFileSync(file, html);
	rmSync(join(cache, 'pages', 'ab', '0123.json'));

	finishedPages(cache, file, keptAs(page)).finished(page);

	expect(readFileSync(file, 'utf8')).toContain("img-src 'self' https://images.example");
	expect(readFileSync(published, 'utf8')).toBe(html);
});

/** Returns the finished pages of a site with one page. */
function finishedPages(cache: string, file: string, noted: PageOfBuild): FinishedPages {
	return new FinishedPages(siteRoot, new Map([[file, noted]]), cache);
}

/**
 * A page in a site that is being built, which is that of the published one, and what was found in
 * it.
 */
function keptPage(folder: string) {
	const cache = join(folder, 'cache');
	const file = join(folder, 'next', 'index.html');
	const published = join(folder, 'index.html');
	const page = { file, path: '/', url: siteRoot, key };
	mkdirSync(join(folder, 'next'));
	const finished = new PageFinisher(siteRoot, cache).finish(page, new TextEncoder().encode(html));
	writeFileSync(published, finished.html);
	linkSync(published, file);
	return { cache, file, page, published };
}

function keptAs({ path }: { path: string }): PageOfBuild {
	const date = { day: '2026-11-21', text: '21 November' };
	return { path, key, date, isRestored: true, isFinished: true, isSameFile: true };
}
