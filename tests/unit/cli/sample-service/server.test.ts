import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { readContentFolder } from '../../../../src/cli/sample-service/content-folder.ts';
import { startContentServer } from '../../../../src/cli/sample-service/server.ts';
import { cafeId, content, fadoId, parkId, towerId } from './sample-content.ts';

const token = 'right-token';
const bearer = { authorization: `Bearer ${token}` };
const now = new Date('2026-11-21T12:00:00Z');
const corpus = new URL('../../../../../shared/corpus/', import.meta.url).pathname;

interface Body {
	data?: unknown;
	error?: { code: string; message: string };
	meta: { request_id: string; api_version: string };
}

async function bodyOf(response: Response): Promise<Body> {
	// The shape is what these tests look at.
	return (await response.json()) as Body;
}

test.describe('operations', () => {
	test('a place comes in an envelope with the request id and the version', async () => {
		await using server = await running();

		const response = await fetch(`${server.url}/v1/places/${parkId}`, { headers: bearer });
		const body = await bodyOf(response);

		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('application/json');
		expect(body.data).toEqual({
			id: parkId,
			name: 'Park',
			updated_at: '2026-11-02T10:00:00.000+00:00',
		});
		expect(body.meta.request_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
		expect(body.meta.api_version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	});

	test('each request has its own id', async () => {
		await using server = await running();

		const first = await bodyOf(
			await fetch(`${server.url}/v1/places/${parkId}`, { headers: bearer }),
		);
		const second = await bodyOf(
			await fetch(`${server.url}/v1/places/${parkId}`, { headers: bearer }),
		);

		expect(first.meta.request_id).not.toBe(second.meta.request_id);
	});

	test('the four lists and both get operations answer', async () => {
		await using server = await running();

		const responses = await Promise.all(
			[
				'destinations',
				'places',
				'events',
				'collections',
				`places/${cafeId}`,
				`events/${fadoId}`,
			].map((path) => fetch(`${server.url}/v1/${path}`, { headers: bearer })),
		);

		expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200, 200, 200]);
		expect(server.requests.byOperation).toEqual({
			'list-destinations': 1,
			'list-places': 1,
			'list-events': 1,
			'list-collections': 1,
			'get-place': 1,
			'get-event': 1,
		});
	});

	test('HEAD has the headers of GET and no body', async () => {
		await using server = await running();
		const url = `${server.url}/v1/places/${parkId}`;

		const head = await fetch(url, { method: 'HEAD', headers: bearer });
		const get = await fetch(url, { headers: bearer });

		expect(head.status).toBe(200);
		expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
		expect(Number(head.headers.get('content-length'))).toBe((await get.arrayBuffer()).byteLength);
		expect(await head.text()).toBe('');
	});

	test('other methods are answered 405', async () => {
		await using server = await running();

		const response = await fetch(`${server.url}/v1/places`, { method: 'POST', headers: bearer });

		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toBe('GET, HEAD');
	});

	test('the service can stand below a base path', async () => {
		await using server = await running({ basePath: '/tourism' });

		const below = await fetch(`${server.url}/v1/places`, { headers: bearer });
		const beside = await fetch(`${server.url.replace('/tourism', '')}/v1/places`, {
			headers: bearer,
		});

		expect(server.url).toMatch(/\/tourism$/);
		expect([below.status, beside.status]).toEqual([200, 404]);
	});
});

test.describe('refusals', () => {
	for (const [header, status] of [
		[undefined, 401],
		['Bearer', 401],
		['Bearer wrong-token', 401],
		['Basic right-token', 401],
		['Bearer right-token and-more', 401],
		['Bearer known-token', 403],
		['bearer right-token', 200],
	] as const) {
		test(`Authorization "${String(header)}" is answered ${status}`, async () => {
			await using server = await running({ forbiddenToken: 'known-token' });

			const response = await fetch(`${server.url}/v1/places`, {
				headers: header === undefined ? {} : { authorization: header },
			});

			expect(response.status).toBe(status);
		});
	}

	for (const path of [
		'/v1/places/plc_unknown',
		`/v1/places/${fadoId}`,
		'/v1/tours',
		'/',
		'/v2/places',
	]) {
		test(`${path} is answered 404 with an error in words`, async () => {
			await using server = await running();

			const response = await fetch(server.url + path, { headers: bearer });
			const body = await bodyOf(response);

			expect(response.status).toBe(404);
			expect(body.error?.code).toBe('NotFound');
			expect(body.error?.message).toMatch(/^There is no /);
			expect(body.meta.request_id).toMatch(/^[0-9a-f-]{36}$/);
		});
	}

	test('a failure inside the service is answered 500', async () => {
		const circular: { id: string; itself?: object } = { id: parkId };
		circular.itself = circular;
		await using server = await running({ content: { places: [circular] } });

		const response = await fetch(`${server.url}/v1/places/${parkId}`, { headers: bearer });

		expect(response.status).toBe(500);
		expect((await bodyOf(response)).error?.code).toBe('ServerError');
	});
});

test.describe('unchanged content', () => {
	test('a record asked for with its own tag is answered 304 without a body', async () => {
		await using server = await running();
		const url = `${server.url}/v1/places/${parkId}`;
		const etag = (await fetch(url, { headers: bearer })).headers.get('etag') ?? '';

		const again = await fetch(url, { headers: { ...bearer, 'if-none-match': etag } });

		expect(etag).toMatch(/^W\/"[\w-]+"$/);
		expect(again.status).toBe(304);
		expect(again.headers.get('etag')).toBe(etag);
		expect(await again.text()).toBe('');
	});

	test('a list asked for with its own tag is answered 304', async () => {
		await using server = await running();
		const url = `${server.url}/v1/places`;
		const etag = (await fetch(url, { headers: bearer })).headers.get('etag') ?? '';

		const again = await fetch(url, { headers: { ...bearer, 'if-none-match': `"other", ${etag}` } });

		expect(again.status).toBe(304);
	});

	test('a changed record has another tag', async () => {
		await using server = await running();
		const url = `${server.url}/v1/places/${parkId}`;
		const etag = (await fetch(url, { headers: bearer })).headers.get('etag') ?? '';

		server.setContent({ places: [{ id: parkId, name: 'Larger park' }] });
		const again = await fetch(url, { headers: { ...bearer, 'if-none-match': etag } });

		expect(again.status).toBe(200);
		expect((await bodyOf(again)).data).toEqual({ id: parkId, name: 'Larger park' });
	});
});

test.describe('content', () => {
	test('relative dates and the address of the server are filled in', async () => {
		await using server = await running();

		const tower = await bodyOf(
			await fetch(`${server.url}/v1/places/${towerId}`, { headers: bearer }),
		);
		const fado = await bodyOf(
			await fetch(`${server.url}/v1/events/${fadoId}`, { headers: bearer }),
		);

		expect(tower.data).toEqual({
			id: towerId,
			name: 'Tower',
			description: '@+3d is left alone here',
			images: [{ url: `${server.url}/images/tower.svg` }],
			validity: { valid_from: '2026-11-20', valid_through: '2026-12-31' },
			updated_at: '2026-11-01T10:00:00.000+00:00',
		});
		expect(fado.data).toEqual({
			id: fadoId,
			name: 'Fado',
			occurrences: [
				{
					start_at: '2026-11-24T21:00:00+00:00',
					end_at: '2026-11-24T23:00:00+00:00',
					notes: '@home',
				},
			],
		});
	});

	test('texts of a place that are no dates are left alone', async () => {
		await using server = await running();

		const cafe = await bodyOf(
			await fetch(`${server.url}/v1/places/${cafeId}`, { headers: bearer }),
		);

		expect(cafe.data).toEqual({ id: cafeId, name: 'Café @+3d', alternate_name: '@+3d' });
	});

	test('relative dates move on when midnight passes', async () => {
		let time = new Date('2026-11-21T23:59:59Z');
		await using server = await running({
			now: () => time,
			content: { events: [{ id: fadoId, name: 'Fado', updated_at: '@+0d' }] },
		});
		const updatedAt = async () => {
			const response = await fetch(`${server.url}/v1/events/${fadoId}`, { headers: bearer });
			return (await bodyOf(response)).data;
		};

		const before = await updatedAt();
		time = new Date('2026-11-22T00:00:00Z');
		const after = await updatedAt();

		expect(before).toEqual({ id: fadoId, name: 'Fado', updated_at: '2026-11-21' });
		expect(after).toEqual({ id: fadoId, name: 'Fado', updated_at: '2026-11-22' });
	});

	test('a record comes in the language that is preferred, or as it was written', async () => {
		const translations = {
			pt: {
				texts: { Lisbon: 'Lisboa' },
				records: { [towerId]: { name: 'Torre', images: { 0: { alt_text: 'Uma torre' } } } },
			},
		};
		await using server = await running({ content: { ...content, translations } });
		const asked = async (language: string, path: string) => {
			const headers = { ...bearer, 'accept-language': language };
			const response = await fetch(`${server.url}/v1/${path}`, { headers });
			return { response, data: (await bodyOf(response)).data };
		};
		const tower = await asked('en;q=0.7, pt-PT', `places/${towerId}`);

		expect(tower.data).toMatchObject({
			id: towerId,
			name: 'Torre',
			images: [{ url: `${server.url}/images/tower.svg`, alt_text: 'Uma torre' }],
			updated_at: '2026-11-01T10:00:00.000+00:00',
		});
		expect(tower.response.headers.get('content-language')).toBe('pt');
		expect(tower.response.headers.get('vary')).toBe('Accept-Language');
		expect((await asked('pt', 'destinations')).data).toMatchObject([{ name: 'Lisboa' }]);
		expect((await asked('pt', `places/${parkId}`)).data).toMatchObject({ name: 'Park' });
		expect((await asked('en, pt;q=0.7', `places/${towerId}`)).data).toMatchObject({
			name: 'Tower',
		});
		expect((await asked('fr', `places/${towerId}`)).data).toMatchObject({ name: 'Tower' });
	});

	test('an unknown time zone is refused at the start', async () => {
		await expect(running({ timeZone: 'Europe/Atlantis' })).rejects.toThrow(RangeError);
	});

	test('every record of the corpus is served as it stands in its file', async () => {
		test.skip(!existsSync(corpus), `there is no corpus at ${corpus}`);
		const folder = await readContentFolder(corpus);
		await using server = await running({ content: folder, paging: 'none', itemForm: 'record' });

		for (const resource of ['destinations', 'places', 'events', 'collections'] as const) {
			const response = await fetch(`${server.url}/v1/${resource}`, { headers: bearer });
			expect((await bodyOf(response)).data).toEqual(folder[resource]);
		}
	});
});

test.describe('requests', () => {
	test('requests are logged with path and status, and without the token', async () => {
		await using server = await running();

		await (await fetch(`${server.url}/v1/places?limit=2`, { headers: bearer })).text();
		await (await fetch(`${server.url}/v1/tours`)).text();

		expect(server.requests.list).toEqual([
			{
				method: 'GET',
				path: '/v1/places?limit=2',
				operation: 'list-places',
				bearsToken: true,
				status: 200,
			},
			{ method: 'GET', path: '/v1/tours', bearsToken: false, status: 401 },
		]);
		expect(JSON.stringify(server.requests)).not.toContain(token);
	});

	test('requests are counted but not kept where keeping is switched off', async () => {
		await using server = await running({ keepsRequests: false });

		await (await fetch(`${server.url}/v1/places`, { headers: bearer })).text();

		expect(server.requests.total).toBe(1);
		expect(server.requests.list).toEqual([]);
	});

	test('the log tells how many requests ran at once and can be cleared', async () => {
		await using server = await running({ latencyMs: 100 });
		const ask = async () =>
			(await fetch(`${server.url}/v1/places/${parkId}`, { headers: bearer })).text();

		await Promise.all([ask(), ask(), ask()]);
		const maxAtOnce = server.requests.maxAtOnce;
		server.requests.clear();

		expect(maxAtOnce).toBe(3);
		expect([server.requests.total, server.requests.list.length]).toEqual([0, 0]);
	});

	test('an answer waits as long as the latency says', async () => {
		await using server = await running({ latencyMs: 120 });
		const start = performance.now();

		await (await fetch(`${server.url}/v1/places`, { headers: bearer })).text();

		expect(performance.now() - start).toBeGreaterThanOrEqual(115);
	});
});

test.describe('start and end', () => {
	test('a port in use is an error that says so', async () => {
		await using server = await running();

		await expect(running({ port: Number(new URL(server.url).port) })).rejects.toMatchObject({
			code: 'EADDRINUSE',
		});
	});

	test('closing ends connections that wait for an answer', async () => {
		const server = await running({ latencyMs: 60_000 });
		const failed = fetch(`${server.url}/v1/places`, { headers: bearer }).catch(() => 'failed');
		await expect.poll(() => server.requests.total).toBe(1);

		await server.close();

		expect(await failed).toBe('failed');
	});

	test('header lines that are no HTTP do not end the service', async () => {
		await using server = await running();

		const status = await new Promise((resolve) => {
			const asked = request(`${server.url}/v1/places`, { path: '/v1/places/%%%', headers: bearer });
			asked.on('response', (response) => {
				response.resume();
				resolve(response.statusCode);
			});
			asked.end();
		});

		expect(status).toBe(404);
	});
});

type Options = Parameters<typeof startContentServer>[0];

async function running(options: Partial<Options> = {}) {
	const server = await startContentServer({ content, token, now, ...options });
	return { ...server, [Symbol.asyncDispose]: () => server.close() };
}
