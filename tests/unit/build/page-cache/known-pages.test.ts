import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type ContentDate,
	splitAtContentDate,
} from '../../../../src/build/page-cache/content-date.ts';
import { CachedFiles } from '../../../../src/build/page-cache/cached-files.ts';
import { CachedPageFiles } from '../../../../src/build/page-cache/cached-page-files.ts';
import type { TextsOfPage } from '../../../../src/build/page-cache/page-of-build.ts';
import { PagesOfBuild } from '../../../../src/build/page-cache/pages-of-build.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const today: ContentDate = { day: '2026-11-21', text: '21 November' };
const tomorrow: ContentDate = { day: '2026-11-22', text: '22 November' };
const pageOn = ({ day, text }: ContentDate) =>
	`<main>Olá</main><time data-content-date="true" datetime="${day}">${text}</time></footer>`;

test('a page is taken without a look into its files where the file system says that they are the same', () => {
	using folder = temporaryFolder();
	const { cached } = published(folder.path);
	unnoticed(cached('json'), () => {
		overwrite(cached('json'), 'Olá', 'Olé');
	});

	const next = build(folder.path, 'next');

	expect(next.restore(today)).toBe(true);
	expect(next.isSameFile()).toBe(true);
	expect(readFileSync(next.file, 'utf8')).toBe(pageOn(today));
	expect(readFileSync(next.twin, 'utf8')).toBe('{"name":"Olá"}');
});

for (const [what, change] of Object.entries({
	'a change of a page that leaves its size': (site: Published) => {
		overwrite(site.page, 'Olá', 'Olé');
	},
	'a change of what was found in it that leaves its size': (site: Published) => {
		overwrite(site.cached('json'), 'Olá', 'Olé');
	},
	'the lack of what was found in it': (site: Published) => {
		rmSync(site.cached('json'));
	},
	'the lack of a page': (site: Published) => {
		rmSync(site.cached('html'));
	},
})) {
	test(`${what} is noticed`, () => {
		using folder = temporaryFolder();
		change(published(folder.path));

		expect(build(folder.path, 'next').restore(today)).toBe(false);
	});
}

test('a page that was only touched is read, proved and taken', () => {
	using folder = temporaryFolder();
	const { page } = published(folder.path);
	overwrite(page, 'Olá', 'Olá');
	const next = build(folder.path, 'next');

	expect(next.restore(today)).toBe(true);
	expect(next.isSameFile()).toBe(true);
});

test('data that somebody has changed are not put beside the page', () => {
	using folder = temporaryFolder();
	const { twin } = published(folder.path);
	overwrite(twin, 'Olá', 'Olé');
	const next = build(folder.path, 'next');

	expect(next.restore(today)).toBe(true);
	expect(existsSync(next.twin)).toBe(false);
});

test('on another day the page has the new date, and the build after takes it without reading it', () => {
	using folder = temporaryFolder();
	const { cached } = published(folder.path);
	const second = build(folder.path, 'second');
	expect(second.restore(tomorrow)).toBe(true);
	expect(second.isSameFile()).toBe(false);
	second.store();
	unnoticed(cached('json'), () => {
		overwrite(cached('json'), 'Olá', 'Olé');
	});

	const third = build(folder.path, 'third');

	expect(third.restore(tomorrow)).toBe(true);
	expect(third.isSameFile()).toBe(true);
	expect(readFileSync(third.file, 'utf8')).toBe(pageOn(tomorrow));
	third.store();
	expect(build(folder.path, 'fourth').restore(tomorrow)).toBe(true);
});

test('a page that is changed between its check and its being noted is proved by the next build', () => {
	using folder = temporaryFolder();
	const first = build(folder.path, 'first');
	first.render();
	overwrite(first.file, 'Olá', 'Olé');
	first.store();

	expect(build(folder.path, 'next').restore(today)).toBe(false);
});

test('a page that is changed while a build has taken it is proved by the next one', () => {
	using folder = temporaryFolder();
	published(folder.path);
	const second = build(folder.path, 'second');
	second.restore(today);
	overwrite(second.file, 'Olá', 'Olé');
	second.store();

	expect(build(folder.path, 'third').restore(today)).toBe(false);
});

test('pages are read and proved where what tells of them is missing or damaged', () => {
	using folder = temporaryFolder();
	const { cached } = published(folder.path);
	const known = join(folder.path, 'cache', 'known-pages.tsv');
	const sound = readFileSync(known);
	const oneWrong = Buffer.from(sound.toString().replace('21 November', '22 November'));
	for (const content of [Buffer.alloc(0), sound.subarray(0, -1), oneWrong]) {
		writeFileSync(known, content);
		const next = build(folder.path, 'next');
		expect(next.restore(today), content.toString()).toBe(true);
		expect(next.isSameFile()).toBe(true);
	}
	rmSync(known);
	expect(build(folder.path, 'next').restore(today)).toBe(true);

	overwrite(cached('json'), 'Olá', 'Olé');
	expect(build(folder.path, 'next').restore(today)).toBe(false);
});

test('a page that is made from the same is taken before it is known what it shows', () => {
	using folder = temporaryFolder();
	published(folder.path, 'given');
	const asked: string[] = [];
	const texts = (given: string | undefined, shown: string) => ({
		input: textOfInput(given),
		shown: () => {
			asked.push(shown);
			return shown;
		},
	});

	const second = build(folder.path, 'second');
	expect(second.restore(tomorrow, texts('given', 'something else'))).toBe(true);
	expect(asked).toEqual([]);
	second.store();
	expect(build(folder.path, 'third').restore(tomorrow, texts('given', 'shown'))).toBe(true);
	expect(asked).toEqual([]);

	const fourth = build(folder.path, 'fourth');
	expect(fourth.restore(tomorrow, texts('something else', 'shown'))).toBe(true);
	expect(asked).toEqual(['shown']);
	fourth.store();
	expect(build(folder.path, 'fifth').restore(tomorrow, texts('given', 'shown'))).toBe(true);
	expect(asked).toEqual(['shown', 'shown']);
	expect(build(folder.path, 'sixth').restore(tomorrow, texts(undefined, 'other'))).toBe(false);
});

test('a page that is made from the same is rendered where it is gone', () => {
	using folder = temporaryFolder();
	const { cached } = published(folder.path, 'given');
	rmSync(cached('html'));

	const { restore } = build(folder.path, 'next');

	expect(restore(today, { input: () => 'given', shown: () => 'shown' })).toBe(false);
});

test('pages that could not be kept are not known', () => {
	using folder = temporaryFolder();
	const { cachedPages } = published(folder.path);
	expect(existsSync(join(folder.path, 'cache', 'known-pages.tsv'))).toBe(true);

	cachedPages.clear();

	expect(existsSync(join(folder.path, 'cache', 'known-pages.tsv'))).toBe(false);
});

function textOfInput(given: string | undefined): (() => string) | undefined {
	return given === undefined ? undefined : () => given;
}

interface Published {
	cachedPages: CachedPageFiles;
	page: string;
	twin: string;
	/** A file of the page in the cache. */
	cached: (extension: string) => string;
}

/** A site of one page, which is an hour old and kept. @param given What it is made from. */
function published(folder: string, given?: string): Published {
	const { cached, render, file, store, cachedPages, twin } = build(folder, 'first');
	render(given);
	store();
	return { cachedPages, page: file, twin, cached };
}

function build(folder: string, name: string) {
	const cache = join(folder, 'cache');
	const cachedPages = new CachedPageFiles(cache);
	const outputFolder = join(folder, name);
	rmSync(outputFolder, { recursive: true, force: true });
	const pages = new PagesOfBuild(cachedPages, new CachedFiles(cache), {
		outputFolder,
		base: '/',
		rendersAll: false,
		siteDigest: () => 'code',
	});
	const file = join(outputFolder, 'places', 'index.html');
	const twin = join(dirname(file), 'index.jsonld');
	const shown = () => 'shown';
	const noted = () => pages.pageAt('/places/')?.page;
	const key = () => noted()?.key ?? '';
	const cached = (extension: string) =>
		join(cache, 'pages', key().slice(0, 2), `${key().slice(2)}.${extension}`);
	return {
		cachedPages,
		file,
		twin,
		cached,
		isSameFile: () => noted()?.isSameFile,
		restore: (date: ContentDate, texts: TextsOfPage = { shown }) =>
			pages.restore('/places/', texts, date),
		render: (given?: string) => {
			pages.noteRendered('/places/', { input: textOfInput(given), shown }, today);
			mkdirSync(dirname(file), { recursive: true });
			const dated = splitAtContentDate(Buffer.from(pageOn(today)));
			if (dated) cachedPages.storeFacts(key(), dated, '{"titles":["Olá"]}');
			writeFileSync(file, pageOn(today));
			writeFileSync(twin, '{"name":"Olá"}');
			const hourAgo = new Date(Date.now() - 3_600_000);
			for (const made of [file, twin, cached('json')]) utimesSync(made, hourAgo, hourAgo);
		},
		store: () => {
			if (!noted()?.isSameFile) {
				cachedPages.storePage(key(), file);
				cachedPages.storeTwin(key(), file);
			}
			cachedPages.noteKnown(pages.pages.values());
		},
	};
}

/** As whoever changes a file after the build, and leaves its size. */
function overwrite(file: string, text: string, other: string): void {
	writeFileSync(file, readFileSync(file, 'utf8').replace(text, other));
	const later = new Date(Date.now() + 60_000);
	utimesSync(file, later, later);
}

/** Changes a file so that the file system says the same of it as before. */
function unnoticed(file: string, change: () => void): void {
	const { mtime } = statSync(file);
	change();
	utimesSync(file, mtime, mtime);
}
