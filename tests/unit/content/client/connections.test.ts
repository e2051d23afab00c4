import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { expect } from '@playwright/test';
import { connectionPool } from '../../../../src/content/client/dispatcher.ts';
import { ownCertificate, ownKey } from '../../../fixtures/own-certificate.ts';
import { envelope, test } from '../../../support/fault-server.ts';
import { quickService } from './quick-service.ts';

/**
 * Lists addresses for documentation (RFC 5737, RFC 3849): nobody answers there, or the network says
 * that it leads nowhere.
 */
const deadAddresses = {
	'refuses connections': { address: '127.0.0.2', family: 4 },
	'is silent': { address: '192.0.2.1', family: 4 },
	'is of the other family': { address: '2001:db8::1', family: 6 },
};

for (const [situation, dead] of Object.entries(deadAddresses)) {
	test(`reads a service of which one address ${situation} by the other`, async ({ serve }) => {
		const server = await serve({ '/v1/places': { body: envelope(['found']) } });
		const { port } = new URL(server.url);
		const baseUrl = new URL(`http://content.example:${port}`);
		// With all addresses asked for, the system gives a list of them.
		const lookup: LookupFunction = (_host, _options, found) => {
			found(null, [dead, { address: '127.0.0.1', family: 4 }]);
		};
		const limits = { connections: 2, connectTimeoutMs: 5000, lookup };
		const dispatcher = connectionPool(baseUrl, limits, {});
		const service = quickService(baseUrl.href, { dispatcher, retry: { maxRetries: 0 } });

		const { resource } = await service.get('/v1/places');
		await dispatcher.destroy();

		expect(resource).toEqual(['found']);
	});
}

test('says in plain words that a service does not speak TLS, and asks no more', async ({
	serve,
}) => {
	const server = await serve({});
	const service = quickService(server.url.replace('http:', 'https:'));

	await expect(service.get('/v1/places')).rejects.toMatchObject({
		message: `GET /v1/places found no answer at ${server.url.replace('http:', 'https:')}: what answers there does not speak TLS (ERR_SSL_WRONG_VERSION_NUMBER).`,
		hint: expect.stringContaining('begin it with http.'),
		tries: 1,
	});
	await service.close();
	expect(server.requests).toEqual([]);
});

test('says that an address may have to begin with https where plain HTTP gets no answer', async () => {
	const server = createServer({ cert: ownCertificate, key: ownKey });
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server on a port has an address of this form.
	const { port } = server.address() as AddressInfo;
	const service = quickService(`http://127.0.0.1:${port}`);

	await expect(service.get('/v1/places')).rejects.toMatchObject({
		name: 'ConnectionError',
		hint: expect.stringMatching(/If it speaks TLS at that port, begin the address with https\.$/),
	});
	await service.close();
	server.close();
});

for (const words of [
	'<h1>400 Bad Request</h1><p>The plain HTTP request was sent to HTTPS port</p>',
	'Client sent an HTTP request to an HTTPS server.',
	"Reason: You're speaking plain HTTP to an SSL-enabled server port.",
]) {
	test(`knows a service that wants TLS by its words: ${words}`, async ({ serve }) => {
		const server = await serve({ '/v1/places': { status: 400, body: words } });

		await expect(quickService(server.url).get('/v1/places')).rejects.toMatchObject({
			hint: 'The service speaks TLS at that port: begin CONTENT_SERVICE_URL with https.',
		});
	});
}

test('sends nothing to a service whose certificate is not trusted, and says so at once', async () => {
	const asked: string[] = [];
	const server = createServer({ cert: ownCertificate, key: ownKey }, (request, response) => {
		asked.push(request.headers.authorization ?? '');
		response.end('{}');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server on a port has an address of this form.
	const { port } = server.address() as AddressInfo;
	const service = quickService(`https://127.0.0.1:${port}`);

	await expect(service.get('/v1/places')).rejects.toMatchObject({
		name: 'ConnectionError',
		tries: 1,
		hint: 'The certificate of the service is not trusted. If it is right, name its authority in NODE_EXTRA_CA_CERTS.',
	});
	await service.close();
	server.close();

	expect(asked).toEqual([]);
});
