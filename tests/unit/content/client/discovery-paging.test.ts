import { expect } from '@playwright/test';
import fc from 'fast-check';
import { type DiscoverySettings, listRecords } from '../../../../src/content/client/discovery.ts';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import { envelope, type ReceivedRequest, test } from '../../../support/fault-server.ts';
import { lengthenTest, runsToday } from '../../../support/test-property.ts';
import { quickService } from './quick-service.ts';

type Query = URLSearchParams;
/** Holds what a list answers beside its entries. */
interface Paged {
	entries: string[];
	meta?: object;
	top?: object;
	headers?: Record<string, string>;
}
type List = (query: Query, ids: string[]) => Paged;

const placeIds = (count: number) =>
	Array.from({ length: count }, (_, index) => `plc_${index.toString(16).padStart(32, '0')}`);

function number(query: Query, name: string, otherwise: number): number {
	return Number(query.get(name) ?? otherwise);
}

/** Pages that begin at a position which the list puts into `next`. */
function stretch(ids: string[], start: number, size = 3) {
	const end = start + size;
	return { entries: ids.slice(start, end), end, more: end < ids.length };
}

function cursorList(member: string, parameter: string, wrap = (it: object): object => it): List {
	return (query, ids) => {
		const start = query.has(parameter) ? Number(query.get(parameter)?.slice(1)) : 0;
		const { entries, end, more } = stretch(ids, start);
		return { entries, top: wrap({ [member]: more ? `c${end}` : null }) };
	};
}

function addressList(wrap: (next: string | null, query: Query) => Omit<Paged, 'entries'>): List {
	return (query, ids) => {
		const { entries, end, more } = stretch(ids, number(query, 'from', 0));
		return { entries, ...wrap(more ? `/v1/places?from=${end}` : null, query) };
	};
}

function pageList(
	first: number,
	parameter: string,
	members: (page: number, pages: number, total: number) => object,
): List {
	return (query, ids) => {
		const page = number(query, parameter, first);
		const { entries } = stretch(ids, 3 * (page - first));
		return { entries, top: members(page, Math.ceil(ids.length / 3), ids.length) };
	};
}

function offsetList(parameter: string, members: (offset: number, total: number) => object): List {
	return (query, ids) => {
		const offset = number(query, parameter, 0);
		return { entries: stretch(ids, offset).entries, top: members(offset, ids.length) };
	};
}

const inside = (name: string) => (members: object) => ({ [name]: members });

const lists: Record<string, [style: string, list: List]> = {
	'no paging': ['none', (_query, ids) => ({ entries: ids })],
	next_cursor: ['cursor', cursorList('next_cursor', 'cursor')],
	'pagination.next_cursor': ['cursor', cursorList('next_cursor', 'cursor', inside('pagination'))],
	'meta.next_cursor': [
		'cursor',
		(query, ids) => {
			const { entries, top = {} } = cursorList('next_cursor', 'cursor')(query, ids);
			return { entries, meta: top };
		},
	],
	'meta.pagination.cursors.after': [
		'cursor',
		(query, ids) => {
			const { entries, top = {} } = cursorList('after', 'cursor')(query, ids);
			return { entries, meta: { pagination: { cursors: top } } };
		},
	],
	cursor: ['cursor', cursorList('cursor', 'cursor')],
	'cursor.next': ['cursor', cursorList('next', 'cursor', inside('cursor'))],
	next_page_token: ['cursor', cursorList('next_page_token', 'page_token')],
	nextPageToken: ['cursor', cursorList('nextPageToken', 'pageToken')],
	next_token: ['cursor', cursorList('next_token', 'next_token')],
	continuation_token: ['cursor', cursorList('continuation_token', 'continuation_token')],
	'next as a cursor': ['cursor', cursorList('next', 'cursor')],
	'pageInfo.endCursor with hasNextPage': [
		'cursor',
		(query, ids) => {
			const { entries, end, more } = stretch(ids, number(query, 'after', 0));
			return { entries, top: { pageInfo: { endCursor: String(end), hasNextPage: more } } };
		},
	],
	'an empty next_page_token at the end': [
		'cursor',
		(query, ids) => {
			const { entries, end, more } = stretch(ids, number(query, 'page_token', 0));
			return { entries, top: { next_page_token: more ? String(end) : '' } };
		},
	],
	'a cursor that is missing at the end': [
		'cursor',
		(query, ids) => {
			const { entries, end, more } = stretch(ids, number(query, 'cursor', 0));
			return {
				entries,
				top: { pagination: { total: ids.length, ...(more ? { next_cursor: end } : {}) } },
			};
		},
	],
	'a cursor that names its own page, with has_more': [
		'cursor',
		(query, ids) => {
			const start = number(query, 'cursor', 0);
			const { entries, end, more } = stretch(ids, start);
			return { entries, top: { cursor: more ? end : start, has_more: more } };
		},
	],
	'page and total_pages': [
		'page',
		pageList(1, 'page', (page, total_pages) => ({ page, total_pages })),
	],
	'meta-like current_page and last_page': [
		'page',
		pageList(1, 'page', (current_page, last_page) => ({ pagination: { current_page, last_page } })),
	],
	'page, per_page and total': [
		'page',
		pageList(1, 'page', (page, _pages, total) => ({ paging: { page, per_page: 3, total } })),
	],
	'page and has_more': [
		'page',
		pageList(1, 'page', (page, pages) => ({ page, has_more: page < pages })),
	],
	'has_more alone': [
		'page',
		(query, ids) => {
			const { entries, more } = stretch(ids, 3 * (number(query, 'page', 1) - 1));
			return { entries, top: { has_more: more } };
		},
	],
	'page alone': ['page', pageList(1, 'page', (page) => ({ page }))],
	'pages that count from 0': [
		'page',
		pageList(0, 'page', (number, totalPages, totalElements) => ({
			page: { number, size: 3, totalPages, totalElements },
		})),
	],
	'pageNumber and pageCount': [
		'page',
		pageList(1, 'pageNumber', (pageNumber, pageCount) => ({ pageNumber, pageCount })),
	],
	'next_page as a number': [
		'page',
		pageList(1, 'page', (page, pages) => ({ next_page: page < pages ? page + 1 : null })),
	],
	'page numbers as text': [
		'page',
		pageList(1, 'page', (page, pages) => ({ page: String(page), total_pages: String(pages) })),
	],
	'offset, limit and total': [
		'offset',
		offsetList('offset', (offset, total) => ({ offset, limit: 3, total })),
	],
	'offset alone': ['offset', offsetList('offset', (offset) => ({ offset }))],
	'skip and total_count': [
		'offset',
		offsetList('skip', (skip, total_count) => ({ skip, total_count })),
	],
	'limit and total': ['offset', offsetList('offset', (_offset, total) => ({ limit: 3, total }))],
	next_offset: [
		'offset',
		offsetList('offset', (offset, total) => ({
			next_offset: offset + 3 < total ? offset + 3 : null,
		})),
	],
	next: ['next', addressList((next) => ({ top: { next } }))],
	'links.next': ['next', addressList((next) => ({ top: { links: { self: '/v1/places', next } } }))],
	'meta.links.next': ['next', addressList((next) => ({ meta: { links: { next } } }))],
	'_links.next.href': [
		'next',
		addressList((next) => ({ top: { _links: next ? { next: { href: next } } : {} } })),
	],
	'links as a list': [
		'next',
		addressList((next) => ({
			top: {
				links: next
					? [
							{ rel: 'self', href: '/' },
							{ rel: 'next', href: next },
						]
					: [],
			},
		})),
	],
	next_page_url: [
		'next',
		addressList((next) => ({ top: { current_page: 1, next_page_url: next } })),
	],
	'@odata.nextLink': [
		'next',
		addressList((next) => ({ top: next ? { '@odata.nextLink': next } : {} })),
	],
	'a next address of a query alone': [
		'next',
		addressList((next) => ({ top: { next: next?.replace('/v1/places', '') ?? null } })),
	],
	'next and the count of all': [
		'next',
		(query, ids) => {
			const { entries, end, more } = stretch(ids, number(query, 'from', 0));
			const next = more ? `/v1/places?from=${end}` : null;
			return { entries, top: { count: ids.length, next, previous: null } };
		},
	],
	'page and the count of the page': [
		'page',
		(query, ids) => {
			const page = number(query, 'page', 1);
			const { entries } = stretch(ids, 3 * (page - 1));
			return { entries, top: { page, count: entries.length } };
		},
	],
	'offset, and X-Total-Count': [
		'offset',
		(query, ids) => {
			const offset = number(query, 'offset', 0);
			const headers = { 'x-total-count': String(ids.length) };
			return { entries: stretch(ids, offset).entries, top: { offset }, headers };
		},
	],
	'a Link header': [
		'link',
		addressList((next): Omit<Paged, 'entries'> =>
			next
				? { headers: { link: `</v1/places>; rel="first", <${next}>; rel="next"; title="a, b"` } }
				: {},
		),
	],
	'a Link header that names the last page on each': [
		'link',
		(query, ids) => {
			const page = number(query, 'page', 1);
			const { entries, more } = stretch(ids, 3 * (page - 1));
			const last = `</v1/places?page=${Math.ceil(ids.length / 3)}>; rel="last"`;
			const next = `</v1/places?page=${page + 1}>; rel="next"`;
			return { entries, headers: { link: more ? `${next}, ${last}` : last } };
		},
	],
};

function scriptOf(list: List, ids: string[]) {
	return ({ query }: ReceivedRequest) => {
		const { entries, meta = {}, top = {}, headers = {} } = list(query, ids);
		return { headers, body: { ...envelope(entries, meta), ...top } };
	};
}

for (const [description, [style, list]] of Object.entries(lists)) {
	test(`reads a list to its end by ${description}`, async ({ serve }) => {
		const ids = placeIds(10);
		const server = await serve({ '/v1/places': scriptOf(list, ids) });

		const listing = await listRecords(quickService(server.url), 'places', defaultDiscoverySettings);

		expect(listing.records.map(({ id }) => id)).toEqual(ids);
		expect(listing).toMatchObject({ refused: [], repeated: [], paging: style });
		expect(listing.requests).toBe(server.requests.length);
	});

	test(`reads lists of any length by ${description}`, async ({ serve }) => {
		let ids: string[] = [];
		const server = await serve({ '/v1/places': (request) => scriptOf(list, ids)(request) });
		const service = quickService(server.url);
		for (const length of [0, 1, 2, 3, 4, 6, 7]) {
			ids = placeIds(length);

			const { records } = await listRecords(service, 'places', defaultDiscoverySettings);

			expect(records.map(({ id }) => id)).toEqual(ids);
		}
	});
}

test('reads a list whose next address is absolute', async ({ serve }) => {
	const ids = placeIds(4);
	const server = await serve({
		'/v1/places': { body: {} },
		'/v1/places?limit=100': () => ({
			body: { ...envelope(ids.slice(0, 2)), next: `${server.url}/other/path?x=1` },
		}),
		'/other/path?x=1': { body: envelope(ids.slice(2)) },
	});

	const { records } = await listRecords(
		quickService(server.url),
		'places',
		defaultDiscoverySettings,
	);

	expect(records.map(({ id }) => id)).toEqual(ids);
});

test('counts a relative next address from where the answer came from', async ({ serve }) => {
	const ids = placeIds(4);
	const server = await serve({
		'/v1/places': { status: 302, headers: { location: '/lists/places/1' } },
		'/lists/places/1': { body: { ...envelope(ids.slice(0, 2)), next: './2' } },
		'/lists/places/2': { body: envelope(ids.slice(2)) },
	});

	const { records } = await listRecords(
		quickService(server.url),
		'places',
		defaultDiscoverySettings,
	);

	expect(records.map(({ id }) => id)).toEqual(ids);
});

for (const [description, response] of Object.entries({
	'a next address': (next: string) => ({ body: { ...envelope(placeIds(2)), next } }),
	'a Link header': (next: string) => ({
		headers: { link: `<${next}>; rel=next` },
		body: envelope(placeIds(2)),
	}),
})) {
	test(`refuses ${description} at another origin, where the token must not travel`, async ({
		serve,
	}) => {
		const elsewhere = await serve({ '/v1/places': { body: envelope([]) } });
		const server = await serve({ '/v1/places': response(`${elsewhere.url}/v1/places`) });

		await expect(
			listRecords(quickService(server.url), 'places', defaultDiscoverySettings),
		).rejects.toMatchObject({ name: 'ForeignOriginError', origin: elsewhere.url });
		expect(elsewhere.requests).toHaveLength(0);
	});
}

test('keeps the page size and the query of the path on every page', async ({ serve }) => {
	const ids = placeIds(10);
	const server = await serve({ '/v2/sights': scriptOf(cursorList('next_cursor', 'cursor'), ids) });
	const settings: DiscoverySettings = {
		...defaultDiscoverySettings,
		paths: { ...defaultDiscoverySettings.paths, places: '/v2/sights?status=published' },
		pageSizeParameter: 'page_size',
		pageSize: 3,
	};

	await listRecords(quickService(server.url), 'places', settings);

	expect(server.requests.map(({ query }) => query.toString())).toEqual([
		'status=published&page_size=3',
		'status=published&page_size=3&cursor=c3',
		'status=published&page_size=3&cursor=c6',
		'status=published&page_size=3&cursor=c9',
	]);
});

test('asks without a page size where the service refuses it', async ({ serve }) => {
	const ids = placeIds(2);
	const server = await serve({
		'/v1/places': ({ query }) =>
			query.has('limit') ? { status: 400, body: 'unknown parameter' } : { body: envelope(ids) },
	});

	const listing = await listRecords(quickService(server.url), 'places', defaultDiscoverySettings);

	expect(listing.records).toHaveLength(2);
	expect(listing.requests).toBe(2);
});

test('asks for other pages by the parameters that are set', async ({ serve }) => {
	const ids = placeIds(7);
	const server = await serve({
		'/v1/places': scriptOf(cursorList('next_cursor', 'after_id'), ids),
		'/v1/events': { body: envelope([]) },
		'/v1/collections': scriptOf(
			pageList(1, 'p', (page) => ({ page })),
			[],
		),
		'/v1/destinations': { body: envelope([]) },
	});
	const settings = { ...defaultDiscoverySettings, cursorParameter: 'after_id' };

	const { records } = await listRecords(quickService(server.url), 'places', settings);

	expect(records).toHaveLength(7);
});

for (const [paging, parameters, list] of [
	['page', { pageParameter: 'p' }, pageList(1, 'p', () => ({}))],
	['offset', { offsetParameter: 'o' }, offsetList('o', () => ({}))],
] as const) {
	test(`reads a list that says nothing of its paging by ${paging} where that is set`, async ({
		serve,
	}) => {
		const ids = placeIds(10);
		const server = await serve({ '/v1/places': scriptOf(list, ids) });
		const settings = { ...defaultDiscoverySettings, ...parameters, paging };

		const { records } = await listRecords(quickService(server.url), 'places', settings);

		expect(records.map(({ id }) => id)).toEqual(ids);
	});
}

test('takes one page for the whole list where that is set', async ({ serve }) => {
	const server = await serve({
		'/v1/places': { body: { ...envelope(placeIds(2)), pagination: { page: 1, has_more: true } } },
	});
	const settings = { ...defaultDiscoverySettings, paging: 'none' as const };

	const { records } = await listRecords(quickService(server.url), 'places', settings);

	expect(records).toHaveLength(2);
});

test('finds every record once, whatever the style, the length and the size of pages', async ({
	serve,
}) => {
	lengthenTest();
	let script: ReturnType<typeof scriptOf>;
	const server = await serve({ '/v1/places': (request) => script(request) });
	const service = quickService(server.url);
	const seed = Date.now() % 2 ** 31;
	console.log(`seed ${seed}`);
	const names = Object.keys(lists);
	for (const chosen of [11, seed]) {
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...names), fc.nat({ max: 40 }), async (name, length) => {
				const ids = placeIds(length);
				script = scriptOf(lists[name]?.[1] ?? (() => ({ entries: [] })), ids);
				const { records } = await listRecords(service, 'places', defaultDiscoverySettings);
				expect(records.map(({ id }) => id)).toEqual(ids);
			}),
			{ seed: chosen, numRuns: runsToday(60) },
		);
	}
});
