import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { defaultExchangeLimits } from '../../../../src/config/service-defaults.ts';
import { envelope, test } from '../../../support/fault-server.ts';
import { failureOf, quickService } from './quick-service.ts';

const json = JSON.stringify(envelope('x'.repeat(50_000)));
const once = { retry: { maxRetries: 0 } };

for (const [coding, body] of [
	['gzip', gzipSync(json)],
	['br', brotliCompressSync(json)],
	['zstd', zstdCompressSync(json)],
	['gzip, br', brotliCompressSync(gzipSync(json))],
] as const) {
	test(`reads an answer compressed with ${coding}`, async ({ serve }) => {
		const server = await serve({ '/v1/x': { headers: { 'content-encoding': coding }, body } });

		const { resource } = await quickService(server.url).get('/v1/x');

		expect(resource).toHaveLength(50_000);
	});
}

for (const [codings, body] of [
	[['gzip', 'br'], brotliCompressSync(gzipSync(json))],
	[['gzip', 'gzip'], gzipSync(gzipSync(json))],
] satisfies [string[], Buffer][]) {
	test(`reads an answer of which two headers say ${codings.join(' and ')}`, async ({ serve }) => {
		const server = await serve({ '/v1/x': { headers: { 'content-encoding': codings }, body } });

		const { resource } = await quickService(server.url).get('/v1/x');

		expect(resource).toHaveLength(50_000);
	});
}

test('asks for the compressions it reads', async ({ serve }) => {
	const server = await serve({ '/v1/x': { body: envelope([]) } });

	await quickService(server.url).get('/v1/x');

	expect(server.requests[0]?.headers['accept-encoding']).toBe('gzip, br');
});

test('refuses an answer whose stated length is above the limit, once', async ({ serve }) => {
	const server = await serve({ '/v1/x': { body: json } });

	await expect(
		quickService(server.url, { maxResponseBytes: 20_000 }).get('/v1/x'),
	).rejects.toMatchObject({
		name: 'ResponseTooLargeError',
		message: 'GET /v1/x answered with more than 20000 bytes.',
		limitBytes: 20_000,
	});
	expect(server.requests).toHaveLength(1);
});

test('stops reading an answer without end at the limit', async ({ serve }) => {
	const server = await serve({ '/v1/x': { fault: 'flood' } });

	await expect(
		quickService(server.url, { maxResponseBytes: 1_000_000 }).get('/v1/x'),
	).rejects.toMatchObject({ name: 'ResponseTooLargeError' });
});

test('refuses a small answer that decompresses to more than the limit', async ({ serve }) => {
	const bomb = gzipSync(Buffer.alloc(30_000_000, ' '));
	const twice = gzipSync(bomb);
	const server = await serve({
		'/v1/x': { headers: { 'content-encoding': 'gzip' }, body: bomb },
		'/v1/y': { headers: { 'content-encoding': 'gzip, gzip' }, body: twice },
	});
	const service = quickService(server.url, { maxResponseBytes: 100_000 });

	expect(bomb.length).toBeLessThan(100_000);
	await expect(service.get('/v1/x')).rejects.toMatchObject({ name: 'ResponseTooLargeError' });
	await expect(service.get('/v1/y')).rejects.toMatchObject({ name: 'ResponseTooLargeError' });
});

test('refuses unknown and too many compressions', async ({ serve }) => {
	const server = await serve({
		'/v1/x': { headers: { 'content-encoding': 'compress' }, body: json },
		'/v1/y': { headers: { 'content-encoding': 'gzip, gzip, gzip' }, body: json },
	});
	const service = quickService(server.url, once);

	await expect(service.get('/v1/x')).rejects.toThrow(
		'GET /v1/x answered 200 OK with a body that cannot be decompressed in place of JSON.',
	);
	await expect(service.get('/v1/y')).rejects.toMatchObject({ name: 'MalformedResponseError' });
});

test('names the step that took too long, and the setting for it', async ({ serve }) => {
	const server = await serve({
		'/v1/headers': { fault: 'silence' },
		'/v1/body': { body: envelope([]), fault: 'silence-in-body' },
		'/v1/trickle': { fault: 'trickle' },
	});
	const service = quickService(server.url, { ...once, headersTimeoutMs: 120, bodyTimeoutMs: 120 });

	await expect(service.get('/v1/headers')).rejects.toMatchObject({
		name: 'TimeLimitError',
		message: 'GET /v1/headers was not answered within 0.12 s.',
		hint: 'Raise CONTENT_SERVICE_HEADERS_TIMEOUT_MS or lower CONTENT_SERVICE_CONCURRENCY if the service is slow; else build again later.',
	});
	for (const path of ['/v1/body', '/v1/trickle']) {
		await expect(service.get(path)).rejects.toMatchObject({
			name: 'TimeLimitError',
			step: 'body',
			message: `GET ${path} was not answered to its end within 0.12 s.`,
		});
	}
});

test('does not wait longer for an answer where informational ones keep coming', async () => {
	const server = createHttpServer((_request, { socket }) => {
		const timer = setInterval(() => socket?.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 100);
		socket?.on('close', () => {
			clearInterval(timer);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}`;
	const service = quickService(url, { ...once, headersTimeoutMs: 400 });

	const failure = await failureOf(service.get('/v1/x'));
	server.closeAllConnections();
	server.close();

	expect(failure).toMatchObject({
		name: 'TimeLimitError',
		step: 'headers',
		message: 'GET /v1/x was not answered within 0.4 s.',
	});
});

test('reads the answer that follows informational ones', async () => {
	const server = createHttpServer((_request, response) => {
		response.writeProcessing();
		response.writeEarlyHints({ link: '</v1/y>; rel=preload' }, () => {
			response.setHeader('content-type', 'application/json').end(JSON.stringify(envelope('here')));
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;

	const { resource } = await quickService(`http://127.0.0.1:${port}`).get('/v1/x');
	server.closeAllConnections();
	server.close();

	expect(resource).toBe('here');
});

test('does not wait for a connection longer than its limit', async () => {
	// RFC 5737: 192.0.2.0/24 is for documentation, so nothing is there to accept or refuse a
	// connection.
	const service = quickService('http://192.0.2.1', { ...once, connectTimeoutMs: 200 });
	const startedAt = performance.now();

	const failure = await service.get('/v1/x').catch((error: unknown) => error);

	// Where the network says at once that it cannot be reached, that is the failure.
	expect(['TimeLimitError', 'ConnectionError']).toContain((failure as Error).name);
	expect(performance.now() - startedAt).toBeLessThan(defaultExchangeLimits.connectTimeoutMs);
});

test('stops reading headers without end', async () => {
	const server = createServer((socket) => {
		const filling = `X-Filling: ${'a'.repeat(1000)}\r\n`.repeat(50);
		const write = () => socket.write(filling);
		socket.on('error', () => undefined).on('drain', write);
		socket.write('HTTP/1.1 200 OK\r\n', write);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server on a port has an address of this form.
	const { port } = server.address() as AddressInfo;

	const failure = await failureOf(quickService(`http://127.0.0.1:${port}`, once).get('/v1/x'));
	server.close();

	expect(failure).toMatchObject({
		name: 'ConnectionError',
		message: expect.stringContaining('Headers Overflow Error (UND_ERR_HEADERS_OVERFLOW)'),
	});
});

test('leaves the body of an error alone when it is large', async ({ serve }) => {
	const server = await serve({ '/v1/x': { status: 404, fault: 'flood' } });

	await expect(quickService(server.url).get('/v1/x')).rejects.toThrow(
		/^GET \/v1\/x answered 404 Not Found\.$/,
	);
});
