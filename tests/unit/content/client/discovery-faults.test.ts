import { expect } from '@playwright/test';
import { listRecords } from '../../../../src/content/client/discovery.ts';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import { envelope, type ReceivedRequest, test } from '../../../support/fault-server.ts';
import { ids, listPlaces, queries } from './listed-places.ts';
import { quickService } from './quick-service.ts';

const page = (start: number, end: number, pagination: object) => ({
	body: envelope(ids.slice(start, end), { pagination }),
});

test('notices a service that does not know the page parameter', async ({ serve }) => {
	const server = await serve({ '/v1/places': page(0, 3, { page: 1, total_pages: 4 }) });

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		name: 'ListingError',
		complaint: 'repeated',
		message: 'The list of places shows the same page more than once.',
		hint: 'The service may know the page, cursor or offset parameter by another name: set CONTENT_SERVICE_PAGE_PARAMETER, CONTENT_SERVICE_CURSOR_PARAMETER or CONTENT_SERVICE_OFFSET_PARAMETER.',
	});
	expect(queries(server)).toEqual([null, '2']);
});

test('notices a list that turns in a circle', async ({ serve }) => {
	const server = await serve({
		'/v1/places': { body: { ...envelope(ids.slice(0, 2)), next: '/v1/places?at=b' } },
		'/v1/places?at=b': { body: { ...envelope(ids.slice(2, 4)), next: '/v1/places?at=c' } },
		'/v1/places?at=c': { body: { ...envelope(ids.slice(4, 6)), next: '/v1/places?at=b' } },
	});

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		name: 'ListingError',
		complaint: 'repeated',
		message: 'The list of places turns in a circle: page 3 leads back to an earlier one.',
	});
	expect(server.requests).toHaveLength(3);
});

test('notices a list that goes on without end and brings nothing new', async ({ serve }) => {
	const server = await serve({
		'/v1/places': (_request, times) => ({
			body: envelope(times === 1 ? ids : [], { next_cursor: `c${times}` }),
		}),
	});

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		complaint: 'endless',
		message: 'The list of places goes on, but its last 21 pages hold nothing new.',
	});
	expect(server.requests).toHaveLength(22);
});

test('passes over pages on which a service leaves out what it hides', async ({ serve }) => {
	const server = await serve({
		'/v1/places': [
			{ body: envelope(ids.slice(0, 2), { next_cursor: 'a' }) },
			{ body: envelope([], { next_cursor: 'b' }) },
			{ body: envelope(ids.slice(2, 4), { next_cursor: null }) },
		],
	});

	expect((await listPlaces(quickService(server.url))).records).toHaveLength(4);
});

test('notices a list of more pages than are allowed', async ({ serve }) => {
	const server = await serve({
		'/v1/places': (_request, times) => ({
			body: envelope([`plc_${String(times).padStart(32, '0')}`], { next_cursor: `c${times}` }),
		}),
	});

	await expect(listPlaces(quickService(server.url), { maxPages: 50 })).rejects.toMatchObject({
		complaint: 'endless',
		message: 'The list of places has not ended after 50 pages.',
		hint: expect.stringMatching(/CONTENT_SERVICE_CURSOR_PARAMETER.*CONTENT_SERVICE_MAX_PAGES/),
	});
	expect(server.requests).toHaveLength(50);
});

test('takes a list for broken off that ends before its total', async ({ serve }) => {
	const server = await serve({
		'/v1/places': [
			page(0, 3, { next_cursor: 'a', total: 12 }),
			page(3, 6, { next_cursor: null, total: 12 }),
		],
	});

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		name: 'ListingError',
		complaint: 'broken-off',
		message: 'The list of places breaks off: it states 12 entries, but 6 came.',
	});
});

test('takes one page for broken off that states a greater total', async ({ serve }) => {
	const server = await serve({ '/v1/places': page(0, 3, { total: 12 }) });

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		message: 'The list of places breaks off: it states 12 entries, but 3 came.',
	});
});

for (const [description, response] of Object.entries({
	'a header': { headers: { 'x-total-count': '12' }, body: envelope(ids.slice(0, 3)) },
	'a count beyond the entries of its page': {
		body: envelope(ids.slice(0, 3), { count: 12 }),
	},
	'the name of OData': { body: { ...envelope(ids.slice(0, 3)), '@odata.count': 12 } },
})) {
	test(`takes one page for broken off that states a greater total by ${description}`, async ({
		serve,
	}) => {
		const server = await serve({ '/v1/places': response });
		const service = quickService(server.url);

		await expect(listPlaces(service)).rejects.toMatchObject({
			complaint: 'broken-off',
			message: 'The list of places breaks off: it states 12 entries, but 3 came.',
			hint: expect.stringContaining('CONTENT_SERVICE_PROVES_TOTAL=false'),
		});
		expect((await listPlaces(service, { checksTotal: false })).records).toHaveLength(3);
	});
}

test('a count of entries that the service hides from a page neither ends the list nor breaks it off', async ({
	serve,
}) => {
	const counted = (start: number, end: number, number: number) => ({
		body: envelope(ids.slice(start, end), { page: number, count: end - start + 1 }),
	});
	const server = await serve({
		'/v1/places': [counted(0, 3, 1), counted(3, 5, 2), counted(5, 5, 3)],
	});

	expect((await listPlaces(quickService(server.url))).records).toHaveLength(5);
});

for (const [description, counts] of Object.entries({
	'the entries of which some are taken away that the token may not see': [20, 7, 6],
	'what is left to come': [11, 8, 3],
	'the most entries of a page': [100, 100, 100],
})) {
	test(`does not take for a total a count of ${description}`, async ({ serve }) => {
		const [first, second, third] = counts;
		const server = await serve({
			'/v1/places': page(0, 3, { next_cursor: 'a', count: first }),
			'/v1/places?limit=100&cursor=a': page(3, 8, { next_cursor: 'b', count: second }),
			'/v1/places?limit=100&cursor=b': page(8, 11, { next_cursor: null, count: third }),
		});

		const { records, requests } = await listPlaces(quickService(server.url));

		expect(records.map(({ id }) => id)).toEqual(ids.slice(0, 11));
		expect(requests).toBe(3);
	});
}

for (const pagination of [{ count: 100 }, { count: 50, limit: 50 }]) {
	test(`does not take for a total the size of a page in ${JSON.stringify(pagination)}`, async ({
		serve,
	}) => {
		const server = await serve({ '/v1/places': page(0, 3, pagination) });

		expect((await listPlaces(quickService(server.url))).records).toHaveLength(3);
	});
}

test('takes a full page for the whole list where a header says that there are no more', async ({
	serve,
}) => {
	const headers = { 'x-total-count': '12' };
	const server = await serve({ '/v1/places': { headers, body: envelope(ids) } });

	expect((await listPlaces(quickService(server.url), { pageSize: 12 })).records).toHaveLength(12);
});

for (const last of [
	...['/v1/places?page=4', '?limit=100&offset=9', '/v1/places?pageNumber=2'],
	'/v1/places?start=4',
]) {
	test(`takes a list for broken off that names no next page, but ${last} as its last`, async ({
		serve,
	}) => {
		const server = await serve({
			'/v1/places': {
				headers: { link: `</v1/places>; rel="first", <${last}>; rel="last"` },
				body: envelope(ids.slice(0, 3)),
			},
		});
		const service = quickService(server.url);

		await expect(listPlaces(service)).rejects.toMatchObject({
			complaint: 'broken-off',
			message:
				'The list of places breaks off: after 3 entries no next page is named, but a later last one (Link: rel="last").',
			hint: expect.stringContaining('CONTENT_SERVICE_PAGING'),
		});
		expect((await listPlaces(service, { paging: 'none' })).records).toHaveLength(3);
		expect((await listPlaces(service, { checksTotal: false })).records).toHaveLength(3);
	});
}

for (const last of [
	...['/v1/places', '/v1/places?page=1', '/v1/places?after=zz9', 'https://['],
	...['/v1/places?start=0&limit=100', '/v1/places?start=1&limit=100'],
]) {
	test(`believes the end of a list whose last page is ${last}`, async ({ serve }) => {
		const headers = { link: `<${last}>; rel="last"` };
		const server = await serve({ '/v1/places': { headers, body: envelope(ids.slice(0, 3)) } });

		expect((await listPlaces(quickService(server.url))).records).toHaveLength(3);
	});
}

for (const [first, last] of [
	['?page=1', '?page=1'],
	['?page=0', '?page=0'],
	['?start=1', '?start=1'],
	['', '?offset=0'],
] as const) {
	test(`takes a full page for the whole list where it is the last one by ${last}`, async ({
		serve,
	}) => {
		const headers = {
			link: `</v1/places${first}>; rel="first", </v1/places${last}>; rel="last"`,
		};
		const server = await serve({ '/v1/places': { headers, body: envelope(ids) } });

		expect((await listPlaces(quickService(server.url), { pageSize: 12 })).records).toHaveLength(12);
	});
}

test('takes a list for broken off whose first page has the number 0 and its last 1', async ({
	serve,
}) => {
	const headers = { link: '</v1/places?page=0>; rel="first", </v1/places?page=1>; rel="last"' };
	const server = await serve({ '/v1/places': { headers, body: envelope(ids.slice(0, 3)) } });

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		complaint: 'broken-off',
	});
});

test('believes the end of a list where the total is set not to count', async ({ serve }) => {
	const server = await serve({ '/v1/places': page(0, 3, { total: 12 }) });

	const { records } = await listPlaces(quickService(server.url), { checksTotal: false });

	expect(records).toHaveLength(3);
});

test('counts refused and repeated entries towards the total', async ({ serve }) => {
	const server = await serve({
		'/v1/places': { body: envelope([ids[0], ids[0], 'odd'], { pagination: { total: 3 } }) },
	});

	const listing = await listPlaces(quickService(server.url));

	expect(listing).toMatchObject({ records: [{ id: ids[0] }], repeated: [ids[0]] });
	expect(listing.refused).toHaveLength(1);
});

for (const [style, pagination] of Object.entries({
	'page numbers': { page: 2, total_pages: 4 },
	'an offset': { offset: 3, total: 12 },
})) {
	test(`takes an empty page before the last for a hole, by ${style}`, async ({ serve }) => {
		const server = await serve({
			'/v1/places': [
				page(0, 3, { ...pagination, ...('page' in pagination ? { page: 1 } : { offset: 0 }) }),
				page(0, 0, pagination),
			],
		});

		await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
			complaint: 'broken-off',
			message: 'The list of places breaks off: page 2 is empty, though there is said to be more.',
		});
	});
}

test('does not take a full page for the list when the service does not say', async ({ serve }) => {
	const server = await serve({
		'/v1/places': page(0, 12, {}),
		'/v1/events': { ...page(0, 12, {}), headers: { link: '</v1/events?page=1>; rel="first"' } },
	});
	const paths = { ...defaultDiscoverySettings.paths, places: '/v1/events' };

	for (const settings of [{ pageSize: 12 }, { pageSize: 12, paths }]) {
		await expect(listPlaces(quickService(server.url), settings)).rejects.toMatchObject({
			complaint: 'broken-off',
			message:
				'The list of places may break off: it has just the 12 entries of a full page and does not say whether there are more.',
		});
	}
	const settings = { pageSize: 12, paging: 'none' as const };
	expect((await listPlaces(quickService(server.url), settings)).records).toHaveLength(12);
});

test('does not take for the list a page as full as its path asks for', async ({ serve }) => {
	const server = await serve({ '/v1/places': page(0, 12, {}) });
	const service = quickService(server.url);
	const placesAt = (path: string) => ({
		paths: { ...defaultDiscoverySettings.paths, places: path },
	});

	await expect(listPlaces(service, placesAt('/v1/places?limit=12'))).rejects.toMatchObject({
		complaint: 'broken-off',
		message:
			'The list of places may break off: it has just the 12 entries of a full page and does not say whether there are more.',
	});
	for (const path of ['/v1/places?limit=50', '/v1/places?limit=all']) {
		expect((await listPlaces(service, placesAt(path))).records).toHaveLength(12);
	}
	expect(queries(server, 'limit')).toEqual(['12', '50', 'all']);
});

test('fails with the fault of a later page, not with a shorter list', async ({ serve }) => {
	const server = await serve({
		'/v1/places': page(0, 3, { next_cursor: 'a' }),
		'/v1/places?limit=100&cursor=a': { status: 500 },
	});

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		name: 'ServerError',
		message: 'GET /v1/places?limit=100&cursor=a answered 500 Internal Server Error (6 tries).',
	});
});

test('goes on after a fault of a later page that passes', async ({ serve }) => {
	const server = await serve({
		'/v1/places': page(0, 3, { next_cursor: 'a' }),
		'/v1/places?limit=100&cursor=a': [
			{ fault: 'reset' },
			{ ...page(3, 6, { next_cursor: null }), fault: 'cut-json' },
			page(3, 6, { next_cursor: null }),
		],
	});

	expect((await listPlaces(quickService(server.url))).records).toHaveLength(6);
});

test('goes on when records were added at the end while the list was read', async ({ serve }) => {
	const server = await serve({
		'/v1/places': [
			page(0, 3, { offset: 0, limit: 3, total: 5 }),
			page(3, 6, { offset: 3, limit: 3, total: 6 }),
		],
	});

	expect((await listPlaces(quickService(server.url))).records).toHaveLength(6);
	expect(server.requests).toHaveLength(2);
});

test('reads a list again that shows a record twice and lacks another', async ({ serve }) => {
	const moved = [ids[5], ...ids.slice(0, 5)];
	const server = await serve({
		'/v1/places': [
			page(0, 3, { offset: 0, limit: 3, total: 6 }),
			// The last record has moved to the front meanwhile, so the third comes once more.
			{ body: envelope(moved.slice(3, 6), { offset: 3, limit: 3, total: 6 }) },
			{ body: envelope(moved.slice(0, 3), { offset: 0, limit: 3, total: 6 }) },
			{ body: envelope(moved.slice(3, 6), { offset: 3, limit: 3, total: 6 }) },
		],
	});

	const { records, repeated } = await listPlaces(quickService(server.url));

	expect(records.map(({ id }) => id)).toEqual(moved);
	expect(repeated).toEqual([]);
	expect(server.requests).toHaveLength(4);
});

test('believes a list that shows the same record twice each time it is read', async ({ serve }) => {
	const server = await serve({
		'/v1/places': page(0, 3, { next_cursor: 'a', total: 6 }),
		'/v1/places?limit=100&cursor=a': page(2, 5, { next_cursor: null, total: 6 }),
	});

	const { records, repeated } = await listPlaces(quickService(server.url));

	expect(records).toHaveLength(5);
	expect(repeated).toEqual([ids[2]]);
	expect(server.requests).toHaveLength(4);
});

/**
 * A list without a total, of which the pages of each reading are given by the numbers of their
 * records.
 */
function untotalled(...readings: readonly (readonly (readonly number[])[])[]) {
	const pages = readings.flatMap((reading) =>
		reading.map((numbers, index) => {
			const cursor = index === reading.length - 1 ? null : `c${index}`;
			const listed = numbers.map((number) => ids[number]);
			return { body: envelope(listed, { pagination: { next_cursor: cursor } }) };
		}),
	);
	return (_request: ReceivedRequest, times: number) => pages[times - 1] ?? { status: 500 };
}
const numbersOf = (records: readonly { id: string }[]) => records.map(({ id }) => ids.indexOf(id));

test('reads a list without a total again that shows a record on two pages, and finds what passed by', async ({
	serve,
}) => {
	const server = await serve({
		// The sixth has moved to the front before the second page was asked for.
		'/v1/places': untotalled(
			[
				[0, 1, 2],
				[2, 3, 4],
			],
			[
				[5, 0, 1],
				[2, 3, 4],
			],
		),
	});

	const { records, repeated, requests } = await listPlaces(quickService(server.url));

	expect(numbersOf(records)).toEqual([5, 0, 1, 2, 3, 4]);
	expect(repeated).toEqual([]);
	expect(requests).toBe(4);
});

test('believes a list without a total that shows the same record on two pages each time', async ({
	serve,
}) => {
	const reading = [
		[0, 1, 2],
		[2, 3, 4],
	];
	const server = await serve({ '/v1/places': untotalled(reading, reading) });

	const { records, repeated } = await listPlaces(quickService(server.url));

	expect(numbersOf(records)).toEqual([0, 1, 2, 3, 4]);
	expect(repeated).toEqual([ids[2]]);
	expect(server.requests).toHaveLength(4);
});

test('gives up a list without a total that shows another record on two pages each time', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/places': untotalled(
			[
				[0, 1, 2],
				[2, 3, 4],
			],
			[
				[5, 0, 1],
				[1, 2, 3],
			],
			[
				[4, 5, 0],
				[0, 5, 2],
			],
		),
	});

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		complaint: 'changing',
		message:
			'The list of places may have lost records each of the 3 times it was read: it states no total, and showed 2 of its records on more than one page at last.',
		hint: expect.stringContaining('CONTENT_SERVICE_PROVES_TOTAL=false'),
	});
});

test('reads a list without a total once whose records are repeated on one page, or where it is set so', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/places': untotalled([
			[0, 1, 1],
			[2, 3, 2],
		]),
		'/v1/events': untotalled([
			[0, 1, 2],
			[2, 3, 4],
		]),
	});
	const service = quickService(server.url);

	expect((await listPlaces(service)).repeated).toEqual([ids[1], ids[2]]);
	const paths = { ...defaultDiscoverySettings.paths, places: '/v1/events' };
	const { records } = await listPlaces(service, { paths, checksTotal: false });
	expect(numbersOf(records)).toEqual([0, 1, 2, 3, 4]);
	expect(server.requests).toHaveLength(2 + 2);
});

test('gives up a list that lacks another record each time it is read', async ({ serve }) => {
	const server = await serve({
		'/v1/places': page(0, 3, { next_cursor: 'a', total: 6 }),
		'/v1/places?limit=100&cursor=a': [0, 1, 2].map((start) => ({
			body: envelope([ids[start], ids[start + 3], ids[start + 4]], {
				pagination: { next_cursor: null, total: 6 },
			}),
		})),
	});

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		complaint: 'changing',
		message:
			'The list of places lost records each of the 3 times it was read: of 6 entries it showed 5, some of them twice, at last.',
	});
});

/**
 * Pages of three, as they stand when the record is withdrawn whose number is due at that request.
 */
function losing(
	withdrawn: readonly (number | undefined)[],
	style: 'offset' | 'page',
	totalName = 'total',
) {
	let listed = ids.slice(0, 9);
	return ({ query }: ReceivedRequest, times: number) => {
		const number = withdrawn[times - 1];
		listed = listed.filter((id) => number === undefined || id !== ids[number]);
		const start = Number(query.get('offset') ?? 3 * (Number(query.get('page') ?? 1) - 1));
		const position =
			style === 'offset' ? { offset: start, limit: 3 } : { page: start / 3 + 1, page_size: 3 };
		const pagination = { ...position, [totalName]: listed.length };
		return { body: envelope(listed.slice(start, start + 3), { pagination }) };
	};
}

for (const style of ['offset', 'page'] as const) {
	test(`reads a list again of which a record was withdrawn meanwhile, by ${style}`, async ({
		serve,
	}) => {
		const server = await serve({ '/v1/places': losing([undefined, 1], style) });
		const handedOver: string[] = [];

		const { records, requests } = await listRecords(
			quickService(server.url),
			'places',
			defaultDiscoverySettings,
			(page) => handedOver.push(...page.map(({ id }) => id)),
		);

		expect(records.map(({ id }) => id)).toEqual([ids[0], ...ids.slice(2, 9)]);
		// The fourth stood where the third had been when the second page was asked for.
		expect(handedOver).toEqual([...ids.slice(0, 3), ...ids.slice(4, 9), ids[3]]);
		expect(requests).toBe(6);
	});
}

test('reads a list again of which a record was withdrawn meanwhile, as its count of all tells', async ({
	serve,
}) => {
	const server = await serve({ '/v1/places': losing([undefined, 1], 'offset', 'count') });

	const { records } = await listPlaces(quickService(server.url));

	expect(records.map(({ id }) => id)).toEqual([ids[0], ...ids.slice(2, 9)]);
});

test('reads a list again even if it ends before the page that was due', async ({ serve }) => {
	const server = await serve({
		'/v1/places': [
			page(0, 3, { offset: 0, limit: 3, total: 7 }),
			page(3, 6, { offset: 3, limit: 3, total: 7 }),
			page(0, 0, { offset: 6, limit: 3, total: 5 }),
			page(2, 5, { offset: 0, limit: 3, total: 5 }),
			page(5, 7, { offset: 3, limit: 3, total: 5 }),
		],
	});

	const { records } = await listPlaces(quickService(server.url));

	expect(records.map(({ id }) => id)).toEqual(ids.slice(2, 7));
});

test('gives up a list that loses records each time it is read', async ({ serve }) => {
	const withdrawn = [undefined, 1, undefined, undefined, 2, undefined, undefined, 3];
	const server = await serve({ '/v1/places': losing(withdrawn, 'offset') });

	await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
		name: 'ListingError',
		complaint: 'changing',
		message:
			'The list of places lost records each of the 3 times it was read: the total that it states fell from 7 to 6 at last.',
		hint: expect.stringContaining('CONTENT_SERVICE_PROVES_TOTAL=false'),
	});
});

test('reads a list once whose total falls but is that of something else, or is set not to count', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/places': page(0, 3, { next_cursor: 'a', total: 3 }),
		'/v1/places?limit=100&cursor=a': page(3, 5, { next_cursor: null, total: 2 }),
		'/v1/events': losing([undefined, 1], 'offset'),
	});
	const service = quickService(server.url);

	expect((await listPlaces(service)).records).toHaveLength(5);
	await listPlaces(service, {
		paths: { ...defaultDiscoverySettings.paths, places: '/v1/events' },
		checksTotal: false,
	});
	expect(server.requests).toHaveLength(2 + 3);
});

for (const [description, body] of Object.entries({
	'an object without entries': envelope({ name: 'x' }),
	'data of null': envelope(null),
	'a number': 7,
})) {
	test(`does not take ${description} for an empty list`, async ({ serve }) => {
		const server = await serve({ '/v1/places': { body } });

		await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
			name: 'ListingError',
			complaint: 'unreadable',
			message: 'The list of places holds no entries that are recognised (page 1).',
		});
	});
}

for (const [description, body] of Object.entries({
	'an ApiError with status 200': { error: { message: 'list broken' } },
	'an error in one word': { error: 'list broken' },
	'a problem (RFC 9457)': { title: 'list broken', status: 500 },
})) {
	test(`does not take ${description} for an empty list, and tells what it says`, async ({
		serve,
	}) => {
		const server = await serve({ '/v1/places': { body } });

		await expect(listPlaces(quickService(server.url))).rejects.toMatchObject({
			name: 'ListingError',
			complaint: 'unreadable',
			message: 'The list of places holds no entries that are recognised (page 1): list broken.',
		});
	});
}
