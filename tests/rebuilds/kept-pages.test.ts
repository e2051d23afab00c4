import {
	copyFileSync,
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ServedContent } from '../../src/cli/sample-service/content.ts';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { forgetSiteState } from '../../src/build/skip-unchanged/site-state.ts';
import { type Build, buildFolder, buildSite } from '../support/build-site.ts';
import { projectWithChange } from '../support/project-copy.ts';
import { cachedCount, publishedFiles, restoredCount } from '../support/published-files.ts';
import { eventId, placeId } from '../support/records.ts';

// Each builds on the cache that the one before left.
test.describe.configure({ mode: 'serial' });

const guide = 'kept-pages';
let service: RunningContentServer;
/** The latest build that published the guide. */
let latest: Build;
test.beforeAll(async () => {
	service = await startContentServer({ content: {}, token: 'kept' });
});
test.afterAll(() => service.close());

/** That of the well, until the moat has it too. */
const website = 'https://town.example/';

/** Places in towns so far apart that none of a town is near one of another. */
const place = (number: number, name: string, more: object = {}) => {
	const town = Math.floor(number / 10);
	return {
		id: placeId(number),
		name,
		category: 'Sights',
		location: { city: `Town ${town}`, lat: 40 + town, lon: -8 - (number % 10) / 1000 },
		...more,
	};
};
const event = (number: number, name: string, day: string, more: object = {}) => ({
	id: eventId(number),
	name,
	status: 'scheduled',
	start_date: `${day}T18:00:00Z`,
	...more,
});

const today: ServedContent = {
	places: [
		place(11, 'Museum', { description: 'A museum of boats.' }),
		place(12, 'Museum Garden'),
		place(21, 'Old Quay'),
		place(22, 'Tavern'),
		place(31, 'Tower'),
		place(32, 'Mill'),
		place(41, 'Theatre'),
		place(42, 'Bridge'),
		place(51, 'Chapel'),
		place(52, 'Well', { contact: { website } }),
		place(61, 'Castle'),
		place(62, 'Gate'),
	],
	events: [
		event(1, 'Concert', '2026-11-22', { place_id: placeId(41) }),
		event(2, 'Market', '2026-12-20', { place_id: placeId(61) }),
	],
	destinations: [{ id: 'dst_1', name: 'Coast', place_ids: [placeId(11), placeId(21)] }],
};

const placesTomorrow = [
	place(11, 'Museum', { description: 'A museum of boats and nets.' }),
	place(12, 'Museum Garden'),
	place(21, 'New Quay'),
	place(22, 'Tavern'),
	place(31, 'Tower', { location: { city: 'Town 3', lat: 43.002, lon: -8.001 } }),
	place(32, 'Mill'),
	place(41, 'Theatre'),
	place(42, 'Bridge'),
	place(52, 'Well', { contact: { website } }),
	place(61, 'Castle'),
	place(62, 'Gate'),
];
const fair = event(3, 'Fair', '2026-12-24', { place_id: placeId(42) });

/** Everything at once that may become of records in a day; two towns stay as they are. */
const tomorrow: ServedContent = {
	...today,
	places: placesTomorrow,
	events: [
		event(1, 'Concert', '2026-11-22', { place_id: placeId(41) }),
		event(2, 'Market', '2026-12-20', { place_id: placeId(61), status: 'cancelled' }),
		fair,
	],
};

/** And in a few hours: all other pages are made from the same as before. */
const thatEvening: ServedContent = {
	...today,
	places: [
		...placesTomorrow.with(3, place(22, 'Harbour Tavern')),
		place(63, 'Moat', { contact: { website } }),
	],
	events: [fair],
};

/** No page links to a list of destinations any more. */
const atNight: ServedContent = { ...thatEvening, destinations: [] };

const settings = (day: string, hour = '09'): Record<string, string> => ({
	CONTENT_SERVICE_URL: service.url,
	CONTENT_SERVICE_TOKEN: service.token,
	CONTENT_ACCEPT_SHRINK: 'true',
	GUIDE_NOW: `${day}T${hour}:00:00Z`,
	GUIDE_CONTENT_LANGUAGE: 'en',
});

test('a site of which some pages were kept is that of a clean build, whatever became of its records', async () => {
	service.setContent(today);
	const first = await built(guide, settings('2026-11-21'), { keepCache: false });
	expect(restoredCount(first)).toBe(0);

	service.setContent(tomorrow);
	const second = await built(guide, settings('2026-11-23'));

	expect(restoredCount(second)).toBeGreaterThan(0);
	expect(publishedFiles(second)).toEqual(publishedFiles(await cleanBuild('2026-11-23')));
	expect(Object.keys(publishedFiles(second))).not.toContain('places/chapel-00000051/index.html');
});

test('so is a site that is built again on the same day, with pages that are taken before it is known what they show', async () => {
	for (const [hour, content] of [
		['18', thatEvening],
		['20', atNight],
	] as const) {
		service.setContent(content);
		const again = await built(guide, settings('2026-11-23', hour));

		expect(restoredCount(again) > 0).toBe(hour === '18');
		expect(publishedFiles(again)).toEqual(publishedFiles(await cleanBuild('2026-11-23', hour)));
		latest = again;
	}
});

test('a build that was killed after it had rendered other content leaves no trace in the next one', async () => {
	const expected = undatedPages(latest);
	service.setContent(today);
	const killed = await buildSite(guide, settings('2026-11-21'), {
		keepCache: true,
		killedAt: '/search/index.html',
		words: ['--verbose'],
	});
	expect(killed.exitCode).toBeNull();

	service.setContent(atNight);
	const after = await built(guide, settings('2026-11-23', '20'));

	expect(undatedPages(after)).toEqual(expected);
	expect(restoredCount(after)).toBe(cachedCount(latest));
	latest = after;
});

test('pages that are kept and damaged are rendered anew', async () => {
	const expected = publishedFiles(latest);
	const folder = join(buildFolder(guide), 'cache', 'pages');
	const [first = '', second = '', third = ''] = globSync(join(folder, '*', '*.html'));
	damage(first, '</h1>', '!</h1>');
	rmSync(second);
	damage(third.replace(/html$/, 'json'), '"titles":["', '"titles":["Another ');

	const after = await built(guide, settings('2026-11-23', '20'), { words: ['--offline'] });

	expect(publishedFiles(after)).toEqual(expected);
	expect(restoredCount(after)).toBe(restoredCount(latest) - 3);
	latest = after;
});

test('pages that two machines have rendered make the site that one machine makes', async () => {
	const expected = publishedFiles(latest);
	const whole = cacheWithContentOf(guide, 'kept-pages-whole');
	let rendered = 0;
	for (const shard of ['1/2', '2/2']) {
		const name = `kept-pages-shard-${shard[0]}`;
		const cache = cacheWithContentOf(guide, name);
		const part = await built(
			name,
			{ ...settings('2026-11-23', '20'), GUIDE_SHARD: shard },
			{ words: ['--offline'] },
		);
		expect(existsSync(part.folder)).toBe(false);
		rendered += Number(/(\d+) pages of shard/.exec(part.output)?.[1]);
		cpSync(join(cache, 'pages'), join(whole, 'pages'), { recursive: true });
	}

	const together = await built('kept-pages-whole', settings('2026-11-23', '20'), {
		words: ['--offline'],
	});

	expect(rendered).toBe(cachedCount(latest));
	expect(restoredCount(together)).toBe(rendered);
	expect(publishedFiles(together)).toEqual(expected);
});

test('another template is in every page', async () => {
	const project = projectWithChange(guide, 'src/ui/components/SiteFooter.astro', (source) =>
		source.replace('class="site-footer"', 'class="site-footer" data-changed'),
	);
	const changed = await built(guide, settings('2026-11-23', '20'), {
		words: ['--offline'],
		project,
	});
	rmSync(project, { recursive: true, force: true });

	expect(restoredCount(changed)).toBe(0);
	const footers = Object.values(undatedPages(changed)).flatMap(
		(html) => /<footer class="site-footer[^>]*>/.exec(html) ?? [],
	);
	expect(footers.length).toBeGreaterThan(20);
	expect(footers.filter((footer) => !footer.includes('data-changed'))).toEqual([]);
});

async function built(
	name: string,
	given: Record<string, string>,
	options: Parameters<typeof buildSite>[2] = {},
): Promise<Build> {
	// A site that is known to be the one that would be built is not built.
	forgetSiteState(join(buildFolder(name), 'cache'));
	const build = await buildSite(name, given, { keepCache: true, ...options });
	expect(build.exitCode, build.output).toBe(0);
	return build;
}

/** Builds the content in a cache that holds nothing else. */
async function cleanBuild(day: string, hour?: string): Promise<Build> {
	const name = 'kept-pages-clean';
	cacheWithContentOf(guide, name);
	return built(name, settings(day, hour), { words: ['--offline'] });
}

/** Lets the next build of a name find the content of another one, and nothing else. */
function cacheWithContentOf(other: string, name: string): string {
	const cache = join(buildFolder(name), 'cache');
	rmSync(buildFolder(name), { recursive: true, force: true });
	mkdirSync(cache, { recursive: true });
	const snapshot = 'snapshot.sqlite';
	copyFileSync(join(buildFolder(other), 'cache', snapshot), join(cache, snapshot));
	return cache;
}

/** Every page without the date of its content. */
function undatedPages({ folder }: Build): Record<string, string> {
	return Object.fromEntries(
		globSync('**/*.html', { cwd: folder }).map((path) => [
			path,
			readFileSync(join(folder, path), 'utf8').replace(/<time data-content-date.*?<\/time>/s, ''),
		]),
	);
}

function damage(file: string, text: string, other: string): void {
	const content = readFileSync(file, 'utf8');
	expect(content).toContain(text);
	// The page that is published is the same file.
	rmSync(file);
	writeFileSync(file, content.replace(text, other));
}
