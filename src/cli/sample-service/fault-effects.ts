import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { errorResponse, sendResponse, type ServedResponse } from './response.ts';
import type { FaultEffect } from './faults.ts';
import { sendEndlessHeaders, sendGzipBomb, sendHugeBody } from './oversized-responses.ts';

export interface Exchange {
	response: ServerResponse;
	/** Path with its query. */
	path: string;
	/** Response without the fault. */
	faultless: ServedResponse;
	/** Aborted when the connection closes. */
	signal: AbortSignal;
}

const webPage = '<!doctype html>\n<title>Maintenance</title>\n<h1>We will be back soon</h1>\n';
const brokenJson = '{"data":{"id":,"name":}';
const slowPieces = 10;

/**
 * Answers with the fault. Rejects when the connection ends before that, the usual outcome of some
 * faults.
 */
export async function carryOut(effect: FaultEffect, exchange: Exchange): Promise<void> {
	const { response, path, faultless, signal } = exchange;
	switch (effect.kind) {
		case 'status': {
			const message = `This answer is a fault: ${effect.status}.`;
			sendResponse(response, errorResponse(effect.status, message, retryAfter(effect.retryAfter)));
			return;
		}
		case 'cut-body':
			cutBody(response, faultless, effect.afterBytes ?? Math.floor(faultless.body.length / 2));
			return;
		case 'html':
			sendResponse(response, textResponse(200, { 'content-type': 'text/html' }, webPage));
			return;
		case 'invalid-json':
			sendResponse(response, textResponse(200, jsonType, brokenJson));
			return;
		case 'reset':
			response.socket?.resetAndDestroy();
			return;
		case 'stall':
			await (effect.forMs === undefined
				? once(response, 'close')
				: wait(effect.forMs, undefined, { signal }));
			sendResponse(response, faultless);
			return;
		case 'slow-body':
			return slowBody(response, faultless, effect.overMs, signal);
		case 'huge-body':
			return sendHugeBody(response, effect.megabytes, signal);
		case 'gzip-bomb':
			return sendGzipBomb(response, effect.megabytes, signal);
		case 'endless-headers':
			return sendEndlessHeaders(response);
		case 'wrong-envelope':
			sendResponse(response, { ...faultless, body: faultless.resource ?? faultless.body });
			return;
		case 'redirect': {
			const location = `${effect.toOrigin}${path}`;
			sendResponse(response, textResponse(effect.status ?? 302, { location }, ''));
			return;
		}
		case 'answer': {
			const headers = { ...jsonType, ...effect.headers };
			sendResponse(response, textResponse(effect.status ?? 200, headers, effect.body ?? ''));
			return;
		}
	}
}

const jsonType = { 'content-type': 'application/json' };

function textResponse(
	status: number,
	headers: Readonly<Record<string, string>>,
	body: string,
): ServedResponse {
	return { status, headers: { ...headers }, body: Buffer.from(body) };
}

/**
 * Returns the `Retry-After` header, a number of seconds or an HTTP date (RFC 9110, section
 * 10.2.3); no header where nothing is given.
 */
function retryAfter(after: number | Date | undefined): Record<string, string> {
	if (after === undefined) return {};
	return { 'retry-after': typeof after === 'number' ? String(after) : after.toUTCString() };
}

function cutBody(response: ServerResponse, faultless: ServedResponse, afterBytes: number): void {
	response.writeHead(faultless.status, {
		...faultless.headers,
		'content-length': faultless.body.length,
	});
	response.flushHeaders();
	response.write(faultless.body.subarray(0, afterBytes), () => response.socket?.destroy());
}

async function slowBody(
	response: ServerResponse,
	faultless: ServedResponse,
	overMs: number,
	signal: AbortSignal,
): Promise<void> {
	response.writeHead(faultless.status, {
		...faultless.headers,
		'content-length': faultless.body.length,
	});
	response.flushHeaders();
	const pieceLength = Math.ceil(faultless.body.length / slowPieces);
	for (let sent = 0; sent < faultless.body.length; sent += pieceLength) {
		await wait(overMs / slowPieces, undefined, { signal });
		response.write(faultless.body.subarray(sent, sent + pieceLength));
	}
	response.end();
}
