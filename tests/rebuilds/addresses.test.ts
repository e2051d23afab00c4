import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
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

// All tests look at one guide, on one day or another of the four on which it is published.
test.describe.configure({ mode: 'serial' });

/** A guide as it was published on a day. */
interface Published {
	folder: string;
	/** The page at a path below the base path; `undefined` where there is none. */
	page: (path: string) => PageFacts | undefined;
	file: (path: string) => string;
}

const committed = join(buildFolder('addresses'), 'addresses.jsonl');
const ofLostCache = 'addresses-of-lost-cache';

const place = (number: number, name: string) => ({ id: placeId(number), name });
const castle = place(2, 'Castle');
const gardens = Array.from({ length: 80 }, (_, index) => place(index + 11, 'Garden'));
const destination = (id: string, name: string) => ({ id, name, place_ids: [placeId(1)] });
const riviera = (name: string) => ({
	...destination('dst_8', name),
	place_ids: gardens.map(({ id }) => id),
});
const oldEvent = {
	id: eventId(1),
	name: 'Fado',
	occurrences: [{ start_at: '2019-05-04T20:00:00+01:00' }],
};
const concert = {
	id: eventId(2),
	name: 'Concert',
	occurrences: [{ start_at: '2026-12-05T20:00:00+00:00' }],
};
const withConcert = (name: string) => ({ ...destination('dst_1', name), event_ids: [concert.id] });
const saysWhatIsGone = { GUIDE_GONE_ADDRESSES: 'no-longer-listed' };

let service: RunningContentServer;
let first: Published;
let second: Published;
let third: Published;
let fourth: Published;
test.beforeAll(async () => {
	for (const name of ['addresses', ofLostCache]) {
		rmSync(buildFolder(name), { recursive: true, force: true });
	}
	service = await startContentServer({ content: {}, token: 'addresses' });
	first = await published('2026-01-01', {
		places: [place(1, 'Old Quay'), castle, ...gardens],
		events: [oldEvent, concert],
		destinations: [withConcert('Coast'), destination('dst_2', 'Hills'), riviera('Lisbon coast')],
	});
	second = await published('2026-11-02', {
		places: [place(1, 'Quay'), ...gardens],
		events: [oldEvent, concert],
		destinations: [withConcert('Hills'), destination('dst_2', 'Coast'), riviera('Riviera')],
	});
	const destinations = [
		destination('dst_1', 'Coast'),
		destination('dst_2', 'Hills'),
		// It is read first, and comes too late all the same.
		destination('dst_0', 'Coast'),
		riviera('Riviera'),
	];
	third = await published(
		'2027-02-05',
		{ places: [place(1, 'New Quay'), ...gardens], events: [oldEvent], destinations },
		{ ...saysWhatIsGone, GUIDE_HOST: 'nginx' },
	);
	fourth = await published(
		'2027-02-06',
		{ places: [place(1, 'Harbour'), castle, ...gardens], events: [oldEvent], destinations },
		{ ...saysWhatIsGone, ADDRESSES_FILE: committed },
	);
});
test.afterAll(() => service.close());

/** Builds the guide on its next day, and keeps it as it is then. */
async function published(
	day: string,
	content: ServedContent,
	more: Record<string, string> = {},
	name = 'addresses',
): Promise<Published> {
	service.setContent(content);
	const build = await buildSite(
		name,
		{
			CONTENT_SERVICE_URL: service.url,
			CONTENT_SERVICE_TOKEN: service.token,
			SITE_URL: 'https://guide.example',
			BASE_PATH: '/guide/',
			GUIDE_NOW: `${day}T09:00:00Z`,
			GUIDE_MOST_SOCIAL_IMAGES: '0',
			...more,
		},
		{ keepCache: true },
	);
	expect(build.exitCode, build.output).toBe(0);
	const folder = join(buildFolder(name), day);
	cpSync(build.folder, folder, { recursive: true });
	return {
		folder,
		page(path) {
			const file = join(folder, path, 'index.html');
			return existsSync(file) ? pageFacts(readFileSync(file, 'utf8')) : undefined;
		},
		file: (path) => readFileSync(join(folder, path), 'utf8'),
	};
}

/**
 * Where the page at a path leads whoever opens it, and search engines, which follow it only where
 * they are not kept away.
 */
function movedTo(guide: Published, path: string) {
	const page = guide.page(path);
	return page && [page.refresh, page.canonicals, page.isIndexable];
}

const leadingTo = (path: string) => [
	`0;url=/guide${path}`,
	[`https://guide.example/guide${path}`],
	true,
];

test('a renamed place is found at its old addresses, each one step from the newest', () => {
	expect(fourth.page('places/harbour-00000001')).toMatchObject({ isIndexable: true });
	for (const former of ['old-quay', 'quay', 'new-quay']) {
		expect(movedTo(fourth, `places/${former}-00000001`)).toEqual(
			leadingTo('/places/harbour-00000001/'),
		);
	}
	expect(fourth.page('places/quay-00000001')).toMatchObject({
		text: 'This page has moved Go to: Harbour',
		links: [{ href: '/guide/places/harbour-00000001/', text: 'Harbour', isInMain: true }],
	});
	expect(fourth.file('sitemap-0.xml')).toContain('/guide/places/harbour-00000001/');
	expect(fourth.file('sitemap-0.xml')).not.toContain('quay');
});

test('the host is told where each old address leads, those of the latest day first', () => {
	expect(fourth.file('_redirects')).toBe(
		[
			'/guide/places/new-quay-00000001/ /guide/places/harbour-00000001/ 301',
			'/guide/destinations/hills-dst-1/ /guide/destinations/coast/ 301',
			'/guide/destinations/coast-dst-2/ /guide/destinations/hills/ 301',
			'/guide/places/quay-00000001/ /guide/places/harbour-00000001/ 301',
			'/guide/destinations/lisbon-coast/ /guide/destinations/riviera/ 301',
			'/guide/destinations/lisbon-coast/2/ /guide/destinations/riviera/2/ 301',
			'/guide/destinations/lisbon-coast/3/ /guide/destinations/riviera/3/ 301',
			'/guide/places/old-quay-00000001/ /guide/places/harbour-00000001/ 301\n',
		].join('\n'),
	);
});

test('a web server has a list of its own, and no other', () => {
	expect(third.file('_redirects.nginx').split('\n')).toEqual(
		expect.arrayContaining([
			'~^/guide/places/old-quay-00000001/$ /guide/places/new-quay-00000001/;',
			'~^/guide/places/quay-00000001/$ /guide/places/new-quay-00000001/;',
			'~^/guide/destinations/lisbon-coast/2/$ /guide/destinations/riviera/2/;',
		]),
	);
	expect(existsSync(join(third.folder, '_redirects'))).toBe(false);
});

test('a browser that opens an old address arrives at the new one', async ({ page }) => {
	const server = await serveFolder(fourth.folder, '/guide/');
	await page.goto(`${server.url}places/quay-00000001/`);

	await expect(page).toHaveURL(`${server.url}places/harbour-00000001/`);
	await server.close();
});

test('destinations that swap their names keep every address to one of them', () => {
	expect(movedTo(second, 'destinations/coast')).toEqual(leadingTo('/destinations/hills-dst-1/'));
	expect(movedTo(second, 'destinations/hills')).toEqual(leadingTo('/destinations/coast-dst-2/'));
	expect(second.page('destinations/hills-dst-1')).toMatchObject({ isIndexable: true });
	expect(second.file('destinations/coast/calendar.ics')).toContain('SUMMARY:Concert');

	expect(third.page('destinations/coast')).toMatchObject({ isIndexable: true });
	expect(third.page('destinations/hills')).toMatchObject({ isIndexable: true });
	expect(movedTo(third, 'destinations/hills-dst-1')).toEqual(leadingTo('/destinations/coast/'));
	expect(third.page('destinations/coast-dst-0')).toMatchObject({ isIndexable: true });
});

test('a destination of a new name is found at the old addresses of all pages of its list', () => {
	for (const further of ['', '2/', '3/']) {
		expect(movedTo(second, `destinations/lisbon-coast/${further}`)).toEqual(
			leadingTo(`/destinations/riviera/${further}`),
		);
	}
	expect(second.page('destinations/riviera/3')).toMatchObject({ isIndexable: true });
});

test('a place that is gone answers with the page for what is not found, or says so', () => {
	expect(first.page('places/castle-00000002')).toMatchObject({ isIndexable: true });
	expect(second.page('places/castle-00000002')).toBe(undefined);

	expect(third.page('places/castle-00000002')).toMatchObject({
		isIndexable: false,
		canonicals: ['https://guide.example/guide/places/castle-00000002/'],
		jsonLd: [],
		headings: [{ level: 1, text: 'No longer listed' }],
	});
	expect(third.file('sitemap-0.xml')).not.toContain('castle');

	expect(fourth.page('places/castle-00000002')).toMatchObject({ isIndexable: true });
});

test('an event is kept for 400 days after it was first published, then its page and months go', () => {
	const linksOf = (guide: Published) => guide.page('events')?.links.map(({ href }) => href);
	expect(first.page('events/fado-00000001')).toMatchObject({ isIndexable: false });
	expect(first.page('events/months/2019-05')?.text).toContain('Fado');
	expect(linksOf(first)).toContain('/guide/events/archive/');

	expect(third.page('events/fado-00000001')).toMatchObject({ isIndexable: false });

	expect(fourth.page('events/fado-00000001')).toMatchObject({
		headings: [{ level: 1, text: 'No longer listed' }],
	});
	expect(fourth.page('events/months/2019-05')).toBe(undefined);
	expect(fourth.page('events/archive')).toMatchObject({ isIndexable: false });
	expect(linksOf(fourth)).not.toContain('/guide/events/archive/');
	expect(fourth.page('events')?.text).toContain('No dates');
});

test('a file that is committed keeps the addresses of a guide whose cache is lost', async () => {
	const lines = () => readFileSync(committed, 'utf8').trim().split('\n');
	const line = (number: number, slug: string, day: string) =>
		`{"kind":"places","id":"${placeId(number)}","slug":"${slug}","firstPublished":"${day}"}`;
	const pier = line(1, 'pier-00000001', '2027-02-07');
	const before = lines();
	expect(before.filter((each) => /quay|harbour|castle/.test(each))).toEqual([
		line(1, 'harbour-00000001', '2027-02-06'),
		line(1, 'new-quay-00000001', '2027-02-05'),
		line(1, 'old-quay-00000001', '2026-01-01'),
		line(1, 'quay-00000001', '2026-11-02'),
		line(2, 'castle-00000002', '2026-01-01'),
	]);

	const after = await published(
		'2027-02-07',
		{ places: [castle, place(1, 'Pier')] },
		{ ADDRESSES_FILE: committed },
		ofLostCache,
	);

	expect(movedTo(after, 'places/quay-00000001')).toEqual(leadingTo('/places/pier-00000001/'));
	expect(lines()).toEqual(
		before.toSpliced(before.indexOf(line(1, 'quay-00000001', '2026-11-02')), 0, pier),
	);
});
