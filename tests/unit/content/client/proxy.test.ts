import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { envelope, test } from '../../../support/fault-server.ts';
import { quickService } from './quick-service.ts';

interface Proxy {
	url: string;
	/** Requests that it was asked, as it was asked. */
	asked: string[];
	server: Server;
}

/** A proxy that leads every request to one server, whatever host it names. */
async function startProxy(port: number): Promise<Proxy> {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
		response.setHeader('content-type', 'application/json').end(JSON.stringify(envelope('proxied')));
	});
	server.on('connect', (request, socket) => {
		asked.push(`CONNECT ${request.url ?? ''}`);
		const upstream = connect(port, '127.0.0.1', () => {
			socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
			upstream.pipe(socket).pipe(upstream);
		});
		upstream.on('error', () => socket.destroy());
		socket.on('error', () => upstream.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port: ownPort } = server.address() as { port: number };
	return { url: `http://127.0.0.1:${ownPort}`, asked, server };
}

test('reads through the proxy that the environment names', async ({ serve }) => {
	const upstream = await serve({ '/v1/x': { body: envelope('direct') } });
	const proxy = await startProxy(Number(new URL(upstream.url).port));
	const service = quickService('http://content.example', {
		environment: { HTTP_PROXY: proxy.url },
	});

	const { resource } = await service.get('/v1/x');
	await service.close();
	proxy.server.close();

	expect(resource).toBe('proxied');
	expect(proxy.asked).toEqual(['GET http://content.example/v1/x']);
});

test('tunnels https through the proxy, so that it does not see the token', async ({ serve }) => {
	const upstream = await serve({});
	const proxy = await startProxy(Number(new URL(upstream.url).port));
	const service = quickService('https://content.example', {
		environment: { https_proxy: proxy.url },
		retry: { maxRetries: 0 },
	});

	// The server behind the proxy speaks no TLS: that the tunnel was asked for is enough.
	await expect(service.get('/v1/x')).rejects.toMatchObject({ name: 'ConnectionError' });
	await service.close();
	proxy.server.close();

	expect(proxy.asked).toEqual(['CONNECT content.example:443']);
});

test('asks a service on this machine without the proxy', async ({ serve }) => {
	const server = await serve({ '/v1/x': { body: envelope('direct') } });
	const proxy = await startProxy(1);
	const service = quickService(server.url, { environment: { HTTP_PROXY: proxy.url } });

	const { resource } = await service.get('/v1/x');
	await service.close();
	proxy.server.close();

	expect(resource).toBe('direct');
	expect(proxy.asked).toEqual([]);
});
