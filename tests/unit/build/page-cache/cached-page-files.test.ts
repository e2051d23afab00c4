import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	elementWithDate,
	splitAtContentDate,
} from '../../../../src/build/page-cache/content-date.ts';
import { CachedFiles } from '../../../../src/build/page-cache/cached-files.ts';
import { CachedPageFiles } from '../../../../src/build/page-cache/cached-page-files.ts';
import { PagesOfBuild } from '../../../../src/build/page-cache/pages-of-build.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const footer =
	'<footer><time data-content-date="true" datetime="2026-11-21" class="a">21 November</time>';
const html = `<main>Olá</main>${footer}</footer>`;
const key = 'ab0123456789';

/** A cache with a page in it, and the file in which it is published. */
function cacheWithPage(folder: string): { files: CachedPageFiles; cache: string; page: string } {
	const cache = join(folder, 'cache');
	const page = join(folder, 'index.html');
	writeFileSync(page, html);
	const files = new CachedPageFiles(cache);
	const dated = splitAtContentDate(Buffer.from(html));
	if (dated) files.storeFacts(key, dated, '{"titles":["Olá"]}');
	files.storePage(key, page);
	return { files, cache, page };
}

test('takes the place of what is there, and what is kept stays as it is', () => {
	using folder = temporaryFolder();
	const { files } = cacheWithPage(folder.path);
	const file = join(folder.path, 'next.html');
	writeFileSync(file, 'What a thread that has ended had put there.');

	expect(files.place(key, file)).toBe(true);
	expect(files.place(key, file)).toBe(true);
	expect(readFileSync(file, 'utf8')).toBe(html);
	expect(files.page(key)?.parts()?.before.toString()).toBe('<main>Olá</main><footer>');
});

/** As whoever changes a page after the build. */
function writeLater(file: string, content: string): void {
	writeFileSync(file, content);
	const later = new Date(Date.now() + 60_000);
	utimesSync(file, later, later);
}

test('the date of the content is found in a page, and may become another one', () => {
	const page = splitAtContentDate(Buffer.from(html));

	expect(page?.before.toString()).toBe('<main>Olá</main><footer>');
	expect(page?.after.toString()).toBe('</footer>');
	expect(page && elementWithDate(page, { day: '2026-11-22', text: "22 $& $'" })).toBe(
		`<time data-content-date="true" datetime="2026-11-22" class="a">22 $& $'</time>`,
	);
});

test('a text in an attribute that looks like the date of the content is none', () => {
	const text =
		'<time data-content-date=&quot;true&quot; datetime=&quot;2026-01-01&quot;>Then</time>';
	const meta = `<meta name="description" content="${text} <time data-content-date">`;

	expect(splitAtContentDate(Buffer.from(meta + html))?.before.toString()).toBe(
		`${meta}<main>Olá</main><footer>`,
	);
	expect(splitAtContentDate(Buffer.from(`${meta}<main></main>`))).toBeUndefined();
});

test('a page with two dates of its content, or none, has none that can become another one', () => {
	expect(splitAtContentDate(Buffer.from(footer + footer))).toBeUndefined();
	expect(splitAtContentDate(Buffer.from('<main></main>'))).toBeUndefined();
	expect(
		splitAtContentDate(Buffer.from('<time data-content-date="true">Now</time>')),
	).toBeUndefined();
});

test('a page that is kept is the file in which it is published', () => {
	using folder = temporaryFolder();
	const { cache, files, page } = cacheWithPage(folder.path);

	expect(files.page(key)?.date).toEqual({ day: '2026-11-21', text: '21 November' });
	expect(files.page(key)?.parts()?.before.toString()).toBe('<main>Olá</main><footer>');
	expect(files.facts(key)).toBe('{"titles":["Olá"]}');
	expect(statSync(join(cache, 'pages', 'ab', '0123456789.html')).ino).toBe(statSync(page).ino);
	expect(files.page('ab99')).toBeUndefined();
});

test('a page that was changed since is not taken', () => {
	using folder = temporaryFolder();
	const { files, page } = cacheWithPage(folder.path);

	writeLater(page, html.replace('21 November', '22 November'));
	expect(files.page(key)?.date.text, 'another date').toBe('22 November');
	for (const changed of [html.replace('Olá', 'Olé'), html.slice(0, 30), '']) {
		writeLater(page, changed);
		expect(files.page(key), changed).toBeUndefined();
	}
});

test('a changed page is not proved by facts of another rendering, whose build has published nothing', () => {
	using folder = temporaryFolder();
	const { cache, files, page } = cacheWithPage(folder.path);
	writeFileSync(page, html.replace('Olá', 'Olé'));
	const dated = splitAtContentDate(Buffer.from(html));

	if (dated) files.storeFacts(key, dated, '{"titles":["Olá"]}');
	files.noteWritten(key);

	expect(files.page(key)).toBeUndefined();
	expect(existsSync(join(cache, 'pages', 'ab', '0123456789.html'))).toBe(false);
	expect(readFileSync(page, 'utf8')).toContain('Olé');
});

test('a page is read once to prove it after it was written again, and then no more', () => {
	using folder = temporaryFolder();
	const { cache, files, page } = cacheWithPage(folder.path);
	const facts = join(cache, 'pages', 'ab', '0123456789.json');
	const minuteAgo = new Date(Date.now() - 60_000);
	for (const file of [facts, page]) utimesSync(file, minuteAgo, minuteAgo);
	const writtenAt = () => statSync(facts).mtimeMs;

	files.page(key);
	expect(writtenAt()).toBe(minuteAgo.getTime());
	utimesSync(page, new Date(), new Date());
	files.page(key);
	expect(writtenAt()).toBeGreaterThan(minuteAgo.getTime());
});

test('a page that is cut short has no date where one is expected, whenever that was', () => {
	using folder = temporaryFolder();
	const { files, page } = cacheWithPage(folder.path);

	for (const changed of [html.slice(0, -1), `${html} `, ` ${html}`, '']) {
		writeFileSync(page, changed);
		utimesSync(page, 0, 0);
		expect(files.page(key), changed).toBeUndefined();
	}
});

test('facts that were changed since, or are missing, are not taken', () => {
	using folder = temporaryFolder();
	const { cache, files } = cacheWithPage(folder.path);
	const facts = join(cache, 'pages', 'ab', '0123456789.json');
	const content = readFileSync(facts);

	for (const length of [0, 10, 88, content.length - 1]) {
		writeFileSync(facts, content.subarray(0, length));
		expect(files.page(key), `cut at ${length}`).toBeUndefined();
	}
	writeFileSync(facts, content);
	expect(files.page(key)).toBeDefined();
});

test('the data of a page are put beside it again, unless somebody has changed them', () => {
	using folder = temporaryFolder();
	const { cache, files, page } = cacheWithPage(folder.path);
	const twin = join(folder.path, 'index.jsonld');
	writeFileSync(twin, '{"name":"Olá"}');
	utimesSync(twin, 0, 0);
	files.storeTwin(key, page);
	const next = (name: string) => {
		mkdirSync(join(folder.path, name));
		files.page(key);
		files.placeTwin(key, join(folder.path, name, 'index.html'));
		return join(folder.path, name, 'index.jsonld');
	};

	expect(statSync(next('same')).ino).toBe(statSync(twin).ino);
	writeLater(twin, '{"name":"Adeus"}');
	expect(existsSync(next('changed'))).toBe(false);
	writeLater(page, html);
	expect(files.page(key), 'proved again').toBeDefined();
	expect(existsSync(next('proved'))).toBe(false);
	expect(existsSync(join(cache, 'pages', 'ab', '0123456789.jsonld'))).toBe(false);
});

test('pages and their data stay known where they are kept on another file system', () => {
	const memory = '/dev/shm';
	test.skip(!existsSync(memory), 'There is no other file system that is known.');
	using folder = temporaryFolder();
	using kept = temporaryFolder(memory);
	test.skip(statSync(kept.path).dev === statSync(folder.path).dev, 'It is the same file system.');
	const page = join(folder.path, 'index.html');
	writeFileSync(page, html);
	writeFileSync(join(folder.path, 'index.jsonld'), '{"name":"Olá"}');
	const files = new CachedPageFiles(kept.path);
	const dated = splitAtContentDate(Buffer.from(html));
	if (dated) files.storeFacts(key, dated, '{"titles":["Olá"]}');
	// The facts are a little younger than what they are found in; all of it is an hour old.
	const now = Date.now() / 1000;
	for (const name of ['index.html', 'index.jsonld']) {
		utimesSync(join(folder.path, name), now - 3600, now - 3600);
	}
	utimesSync(join(kept.path, 'pages', 'ab', '0123456789.json'), now - 3599, now - 3599);

	files.storePage(key, page);
	files.storeTwin(key, page);

	expect(new CachedPageFiles(kept.path).page(key)?.date.day).toBe('2026-11-21');
	expect(readFileSync(join(kept.path, 'pages', 'ab', '0123456789.jsonld'), 'utf8')).toBe(
		'{"name":"Olá"}',
	);
});

test('a page without data has none put beside it', () => {
	using folder = temporaryFolder();
	const { files, page } = cacheWithPage(folder.path);

	files.storeTwin(key, page);
	files.placeTwin(key, join(folder.path, 'next', 'index.html'));
	expect(existsSync(join(folder.path, 'next'))).toBe(false);
});

test('only pages of the published site stay', () => {
	using folder = temporaryFolder();
	const { cache, files, page } = cacheWithPage(folder.path);
	files.storePage('cd01', page);
	files.storePage('ab02', page);

	files.removeAllBut(new Set(['cd01']), 'digest');

	expect(existsSync(join(cache, 'pages', 'ab'))).toBe(false);
	expect(existsSync(join(cache, 'pages', 'cd', '01.html'))).toBe(true);
	mkdirSync(join(cache, 'pages', 'ef'));
	files.removeAllBut(new Set(), 'digest');
	expect(readdirSync(join(cache, 'pages'))).toEqual([]);
});

test('pages are sought where there are some of the same code and settings, also of several machines', () => {
	using folder = temporaryFolder();
	const { cache, files } = cacheWithPage(folder.path);
	const isSoughtBy = (siteDigest: string) =>
		new PagesOfBuild(new CachedPageFiles(cache), new CachedFiles(cache), {
			outputFolder: join(folder.path, 'next'),
			base: '/',
			rendersAll: false,
			siteDigest: () => siteDigest,
		}).hasCached;

	expect(isSoughtBy('one')).toBe(false);
	files.noteAnyOf('one');
	files.noteAnyOf('other');
	expect(['one', 'other', 'third'].map(isSoughtBy)).toEqual([true, true, false]);

	files.removeAllBut(new Set([key]), 'other');
	expect(['one', 'other'].map(isSoughtBy)).toEqual([false, true]);
	expect(files.page(key)).toBeDefined();

	files.clear();
	expect(isSoughtBy('other')).toBe(false);
});
