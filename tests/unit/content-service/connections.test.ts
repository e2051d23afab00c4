import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { expect } from '@playwright/test';
import { connectionPool } from '../../../src/content-service/dispatcher.ts';
import { ownCertificate, ownKey } from '../../fixtures/own-certificate.ts';
import { envelope, test } from '../../support/fault-server.ts';
import { quickService } from './quick-service.ts';

/** Of addresses for documentation (RFC 5737, RFC 3849): nobody answers there, or the network says that it leads nowhere. */
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
