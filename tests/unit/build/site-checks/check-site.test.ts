import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	checkSite,
	type RenderedSite,
	type SiteCheck,
} from '../../../../src/build/site-checks/check-site.ts';
import { PageFinisher } from '../../../../src/build/site-checks/page-finisher.ts';
import {
	type PageCheckWorkerSettings,
	PageCheckWorker,
} from '../../../../src/build/site-checks/page-check-worker.ts';
import { publishedUrlOf } from '../../../../src/build/site-checks/site-files.ts';
import type { PageOfBuild } from '../../../../src/build/page-cache/page-of-build.ts';
import { savePermalinks } from '../../../../src/content/snapshot/permalink-table.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { factsAt, snapshotEntry } from '../../../support/snapshot-entries.ts';

const siteRoot = 'https://guide.example/';

const quay = { id: 'plc_quay', name: 'Quay' };

/** Main parts of pages, by their paths. */
const sound: Record<string, string> = {
	'/a/': '<a href="/c/#hours">Hours of C</a>',
	'/b/': '<a href="/coming/">To come</a><a href="/sign.svg">Sign</a>',
	'/c/': '<p id="hours">Hours</p><a href="/a/">A</a>',
	'/d/': '<a href="/places/quay-quay/">Quay</a>',
	'/places/quay-quay/': '<h1>Quay</h1>',
};

test('a site is checked with a thread beside as it is by one thread alone', async () => {
	const site = siteOf({
		...sound,
		'/a/': '<a href="/c/#map">Map of C</a><a href="/gone/">Gone</a>',
		'/d/': '<a href="/gone/">Gone</a><a href="/a/#map">Map of A</a>',
	});
	const alone = await checkSite(site.finished);

	expect(errorsOf(alone)).toEqual([
		'/a/: A link leads to /gone/, which is not on the site.',
		'/d/: A link leads to /gone/, which is not on the site.',
		'/a/: A link leads to /c/#map, and that page has no such part.',
		'/d/: A link leads to /a/#map, and that page has no such part.',
	]);
	expect(await checkSite({ ...site.finished, pageCheckWorker: site.pageCheckWorker() })).toEqual(
		alone,
	);
	const pageCheckWorker = site.pageCheckWorker();
	const found = await pageCheckWorker.checked(
		new Set(['/a/', '/c/', '/coming/', '/sign.svg']),
		fail,
	);
	// Whether what they lead to is there is asked again.
	expect(Array.from(found.values(), ({ path }) => path)).toEqual([
		'/places/quay-quay/',
		'/c/',
		'/b/',
	]);
	expect(await checkSite({ ...site.finished, pageCheckWorker })).toEqual(alone);
	expect(site.told).toEqual([]);
});

for (const [what, path] of Object.entries({
	'there when the thread begins, and gone in the end,': 'sign.svg',
	'announced, and has not come,': 'coming/',
})) {
	test(`what is ${what} is missed where a link leads to it`, async () => {
		const site = siteOf(sound);
		const pageCheckWorker = site.pageCheckWorker();
		await pageCheckWorker.checked(new Set(), fail);
		rmSync(join(site.finished.folder, path), { recursive: true });

		expect(errorsOf(await checkSite({ ...site.finished, pageCheckWorker }))).toEqual([
			`/b/: A link leads to /${path}, which is not on the site.`,
		]);
	});
}

test('a page that is rendered anew after the thread has begun is checked as it is in the end', async () => {
	const site = siteOf(sound);
	const pageCheckWorker = site.pageCheckWorker();
	await pageCheckWorker.checked(new Set(), fail);
	site.render('/a/', '<a href="/gone/">Gone</a>');

	expect(errorsOf(await checkSite({ ...site.finished, pageCheckWorker }))).toEqual([
		'/a/: A link leads to /gone/, which is not on the site.',
	]);
});

test('where the thread cannot go on, all pages are checked by the one that builds', async () => {
	const site = siteOf(sound);
	const pageCheckWorker = site.pageCheckWorker({ snapshotPath: 'nowhere.sqlite' });

	const check = await checkSite({ ...site.finished, pageCheckWorker });

	expect(check).toEqual(await checkSite(site.finished));
	expect(site.told).toEqual([
		'A thread has ended (Error: There is no snapshot of the content at nowhere.sqlite.): this one checks all pages.',
	]);
});

test('addresses of the guide that records tell stop nothing, whatever they lead to', async () => {
	const picture = 'https://guide.example/social/gone.jpg';
	const { finished } = siteOf(
		{
			...sound,
			'/b/': '<a href="https://guide.example/places/quay-quay/">Website</a>',
			'/d/': '<a href="https://guide.example/c/#no">Tickets</a>',
			'/places/quay-quay/': `<h1>Quay</h1><p class="credit">Data: Port of Quay</p><meta property="og:image" content="${picture}">`,
		},
		{
			credit: { text: 'Data: Port of Quay', required: true },
			image: { url: picture, alt: '' },
		},
	);
	const { problems } = await checkSite(finished);

	expect(problems.map(({ message, page, severity }) => `${page} ${severity}: ${message}`)).toEqual([
		`/places/quay-quay/ warning: The page refers to ${picture}, which is not on the site.`,
		'/d/ warning: A link leads to /c/#no, and that page has no such part.',
	]);
});

test('a page owes the credit of a record to which it leads itself, also where a record tells the same address', async () => {
	const { finished } = siteOf(
		{
			...sound,
			'/d/':
				'<a href="https://guide.example/places/quay-quay/">W</a><a href="/places/quay-quay/">Q</a>',
			'/places/quay-quay/': '<h1>Quay</h1><p class="credit">Data: Port of Quay</p>',
		},
		{ credit: { text: 'Data: Port of Quay', required: true } },
	);

	expect(errorsOf(await checkSite(finished))).toEqual([
		'/d/: The page shows “Quay” without its required credit “Data: Port of Quay” (plc_quay).',
	]);
});

test('the page that says of a record that it is gone is no page that the site still has', async () => {
	const site = siteOf({
		...sound,
		'/places/2/': '<h1>Places</h1>',
		'/destinations/coast/': '<h1>No longer listed</h1>',
	});
	const days = { firstPublished: '2026-11-01', lastPublished: '2026-11-24' };
	savePermalinks(site.finished.snapshotPath, [
		{ kind: 'places', id: 'plc_quay', slug: 'quay-quay', ...days },
		{ kind: 'destinations', id: 'dst_coast', slug: 'coast', ...days },
	]);

	// Those of `sound`, the second one of the list, and the one that is to come.
	expect((await checkSite(site.finished)).size).toEqual({ pages: 7, places: 1 });
	expect(
		(await checkSite({ ...site.finished, pageCheckWorker: site.pageCheckWorker() })).size,
	).toEqual({
		pages: 7,
		places: 1,
	});
});

test('there is no thread beside on one thread, for a small site, or where the index of texts takes the other core', async () => {
	const site = siteOf({ '/a/': '<a href="/gone/">Gone</a>' });
	const fullText = { isLikelyMadeAnew: true } as PageCheckWorkerSettings['fullText'];
	for (const settings of [{ threads: 1 }, { minPages: 2 }, { fullText }]) {
		const pageCheckWorker = site.pageCheckWorker({ snapshotPath: 'nowhere.sqlite', ...settings });
		expect((await checkSite({ ...site.finished, pageCheckWorker })).problems).toHaveLength(2);
	}
	expect(site.told).toEqual([]);
});

/**
 * A site of these pages, which are finished, of one that is not, and of a picture.
 *
 * @param more What is told of its place besides id and name.
 */
function siteOf(pages: Record<string, string>, more: object = {}) {
	const folder = test.info().outputPath('site');
	const cacheFolder = test.info().outputPath('cache');
	const snapshotPath = test.info().outputPath('snapshot.sqlite');
	const writer = new SnapshotWriter(snapshotPath);
	writer.entries.add(
		'places',
		snapshotEntry('plc_quay', { summary: JSON.stringify({ ...quay, ...more }) }),
	);
	writer.commit(factsAt('2026-11-25T09:00:00.000Z'));
	const finisher = new PageFinisher(siteRoot, cacheFolder);
	const noted = new Map<string, PageOfBuild>();
	let rendered = 0;
	const render = (path: string, main: string) => {
		const file = join(folder, path, 'index.html');
		const key = `ab${rendered++}`;
		const page = { file, path, url: publishedUrlOf(path, siteRoot), key };
		write(file, finisher.finish(page, new TextEncoder().encode(html(path, main))).html);
		const date = { day: '2026-11-25', text: '25 November' };
		noted.set(file, { path, key, date, isRestored: true, isFinished: true, isSameFile: true });
	};
	for (const [path, main] of Object.entries(pages)) render(path, main);
	write(join(folder, 'coming', 'index.html'), html('/coming/', ''));
	write(join(folder, 'sign.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
	const warnings: string[] = [];
	const settings = { base: '/', cacheFolder, site: siteRoot, snapshotPath };
	const finished: RenderedSite = {
		...settings,
		folder,
		today: '2026-11-25',
		pagesOfBuild: noted,
		warn: (message) => warnings.push(message),
	};
	/** The thread, which has begun. */
	const pageCheckWorker = (others: Partial<PageCheckWorkerSettings> = {}) => {
		const today = () => '2026-11-25';
		const thread = new PageCheckWorker({
			...settings,
			today,
			threads: 2,
			minPages: 1,
			...others,
		});
		thread.begin({ outputFolder: folder, pages: noted }, ['/coming/']);
		return thread;
	};
	return { render, finished, pageCheckWorker, told: warnings };
}

function fail(message: string): never {
	throw new Error(message);
}

function write(file: string, text: string | Uint8Array): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

function html(path: string, main: string): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'"><title>${path}</title><meta name="description" content="About it."><meta name="robots" content="noindex"></head><body><main>${main}</main><footer><time data-content-date="true" datetime="2026-11-25">25 November</time></footer></body></html>`;
}

function errorsOf({ problems }: SiteCheck): string[] {
	return problems.map(({ message, page }) => `${page}: ${message}`);
}
