import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSettings, type Settings } from '../../../../src/config/read-settings.ts';
import { savePermalinks } from '../../../../src/content/snapshot/permalink-table.ts';
import { leaveNextChange } from '../../../../src/build/skip-unchanged/next-change-of-build.ts';
import { PublishedSite } from '../../../../src/build/skip-unchanged/published-site.ts';
import { writeSnapshot } from '../../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const madeAt = Date.parse('2026-11-21T09:00:00Z');
const noon = Date.parse('2026-11-21T12:00:00Z');

interface Guide {
	folder: string;
	site: (about?: {
		nowMs?: number;
		environment?: Record<string, string>;
		base?: string;
	}) => PublishedSite;
}

/** A guide whose pages stay right until noon, published once. */
function publishedGuide(folder: string): Guide {
	const cache = join(folder, 'cache');
	for (const name of ['cache', 'src', 'public', 'dist']) mkdirSync(join(folder, name));
	writeFileSync(join(folder, 'src', 'page.ts'), 'export {};');
	writeFileSync(join(folder, 'dist', 'index.html'), '<p>Home</p>');
	writeFileSync(join(folder, 'addresses.jsonl'), '');
	readAgain(folder, '2026-11-21T08:59:00Z', 'a', 'b');
	const site: Guide['site'] = ({ base = '/', environment = {}, nowMs = madeAt } = {}) => {
		const variables = {
			CONTENT_SERVICE_URL: 'https://content.example',
			WAYMARK_CACHE: cache,
			ADDRESSES_FILE: join(folder, 'addresses.jsonl'),
			...environment,
		};
		const where = { folder: join(folder, 'dist'), origin: 'https://guide.example', base };
		// Every setting can be read.
		const settings = readSettings(variables).settings as Settings;
		return new PublishedSite({ root: folder, where, settings, timeZone: 'Europe/Lisbon', nowMs });
	};
	const built = site();
	built.begin();
	leaveNextChange(cache, noon);
	built.remember();
	return { folder, site };
}

function readAgain(folder: string, at: string, ...ids: string[]): void {
	writeSnapshot(join(folder, 'cache', 'snapshot.sqlite'), at, ...ids);
}

test('a site is up to date while nothing has changed, and the service was read again on the same day', () => {
	using folder = temporaryFolder();
	const { site } = publishedGuide(folder.path);

	expect(site().isUpToDate()).toBe(true);

	readAgain(folder.path, '2026-11-21T11:59:00Z', 'a', 'b');
	expect(site({ nowMs: noon - 1 }).isUpToDate()).toBe(true);
	expect(site({ environment: { CONTENT_OFFLINE: 'true' } }).isUpToDate()).toBe(true);
});

test('a site of which nothing can be noted is published all the same, and is made again', () => {
	using folder = temporaryFolder();
	const { site } = publishedGuide(folder.path);
	const built = site();
	built.begin();
	mkdirSync(join(folder.path, 'cache', 'published-site.json'));
	leaveNextChange(join(folder.path, 'cache'), noon);

	built.remember();

	expect(site().isUpToDate()).toBe(false);
});

const changes: Record<string, (guide: Guide) => PublishedSite> = {
	'time has come at which a page changes': ({ site }) => site({ nowMs: noon }),
	'it is built for an earlier time': ({ site }) => site({ nowMs: madeAt - 1 }),
	'a record is new': ({ folder, site }) => {
		readAgain(folder, '2026-11-21T08:59:00Z', 'a', 'b', 'c');
		return site();
	},
	'a record is gone': ({ folder, site }) => {
		readAgain(folder, '2026-11-21T08:59:00Z', 'a');
		return site();
	},
	'the content is of another day': ({ folder, site }) => {
		readAgain(folder, '2026-11-22T00:00:00Z', 'a', 'b');
		return site();
	},
	'an address is remembered': ({ folder, site }) => {
		const day = { firstPublished: '2026-11-20', lastPublished: '2026-11-20' };
		savePermalinks(join(folder, 'cache', 'snapshot.sqlite'), [
			{ kind: 'places', id: 'a', slug: 'old-name', ...day },
		]);
		return site();
	},
	'the committed addresses are others': ({ folder, site }) => {
		writeFileSync(join(folder, 'addresses.jsonl'), '{}');
		return site();
	},
	'the code is another': ({ folder, site }) => {
		writeFileSync(join(folder, 'src', 'page.ts'), 'export const a = 1;');
		return site();
	},
	'there is a new file to be served': ({ folder, site }) => {
		writeFileSync(join(folder, 'public', 'logo.svg'), '<svg/>');
		return site();
	},
	'a setting is another': ({ site }) => site({ environment: { GUIDE_NAME: 'Coast' } }),
	'the style guide is asked for': ({ site }) =>
		site({ environment: { GUIDE_STYLE_GUIDE: 'true' } }),
	'all is to be made anew': ({ site }) => site({ environment: { GUIDE_DRAW_ALL_PAGES: 'true' } }),
	'it is served elsewhere': ({ site }) => site({ base: '/guide/' }),
	'a published file is gone': ({ folder, site }) => {
		rmSync(join(folder, 'dist', 'index.html'));
		return site();
	},
	'a published file has been written': ({ folder, site }) => {
		utimesSync(join(folder, 'dist', 'index.html'), 1, 1);
		return site();
	},
	'there is another file among those published': ({ folder, site }) => {
		writeFileSync(join(folder, 'dist', 'note.txt'), '');
		return site();
	},
	'nothing is published': ({ folder, site }) => {
		rmSync(join(folder, 'dist'), { recursive: true });
		return site();
	},
	'what is known of it cannot be read': ({ folder, site }) => {
		writeFileSync(join(folder, 'cache', 'published-site.json'), '{');
		return site();
	},
	'a build has begun and not come to its end': ({ site }) => {
		site().begin();
		return site();
	},
};

for (const [what, changed] of Object.entries(changes)) {
	test(`a site is not up to date when ${what}`, () => {
		using folder = temporaryFolder();
		const guide = publishedGuide(folder.path);

		expect(changed(guide).isUpToDate()).toBe(false);
	});
}

test('a site is not up to date when another build has read other content before it was published', () => {
	using folder = temporaryFolder();
	const { site } = publishedGuide(folder.path);
	const built = site();
	built.begin();
	leaveNextChange(join(folder.path, 'cache'), noon);
	readAgain(folder.path, '2026-11-21T08:59:00Z', 'a', 'b', 'c');
	built.remember();

	expect(site().isUpToDate()).toBe(false);
});

test('a site whose pages have not said until when they are right is never up to date', () => {
	using folder = temporaryFolder();
	const { site } = publishedGuide(folder.path);
	const built = site();
	built.begin();
	built.remember();

	expect(site().isUpToDate()).toBe(false);
});
