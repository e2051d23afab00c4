import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const megabyte = Buffer.alloc(2 ** 20, 'a');
const headerLines = 'X-Filling: '.concat('a'.repeat(1000), '\r\n').repeat(16);

const beginning = '{"data":{"id":"plc_00000000000000000000000000000000","name":"';
const end =
	'"},"meta":{"request_id":"00000000-0000-4000-8000-000000000000","api_version":"2026-11-01"}}';

/**
 * Sends a well-formed envelope around a name of as many megabytes as are asked for; the name is
 * made while it is sent.
 */
export async function sendHugeBody(
	response: ServerResponse,
	megabytes: number,
	signal: AbortSignal,
): Promise<void> {
	response.writeHead(200, { 'content-type': 'application/json' });
	await pipeline(Readable.from(hugeBody(megabytes)), response, { signal });
}

export async function sendGzipBomb(
	response: ServerResponse,
	megabytes: number,
	signal: AbortSignal,
): Promise<void> {
	response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
	await pipeline(Readable.from(hugeBody(megabytes)), createGzip(), response, { signal });
}

/**
 * Sends headers without end, past Node's own response, which would send headers only as a whole.
 * Returns when the client has given up.
 */
export async function sendEndlessHeaders(response: ServerResponse): Promise<void> {
	const { socket } = response;
	if (socket === null) return;
	socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n');
	while (!socket.destroyed) {
		if (!socket.write(headerLines))
			await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
	}
}

function* hugeBody(megabytes: number): Generator<Buffer> {
	yield Buffer.from(beginning);
	for (let sent = 0; sent < megabytes; sent++) yield megabyte;
	yield Buffer.from(end);
}
