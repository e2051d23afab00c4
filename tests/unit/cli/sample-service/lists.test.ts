import { expect, test } from '@playwright/test';
import {
	startContentServer,
	type RunningContentServer,
} from '../../../../src/cli/sample-service/server.ts';
import type { ListingOptions } from '../../../../src/cli/sample-service/server-options.ts';
import { content, parkId, towerId } from './sample-content.ts';

const bearer = { authorization: 'Bearer t' };
const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

test.describe('list entries', () => {
	for (const [itemForm, first] of [
		['id', towerId],
		['summary', { id: towerId, name: 'Tower', updated_at: '2026-11-01T10:00:00.000+00:00' }],
		[
			'record',
			expect.objectContaining({
				id: towerId,
				validity: { valid_from: '2026-11-20', valid_through: '2026-12-31' },
			}),
		],
	] as const) {
		test(`places can be listed as "${itemForm}"`, async () => {
			await using server = await running(content, { itemForm, paging: 'none' });

			const { body } = await ask(server, '/v1/places');

			expect(body).toMatchObject({ data: [first, expect.anything(), expect.anything()] });
		});
	}

	test('collections, which cannot be got, are listed whole', async () => {
		await using server = await running(content, { itemForm: 'id', paging: 'none' });

		const { body } = await ask(server, '/v1/collections');

		expect(body).toMatchObject({
			data: [{ id: 'col_1', name: 'Views', place_ids: [towerId, parkId] }],
		});
	});

	for (const [itemPlacement, expected] of [
		['data-array', { data: ['a'] }],
		['data-items', { data: { items: ['a'] } }],
		['data-resource', { data: { places: ['a'] } }],
		['items', { items: ['a'] }],
	] as const) {
		test(`entries can stand at "${itemPlacement}"`, async () => {
			const options = { itemPlacement, itemForm: 'id', paging: 'none' } as const;
			await using server = await running({ places: [{ id: 'a' }] }, options);

			const { body } = await ask(server, '/v1/places');

			expect(body).toEqual({ ...expected, meta: expect.anything() as unknown });
		});
	}

	test('a record without an id is listed as null', async () => {
		await using server = await running({ places: [{}] }, { itemForm: 'id', paging: 'none' });

		const { body } = await ask(server, '/v1/places');

		expect(body).toMatchObject({ data: [null] });
	});
});

test.describe('paging', () => {
	test('without paging a list is whole, whatever page size is asked for', async () => {
		await using server = await fiveListed({ paging: 'none' });

		const { body } = await ask(server, '/v1/places?limit=2');

		expect(body).toEqual({ data: ['a', 'b', 'c', 'd', 'e'], meta: expect.anything() as unknown });
	});

	test('a cursor leads through the list to a null', async () => {
		await using server = await fiveListed({ paging: 'cursor' });

		const first = await ask(server, '/v1/places');
		const second = await ask(server, `/v1/places?cursor=${text(first.body, 'next_cursor')}`);
		const third = await ask(server, `/v1/places?cursor=${text(second.body, 'next_cursor')}`);

		expect(first.body).toMatchObject({ data: ['a', 'b'], pagination: { has_more: true } });
		expect(second.body).toMatchObject({ data: ['c', 'd'], pagination: { has_more: true } });
		expect(third.body).toMatchObject({
			data: ['e'],
			pagination: { next_cursor: null, has_more: false },
		});
	});

	test('the cursor can be a page token', async () => {
		await using server = await fiveListed({ paging: 'cursor', cursorMember: 'next_page_token' });

		const first = await ask(server, '/v1/places');
		const token = text(first.body, 'next_page_token');
		const second = await ask(server, `/v1/places?page_token=${token}`);

		expect(second.body).toMatchObject({ data: ['c', 'd'] });
	});

	test('pages have numbers from 1', async () => {
		await using server = await fiveListed({ paging: 'page' });

		const { body } = await ask(server, '/v1/places?page=3');

		expect(body).toMatchObject({
			data: ['e'],
			pagination: { page: 3, page_size: 2, total_pages: 3, total: 5, has_more: false },
		});
	});

	test('a page after the last is empty', async () => {
		await using server = await fiveListed({ paging: 'page' });

		const { body } = await ask(server, '/v1/places?page=4');

		expect(body).toMatchObject({ data: [], pagination: { page: 4, has_more: false } });
	});

	test('an offset counts entries from 0', async () => {
		await using server = await fiveListed({ paging: 'offset' });

		const { body } = await ask(server, '/v1/places?offset=3&limit=1');

		expect(body).toMatchObject({ data: ['d'], pagination: { offset: 3, limit: 1, total: 5 } });
	});

	test('the address of the next page is given until there is none', async () => {
		await using server = await fiveListed({ paging: 'next-url' });

		const first = await ask(server, '/v1/places?limit=3&lang=en');
		const second = await ask(server, '/v1/places?limit=3&lang=en&offset=3');

		expect(first.body).toMatchObject({
			data: ['a', 'b', 'c'],
			links: { next: `${server.url}/v1/places?limit=3&lang=en&offset=3` },
		});
		expect(second.body).toMatchObject({ data: ['d', 'e'], links: { next: null } });
	});

	test('the address of the next page can be relative or on another origin', async () => {
		await using relative = await fiveListed({ paging: 'next-url', nextUrlOrigin: '' });
		await using foreign = await fiveListed({
			paging: 'next-url',
			nextUrlOrigin: 'http://elsewhere.example',
		});

		const bodies = [
			(await ask(relative, '/v1/places')).body,
			(await ask(foreign, '/v1/places')).body,
		];

		expect(bodies).toMatchObject([
			{ links: { next: '/v1/places?limit=2&offset=2' } },
			{ links: { next: 'http://elsewhere.example/v1/places?limit=2&offset=2' } },
		]);
	});

	test('the next page can be a Link header alone', async () => {
		await using server = await fiveListed({ paging: 'link-header' });

		const first = await ask(server, '/v1/places');
		const last = await ask(server, '/v1/places?offset=4');

		expect(first.body).toEqual({ data: ['a', 'b'], meta: expect.anything() as unknown });
		expect(first.link).toBe(`<${server.url}/v1/places?limit=2&offset=2>; rel="next"`);
		expect(last.link).toBeNull();
	});

	for (const [paginationPlacement, expected] of [
		['pagination', { data: ['a', 'b'], pagination: { offset: 0, limit: 2, total: 5 } }],
		['links', { data: ['a', 'b'], links: { offset: 0, limit: 2, total: 5 } }],
		['meta', { data: ['a', 'b'], meta: { pagination: { offset: 0, limit: 2, total: 5 } } }],
		['data', { data: { items: ['a', 'b'], pagination: { offset: 0, limit: 2, total: 5 } } }],
		['top', { data: ['a', 'b'], offset: 0, limit: 2, total: 5 }],
	] as const) {
		test(`the pagination can stand at "${paginationPlacement}"`, async () => {
			await using server = await fiveListed({ paging: 'offset', paginationPlacement });

			const { body } = await ask(server, '/v1/places');

			expect(body).toMatchObject(expected);
		});
	}

	for (const name of ['limit', 'page_size', 'per_page']) {
		test(`${name} sets the length of a page, up to the longest allowed`, async () => {
			await using server = await fiveListed({ paging: 'offset', maxPageSize: 4 });

			const short = await ask(server, `/v1/places?${name}=1`);
			const long = await ask(server, `/v1/places?${name}=500`);

			expect(short.body).toMatchObject({ data: ['a'] });
			expect(long.body).toMatchObject({ data: ['a', 'b', 'c', 'd'], pagination: { limit: 4 } });
		});
	}

	for (const [paging, query] of [
		['offset', 'limit=0'],
		['offset', 'limit=two'],
		['offset', 'offset=-1'],
		['page', 'page=0'],
		['cursor', 'cursor=unheard-of'],
	] as const) {
		test(`"${query}" is answered 400`, async () => {
			await using server = await fiveListed({ paging });

			expect((await ask(server, `/v1/places?${query}`)).status).toBe(400);
		});
	}
});

test.describe('broken paging', () => {
	test('every page can be the first one', async () => {
		await using server = await fiveListed({ paging: 'cursor', pagingOddity: 'first-page-again' });

		const first = await ask(server, '/v1/places');
		const second = await ask(server, `/v1/places?cursor=${text(first.body, 'next_cursor')}`);

		expect(second.body).toMatchObject({ data: ['a', 'b'], pagination: { has_more: true } });
		expect(text(second.body, 'next_cursor')).toBe(text(first.body, 'next_cursor'));
	});

	test('a list can go on without end, with a new cursor on every page', async () => {
		await using server = await fiveListed({ paging: 'cursor', pagingOddity: 'endless' });

		const cursors = new Set<string>();
		let path = '/v1/places';
		for (let page = 0; page < 10; page++) {
			const cursor = text((await ask(server, path)).body, 'next_cursor');
			cursors.add(cursor);
			path = `/v1/places?cursor=${cursor}`;
		}

		expect(cursors.size).toBe(10);
	});
});

async function running(
	served: Parameters<typeof startContentServer>[0]['content'],
	options: ListingOptions,
) {
	const now = new Date('2026-11-21T12:00:00Z');
	const server = await startContentServer({ content: served, token: 't', now, ...options });
	return { ...server, [Symbol.asyncDispose]: () => server.close() };
}

function fiveListed(options: ListingOptions) {
	return running({ places: five }, { itemForm: 'id', pageSize: 2, ...options });
}

async function ask(server: RunningContentServer, path: string) {
	const response = await fetch(server.url + path, { headers: bearer });
	const body: unknown = await response.json();
	return { status: response.status, link: response.headers.get('link'), body };
}

/** A text in the pagination of an answer. */
function text(body: unknown, name: string): string {
	expect(body).toMatchObject({ pagination: { [name]: expect.any(String) as unknown } });
	// Proved by the line above.
	return (body as { pagination: Record<string, string> }).pagination[name] ?? '';
}
