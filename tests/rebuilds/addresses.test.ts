import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ServedContent } from '../../src/cli/sample-service/content.ts';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { buildFolder, buildSite } from '../support/build-site.ts';
import { type PageFacts, pageFacts } from '../support/page-facts.ts';
import { eventId, placeId } from '../support/records.ts';
import { serveFolder } from '../support/static-server.ts';

// Builds share the project folder, in which Astro keeps the types of the content.
test.describe.configure({ mode: 'serial' });

let service: RunningContentServer;
test.beforeAll(async () => {
	service = await startContentServer({ content: {}, token: 'addresses' });
});
test.afterAll(() => service.close());

interface Guide {
	/** A finished build of the guide as it is published on a day. */
	publish: (
		day: string,
		content: ServedContent,
		settings?: Record<string, string>,
	) => Promise<void>;
	/** The page at a path below the base path; `undefined` where there is none. */
	page: (path: string) => PageFacts | undefined;
	file: (path: string) => string;
}

function guideNamed(name: string, settings: Record<string, string> = {}): Guide {
	const folder = join(buildFolder(name), 'dist');
	let isFirst = true;
	return {
		async publish(day, content, more = {}) {
			service.setContent(content);
			const build = await buildSite(
				name,
				{
					CONTENT_SERVICE_URL: service.url,
					CONTENT_SERVICE_TOKEN: service.token,
					SITE_URL: 'https://guide.example',
					GUIDE_NOW: `${day}T09:00:00Z`,
					...settings,
					...more,
				},
				{ keepCache: !isFirst },
			);
			isFirst = false;
			expect(build.exitCode, build.output).toBe(0);
		},
		page(path) {
			const file = join(folder, path, 'index.html');
			return existsSync(file) ? pageFacts(readFileSync(file, 'utf8')) : undefined;
		},
		file: (path) => readFileSync(join(folder, path), 'utf8'),
	};
}

const place = (number: number, name: string) => ({ id: placeId(number), name });
const destination = (id: string, name: string) => ({ id, name, place_ids: [placeId(1)] });

/**
 * Where the page at a path leads whoever opens it, and search engines, which follow it only where
 * they are not kept away.
 */
function movedTo(guide: Guide, path: string) {
	const page = guide.page(path);
	return page && [page.refresh, page.canonicals, page.isIndexable];
}

const leadingTo = (path: string) => [`0;url=${path}`, [`https://guide.example${path}`], true];

test('a renamed place is found at its old addresses, each one step from the newest', async () => {
	const guide = guideNamed('renamed', { BASE_PATH: '/guide/' });
	const names = ['Old Quay', 'Quay', 'New Quay', 'Harbour'];
	for (const [index, name] of names.entries()) {
		await guide.publish(`2026-11-0${index + 1}`, { places: [place(1, name), place(2, 'Castle')] });
	}

	expect(guide.page('places/harbour-00000001')).toMatchObject({ isIndexable: true });
	for (const former of ['old-quay', 'quay', 'new-quay']) {
		expect(movedTo(guide, `places/${former}-00000001`)).toEqual(
			leadingTo('/guide/places/harbour-00000001/'),
		);
	}
	expect(guide.page('places/quay-00000001')).toMatchObject({
		text: 'This page has moved Go to: Harbour',
		links: [{ href: '/guide/places/harbour-00000001/', text: 'Harbour', isInMain: true }],
	});
	expect(guide.file('_redirects')).toBe(
		[
			'/guide/places/new-quay-00000001/ /guide/places/harbour-00000001/ 301',
			'/guide/places/quay-00000001/ /guide/places/harbour-00000001/ 301',
			'/guide/places/old-quay-00000001/ /guide/places/harbour-00000001/ 301\n',
		].join('\n'),
	);
	expect(guide.file('sitemap-0.xml')).toContain('/guide/places/harbour-00000001/');
	expect(guide.file('sitemap-0.xml')).not.toContain('quay');
});

test('a browser that opens an old address arrives at the new one', async ({ page }) => {
	const server = await serveFolder(join(buildFolder('renamed'), 'dist'), '/guide/');
	await page.goto(`${server.url}places/quay-00000001/`);

	await expect(page).toHaveURL(`${server.url}places/harbour-00000001/`);
	await server.close();
});

test('destinations that swap their names keep every address to one of them', async () => {
	const guide = guideNamed('swapped');
	const places = [place(1, 'Quay')];
	const events = [
		{
			id: eventId(1),
			name: 'Fado',
			occurrences: [{ start_at: '2026-12-05T20:00:00+00:00' }],
		},
	];
	const coast = { ...destination('dst_1', 'Coast'), event_ids: [eventId(1)] };
	await guide.publish('2026-11-01', {
		places,
		events,
		destinations: [coast, destination('dst_2', 'Hills')],
	});
	await guide.publish('2026-11-02', {
		places,
		events,
		destinations: [{ ...coast, name: 'Hills' }, destination('dst_2', 'Coast')],
	});

	expect(movedTo(guide, 'destinations/coast')).toEqual(leadingTo('/destinations/hills-dst-1/'));
	expect(movedTo(guide, 'destinations/hills')).toEqual(leadingTo('/destinations/coast-dst-2/'));
	expect(guide.page('destinations/hills-dst-1')).toMatchObject({ isIndexable: true });
	expect(guide.file('destinations/coast/calendar.ics')).toContain('SUMMARY:Fado');

	await guide.publish('2026-11-03', {
		places,
		events,
		destinations: [
			coast,
			destination('dst_2', 'Hills'),
			// It is read first, and comes too late all the same.
			destination('dst_0', 'Coast'),
		],
	});

	expect(guide.page('destinations/coast')).toMatchObject({ isIndexable: true });
	expect(guide.page('destinations/hills')).toMatchObject({ isIndexable: true });
	expect(movedTo(guide, 'destinations/hills-dst-1')).toEqual(leadingTo('/destinations/coast/'));
	expect(guide.page('destinations/coast-dst-0')).toMatchObject({ isIndexable: true });
});

test('a destination of a new name is found at the old addresses of all pages of its list', async () => {
	const guide = guideNamed('renamed-list', { BASE_PATH: '/guide/' });
	const places = Array.from({ length: 80 }, (_, index) => place(index + 1, 'Quay'));
	const coast = { id: 'dst_1', place_ids: places.map(({ id }) => id) };
	await guide.publish('2026-11-01', {
		places,
		destinations: [{ ...coast, name: 'Lisbon coast' }],
	});
	await guide.publish('2026-11-02', { places, destinations: [{ ...coast, name: 'Coast' }] });

	for (const further of ['', '2/', '3/']) {
		expect(movedTo(guide, `destinations/lisbon-coast/${further}`)).toEqual(
			leadingTo(`/guide/destinations/coast/${further}`),
		);
	}
	expect(guide.page('destinations/coast/3')).toMatchObject({ isIndexable: true });
	expect(guide.file('_redirects')).toBe(
		[
			'/guide/destinations/lisbon-coast/ /guide/destinations/coast/ 301',
			'/guide/destinations/lisbon-coast/2/ /guide/destinations/coast/2/ 301',
			'/guide/destinations/lisbon-coast/3/ /guide/destinations/coast/3/ 301\n',
		].join('\n'),
	);
});

test('a place that is gone answers with the page for what is not found, or says so', async () => {
	const guide = guideNamed('gone');
	const accepted = { CONTENT_ACCEPT_SHRINK: 'true' };
	await guide.publish('2026-11-01', { places: [place(1, 'Quay'), place(2, 'Castle')] });
	await guide.publish('2026-11-02', { places: [place(1, 'Quay')] }, accepted);

	expect(guide.page('places/castle-00000002')).toBe(undefined);

	const explained = { GUIDE_GONE_ADDRESSES: 'no-longer-listed' };
	await guide.publish('2026-11-03', { places: [place(1, 'Quay')] }, explained);

	expect(guide.page('places/castle-00000002')).toMatchObject({
		isIndexable: false,
		canonicals: ['https://guide.example/places/castle-00000002/'],
		jsonLd: [],
		headings: [{ level: 1, text: 'No longer listed' }],
	});
	expect(guide.file('sitemap-0.xml')).not.toContain('castle');

	await guide.publish('2026-11-04', { places: [place(1, 'Quay'), place(2, 'Castle')] }, explained);

	expect(guide.page('places/castle-00000002')).toMatchObject({ isIndexable: true });
});

test('a file that is committed keeps the addresses of a guide whose cache is lost', async () => {
	const committed = join(buildFolder('addresses-of-lost-cache'), 'addresses.jsonl');
	const before = guideNamed('addresses-of-lost-cache', { ADDRESSES_FILE: committed });
	await before.publish('2026-11-01', { places: [place(2, 'Castle'), place(1, 'Quay')] });
	const lines = [
		`{"kind":"places","id":"${placeId(1)}","slug":"quay-00000001","firstPublished":"2026-11-01"}`,
		`{"kind":"places","id":"${placeId(2)}","slug":"castle-00000002","firstPublished":"2026-11-01"}`,
	];
	expect(readFileSync(committed, 'utf8').trim().split('\n')).toEqual(lines);

	const after = guideNamed('without-cache', { ADDRESSES_FILE: committed });
	await after.publish('2026-11-02', { places: [place(2, 'Castle'), place(1, 'Pier')] });

	expect(movedTo(after, 'places/quay-00000001')).toEqual(leadingTo('/places/pier-00000001/'));
	expect(readFileSync(committed, 'utf8').trim().split('\n')).toEqual([
		`{"kind":"places","id":"${placeId(1)}","slug":"pier-00000001","firstPublished":"2026-11-02"}`,
		...lines,
	]);
});

test('an event is kept for 400 days after it was first published, then its page and months go', async () => {
	const guide = guideNamed('aged');
	const content = {
		places: [place(1, 'Quay')],
		events: [
			{
				id: eventId(1),
				name: 'Fado',
				occurrences: [{ start_at: '2019-05-04T20:00:00+01:00' }],
			},
		],
	};
	await guide.publish('2026-01-01', content);

	expect(guide.page('events/fado-00000001')).toMatchObject({ isIndexable: false });
	expect(guide.page('events/months/2019-05')?.text).toContain('Fado');
	expect(guide.page('events')?.links.map(({ href }) => href)).toContain('/events/archive/');

	await guide.publish('2027-02-05', content);
	expect(guide.page('events/fado-00000001')).toMatchObject({ isIndexable: false });

	await guide.publish('2027-02-06', content);
	expect(guide.page('events/fado-00000001')).toBe(undefined);
	expect(guide.page('events/months/2019-05')).toBe(undefined);
	expect(guide.page('events/archive')).toMatchObject({ isIndexable: false });
	expect(guide.page('events')?.links.map(({ href }) => href)).not.toContain('/events/archive/');
	expect(guide.page('events')?.text).toContain('No dates');
});
