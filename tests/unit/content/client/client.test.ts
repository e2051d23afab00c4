import { expect } from '@playwright/test';
import { createContentService } from '../../../../src/content/client/client.ts';
import { envelope, test } from '../../../support/fault-server.ts';
import { failureOf, quickService, token } from './quick-service.ts';

const placeId = 'plc_0123456789abcdef0123456789abcdef';
const eventId = 'evt_0123456789abcdef0123456789abcdef';
const place = { id: placeId, name: 'Harbour Museum' };

test('reads a place from the path of the service document', async ({ serve }) => {
	const server = await serve({ [`/v1/places/${placeId}`]: { body: envelope(place) } });

	expect(await quickService(server.url).getPlace(placeId)).toEqual(place);
});

test('reads an event from the path of the service document', async ({ serve }) => {
	const event = { id: eventId, name: 'Regatta' };
	const server = await serve({ [`/v1/events/${eventId}`]: { body: envelope(event) } });

	expect(await quickService(server.url).getEvent(eventId)).toEqual(event);
});

test('sends the bearer token and asks for JSON', async ({ serve }) => {
	const server = await serve({ '/v1/places': { body: envelope([]) } });

	await quickService(server.url).get('/v1/places');

	expect(server.requests[0]?.headers).toMatchObject({
		authorization: `Bearer ${token}`,
		accept: 'application/json',
		'user-agent': 'Waymark',
	});
});

test('sends the header and the parameters of its settings with every request', async ({
	serve,
}) => {
	const server = await serve({ '/v1/places': { body: envelope([]) } });
	const service = quickService(server.url, {
		header: 'Accept-Language: de',
		query: 'lang=de&page=9',
	});

	await service.get('/v1/places');
	await service.get('/v1/places?page=2');

	expect(server.requests[0]?.headers['accept-language']).toBe('de');
	expect(server.requests.map(({ query }) => query.toString())).toEqual([
		'lang=de&page=9',
		'page=2&lang=de',
	]);
});

test('trims white space around the token', async ({ serve }) => {
	const server = await serve({ '/v1/places': { body: envelope([]) } });

	await quickService(server.url, { token: ' abc\n' }).get('/v1/places');

	expect(server.requests[0]?.headers.authorization).toBe('Bearer abc');
});

test('keeps the path of the base address before the paths of the service', async ({ serve }) => {
	const server = await serve({ [`/content/v1/places/${placeId}`]: { body: envelope(place) } });

	expect(await quickService(`${server.url}/content/`).getPlace(placeId)).toEqual(place);
});

test('reads a base address that ends in the version as one without', async ({ serve }) => {
	const server = await serve({ [`/v1/places/${placeId}`]: { body: envelope(place) } });

	expect(await quickService(`${server.url}/v1`).getPlace(placeId)).toEqual(place);
});

test('gives what surrounds the resource along with it', async ({ serve }) => {
	const server = await serve({
		'/v1/places': {
			headers: {
				link: '</v1/places?page=2>; rel="next"',
				etag: '"7"',
				date: 'Sat, 21 Nov 2026 09:00:00 GMT',
			},
			body: envelope([placeId], { total: 1 }),
		},
	});

	const response = await quickService(server.url).get('/v1/places');

	expect({ ...response, url: response.url.pathname }).toEqual({
		url: '/v1/places',
		resource: [placeId],
		body: {
			data: [placeId],
			meta: {
				request_id: '0190f0a2-6b1f-7c52-9d0a-3f1f7c1f7a11',
				api_version: '2026-08-01',
				total: 1,
			},
		},
		requestId: '0190f0a2-6b1f-7c52-9d0a-3f1f7c1f7a11',
		serviceMessage: undefined,
		linkHeader: '</v1/places?page=2>; rel="next"',
		entityTag: '"7"',
		lastModified: undefined,
		sentAtMs: Date.UTC(2026, 10, 21, 9),
	});
});

test('drops a byte order mark and keeps a record with a letter that is no UTF-8', async ({
	serve,
}) => {
	const body = Buffer.concat([
		Buffer.from('\uFEFF{"data":{"id":"x","name":"Caf'),
		Buffer.from([0xe9]),
		Buffer.from('"}}'),
	]);
	const server = await serve({ '/v1/x': { body } });

	const { resource } = await quickService(server.url).get('/v1/x');

	expect(resource).toEqual({ id: 'x', name: 'Caf\uFFFD' });
});

test('keeps connections alive and opens no more than its concurrency', async ({ serve }) => {
	const server = await serve({ '/v1/places': { body: envelope([]), delayMs: 30 } });
	const service = quickService(server.url, { concurrency: 4 });

	await Promise.all(Array.from({ length: 40 }, () => service.get('/v1/places')));

	expect(server.requests).toHaveLength(40);
	expect(server.maxAtOnce()).toBe(4);
	expect(server.connections()).toBe(4);
});

test('follows redirects within the origin', async ({ serve }) => {
	const server = await serve({
		'/v1/places': { status: 308, headers: { location: '/v1/places/all' } },
		'/v1/places/all': { status: 302, headers: { location: 'every' } },
		'/v1/places/every': { body: envelope(['found']) },
	});

	const response = await quickService(server.url).get('/v1/places');

	expect(response.resource).toEqual(['found']);
	expect(response.url.pathname).toBe('/v1/places/every');
});

test('never follows a redirect to another origin', async ({ serve }) => {
	const elsewhere = await serve({ '/v1/places': { body: envelope([]) } });
	const server = await serve({
		'/v1/places': { status: 302, headers: { location: `${elsewhere.url}/v1/places` } },
	});

	await expect(quickService(server.url).get('/v1/places')).rejects.toMatchObject({
		name: 'ForeignOriginError',
		message: `GET /v1/places points to ${elsewhere.url}, which is not the origin of the service.`,
		origin: elsewhere.url,
	});
	expect(elsewhere.requests).toHaveLength(0);
});

test('gives up redirects that turn in a circle, never end or lead nowhere', async ({ serve }) => {
	const server = await serve({
		'/circle': { status: 301, headers: { location: '/circle' } },
		'/endless': ({ query }) => ({
			status: 301,
			headers: { location: `/endless?n=${Number(query.get('n') ?? 0) + 1}` },
		}),
		'/nowhere': { status: 302 },
	});
	const service = quickService(server.url);

	await expect(service.get('/circle')).rejects.toThrow('GET /circle was redirected in a circle.');
	await expect(service.get('/endless')).rejects.toThrow('was redirected more than 5 times.');
	await expect(service.get('/nowhere')).rejects.toThrow('was redirected without saying where to.');
});

test('asks nothing of an address at another origin', async ({ serve }) => {
	const elsewhere = await serve({ '/v1/places': { body: envelope([]) } });
	const server = await serve({});

	await expect(
		quickService(server.url).get(new URL(`${elsewhere.url}/v1/places`)),
	).rejects.toMatchObject({ name: 'ForeignOriginError' });
	expect(elsewhere.requests).toHaveLength(0);
});

test('stays at the service whatever a path looks like', async ({ serve }) => {
	const server = await serve({ '/evil.example/x': { body: envelope([]) } });

	await quickService(server.url).get('//evil.example/x');

	expect(server.requests[0]?.path).toBe('/evil.example/x');
});

for (const id of ['plc_../../admin', 'plc_', 'evt_0123456789abcdef0123456789abcdef', '']) {
	test(`puts no id like "${id}" into the path of a place`, async ({ serve }) => {
		const server = await serve({});

		await expect(quickService(server.url).getPlace(id)).rejects.toMatchObject({
			name: 'IdentifierError',
		});
		expect(server.requests).toHaveLength(0);
	});
}

const brokenEnvelopes: Record<string, [body: unknown, message: string]> = {
	'without data': [{ meta: {} }, 'but without data.'],
	'with data of null': [envelope(null), 'but without data ('],
	'that is an array': [[place], 'but without the envelope.'],
	'with a list in place of a record': [envelope([place]), 'but with data that is no object ('],
	'with another record': [
		envelope({ id: 'plc_ffffffffffffffffffffffffffffffff' }),
		'but with another record than was asked for (',
	],
};
for (const [description, [body, message]] of Object.entries(brokenEnvelopes)) {
	test(`refuses an envelope ${description}, once`, async ({ serve }) => {
		const server = await serve({ [`/v1/places/${placeId}`]: { body } });

		const reading = quickService(server.url).getPlace(placeId);

		await expect(reading).rejects.toMatchObject({
			name: 'EnvelopeError',
			message: expect.stringContaining(`answered 200 OK, ${message}`),
		});
		expect(server.requests).toHaveLength(1);
	});
}

for (const [description, body] of Object.entries({
	'no meta': { data: place },
	'a meta of null': { data: place, meta: null },
	'no request id': envelope(place, { request_id: null }),
	'no version': envelope(place, { api_version: 1 }),
})) {
	test(`reads a record out of an envelope with ${description}`, async ({ serve }) => {
		const server = await serve({ [`/v1/places/${placeId}`]: { body } });

		expect(await quickService(server.url).getPlace(placeId)).toEqual(place);
	});
}

test('leaves a record without an id to its schema', async ({ serve }) => {
	const server = await serve({ [`/v1/places/${placeId}`]: { body: envelope({ name: 'X' }) } });

	expect(await quickService(server.url).getPlace(placeId)).toEqual({ name: 'X' });
});

test('refuses addresses and tokens that cannot be used, without printing the token', () => {
	const create = (baseUrl: string, secret = 'abc') =>
		createContentService({ baseUrl, token: secret, environment: {} });

	expect(() => create('content.example')).toThrow('CONTENT_SERVICE_URL is not an http or https');
	expect(() => create('ftp://content.example')).toThrow('is not an http or https address');
	expect(() => create('https://me:pass@content.example')).toThrow('bears a user name or password.');
	expect(() => create('https://content.example/?a=1')).toThrow('bears a query or a fragment.');
	expect(() => create('https://content.example', ' ')).toThrow('CONTENT_SERVICE_TOKEN is empty.');
	expect(() => create('https://content.example', 'Bearer s3cret')).toThrow(
		/^CONTENT_SERVICE_TOKEN has characters that no access token has\.$/,
	);
});

test('refuses whoever waits when it is closed', async ({ serve }) => {
	const server = await serve({ '/v1/places': { fault: 'silence' } });
	const service = quickService(server.url, { concurrency: 1 });
	const failures = Promise.all([
		failureOf(service.get('/v1/places')),
		failureOf(service.get('/v1/places')),
	]);
	await expect.poll(() => server.requests.length).toBe(1);

	await service.close();

	expect(await failures).toMatchObject([
		{ name: 'ServiceClosedError' },
		{ name: 'ServiceClosedError' },
	]);
	await expect(service.get('/v1/places')).rejects.toMatchObject({ name: 'ServiceClosedError' });
});
