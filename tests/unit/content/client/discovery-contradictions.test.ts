import { expect } from '@playwright/test';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import { envelope, type ReceivedRequest, test } from '../../../support/fault-server.ts';
import { ids, listPlaces, queries } from './listed-places.ts';
import { quickService } from './quick-service.ts';

/** Three pages of four records; what is said beside them is given by the number of the page. */
function threePages(first: 0 | 1, said: (page: number) => object) {
	return ({ query }: ReceivedRequest) => {
		const page = Number(query.get('page') ?? first);
		const start = 4 * (page - first);
		return { body: { ...envelope(ids.slice(start, start + 4)), ...said(page) } };
	};
}

for (const [description, said] of Object.entries({
	'pagination.current': (page: number) => ({
		pagination: { current: page, total: 3, per_page: 4 },
	}),
	'pagination.page': (page: number) => ({ pagination: { page, total: 3 } }),
	'meta.page': (page: number) => ({ meta: { page, total: 3, size: 4 } }),
})) {
	test(`reads a list on until a page is empty whose total counts its pages, by ${description}`, async ({
		serve,
	}) => {
		const server = await serve({ '/v1/places': threePages(1, said) });

		const { records } = await listPlaces(quickService(server.url));

		expect(records.map(({ id }) => id)).toEqual(ids);
		expect(queries(server)).toEqual([null, '2', '3', '4']);
	});
}

test('reads a list on by offset whose total is less than what has come', async ({ serve }) => {
	const server = await serve({
		'/v1/places': ({ query }) => {
			const offset = Number(query.get('offset') ?? 0);
			const pagination = { offset, limit: 4, total: 3 };
			return { body: envelope(ids.slice(offset, offset + 4), { pagination }) };
		},
	});

	const { records } = await listPlaces(quickService(server.url));

	expect(records.map(({ id }) => id)).toEqual(ids);
	expect(queries(server, 'offset')).toEqual([null, '4', '8', '12']);
});

for (const [description, response] of Object.entries({
	'a member': { body: envelope(ids.slice(0, 4), { page: { current: 1, total: 3 } }) },
	'a header': { headers: { 'x-total-count': '3' }, body: envelope(ids.slice(0, 4)) },
})) {
	test(`does not take one page for the list that states a smaller total by ${description}`, async ({
		serve,
	}) => {
		const server = await serve({ '/v1/places': response });
		const service = quickService(server.url);

		await expect(listPlaces(service)).rejects.toMatchObject({
			name: 'ListingError',
			complaint: 'broken-off',
			message:
				'The list of places may break off: it states a total of 3, which may be that of pages, and 4 entries came.',
			hint: expect.stringMatching(/CONTENT_SERVICE_PAGING.*CONTENT_SERVICE_PROVES_TOTAL=false/),
		});
		expect((await listPlaces(service, { paging: 'none' })).records).toHaveLength(4);
		expect((await listPlaces(service, { checksTotal: false })).records).toHaveLength(4);
	});
}

for (const end of [{ next: null }, { has_more: false }, { total_pages: 1 }]) {
	test(`believes ${JSON.stringify(end)}, whatever the total`, async ({ serve }) => {
		const body = { ...envelope(ids.slice(0, 4)), page: 1, total: 3, ...end };
		const server = await serve({ '/v1/places': { body } });

		expect((await listPlaces(quickService(server.url))).records).toHaveLength(4);
		expect(server.requests).toHaveLength(1);
	});
}

for (const said of [{ page: 1, total: 2 }, { total: 2 }]) {
	test(`believes a total that counts each record once: ${JSON.stringify(said)}`, async ({
		serve,
	}) => {
		const twice = [ids[0], ids[0], ids[1], ids[1]];
		const server = await serve({ '/v1/places': { body: { ...envelope(twice), ...said } } });

		expect((await listPlaces(quickService(server.url))).records).toHaveLength(2);
		expect(server.requests).toHaveLength(1);
	});
}

test('goes on to an empty page when a list has outgrown the total that it states', async ({
	serve,
}) => {
	const page = (start: number, end: number, number: number) => ({
		body: envelope(ids.slice(start, end), { page: number, page_size: 4, total: 7 }),
	});
	const server = await serve({ '/v1/places': [page(0, 4, 1), page(4, 8, 2), page(8, 8, 3)] });

	expect((await listPlaces(quickService(server.url))).records).toHaveLength(8);
	expect(server.requests).toHaveLength(3);
});

for (const [description, said] of Object.entries({
	'a number of pages': { meta: { total_pages: 3 } },
	'a total that counts pages': { pagination: { total: 3, per_page: 4 } },
})) {
	test(`notices the page that is missing where they are counted from 0, by ${description}`, async ({
		serve,
	}) => {
		const server = await serve({ '/v1/places': threePages(0, () => said) });
		const service = quickService(server.url);

		await expect(listPlaces(service)).rejects.toMatchObject({
			name: 'ListingError',
			complaint: 'broken-off',
			message:
				'The list of places breaks off: page 3 is empty, though there are said to be 3 pages.',
			hint: expect.stringContaining('?page=0'),
		});
		expect(queries(server)).toEqual([null, '2', '3']);
		expect((await listPlaces(service, { checksTotal: false })).records).toHaveLength(8);
	});
}

for (const [parameter, settings] of [
	['page', {}],
	['p', { pageParameter: 'p' }],
] as const) {
	test(`counts pages from 0 where the path of the list does, by ${parameter}`, async ({
		serve,
	}) => {
		const server = await serve({
			'/v1/places': ({ query }) => {
				const start = 4 * Number(query.get(parameter));
				return { body: envelope(ids.slice(start, start + 4), { total_pages: 3 }) };
			},
		});
		const paths = { ...defaultDiscoverySettings.paths, places: `/v1/places?${parameter}=0` };

		const { records } = await listPlaces(quickService(server.url), { ...settings, paths });

		expect(records.map(({ id }) => id)).toEqual(ids);
		expect(queries(server, parameter)).toEqual(['0', '1', '2']);
	});
}

test('believes a list without entries that it has one page', async ({ serve }) => {
	const server = await serve({ '/v1/places': { body: envelope([], { total_pages: 1 }) } });

	expect((await listPlaces(quickService(server.url))).records).toEqual([]);
});

test('believes the end of a list that has become shorter by a page', async ({ serve }) => {
	const page = (start: number, end: number, total_pages: number) => ({
		body: envelope(ids.slice(start, end), { total_pages }),
	});
	const server = await serve({ '/v1/places': [page(0, 4, 3), page(4, 8, 3), page(8, 8, 2)] });

	expect((await listPlaces(quickService(server.url))).records).toHaveLength(8);
});
